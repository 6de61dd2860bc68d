/** One line over the table that says what is new to somebody. It takes no press and no room, and goes with its moment. */
import { createEffect, createMemo, createSignal, on, Show } from 'solid-js';
import { useTable } from '../table/context.ts';
import { isCombo } from '../table/offers.ts';
import type { HintId } from '../words/helping.ts';
import { due, type Moment } from './due.ts';
import { noteSeen, recallSeen, type Shelf } from './seen.ts';

export function Hints(props: { shelf: Shelf }) {
  const { table } = useTable();
  const moment = createMoment();
  const [seen, see] = createSignal<ReadonlySet<HintId>>(new Set(ids(props.shelf)));
  const hint = createMemo(() => due(moment(), seen()));
  createEffect(
    on(hint, (now, before) => {
      // The device keeps it from the first moment on: the page may be loaded anew at any time.
      if (now) noteSeen(props.shelf, now);
      if (before && before !== now) see(known => new Set([...known, before]));
    }),
  );
  return <HintLine text={textOf(hint())} />;

  function textOf(id: HintId | null): string | null {
    return id === null ? null : table.help.first.hints[id];
  }
}

const ids = (shelf: Shelf): HintId[] => [...recallSeen(shelf)].filter(lesson => lesson !== 'intro');

export function HintLine(props: { text: string | null }) {
  return (
    <div class="hint" role="status">
      <Show when={props.text}>{text => <p>{text()}</p>}</Show>
    </div>
  );
}

function createMoment(): () => Moment {
  const { table, choice } = useTable();
  const marks = createMemo(() => {
    const { view } = table.kept;
    return view && table.me !== null ? table.game.signs(view.table, table.me).map(({ sign }) => sign) : [];
  });
  const isMyMove = () => choice.role() === 'asked' && !table.isReacting();
  const isOffered = (word: string) =>
    choice.offers().all.some(({ option }) => 'word' in option && option.word === word);
  const isMyTurn = () => isMyMove() && Object.values(table.taps ?? {}).some(isOffered);
  return createMemo(() => ({
    turn: isMyTurn(),
    raised: isMyMove() && choice.plays().length > 0,
    window: table.isReacting(),
    pair: isMyTurn() && choice.offers().all.some(({ option }) => isCombo(option)),
    kitten: isMyMove() && marks().includes('exploding') && choice.offers().slots.length === 0 && hasRescue(),
    insert: choice.offers().slots.length > 0,
    dead: marks().includes('dead'),
    owes: isMyTurn() && marks().includes('owes'),
  }));

  /** Some card of mine helps. */
  function hasRescue(): boolean {
    return choice.offers().all.some(({ option }) => 'face' in option);
  }
}
