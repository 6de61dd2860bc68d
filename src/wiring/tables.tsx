/** Everything beyond the start page: games, bots, friends, and the pages that show them. Loaded when somebody wants it. */
import { lazy } from 'solid-js';
import type { AnyGame } from '../engine/contract.ts';
import { gameById, games } from '../engine/games/registry.ts';
import type { Tables } from '../ui/app.tsx';
import { RoomPage } from '../ui/room/room-page.tsx';
import { BotForm } from '../ui/start/bot-form.tsx';
import { recall, remember } from '../ui/start/last-choice.ts';
import { loadEnd } from '../ui/words/end.ts';
import { fairFor, loadFair } from '../ui/words/fair.ts';
import { commonFor, loadGames, wordsFor } from '../ui/words/index.ts';
import { checkSaved } from './judging.ts';
import { makeFriends } from './meeting.ts';
import { openPractice } from './practice.ts';
import { setSpoken } from './spoken.ts';

const [first, ...rest] = games;
if (!first) throw new Error('no game to play');
const all: readonly [AnyGame, ...AnyGame[]] = [first, ...rest];
const shelf = () => localStorage;
const CheckPage = lazy(async () => ({ default: (await import('../ui/fair/check-page.tsx')).CheckPage }));

export const tables: Tables = {
  async speak(language) {
    await Promise.all([loadGames(language), loadFair(language), loadEnd(language)]);
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
  CheckPage: props => (
    <CheckPage
      words={fairFor(props.language)}
      file={props.file}
      check={checkSaved}
      gameName={game => (gameById(game) ? wordsFor(game, props.language).name : game)}
      back={commonFor(props.language).end.back}
      onFile={props.onFile}
      onBack={props.onBack}
    />
  ),
  RoomPage: props => (
    <RoomPage
      room={props.room}
      kind={props.kind}
      games={all}
      language={props.language}
      now={Date.now}
      onBack={props.onBack}
      onNewTable={props.onNewTable}
    />
  ),
};
