/** The table of any game: it knows views, prompts, events and a dictionary, and no rule of any card. */
import { createSignal, Show } from 'solid-js';
import { CardHelp } from './card-help.tsx';
import { TableContext, type TableParts } from './context.ts';
import { createChoice } from './create-choice.ts';
import { createTable, type Setting } from './create-table.ts';
import { End } from './end.tsx';
import { Hands } from './hand.tsx';
import { Header } from './header.tsx';
import { createHotKeys } from './hot-keys.ts';
import { Log } from './log.tsx';
import { isCard } from './offers.ts';
import { Piles } from './pile-row.tsx';
import { type Spot, stacked } from './piles.ts';
import { PromptBar } from './prompt.tsx';
import { Seats } from './seats.tsx';
import { SecretPanel } from './secret.tsx';

export function Table(props: { setting: Setting; onAgain: () => void; onBack: () => void }) {
  const table = createTable(props.setting);
  const choice = createChoice(table);
  const [faces, explain] = createSignal<readonly string[] | null>(null);
  const parts: TableParts = { table, choice, explain };

  /** Every title I can see now. */
  const onView = () => {
    const open = table.spots().flatMap(({ cards }) => cards ?? []);
    const offered = (table.prompt()?.options ?? []).filter(isCard);
    return [...new Set([...open, ...offered].map(({ face }) => face))].sort();
  };
  createHotKeys(parts, onView);

  const isCrowded = () => ({
    'many-seats': (table.kept.view?.seats.length ?? 0) > 5,
    'many-cards': stacked(table.spots().find(isMyHand)?.cards ?? []).length > 8,
  });
  const isMyHand = ({ owner, sight }: Spot) => owner === table.me && sight === 'owner';
  const result = () => (table.kept.view?.waiting.on === 'nothing' ? table.kept.view.waiting.result : null);
  return (
    <TableContext.Provider value={parts}>
      <main class="table" classList={isCrowded()}>
        <Header
          isOver={result() !== null}
          onHelp={() => explain(onView())}
          onLeave={() => {
            table.leave();
            props.onBack();
          }}
        />
        <Show when={table.kept.view} fallback={<p class="dealing">{table.common.table.dealing}</p>}>
          <Seats />
          <div class="middle">
            <Piles />
            <SecretPanel />
          </div>
          <Log />
          <Show when={result()} fallback={<PromptBar />}>
            {it => <End result={it()} onAgain={props.onAgain} onBack={props.onBack} />}
          </Show>
          <Hands />
        </Show>
      </main>
      <Show when={faces()}>{it => <CardHelp faces={it()} onClose={() => explain(null)} />}</Show>
    </TableContext.Provider>
  );
}
