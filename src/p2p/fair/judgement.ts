/** What a device says of a match it has checked, and how far the check has come. Plain data: shown, sent, saved. */
import type { Seat } from '../../engine/contract.ts';
import type { Verdict } from './audit/audit.ts';
import type { Code } from './journal/fault.ts';

/** The audit's verdict, or a lie that was found while the match ran: that entry was refused. */
export type Judged =
  | Verdict
  | { readonly verdict: 'cheat'; readonly code: Code; readonly culprit: Seat; readonly seq: number };

/** One device's word. Two that name different heads have seen different histories. */
export interface Report {
  readonly seat: Seat;
  /** Head of the last entry it has. */
  readonly head: Uint8Array;
  readonly verdict: Judged['verdict'];
}

/** One random event, and whose values are in it. */
export interface Drawn {
  readonly seq: number;
  /** Showed their own value, or hid it as the host that asked. */
  readonly own: readonly Seat[];
  /** Were silent: a copy that others kept stands for them. */
  readonly copied: readonly Seat[];
}

export interface Judgement {
  readonly judged: Judged;
  /** Of everybody who has checked so far, in the order of the seats; mine among them. */
  readonly reports: readonly Report[];
  /** How many people could have checked. */
  readonly people: number;
  /** The six symbols that everybody must see alike. */
  readonly emoji: readonly string[];
  readonly head: Uint8Array;
  readonly entries: number;
  /** Random events, the closing one among them. */
  readonly draws: number;
  /** All of them that came to an end. */
  readonly drawn: readonly Drawn[];
}

export type FairStatus =
  /** Nothing to check here: one person with bots, a table whose keeper does not play, I only watch, or have no log. */
  | { readonly at: 'unchecked'; readonly why: 'alone' | 'keeper-watches' | 'watching' | 'unkept' }
  | { readonly at: 'playing'; readonly emoji: readonly string[] }
  | { readonly at: 'checking'; readonly done: number; readonly of: number }
  | { readonly at: 'judged'; readonly judgement: Judgement };
