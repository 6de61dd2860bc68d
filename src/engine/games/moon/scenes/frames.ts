/** How one scene calls another: the frames that open them. Apart from the scenes, so that dreams can call them, too. */
import { frame } from '../../../ask.ts';
import type { Frame, Seat } from '../../../contract.ts';
import type { Face } from '../faces.ts';
import type { Source } from '../moon.ts';

/** A card has been laid into a moon. */
export interface Laid {
  readonly by: Seat;
  readonly face: Face;
  readonly source: Source;
  readonly migrates: boolean;
}
/** A card finds its moon (lay.ts), and then brings what it brings (settle.ts). */
export type LaySteps =
  | { at: 'where' | 'choose' | 'blindly'; readonly by: Seat; readonly source: Source }
  | { readonly at: 'swap'; readonly by: Seat }
  | ({ at: 'prize' | 'dream' } & Laid)
  | { readonly at: 'dreamt' };

/** The card on the table goes into a moon. Ends with `Again`, or null. */
export const laying = (by: Seat, source: Source): Frame => frame<LaySteps>('lay', { at: 'where', by, source });
/** The same for somebody silent: dice decide. */
export const layingBlindly = (by: Seat): Frame => frame<LaySteps>('lay', { at: 'blindly', by, source: 'hand' });

export interface Begin {
  readonly at: 'begin';
  readonly by: Seat;
}
export const painting = (by: Seat): Frame => frame<Begin>('paint', { at: 'begin', by });
export const drawing = (by: Seat): Frame => frame<Begin>('draw', { at: 'begin', by });
/** Dreams are scenes by their own names. */
export const dreaming = (dream: string, by: Seat): Frame => frame<Begin>(dream, { at: 'begin', by });
