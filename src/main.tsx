/** The wiring: games, host, bots, chance and page meet here and nowhere else. */
import { render } from 'solid-js/web';
import type { AnyGame } from './engine/contract.ts';
import { botFor } from './engine/games/bots.ts';
import { games } from './engine/games/registry.ts';
import { quickRng, toHex } from './engine/rng.ts';
import { realAfter } from './p2p/clock.ts';
import { openPractice } from './p2p/practice.ts';
import { App, type AppPorts } from './ui/app.tsx';
import { catNames } from './ui/words/names.ts';

const me = 0;

const randomRng = () => quickRng(crypto.getRandomValues(new Int32Array(1))[0] ?? 0);

const open: AppPorts['open'] = ({ game, rules, bots }, ears) =>
  openPractice(
    {
      game,
      rules,
      seats: bots + 1,
      me,
      makeBot: botFor(game.id),
      rngFor: randomRng,
      seed: () => toHex(crypto.getRandomValues(new Uint8Array(64))),
      after: realAfter,
    },
    ears,
  );

const names: AppPorts['names'] = seats => randomRng().shuffled(catNames).slice(0, seats);

const [first, ...rest] = games;
const root = document.querySelector('#app');
if (!first || !root) throw new Error('no game to play, or no place to show it');
const all: readonly [AnyGame, ...AnyGame[]] = [first, ...rest];

render(() => <App games={all} shelf={() => localStorage} me={me} open={open} names={names} />, root);
