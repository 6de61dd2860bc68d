/** Two screens: the start page and the table. Who plays and how cards are dealt is handed in. */
import { createSignal, Show } from 'solid-js';
import type { AnyGame, Seat } from '../engine/contract.ts';
import type { GuestEars } from '../p2p/guest.ts';
import { type GameChoice, recall, remember, type Shelf } from './start/last-choice.ts';
import { StartPage } from './start/start-page.tsx';
import type { Mouth, Setting } from './table/create-table.ts';
import { Table } from './table/table.tsx';
import { commonFor, type Language, wordsFor } from './words/index.ts';
import './theme.css';

export interface AppPorts {
  readonly games: readonly [AnyGame, ...AnyGame[]];
  readonly shelf: Shelf;
  /** The person's chair. */
  readonly me: Seat;
  /** Opens a match and takes the person's chair in it. */
  readonly open: (choice: GameChoice, ears: GuestEars) => Mouth;
  /** Names for so many seats. */
  readonly names: (seats: number) => readonly string[];
}

const language: Language = 'en';

export function App(props: AppPorts) {
  const [setting, seat] = createSignal<Setting | null>(null);
  let choice = recall(props.shelf, props.games);

  /** A new match with the same choice. */
  const play = () => {
    seat({
      game: choice.game,
      words: wordsFor(choice.game.id, language),
      common: commonFor(language),
      names: props.names(choice.bots + 1),
      me: props.me,
      open: ears => props.open(choice, ears),
    });
  };
  const begin = (chosen: GameChoice) => {
    choice = chosen;
    remember(props.shelf, chosen);
    play();
  };
  return (
    <Show
      when={setting()}
      keyed
      fallback={<StartPage games={props.games} first={choice} language={language} onPlay={begin} />}
    >
      {it => <Table setting={it} onAgain={play} onBack={() => seat(null)} />}
    </Show>
  );
}
