/** The prompt bar: what is decided now, at most a few answers, and the clock. Nothing that is timed stands anywhere else. */
import { createEffect, Match, on, Show, Switch } from 'solid-js';
import { Answers } from './answers.tsx';
import { useTable } from './context.ts';
import { Countdown } from './countdown.tsx';
import { Raised, RaisedAnswers } from './raised.tsx';
import { Reaction } from './reaction.tsx';
import { Sentence } from './sentence.tsx';

export function PromptBar() {
  const { table, choice } = useTable();
  let bar!: HTMLElement;
  // My own decisions bring the keyboard here, a window never does. Who is busy elsewhere stays there.
  createEffect(
    on(
      () => table.ask()?.id,
      () => {
        const at = document.activeElement;
        const isMine = choice.role() === 'asked' && !table.isReacting();
        const isBusy = at?.closest('[data-zone="hand"], [data-zone="log"], dialog, input') ?? null;
        const slider = isMine ? document.querySelector<HTMLElement>('.slots input') : null;
        if (at === document.body || (isMine && !isBusy)) (slider ?? bar).focus({ preventScroll: true });
      },
    ),
  );
  const isRaised = () => choice.raised() !== null && !choice.isSeveral();
  return (
    <section
      ref={bar}
      class="prompt"
      classList={{ window: table.isReacting() }}
      data-role={choice.role()}
      data-zone="prompt"
      tabindex="-1"
      aria-label={table.common.prompt.heading}
    >
      <div class="says" classList={{ hidden: isRaised() && !table.isReacting() }}>
        <Sentence />
      </div>
      <Show when={isRaised() && !table.isReacting() && choice.raised()}>{card => <Raised card={card()} />}</Show>
      <Switch>
        <Match when={table.isReacting()}>
          <Reaction />
        </Match>
        <Match when={isRaised()}>
          <RaisedAnswers />
        </Match>
        <Match when={choice.role() !== 'none'}>
          <Answers />
        </Match>
      </Switch>
      <Show when={table.kept.refusal}>{why => <p class="refusal">{table.common.prompt.refused(why())}</p>}</Show>
      <Show when={choice.remark()}>{text => <p class="refusal">{text()}</p>}</Show>
      <Countdown />
    </section>
  );
}
