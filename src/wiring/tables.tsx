/** Everything beyond the start page: games, bots, friends, and the pages that show them. Loaded when somebody wants it. */
import { lazy } from 'solid-js';
import { boxes } from '../engine/games/boxes.ts';
import type { Open, Tables } from '../ui/app.tsx';
import { RoomPage } from '../ui/room/room-page.tsx';
import { BotForm } from '../ui/start/bot-form.tsx';
import { HowPage } from '../ui/start/how-page.tsx';
import { type GameChoice, recall, remember } from '../ui/start/last-choice.ts';
import { loadEnd } from '../ui/words/end.ts';
import { fairFor, loadFair } from '../ui/words/fair.ts';
import { commonFor, loadGames, wordsFor } from '../ui/words/index.ts';
import { unpack } from './box.ts';
import { openFileChecker } from './judging.ts';
import { lessonGame } from './lesson-script.ts';
import { makeFriends } from './meeting.ts';
import { setSpoken } from './spoken.ts';

const shelf = () => localStorage;
const CheckPage = lazy(async () => ({ default: (await import('../ui/fair/check-page.tsx')).CheckPage }));

const practice = async (choice: GameChoice): Promise<Open> => {
  const [{ openPractice }] = await Promise.all([import('./practice.ts'), unpack(choice.game.id)]);
  return ears => openPractice(choice, ears);
};

/** The 60-second deal. */
const lesson = async (): Promise<Open> => {
  const [{ openLesson }] = await Promise.all([import('./lesson.ts'), unpack(lessonGame)]);
  return openLesson;
};

export const tables: Tables = {
  async speak(language) {
    await Promise.all([loadGames(language), loadFair(language), loadEnd(language)]);
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
  CheckPage: props => (
    <CheckPage
      words={fairFor(props.language)}
      file={props.file}
      open={openFileChecker}
      gameName={id => (boxes.some(box => box.id === id) ? wordsFor(id, props.language).name : id)}
      back={commonFor(props.language).end.back}
      onFile={props.onFile}
      onBack={props.onBack}
    />
  ),
  HowPage: props => (
    <HowPage
      games={boxes}
      language={props.language}
      onBack={props.onBack}
      onTry={() => void lesson().then(props.onTry, console.error)}
    />
  ),
  RoomPage: props => (
    <RoomPage
      room={props.room}
      kind={props.kind}
      shelf={shelf}
      games={boxes}
      language={props.language}
      now={Date.now}
      onBack={props.onBack}
      onNewTable={props.onNewTable}
    />
  ),
};
