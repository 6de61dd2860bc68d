/**
 * A card that lies in wait: it is played by itself on the next thing aimed at me, once. Nobody hears of it before, and it
 * takes as long as a person would.
 */
import { type Accessor, createEffect, createSignal, onCleanup } from 'solid-js';
import type { TableModel } from './create-table.ts';
import { type Offers, offerFor } from './offers.ts';

export interface Ambush {
  readonly card: Accessor<string | null>;
  set(card: string | null): void;
}

const delay = { least: 500, spread: 600 } as const;

export function createAmbush(table: TableModel, offers: Accessor<Offers>): Ambush {
  const [card, set] = createSignal<string | null>(null);
  createEffect(() => {
    const [ask, id] = [table.ask(), card()];
    if (!ask || id === null || table.me === null || !table.isReacting()) return;
    if (!offerFor(offers(), id) || !table.board.isAimedAt(ask.about, table.me)) return;
    const strike = () => {
      set(null);
      table.answer([id]);
    };
    const timer = setTimeout(strike, delay.least + Math.random() * delay.spread);
    onCleanup(() => clearTimeout(timer));
  });
  return { card, set: id => void set(id) };
}
