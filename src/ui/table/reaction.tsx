/**
 * The window for reactions: OK and the red button. The clock beside them is tapped for a moment more.
 * It is the same for all who may react, in size, place and colour; only the word on the red button knows my hand.
 */
import { createSignal, For, Show } from 'solid-js';
import { useTable } from './context.ts';
import { Key } from './key-cap.tsx';
import { Option } from './option.tsx';

export function Reaction() {
  const { table, choice } = useTable();
  const [isChoosing, choose] = createSignal<number | null>(null);
  const askId = () => table.ask()?.id ?? null;
  const offers = () => choice.offers().all;
  const hasOne = () => offers().length > 0;
  const isOk = () => table.kept.passed === askId();

  const red = () => {
    const [first, second] = offers();
    if (!first) table.hold();
    else if (second) choose(askId());
    else choice.press(first.option.id);
  };
  return (
    <div class="answers reaction">
      <Show when={isChoosing() === askId() && offers().length > 1}>
        <span class="chooser">
          <For each={offers().map(({ option }) => option.id)}>{id => <Option id={id} />}</For>
        </span>
      </Show>
      <button
        type="button"
        class="button pass"
        classList={{ chosen: isOk() }}
        aria-pressed={isOk()}
        aria-disabled={!choice.canPass()}
        onClick={() => choice.pass()}
      >
        {table.common.reaction.ok} <Key code="KeyO" />
      </button>
      <button type="button" class="button red" aria-disabled={!table.isIdle()} onClick={red}>
        {hasOne() ? redWord() : table.common.reaction.hmm} <Key code="KeyN" />
      </button>
    </div>
  );

  /** One kind has its name on the button; for more there is a chooser. */
  function redWord(): string {
    const option = offers()[0]?.option;
    return option && 'face' in option && offers().length === 1
      ? `${table.words.face(option.face).name}!`
      : table.common.reaction.react;
  }
}
