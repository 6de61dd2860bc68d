/** Two voices for who listens: one tells in order what has happened, the other at once what must not be missed. */
import { type Accessor, createEffect, createMemo, createSignal, For, on, onCleanup } from 'solid-js';
import { unwrap } from 'solid-js/store';
import type { View } from '../../engine/contract.ts';
import { announced, called, type Verbosity } from './announce.ts';
import type { ChoiceModel } from './create-choice.ts';
import type { TableModel } from './create-table.ts';
import { capOf } from './key-cap.tsx';
import { makeMerger } from './merger.ts';

interface Utterance {
  readonly text: string;
}

export interface Narration {
  readonly told: Accessor<Utterance | null>;
  readonly called: Accessor<string>;
  /** Asked for: said now, over whatever is being said. */
  readonly answered: Accessor<Utterance | null>;
  say(text: string): void;
}

interface Ears {
  readonly verbosity: Accessor<Verbosity>;
  readonly isKeysOn: Accessor<boolean>;
}

export function createNarration(table: TableModel, choice: ChoiceModel, ears: Ears): Narration {
  const [told, tell] = createSignal<Utterance | null>(null);
  const [answered, answer] = createSignal<Utterance | null>(null);
  const later = (ms: number, act: () => void) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  };
  const merger = makeMerger(later, text => void tell({ text }));
  onCleanup(() => merger.stop());

  let before: View | null = null;
  let newest = -1;
  table.follow({
    before: () => {
      // The store changes in place: who compares needs a copy. In the normal voice nobody does.
      const { view } = table.kept;
      before = view && ears.verbosity() !== 'normal' ? structuredClone(unwrap(view)) : null;
    },
    after() {
      const after = table.kept.view;
      const fresh = table.kept.lines.filter(({ id }) => id > newest);
      newest = table.kept.lines.at(-1)?.id ?? newest;
      const speaker = { game: table.game, words: table.words, who: table.who, falls: table.falls ?? [] };
      const lines = fresh.map(({ text }) => text);
      if (after) merger.add(announced({ lines, before, after }, speaker, ears.verbosity()));
    },
  });

  const isVerbose = () => ears.verbosity() === 'verbose';
  createEffect(
    on(choice.raised, card => {
      if (card && isVerbose()) merger.add([table.words.face(card.face).name, table.words.face(card.face).help]);
    }),
  );

  const isMine = createMemo(() => choice.role() === 'asked');
  const calledNow = createMemo(() => {
    const ask = table.ask();
    if (!ask || !isMine()) return '';
    const keys = ears.isKeysOn() ? table.help.keys.window(capOf('KeyN'), capOf('KeyO')) : null;
    return called(table.words.ask(ask.about, table.who), table.isReacting() ? 'window' : 'decision', keys);
  });
  return { told, called: calledNow, answered, say: text => void answer({ text }) };
}

export function Narrator(props: { narration: Narration }) {
  const spoken = (utterance: Utterance | null) => (utterance ? [utterance] : []);
  return (
    <div class="hidden narrator">
      <div aria-live="polite" data-voice="told">
        <For each={spoken(props.narration.told())}>{({ text }) => <p>{text}</p>}</For>
      </div>
      <div aria-live="assertive" aria-atomic="true" data-voice="called">
        <p>{props.narration.called()}</p>
        <For each={spoken(props.narration.answered())}>{({ text }) => <p>{text}</p>}</For>
      </div>
    </div>
  );
}
