/** One random event over the lines: values as they come, a wait for the silent, and the copies others hold of their chains. */
import type { Seat } from '../../../engine/contract.ts';
import type { After } from '../../clock.ts';
import { type Agreed, type Agreement, agreement, readReveal, released, shown, waited } from '../agree.ts';
import type { Signed } from '../bodies/people.ts';
import type { Slot } from '../bodies/table.ts';
import type { Ed25519 } from '../ed25519.ts';
import type { Share } from '../pool.ts';
import type { Pen } from './pen.ts';

/** So long somebody may be silent before others hand out the copy. */
export const silentMs = 10_000;

export interface Throw {
  reveal(seat: Seat, said: Signed): void;
  release(share: Share): void;
  /** Somebody gets up and leaves the chain behind. */
  leave(seat: Seat, seed: Uint8Array): void;
  readonly slots: Promise<readonly Slot[]>;
}

/** The request is written. From here on nothing but this event may write. */
export function collect(pen: Pen, ed: Ed25519, after: After): Throw {
  let now: Agreement;
  let isDone = false;
  let finish: (slots: readonly Slot[]) => void = () => {};
  const slots = new Promise<readonly Slot[]>(resolve => {
    finish = resolve;
  });
  const { people } = pen.ledger.table;
  // With two there is nobody who could hold a copy: the table waits.
  const stopClock = people.length > 2 ? after(silentMs, () => step(() => waited(now))) : () => {};
  let steps: Promise<void> = Promise.resolve();

  function step(how: () => Agreed | Promise<Agreed>): void {
    steps = steps.then(async () => {
      if (!isDone) await take(await how());
    });
  }
  async function take(agreed: Agreed): Promise<void> {
    now = agreed.now;
    for (const writing of agreed.write) {
      if (writing.kind === 'RANDDONE') done(writing.payload.slots);
      else await pen.entry(writing.kind, writing.payload);
    }
  }
  function done(all: readonly Slot[]): void {
    isDone = true;
    stopClock();
    finish(all);
  }
  const still = (): Agreed => ({ now, write: [] });

  step(() => agreement(pen.ledger));
  return {
    slots,
    reveal: (seat, said) =>
      step(async () => {
        const read = readReveal(now, pen.ledger, said);
        const isGood = read?.seat === seat && (await ed.verifyAll([read.job]))[0];
        return isGood ? shown(now, read.seat, read.slot) : still();
      }),
    release: share => step(() => released(now, pen.ledger, share)),
    leave: (seat, seed) =>
      step(async () => {
        if (!pen.ledger.opened[seat]) await pen.entry('OPENED', { seat, seed });
        return shown(now, seat, { mode: 2 });
      }),
  };
}
