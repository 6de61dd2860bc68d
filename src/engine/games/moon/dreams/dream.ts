/** What a dream says of itself: when it can come true, and what happens then. */
import type { AnyScene, Scene, Seat } from '../../../contract.ts';
import type { DreamName } from '../faces.ts';
import type { Moon, Table } from '../moon.ts';
import type { Begin } from '../scenes/frames.ts';

interface Definition {
  readonly dream: DreamName;
  /** Can it do anything, as far as everybody knows? It must not depend on what is in a hand. */
  readonly works: (w: Table, by: Seat) => boolean;
}
/** Its scene ends with `Again`, if it lets its player go on, or null. */
export interface Dream extends Definition {
  readonly steps: AnyScene<Moon>;
}

export const dream = <F extends { at: string } = Begin>(
  definition: Definition & { readonly steps: Scene<Moon, F> },
): Dream => definition as Dream;
