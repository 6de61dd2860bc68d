/** Everything beyond the start page: games, bots, friends, and the pages that show them. Loaded when somebody wants it. */
import { boxes } from '../engine/games/boxes.ts';
import type { Open, Tables } from '../ui/app.tsx';
import { RoomPage } from '../ui/room/room-page.tsx';
import { BotForm } from '../ui/start/bot-form.tsx';
import { type GameChoice, recall, remember } from '../ui/start/last-choice.ts';
import { loadGames } from '../ui/words/index.ts';
import { unpack } from './box.ts';
import { makeFriends } from './meeting.ts';
import { setSpoken } from './spoken.ts';

const shelf = () => localStorage;

const practice = async (choice: GameChoice): Promise<Open> => {
  const [{ openPractice }] = await Promise.all([import('./practice.ts'), unpack(choice.game.id)]);
  return ears => openPractice(choice, ears);
};

export const tables: Tables = {
  async speak(language) {
    await loadGames(language);
    setSpoken(language);
  },
  ...makeFriends(() => recall(shelf, boxes)),
  BotPage: props => (
    <BotForm
      games={boxes}
      first={recall(shelf, boxes)}
      language={props.language}
      onBack={props.onBack}
      onPlay={choice => {
        remember(shelf, choice);
        void practice(choice).then(props.onPlay, console.error);
      }}
    />
  ),
  RoomPage: props => (
    <RoomPage
      room={props.room}
      kind={props.kind}
      games={boxes}
      language={props.language}
      onBack={props.onBack}
      onNewTable={props.onNewTable}
    />
  ),
};
