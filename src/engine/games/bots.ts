/** Who plays when nobody else does: a bot for every game, with the same eyes as a person. */
import type { Bot, Rng, Seat, Shape } from '../contract.ts';
import { randomChoice } from '../selfplay.ts';
import { makeThinker } from './kittens/bot/bot.ts';

export type MakeBot = (seat: Seat, rng: Rng) => Bot<Shape>;

/** Chooses blindly among what is legal. */
export const makeRandomBot: MakeBot = (_, rng) => ({
  watch: () => {},
  answer: (_view, prompt) => randomChoice(prompt, rng),
});

const thinker = makeThinker as unknown as MakeBot;
const thinkers: Readonly<Record<string, MakeBot>> = {
  zombie_kittens: thinker,
  party_pack: thinker,
  apocalypse: thinker,
};

/** The best bot a game has. */
export const botFor = (gameId: string): MakeBot => thinkers[gameId] ?? makeRandomBot;
