/** The end: who won and why, and what next. Stands where the prompt stood. */
import type { Result } from '../../engine/contract.ts';
import { useTable } from './context.ts';

export function End(props: { result: Result; onAgain: () => void; onBack: () => void }) {
  const { table } = useTable();
  return (
    <section class="prompt end" aria-label={table.common.end.heading}>
      <div class="says" aria-live="polite">
        <h2>{table.words.end(props.result.why, props.result.winners, table.who)}</h2>
      </div>
      <div class="answers">
        <button type="button" class="button strong" onClick={() => props.onAgain()}>
          {table.common.end.again}
        </button>
        <button type="button" class="button" onClick={() => props.onBack()}>
          {table.common.end.back}
        </button>
      </div>
    </section>
  );
}
