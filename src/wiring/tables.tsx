/** Everything beyond the start page: games, bots, friends, and the pages that show them. Loaded when somebody wants it. */
import type { AnyGame } from '../engine/contract.ts';
import { games } from '../engine/games/registry.ts';
import type { Tables } from '../ui/app.tsx';
import { RoomPage } from '../ui/room/room-page.tsx';
import { BotForm } from '../ui/start/bot-form.tsx';
import { HowPage } from '../ui/start/how-page.tsx';
import { recall, remember } from '../ui/start/last-choice.ts';
import { loadGames } from '../ui/words/index.ts';
import { openLesson } from './lesson.ts';
import { makeFriends } from './meeting.ts';
import { openPractice } from './practice.ts';
import { setSpoken } from './spoken.ts';

const [first, ...rest] = games;
if (!first) throw new Error('no game to play');
const all: readonly [AnyGame, ...AnyGame[]] = [first, ...rest];
const shelf = () => localStorage;

export const tables: Tables = {
  async speak(language) {
    await loadGames(language);
    setSpoken(language);
  },
  ...makeFriends(() => recall(shelf, all)),
  BotPage: props => (
    <BotForm
      games={all}
      first={recall(shelf, all)}
      language={props.language}
      onBack={props.onBack}
      onPlay={choice => {
        remember(shelf, choice);
        props.onPlay(ears => openPractice(choice, ears));
      }}
    />
  ),
  HowPage: props => (
    <HowPage games={all} language={props.language} onBack={props.onBack} onTry={() => props.onTry(openLesson)} />
  ),
  RoomPage: props => (
    <RoomPage
      room={props.room}
      kind={props.kind}
      shelf={shelf}
      games={all}
      language={props.language}
      onBack={props.onBack}
      onNewTable={props.onNewTable}
    />
  ),
};
