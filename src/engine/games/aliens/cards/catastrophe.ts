/** CATastrophe!: everybody else loses a life. Only a carrier, a box or being Cosmocat helps. */
import { done, over } from '../../../ask.ts';
import type { Seat } from '../../../contract.ts';
import type { Table } from '../aliens.ts';
import { card } from '../card.ts';
import { boardOf } from '../characters/index.ts';
import { clearAway } from '../front.ts';
import { hit } from '../harm.ts';
import { lies, livingFrom, reachable } from '../seats.ts';

/** Who has left but is not gone yet is hit like the others. */
const exposed = (w: Table, by: Seat) => livingFrom(w, by).filter(seat => seat !== by && !lies(w, seat, 'carrier'));

export const catastrophe = card({
  title: 'catastrophe',
  use: 'alone',
  playable: (w, by) => reachable(w, by).length > 0,
  steps: {
    play(w, { by }) {
      const result = hit(
        w,
        by,
        exposed(w, by).filter(seat => isHit(w, seat)),
      );
      return result ? over(result) : done();
    },
  },
});

/** Cosmocat keeps even his box (K-55). */
function isHit(w: Table, seat: Seat): boolean {
  if (!boardOf(w, seat).fearsCatastrophe) {
    w.cue({ cue: 'spared', by: seat });
    return false;
  }
  if (!lies(w, seat, 'cardboard_box')) return true;
  clearAway(w, seat, 'cardboard_box');
  w.cue({ cue: 'boxed', by: seat });
  return false;
}
