/** My answer while I make it: one press where one is asked for, a numbered sequence where there are more. */
import { type Accessor, createMemo, createSignal } from 'solid-js';
import type { TableModel } from './create-table.ts';
import { type Offers, offersOf } from './offers.ts';

export interface ChoiceModel {
  readonly offers: Accessor<Offers>;
  /** Does the table wait for me, or may I only cut in? */
  readonly role: Accessor<'asked' | 'cut-in' | 'none'>;
  readonly isSeveral: Accessor<boolean>;
  readonly canPass: Accessor<boolean>;
  readonly canFinish: Accessor<boolean>;
  readonly chosen: Accessor<readonly string[]>;
  press(id: string): void;
  pass(): void;
  finish(): void;
  reset(): void;
}

const none: Offers = { all: [], listed: [], slots: [] };

export function createChoice(table: TableModel): ChoiceModel {
  const [picked, pick] = createSignal<{ ask: number | null; ids: readonly string[] }>({ ask: null, ids: [] });
  const askId = createMemo(() => table.ask()?.id ?? null);
  const chosen = createMemo(() => (picked().ask === askId() ? picked().ids : []));
  const put = (ids: readonly string[]) => pick({ ask: askId(), ids });

  const mine = createMemo(() => {
    const own = table.spots().filter(({ owner }) => owner === table.me);
    return new Set(own.flatMap(({ cards }) => cards ?? []).map(({ id }) => id));
  });
  const offers = createMemo(() => {
    const prompt = table.prompt();
    return prompt ? offersOf(prompt, mine()) : none;
  });
  const role = createMemo(() => {
    const [ask, prompt] = [table.ask(), table.prompt()];
    if (!ask || !prompt) return 'none';
    if (ask.seats.includes(table.me)) return 'asked';
    return prompt.options.length > 0 ? 'cut-in' : 'none';
  });
  const isSeveral = createMemo(() => (table.prompt()?.max ?? 0) > 1);
  const canPass = createMemo(() => role() === 'asked' && table.prompt()?.min === 0 && table.isOpen());
  const canFinish = createMemo(() => {
    const prompt = table.prompt();
    return prompt !== null && table.isOpen() && chosen().length >= prompt.min && chosen().length > 0;
  });

  return {
    offers,
    role,
    isSeveral,
    canPass,
    canFinish,
    chosen,
    press(id) {
      if (!table.isOpen()) return;
      if (!isSeveral()) return table.answer([id]);
      const now = chosen();
      if (now.includes(id)) return void put(now.filter(other => other !== id));
      if (now.length < (table.prompt()?.max ?? 0)) put([...now, id]);
    },
    pass: () => canPass() && table.answer([]),
    finish: () => canFinish() && table.answer(chosen()),
    reset: () => put([]),
  };
}
