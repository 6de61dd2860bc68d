/** One thing from everybody who is asked; whoever is silent for too long is named. */
import type { Seat } from '../../../engine/contract.ts';
import type { After } from '../../clock.ts';

export interface RollCall<T> {
  put(seat: Seat, value: T): void;
  /** In the order of the seats. */
  readonly all: Promise<readonly T[] | Silent>;
}
export class Silent {
  readonly seats: readonly Seat[];

  constructor(seats: readonly Seat[]) {
    this.seats = seats;
  }
}

export function makeRollCall<T>(seats: readonly Seat[], after: After, ms: number): RollCall<T> {
  const said = new Map<Seat, T>();
  let end: (result: readonly T[] | Silent) => void = () => {};
  const all = new Promise<readonly T[] | Silent>(resolve => {
    end = resolve;
  });
  const missing = () => seats.filter(seat => !said.has(seat));
  const stopClock = after(ms, () => end(new Silent(missing())));
  const look = () => {
    if (missing().length > 0) return;
    stopClock();
    end(seats.map(seat => said.get(seat)!));
  };
  look();
  return {
    all,
    put(seat, value) {
      if (!seats.includes(seat) || said.has(seat)) return;
      said.set(seat, value);
      look();
    },
  };
}
