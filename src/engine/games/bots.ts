/** Who plays when nobody else does: a bot for every game, with the same eyes as a person. */
import type { Bot, Rng, Seat, Shape } from '../contract.ts';
import { makeThinker as makeSpy } from './aliens/bot/bot.ts';
import { makeRandomBot } from './boxes.ts';
import { makeThinker } from './kittens/bot/bot.ts';
import { makeGreedy } from './moon/bot/bot.ts';
import type { GameId } from './registry.ts';

export { makeRandomBot } from './boxes.ts';

export type MakeBot = (seat: Seat, rng: Rng) => Bot<Shape>;

/** Which shape of game a bot reads is known to the bot alone. */
const thinkers = {
  zombie_kittens: makeThinker,
  party_pack: makeThinker,
  apocalypse: makeThinker,
  zombeasts: makeGreedy,
  kittens_vs_aliens: makeSpy,
} as unknown as Readonly<Record<GameId, MakeBot>>;

/** The best bot a game has. */
export const botFor = (gameId: string): MakeBot =>
  Object.hasOwn(thinkers, gameId) ? thinkers[gameId as GameId] : makeRandomBot;
