/** Who decides what, and what everybody may know of the time. */
import { Match, Show, Switch } from 'solid-js';
import { useTable } from './context.ts';

export function Sentence() {
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
  /** Whom the sentence names already is not named again. */
  const isNews = () => {
    const [first, ...more] = waited();
    return first !== undefined && (more.length > 0 || text()?.theirs.includes(table.who.name(first)) !== true);
  };
  return (
    <Show when={text()} fallback={<p>{table.common.table.dice}</p>}>
      {it => (
        <Switch fallback={<p>{it().theirs}</p>}>
          <Match when={choice.role() === 'asked'}>
            <p class="mine">{it().mine}</p>
            <ClockNote />
          </Match>
          <Match when={choice.role() === 'none' && isNews()}>
            <p>
              {it().theirs} <span class="quiet">{table.common.prompt.waiting(waited(), table.who)}</span>
            </p>
          </Match>
        </Switch>
      )}
    </Show>
  );
}

/** Somebody thinks, the table waits for a line, or for those who have not pressed. */
function ClockNote() {
  const { table } = useTable();
  const text = () => {
    const { clock } = table.kept;
    if (!clock || clock.ask !== table.ask()?.id) return null;
    if (clock.state === 'running' && clock.held) return table.common.reaction.held;
    if (clock.state === 'paused') return table.common.reaction.paused(clock.seats, table.who);
    const missing = clock.state === 'untimed' ? clock.missing.filter(seat => seat !== table.me) : [];
    return missing.length > 0 ? table.common.prompt.waiting(missing, table.who) : null;
  };
  return <Show when={text()}>{it => <p class="quiet">{it()}</p>}</Show>;
}
