/** The prompt bar: what is decided now, the answers that are not pressed on a card, and the clock. */
import { createEffect, For, Match, on, Show, Switch } from 'solid-js';
import { useTable } from './context.ts';
import { Countdown } from './countdown.tsx';
import { Option } from './option.tsx';
import { SlotPicker } from './slot-picker.tsx';

export function PromptBar() {
  const { table, choice } = useTable();
  let bar!: HTMLElement;
  // A button that was pressed may be gone with its prompt: then the keyboard goes on from here. Otherwise focus stays.
  createEffect(
    on(
      () => choice.role() === 'asked' && table.ask()?.id,
      asked => asked !== false && document.activeElement === document.body && bar.focus({ preventScroll: true }),
    ),
  );
  return (
    <section ref={bar} class="prompt" data-role={choice.role()} tabindex="-1" aria-label={table.common.prompt.heading}>
      <div class="says" aria-live="polite">
        <Sentence />
      </div>
      <Show when={choice.role() !== 'none'}>
        <Answers />
      </Show>
      <Show when={table.kept.refusal}>{why => <p class="refusal">{table.common.prompt.refused(why())}</p>}</Show>
      <Countdown />
    </section>
  );
}

/** Who decides what. */
function Sentence() {
  const { table, choice } = useTable();
  const text = () => {
    const ask = table.ask();
    return ask ? table.words.ask(ask.about, table.who) : null;
  };
  const waited = () => {
    const waiting = table.kept.view?.waiting;
    if (waiting?.on !== 'players') return [];
    return waiting.ask.seats.filter(seat => seat !== table.me && !waiting.answered.includes(seat));
  };
  return (
    <Show when={text()} fallback={<p>{table.common.table.dice}</p>}>
      {it => (
        <Switch fallback={<p>{it().theirs}</p>}>
          <Match when={choice.role() === 'asked'}>
            <p class="mine">{it().mine}</p>
          </Match>
          <Match when={choice.role() === 'none' && waited().length > 0}>
            <p>
              {it().theirs} <span class="quiet">{table.common.prompt.waiting(waited(), table.who)}</span>
            </p>
          </Match>
        </Switch>
      )}
    </Show>
  );
}

function Answers() {
  const { table, choice } = useTable();
  return (
    <div class="answers">
      <Show when={choice.role() === 'cut-in'}>
        <span class="quiet">{table.common.prompt.cutIn}</span>
      </Show>
      <For each={choice.offers().listed.map(({ option }) => option.id)}>{id => <Option id={id} />}</For>
      <Show when={choice.offers().slots.length > 0}>
        <SlotPicker slots={choice.offers().slots} />
      </Show>
      <Show when={choice.isSeveral()}>
        <Sequence />
      </Show>
      <PassButton />
    </div>
  );
}

/** Several are asked for: how far I am, once more from the start, and done. */
function Sequence() {
  const { table, choice } = useTable();
  return (
    <>
      <span class="quiet">{table.common.prompt.chosen(choice.chosen().length, table.prompt()?.max ?? 0)}</span>
      <button type="button" class="button" onClick={() => choice.reset()}>
        {table.common.prompt.reset}
      </button>
      <button type="button" class="button strong" aria-disabled={!choice.canFinish()} onClick={() => choice.finish()}>
        {table.common.prompt.done}
      </button>
    </>
  );
}

function PassButton() {
  const { table, choice } = useTable();
  const label = () => {
    const ask = table.ask();
    return (ask && table.words.ask(ask.about, table.who).pass) ?? table.common.prompt.pass;
  };
  return (
    <Show when={choice.role() === 'asked' && table.prompt()?.min === 0}>
      <button type="button" class="button pass" aria-disabled={!choice.canPass()} onClick={() => choice.pass()}>
        {label()} <kbd>0</kbd>
      </button>
    </Show>
  );
}
