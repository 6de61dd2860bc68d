/** What has happened, newest last, following the newest line unless somebody reads further up; and all kinds of cards. */
import { createEffect, createSignal, For, on, onCleanup, Show } from 'solid-js';
import { useTable } from './context.ts';
import { Kinds } from './kinds.tsx';

const nearPx = 40;
type Page = 'lines' | 'kinds';

export function Log() {
  const { table } = useTable();
  const [page, turn] = createSignal<Page>('lines');
  const hasKinds = () => table.kept.view !== null && table.board.kinds(table.kept.view).length > 0;
  return (
    <aside class="log" data-page={page()} data-zone="log" aria-label={table.common.table.log}>
      <div class="tabs">
        <Tab name={table.common.board.lines} isOn={page() === 'lines'} onPress={() => turn('lines')} />
        <Show when={hasKinds()}>
          <Tab name={table.common.board.kinds} isOn={page() === 'kinds'} onPress={() => turn('kinds')} />
        </Show>
      </div>
      <Lines />
      <Show when={page() === 'kinds'}>
        <Kinds />
      </Show>
    </aside>
  );
}

function Tab(props: { name: string; isOn: boolean; onPress: () => void }) {
  return (
    <button type="button" class="tab" aria-pressed={props.isOn} onClick={() => props.onPress()}>
      {props.name}
    </button>
  );
}

function Lines() {
  const { table } = useTable();
  let list!: HTMLDivElement;
  let isFollowing = true;
  // How long the list is costs a layout of the whole page: not before the next picture needs one anyway.
  let frame = 0;
  const follow = () => {
    frame = 0;
    if (isFollowing) list.scrollTo({ top: list.scrollHeight });
  };
  createEffect(
    on(
      () => table.kept.lines,
      () => {
        if (frame === 0) frame = requestAnimationFrame(follow);
      },
    ),
  );
  onCleanup(() => cancelAnimationFrame(frame));
  return (
    <div
      ref={list}
      class="lines"
      role="log"
      aria-live="off"
      aria-label={table.common.table.log}
      tabindex="0"
      onScroll={() => {
        isFollowing = list.scrollHeight - list.scrollTop - list.clientHeight < nearPx;
      }}
    >
      <For each={table.kept.lines}>{line => <p>{line.text}</p>}</For>
    </div>
  );
}
