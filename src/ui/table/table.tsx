/** The table of any game: it knows views, prompts, events and a dictionary, and no rule of any card. */
import { createSignal, type JSX, Show } from 'solid-js';
import type { Result } from '../../engine/contract.ts';
import { CardHelp } from './card-help.tsx';
import { TableContext, type TableParts } from './context.ts';
import { createChoice } from './create-choice.ts';
import { createHand } from './create-hand.ts';
import { createTable, type Setting } from './create-table.ts';
import { Hands } from './hand.tsx';
import { Header } from './header.tsx';
import { createHotKeys } from './hot-keys.ts';
import { createFocusKeeper } from './keep-focus.ts';
import { KeySheet } from './key-sheet.tsx';
import { Log } from './log.tsx';
import { Middle } from './middle.tsx';
import { createMotion } from './motion/create-motion.ts';
import { createNarration, Narrator } from './narrator.tsx';
import { isCard } from './offers.ts';
import { PromptBar } from './prompt.tsx';
import { Recap } from './recap.tsx';
import { Seats } from './seats.tsx';
import { createZones } from './zones.ts';
import './table.css';

interface TableProps {
  readonly setting: Setting;
  /** All there is to say and do when the match is over. */
  readonly ending: (result: Result) => JSX.Element;
  /** What lies over the table: a broken line, somebody away. */
  readonly notices?: JSX.Element;
  /** What the page adds to the top line. */
  readonly tools?: JSX.Element;
  /** What is said to somebody who is new to this. */
  readonly hints?: JSX.Element;
  /** The key for sound was pressed. */
  readonly onMute?: () => void;
  readonly onLeave: () => void;
}

export function Table(props: TableProps) {
  const table = createTable(props.setting);
  const choice = createChoice(table);
  const hand = createHand(table, choice);
  const [faces, explain] = createSignal<readonly string[] | null>(null);
  const [isLogOpen, openLog] = createSignal(false);
  const [isListingKeys, listKeys] = createSignal(false);
  const isKeysOn = () => table.habits.keys() === 'on';
  const parts: TableParts = { table, choice, hand, isKeysOn, explain };
  const narration = createNarration(table, choice, { verbosity: table.habits.narration, isKeysOn });
  let root: HTMLElement | undefined;
  createZones(() => root);
  createFocusKeeper(() => root);

  /** Every title I can see now. */
  const onView = () => {
    const open = table.spots().flatMap(({ cards }) => cards ?? []);
    const offered = (table.prompt()?.options ?? []).filter(isCard);
    return [...new Set([...open, ...offered].map(({ face }) => face))].sort();
  };
  createHotKeys(parts, {
    isOn: isKeysOn,
    onView,
    onLog: () => void openLog(it => !it),
    onKeys: () => void listKeys(true),
    onMute: () => props.onMute?.(),
    say: narration.say,
  });
  const motion = createMotion(table);

  const result = () => (table.kept.view?.waiting.on === 'nothing' ? table.kept.view.waiting.result : null);
  const look = () => ({
    'many-seats': (table.kept.view?.seats.length ?? 0) > 6,
    'two-rows': hand.fan().rows.length > 1,
    'log-open': isLogOpen(),
    watching: table.me === null,
    over: result() !== null,
  });
  const plight = () => (table.kept.view && table.board.plight(table.kept.view)) ?? undefined;
  return (
    <TableContext.Provider value={parts}>
      <main ref={root} class="table" classList={look()} data-role={choice.role()} data-plight={plight()}>
        <Header
          isOver={result() !== null}
          isLogOpen={isLogOpen()}
          onLog={() => openLog(it => !it)}
          onHelp={() => explain(onView())}
          onLeave={() => props.onLeave()}
          tools={props.tools}
        />
        {props.notices}
        <Show when={table.kept.view} fallback={<p class="dealing">{table.common.table.dealing}</p>}>
          <Seats />
          <Middle hints={props.hints} />
          <Log />
          <Show when={result()} fallback={<PromptBar />}>
            {it => props.ending(it())}
          </Show>
          <Hands />
        </Show>
        <Narrator narration={narration} />
      </main>
      <Recap motion={motion} />
      <div class="flights" ref={element => motion.layer(element)} aria-hidden="true" />
      <Show when={faces()}>{it => <CardHelp faces={it()} onClose={() => explain(null)} />}</Show>
      <Show when={isListingKeys()}>
        <KeySheet onClose={() => listKeys(false)} />
      </Show>
    </TableContext.Provider>
  );
}
