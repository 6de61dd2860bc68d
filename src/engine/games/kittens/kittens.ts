/** The exploding family: one table and one turn for Zombie Kittens, Party Pack and Zombie Apocalypse. */
import { perSeat } from '../../ask.ts';
import type { Card, Seat, Shape, World, Zone } from '../../contract.ts';
import type { EditionId } from './decks/edition.ts';
import { type Face, faces } from './faces.ts';

export interface Kittens extends Shape {
  Face: Face;
  Zone: 'saves' | 'deck' | 'discard' | 'box' | 'aside' | 'hand' | 'blast';
  Rules: Rules;
  Table: Facts;
  Own: object;
  Vault: object;
  Ask: Asked;
  Cue: Cue;
  End: 'last-alive';
}

export type Rules = {
  /** Two and three of a kind with any title, not only pairs of cats. */
  readonly specialCombos: boolean;
  /** How long a reaction window stays open. */
  readonly pace: 'normal' | 'quick' | 'relaxed' | 'none';
  /** How long a turn may take; null: as long as it takes. */
  readonly turnMs: number | null;
};

/** What everybody may know. */
export interface Facts {
  readonly edition: EditionId;
  turn: Turn;
  /** By seat. 'dead' still sits at the table; 'out' is gone for good. */
  readonly status: Status[];
  /** Who has drawn a kitten and is not through with it. */
  danger: Danger | null;
}
export type Status = 'alive' | 'dead' | 'out';
export interface Turn {
  seat: Seat;
  /** Turns this seat still owes, the present one included. */
  owed: number;
  /** Are these turns the work of an attack? */
  attacked: boolean;
  /** Has this seat looked into the deck during this turn? */
  peeked: boolean;
}
export interface Danger {
  readonly seat: Seat;
  /** Who will see where the kittens go. */
  readonly eyes: Seat[];
}

/** What a seat may choose by a word. */
export type Word = 'draw' | 'die' | 'deeper';
/** What everybody may see at a seat. */
export type Mark = Exclude<Status, 'alive'> | 'exploding' | 'turn' | 'owes';

/** What is played: a title, or several cards together. */
export type Title = Face | 'pair' | 'triple';

/** A card or combo on the table, as everyone sees it. */
export interface Played {
  readonly by: Seat;
  readonly as: Title;
  readonly target: Seat | null;
  readonly named: Face | null;
}

export type Asked =
  | { readonly kind: 'turn'; readonly by: Seat; readonly owed: number }
  | { readonly kind: 'grace'; readonly by: Seat }
  | { readonly kind: 'aim' | 'name'; readonly by: Seat; readonly as: Title }
  | ({ readonly kind: 'nope'; readonly nopes: number } & Played)
  | { readonly kind: 'explode' | 'revive' | 'clairvoyance' | 'bury' | 'alter' | 'dig'; readonly by: Seat }
  | { readonly kind: 'give'; readonly by: Seat }
  | { readonly kind: 'feed'; readonly by: Seat; readonly target: Seat }
  | { readonly kind: 'rob'; readonly by: Seat };

export type Cue =
  | { readonly cue: 'turn'; readonly by: Seat; readonly owed: number }
  | ({ readonly cue: 'played'; readonly cards: readonly Face[] } & Played)
  | { readonly cue: 'noped'; readonly by: Seat; readonly as: Title; readonly with: Face }
  | { readonly cue: 'cancelled' | 'fizzled'; readonly by: Seat; readonly as: Title }
  | { readonly cue: 'drew'; readonly by: Seat; readonly from: 'top' | 'second' | 'bottom' }
  | { readonly cue: 'exploding' | 'hid' | 'died' | 'left' | 'peeked' | 'altered'; readonly by: Seat }
  | { readonly cue: 'saved'; readonly by: Seat; readonly with: Face }
  | { readonly cue: 'revived'; readonly by: Seat; readonly target: Seat }
  | { readonly cue: 'depths'; readonly by: Seat; readonly depths: readonly number[] }
  | { readonly cue: 'future'; readonly by: Seat; readonly cards: readonly Card<Face>[] }
  | { readonly cue: 'skipped'; readonly by: Seat; readonly turns: 'one' | 'all' }
  | { readonly cue: 'stole' | 'gave'; readonly by: Seat; readonly target: Seat }
  | { readonly cue: 'asked'; readonly by: Seat; readonly target: Seat; readonly named: Face; readonly hit: boolean }
  | { readonly cue: 'fed'; readonly target: Seat; readonly givers: readonly Seat[] }
  | { readonly cue: 'robbed'; readonly by: Seat; readonly givers: readonly Seat[] }
  | { readonly cue: 'dug'; readonly by: Seat; readonly choice: 'kept' | 'refused' };

export type Table = World<Kittens>;

const allBut = (...kept: readonly Face[]) => faces.filter(face => !kept.includes(face));

/** Who sees what. This table is the root of trust: test/engine/games/kittens/zones.test.ts has it once more, literally. */
export const zones = {
  /** The save cards before they are dealt. */
  saves: { per: 'table', sight: 'none', never: allBut('zombie_kitten', 'defuse') },
  deck: { per: 'table', sight: 'none' },
  discard: { per: 'table', sight: 'all' },
  /** Before the deal: what goes into the deck after it. Later: kittens that left the game. */
  box: { per: 'table', sight: 'all' },
  /** Out of the game face down: unused cards, and hands of people who left. */
  aside: { per: 'table', sight: 'none', never: ['exploding_kitten'] },
  hand: { per: 'seat', sight: 'owner', never: ['exploding_kitten'] },
  /** The kittens in front of a seat. */
  blast: { per: 'seat', sight: 'all' },
} as const satisfies Record<Kittens['Zone'], Zone>;

export const hand = perSeat('hand');
export const blast = perSeat('blast');
