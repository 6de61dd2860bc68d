/** The games as they stand on the shelf, without their rules: those are fetched when one of them is played here. */
import type { AnyGame } from '../contract.ts';
import { randomChoice } from '../selfplay.ts';
import { box as aliens } from './aliens/box.ts';
import type { MakeBot } from './bots.ts';
import { boxes as kittens } from './kittens/box.ts';
import { box as moon } from './moon/box.ts';
import type { GameId } from './registry.ts';

/** What is printed on the outside. */
export type Box = Pick<AnyGame, 'id' | 'seats' | 'choices' | 'zones' | 'signs'>;

export const boxes = [
  kittens.zombie_kittens,
  kittens.party_pack,
  kittens.apocalypse,
  moon,
  aliens,
] as unknown as readonly [Box, ...Box[]];

/** Chooses blindly among what is legal. */
export const makeRandomBot: MakeBot = (_, rng) => ({
  watch: () => {},
  answer: (_view, prompt) => randomChoice(prompt, rng),
});

/** What is inside. */
export interface Opened {
  readonly game: AnyGame;
  readonly makeBot: MakeBot;
}
const openKittens = async (id: 'zombieKittens' | 'partyPack' | 'apocalypse') => {
  const [games, { makeThinker }] = await Promise.all([import('./kittens/game.ts'), import('./kittens/bot/bot.ts')]);
  return { game: games[id], makeBot: makeThinker };
};
const openings: Readonly<Record<GameId, () => Promise<unknown>>> = {
  zombie_kittens: () => openKittens('zombieKittens'),
  party_pack: () => openKittens('partyPack'),
  apocalypse: () => openKittens('apocalypse'),
  async zombeasts() {
    const [{ zombeasts }, { makeGreedy }] = await Promise.all([import('./moon/game.ts'), import('./moon/bot/bot.ts')]);
    return { game: zombeasts, makeBot: makeGreedy };
  },
  async kittens_vs_aliens() {
    const [{ kittensVsAliens }, { makeThinker }] = await Promise.all([
      import('./aliens/game.ts'),
      import('./aliens/bot/bot.ts'),
    ]);
    return { game: kittensVsAliens, makeBot: makeThinker };
  },
};

/** The rules of a game and its best bot; null: there is no such game. */
export async function openBox(id: string): Promise<Opened | null> {
  return Object.hasOwn(openings, id) ? ((await openings[id as GameId]()) as Opened) : null;
}
