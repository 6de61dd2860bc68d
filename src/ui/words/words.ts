/**
 * What the table asks a dictionary for. Here keys are plain strings, so the table works for any game;
 * each family writes its dictionary typed (family.ts), so that a missing word does not compile.
 */
import type { RuleValue, Seat, Shape, Sign } from '../../engine/contract.ts';
import type { GameId } from '../../engine/games/registry.ts';
import type { common } from './en/common.ts';

/** Words that belong to no game. English sets the keys; every other language must have them all. */
export type CommonWords = typeof common;

/** Who sits where, and who reads this. */
export interface Who {
  readonly me: Seat | null;
  name(seat: Seat): string;
}

export interface FaceWords {
  readonly name: string;
  readonly help: string;
}

export interface AskWords {
  /** To the one who decides. */
  readonly mine: string;
  /** To everybody else. */
  readonly theirs: string;
  /** The button for choosing nothing, where that is allowed. */
  readonly pass?: string;
  /** The button that confirms a place in a pile. */
  readonly place?: string;
}

/** Something only I was shown. */
export interface Secret {
  readonly title: string;
  readonly items: readonly { readonly face: string | null; readonly note: string }[];
}
/** What a cue becomes: a line of the log, something to look at, or both. */
export interface Said {
  readonly line: string | null;
  readonly secret?: Secret;
}

/** What a note is about: how many, or who. */
export interface NoteFacts {
  readonly n: number;
  readonly seat: Seat;
}

/** How each game plays, a paragraph each. */
export type Guides = Readonly<Record<GameId, readonly string[]>>;

export interface GameWords {
  readonly name: string;
  readonly pitch: string;
  readonly guide: readonly string[];
  face(face: string): FaceWords;
  ask(about: Shape['Ask'], who: Who): AskWords;
  cue(cue: Shape['Cue'], who: Who): Said;
  word(word: string): string;
  sign(sign: Sign): string;
  /** null: a pile nobody needs to see. */
  zone(zone: string): string | null;
  rule(rule: string): string;
  value(rule: string, value: RuleValue): string;
  end(why: string, winners: readonly Seat[], who: Who): string;
  /** Something the table says beside the prompt; null: it has no words for that. */
  note(note: string, about: NoteFacts, who: Who): string | null;
  /** What I alone know of myself, a hidden role for example; null: nothing. */
  own(own: object | null): string | null;
}

/** A language: words for every game. */
export type GamesWords = Readonly<Record<GameId, GameWords>>;
