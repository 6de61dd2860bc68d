/** A place in a pile while I look for one. */
import { type Accessor, createMemo, createSignal } from 'solid-js';
import type { SlotOption } from './offers.ts';

export interface Place {
  readonly at: Accessor<number>;
  readonly last: Accessor<number>;
  readonly option: Accessor<SlotOption | null>;
  move(to: number): void;
  moveAnywhere(): void;
}

export function createPlace(slots: Accessor<readonly SlotOption[]>, ask: Accessor<number | null>): Place {
  const last = () => slots().length - 1;
  const [moved, put] = createSignal<{ ask: number | null; at: number } | null>(null);
  // Begins anywhere, so that where it begins suggests nothing.
  const first = createMemo(() => (ask() === null ? 0 : anywhere(slots().length)));
  const at = () => {
    const mine = moved();
    return Math.max(0, Math.min(mine && mine.ask === ask() ? mine.at : first(), last()));
  };
  const move = (to: number) => void put({ ask: ask(), at: Math.max(0, Math.min(to, last())) });
  return { at, last, option: () => slots()[at()] ?? null, move, moveAnywhere: () => move(anywhere(slots().length)) };
}

/** Only where the slider stands; nothing in the match hangs on it. */
const anywhere = (count: number): number => Math.floor(Math.random() * count);
