/** Says aloud, at once, what I must not miss: that it is my decision, or that I may react. Everything else is in the log. */
import { useTable } from './context.ts';

export function Narrator() {
  const { table, choice } = useTable();
  const text = () => {
    const ask = table.ask();
    if (!ask || choice.role() !== 'asked') return '';
    const said = table.words.ask(ask.about, table.who).mine;
    const keys = table.isReacting() ? ` O: ${table.common.reaction.ok}. N: ${red()}.` : '';
    return said + keys;
  };
  const red = () => {
    const option = choice.offers().all[0]?.option;
    return option && 'face' in option ? table.words.face(option.face).name : table.common.reaction.hmm;
  };
  return (
    <p class="hidden narrator" aria-live="assertive" aria-atomic="true">
      {text()}
    </p>
  );
}
