/** What a card says of itself: how it is used, when it may be played, whom it hits, what it does. */
import type { AnyScene, CardId, Scene, Seat } from '../../contract.ts';
import type { Aliens, Table } from './aliens.ts';
import type { Title } from './faces.ts';

/** The step every card played by itself begins with. The card lies on the discard pile by then. */
export interface Play {
  readonly at: 'play';
  readonly by: Seat;
  readonly card: CardId;
}
/** The same for a card that aims. */
export interface Aimed extends Play {
  readonly target: Seat;
}

/**
 * 'alone': by itself, on one's own turn. 'attack', 'boost' and 'again' make up a personal attack.
 * 'stop' and 'redirect' answer one.
 */
export type Use = 'alone' | 'attack' | 'boost' | 'again' | 'stop' | 'redirect';

interface Definition {
  readonly title: Title;
  readonly use: Use;
  /** Does the table allow it on its owner's turn? */
  readonly playable?: (w: Table, by: Seat) => boolean;
  /** Whom it may be played on, clockwise. */
  readonly aim?: (w: Table, by: Seat) => readonly Seat[];
}

export interface Action extends Definition {
  readonly steps?: AnyScene<Aliens>;
}

/** Defines a card; `F` lists its steps when there is more than `play`. */
export const card = <F extends { at: string } = Play>(
  definition: Definition & { readonly steps?: Scene<Aliens, F> },
): Action => definition as Action;
