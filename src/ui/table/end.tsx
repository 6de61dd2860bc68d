/** The end: who won and why, and what next. Stands where the prompt stood. */
import type { JSX } from 'solid-js';
import type { Result } from '../../engine/contract.ts';
import { useTable } from './context.ts';

export function End(props: { result: Result; children: JSX.Element }) {
  const { table } = useTable();
  return (
    <section class="prompt end" data-zone="prompt" tabindex="-1" aria-label={table.common.end.heading}>
      <div class="says">
        <h2>{table.words.end(props.result.why, props.result.winners, table.who)}</h2>
      </div>
      <div class="answers">{props.children}</div>
    </section>
  );
}
