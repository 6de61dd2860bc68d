/** The words a card is written with: what a seat may choose, and which step goes on. */
import type { Frame, Next, Option, Pick, Pile, Result, Seat, Shape } from './contract.ts';

/** Options and pile names are made once and shared: comparing and looking them up is then cheap. */
export const table = <T>(make: (n: number) => T): ((n: number) => T) => {
  const made: T[] = [];
  return n => {
    const it = made[n];
    if (it !== undefined) return it;
    made[n] = make(n);
    return made[n];
  };
};
/** The seats that pass a test. There are few such lists, so they are shared, too. */
export function seatsWhere(seats: readonly Seat[], is: (seat: Seat) => boolean): readonly Seat[] {
  let bits = 0;
  for (let n = 0; n < seats.length; n++) if (is(seats[n]!)) bits |= 1 << seats[n]!;
  return seatList(bits);
}
const seatList = table((bits): readonly Seat[] =>
  Array.from({ length: 32 }, (_, seat) => seat).filter(seat => bits & (1 << seat)),
);

export const seatOption = table((seat): Option => ({ id: `seat:${seat}`, seat }));
const slotOption = table((slot): Option => ({ id: `slot:${slot}`, slot }));
/** The `count` places in a pile of `count - 1`. */
export const slots = table((count): readonly Option[] => Array.from({ length: count }, (_, slot) => slotOption(slot)));
export const wordOption = <Word extends string>(word: Word): Option => ({ id: word, word });

/** Names the piles of a zone that every seat has: `hand(3)` is 'hand/3'. */
export const perSeat = <Z extends string>(zone: Z): ((seat: Seat) => Pile<Z>) =>
  table(seat => `${zone}/${seat}` as const);

/** Must choose exactly one. The clock takes the first. */
export const one: Pick = { min: 1, max: 1, ordered: false, fallback: 1 };
/** Must choose exactly one, but silence chooses nothing: what happens then is for the step to say. */
export const oneOrSilence: Pick = { min: 1, max: 1, ordered: false, fallback: 0 };
/** May choose one, or pass. The clock passes. */
export const maybe: Pick = { min: 0, max: 1, ordered: false, fallback: 0 };
/** Must put all of them in an order. The clock leaves them as they are. */
export const order: Pick = { min: Infinity, max: Infinity, ordered: true, fallback: Infinity };

export const go = <F>(then: F): Next<Shape, F> & { do: 'go' } => ({ do: 'go', then });
/** Plays another scene, then comes back at `then`. */
export const call = <F>(frame: Frame, then: F): Next<Shape, F> & { do: 'call' } => ({ do: 'call', frame, then });
export const done = (value: unknown = null): { readonly do: 'done'; readonly value: unknown } => ({
  do: 'done',
  value,
});
export const over = <S extends Shape>(result: Result<S>): { readonly do: 'over'; readonly result: Result<S> } => ({
  do: 'over',
  result,
});

/** The frame that opens a scene at one of its steps. */
export const frame = <F extends { at: string }>(scene: string, step: F): Frame => ({ scene, step });
