/** What has happened, newest last. It follows the newest line unless somebody reads further up. */
import { createEffect, For, on } from 'solid-js';
import { useTable } from './context.ts';

const nearPx = 40;
const loudness = { quiet: 'off', normal: 'polite', verbose: 'assertive' } as const;

export function Log() {
  const { table } = useTable();
  let list!: HTMLOListElement;
  let isFollowing = true;
  createEffect(
    on(
      () => table.kept.lines,
      () => isFollowing && list.scrollTo({ top: list.scrollHeight }),
    ),
  );
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
