/** What a card or combo of this family says of itself: when it may be played, whom it hits, what it does. */
import type { AnyScene, Scene, Seat } from '../../contract.ts';
import type { Face } from './faces.ts';
import type { Kittens, Played, Table, Title } from './kittens.ts';

/** The step every card begins with. */
export interface Play extends Played {
  readonly at: 'play';
}
/** The same for a card that aims. */
export interface Aimed extends Play {
  readonly target: Seat;
}
/** The same for one that also names a title. */
export interface Naming extends Aimed {
  readonly named: Face;
}

interface Definition<T extends Title> {
  readonly title: T;
  /** 'turn': on your own turn. 'now': at any time. 'never': not by itself, or only where a scene looks for it. */
  readonly when: 'turn' | 'now' | 'never';
  /** Low stakes get a shorter window to react. High, unless said otherwise. */
  readonly stakes?: 'low';
  /** Does the table allow it? Asked when it is played and again when it resolves. */
  readonly playable?: (w: Table, by: Seat) => boolean;
  /** Whom it may hit. Chosen when it is played, before anyone can say Nope. */
  readonly aim?: (w: Table, by: Seat) => readonly Seat[];
  /** What it may call for. Chosen and shown together with the aim. */
  readonly names?: (w: Table) => readonly Face[];
  /** The card it turns into, if it may be laid now. */
  readonly becomes?: (w: Table) => Face | null;
}

export interface Action<T extends Title = Title> extends Definition<T> {
  readonly steps?: AnyScene<Kittens>;
}

/** Defines a card; `F` lists its steps when there is more than `play`. */
export const card = <F extends { at: string } = Play>(
  definition: Definition<Face> & { readonly steps?: Scene<Kittens, F> },
): Action<Face> => definition as Action<Face>;

/** Defines what several cards do together. */
export const combo = <F extends { at: string }>(
  definition: Definition<'pair' | 'triple'> & { readonly steps: Scene<Kittens, F> },
): Action => definition as Action;
