/** What a player makes of the others: who takes which symbols from the track, and who hits whom. */
import type { Seat, SeenEvent, View } from '../../../contract.ts';
import type { Aliens, Cue, Role } from '../aliens.ts';
import { raceOf } from '../faces.ts';
import { isAttack } from '../targets.ts';

export interface Leanings {
  watch(events: readonly SeenEvent<Aliens>[], view: View<Aliens>): void;
  /** How hostile a seat seems to me: above zero an enemy, below a friend. */
  hostility(view: View<Aliens>, seat: Seat): number;
}

/** A role that was shown leaves no doubt. */
const certain = 10;

export function makeLeanings(me: Seat): Leanings {
  /** By seat: above zero for the kittens, below for the aliens. */
  const lean = new Map<Seat, number>();
  const shift = (seat: Seat, by: number) => lean.set(seat, (lean.get(seat) ?? 0) + by);

  function heed(cue: Cue, { table }: View<Aliens>): void {
    // Under a guardian there is no choice of symbols, and so nothing to learn.
    if (cue.cue === 'took' && table.guardian === null) shift(cue.by, raceOf(cue.face) === 'kitten' ? -1 : 1);
    if (cue.cue === 'played' && typeof cue.target === 'number' && isAttack(cue.as)) {
      shift(cue.by, -0.3 * Math.sign(lean.get(cue.target) ?? 0));
    }
  }

  return {
    watch(events, view) {
      for (const event of events) if (event.type === 'cue') heed(event.cue, view);
    },
    hostility(view, seat) {
      const mine = view.own?.role ?? null;
      const shown = view.table.players[seat]!.role;
      if (seat === me) return -certain;
      if (shown !== null) return shown === mine && mine !== 'dog' ? -certain : certain;
      return against(mine, lean.get(seat) ?? 0);
    },
  };
}

/** To a dog everybody is an enemy. */
function against(mine: Role | null, lean: number): number {
  if (mine === 'dog') return 1;
  return mine === 'kitten' ? -lean : lean;
}
