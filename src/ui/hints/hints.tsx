/** One line over the table that says what is new to somebody. It takes no press and no room, and goes with its moment. */
import { createEffect, createMemo, createSignal, on, onCleanup, Show } from 'solid-js';
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
  const note = (shown: HintId | null | undefined) => {
    if (!shown) return;
    see(before => new Set([...before, shown]));
    noteSeen(props.shelf, shown);
  };
  // What was shown and is no more has been seen.
  createEffect(on(hint, (now, before) => (now !== before ? note(before) : undefined)));
  onCleanup(() => note(hint()));
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
