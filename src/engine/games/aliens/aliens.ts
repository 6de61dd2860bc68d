/** Kittens vs Aliens: hidden roles, open characters with lives, and a track of seven cards that both races fight for. */
import { perSeat } from '../../ask.ts';
import type { Card, Seat, Shape, World, Zone } from '../../contract.ts';
import type { Attack, Face, Lying, Race, Title } from './faces.ts';

export interface Aliens extends Shape {
  Face: Face;
  Zone: 'deck' | 'discard' | 'track' | 'guard' | 'pool' | 'hand' | 'front';
  Rules: Rules;
  Table: Facts;
  Own: Own;
  Vault: object;
  Ask: Asked;
  Cue: Cue;
  End: End;
}

export type Rules = {
  /** One life more for everybody. */
  readonly livesBonus: boolean;
  /** After this many rounds the track decides (K-49). */
  readonly rounds: number;
  /** How long a turn may take; null: as long as it takes. */
  readonly turnMs: number | null;
};

export type Role = Race | 'dog';
/** A seat knows its own role; null before the deal. */
export interface Own {
  readonly role: Role | null;
}

export type Character = 'kitty' | 'ninja' | 'super' | 'kottabych' | 'cowboy' | 'doctor' | 'scholar' | 'boots' | 'cosmo';

/** What everybody may know. */
export interface Facts {
  turn: Turn;
  /** By seat. */
  readonly players: Player[];
  /** Who guards the track; the attack cards it has suffered lie in the pile 'guard'. */
  guardian: Race | null;
  /** Is something being settled? Whoever leaves meanwhile is let go after it (K-51). */
  busy: boolean;
}
export interface Turn {
  readonly seat: Seat;
  /** Who began the match: passing this seat begins a round. */
  readonly first: Seat;
  readonly round: number;
  /** Whom this seat has attacked directly during this turn (K-6). */
  readonly attacked: readonly Seat[];
  /** Has a card been played? One must be, if one can be. */
  readonly played: boolean;
  /** Extra attacks of the character already made during this turn (Cowboy). */
  readonly extras: number;
}
export interface Player {
  /** null before the deal. */
  character: Character | null;
  lives: number;
  max: number;
  alive: boolean;
  /** Once it is shown. */
  role: Role | null;
  /** What lies in front of the seat. */
  lies: readonly Lying[];
}

/** What a seat may choose by a word. */
export type Word = 'done' | 'accept' | 'guardian' | 'stop' | 'redirect' | 'seen';
/** What everybody may see at a seat. */
export type Mark = Character | Role | Lying | 'lives' | 'turn' | 'out';

/** How a side wins: nobody else alive, seven symbols, nobody alive at all, or the round limit. */
export type Way = 'alone' | 'track' | 'fallen' | 'rounds';
export type End = `${Role}-${Way}`;

/** A personal attack on its way. */
export interface Struck {
  /** Who plays it, or redirected it last: their power counts (K-16). */
  readonly by: Seat;
  readonly target: Seat;
  readonly as: Attack;
}

/** The fight for the track, for prompts that turn on it. */
interface Standing {
  readonly by: Seat;
  readonly kittens: number;
  readonly guardian: Race | null;
}

export type Asked =
  | ({ readonly kind: 'turn' | 'track' } & Standing)
  | { readonly kind: 'aim'; readonly by: Seat; readonly as: Title }
  | { readonly kind: 'add'; readonly by: Seat; readonly boosts: readonly Title[] }
  | ({ readonly kind: 'respond' } & Struck)
  | { readonly kind: 'use'; readonly by: Seat; readonly with: Title }
  | { readonly kind: 'redirect'; readonly by: Seat; readonly as: Attack }
  | { readonly kind: 'hurricane'; readonly by: Seat }
  | { readonly kind: 'look'; readonly by: Seat; readonly target: Seat }
  | { readonly kind: 'replace'; readonly by: Seat };

export type Cue =
  | { readonly cue: 'dealt'; readonly characters: readonly Character[] }
  | { readonly cue: 'turn'; readonly by: Seat; readonly round: number }
  | { readonly cue: 'skipped' | 'left' | 'swirled' | 'boxed' | 'spared'; readonly by: Seat }
  | { readonly cue: 'exchanged'; readonly by: Seat; readonly cards: readonly Card<Face>[] }
  | {
      readonly cue: 'played';
      readonly by: Seat;
      readonly as: Title;
      readonly boosts: readonly Title[];
      readonly target: Seat | 'guardian' | null;
    }
  | { readonly cue: 'fizzled'; readonly by: Seat; readonly as: Title }
  | { readonly cue: 'stopped'; readonly by: Seat; readonly with: Title }
  | { readonly cue: 'redirected'; readonly by: Seat; readonly with: Title; readonly target: Seat }
  | { readonly cue: 'hurt' | 'bitten' | 'healed'; readonly by: Seat; readonly target: Seat; readonly lives: number }
  | { readonly cue: 'out'; readonly by: Seat; readonly role: Role }
  | { readonly cue: 'guardian'; readonly race: Race; readonly now: 'stands' | 'gone' }
  | { readonly cue: 'struck'; readonly by: Seat; readonly race: Race; readonly damage: number }
  | { readonly cue: 'took'; readonly by: Seat; readonly face: Face }
  | { readonly cue: 'placed'; readonly face: Face; readonly kittens: number }
  | { readonly cue: 'drew'; readonly by: Seat; readonly count: number }
  | { readonly cue: 'reshuffled' }
  | { readonly cue: 'sensed'; readonly by: Seat; readonly target: Seat; readonly cards: readonly Card<Face>[] }
  | { readonly cue: 'shared'; readonly by: Seat; readonly target: Seat }
  | { readonly cue: 'roles'; readonly roles: readonly Role[] };

export type Table = World<Aliens>;

/** Who sees what. This table is the root of trust: test/engine/games/aliens/zones.test.ts has it once more, literally. */
export const zones = {
  deck: { per: 'table', sight: 'none' },
  discard: { per: 'table', sight: 'all' },
  track: { per: 'table', sight: 'all', lies: 'in a row' },
  /** Attack cards under the guardian. */
  guard: { per: 'table', sight: 'all', lies: 'in a row' },
  /** What a Hurricane whirls about. */
  pool: { per: 'table', sight: 'none' },
  hand: { per: 'seat', sight: 'owner' },
  /** Boxes, carriers and mad cats. */
  front: { per: 'seat', sight: 'all' },
} as const satisfies Record<Aliens['Zone'], Zone>;

export const hand = perSeat('hand');
export const front = perSeat('front');
