/** What has happened, newest last. It follows the newest line unless somebody reads further up. */
import { createEffect, For, on, onCleanup } from 'solid-js';
import { useTable } from './context.ts';

const nearPx = 40;
const loudness = { quiet: 'off', normal: 'polite', verbose: 'assertive' } as const;

export function Log() {
  const { table } = useTable();
  let list!: HTMLOListElement;
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
    <section class="log">
      <h2>{table.common.table.log}</h2>
      <ol
        ref={list}
        role="log"
        aria-live={loudness[table.habits.narration()]}
        aria-label={table.common.table.log}
        onScroll={() => {
          isFollowing = list.scrollHeight - list.scrollTop - list.clientHeight < nearPx;
        }}
      >
        <For each={table.kept.lines}>{line => <li>{line.text}</li>}</For>
      </ol>
    </section>
  );
}
