/** How fair Kittens vs Aliens is under random play: the share of each side, and how often each character wins. */
import type { Bot } from '../../src/engine/contract.ts';
import type { Aliens, Character, Role } from '../../src/engine/games/aliens/aliens.ts';
import { makeThinker } from '../../src/engine/games/aliens/bot/bot.ts';
import { boards, characters } from '../../src/engine/games/aliens/characters/index.ts';
import { kittensVsAliens } from '../../src/engine/games/aliens/game.ts';
import { makeRandomBot } from '../../src/engine/games/bots.ts';
import { quickRng, seedOf } from '../../src/engine/rng.ts';
import { start } from '../../src/engine/run.ts';
import { playBots, playOut } from '../../src/engine/selfplay.ts';

export interface Fairness {
  readonly games: number;
  /** Games won, by side. */
  readonly sides: Readonly<Record<Role, number>>;
  /** Games by how they ended. */
  readonly ends: ReadonlyMap<string, number>;
  readonly characters: Readonly<Record<Character, { readonly played: number; readonly won: number }>>;
  readonly rounds: number;
  readonly inputs: number;
}

const rules = { livesBonus: false, rounds: 40, turnMs: 90_000 } as const;

/** Plays that many games at one table size. */
export function fairness(seats: number, games: number, seed: string): Fairness {
  const sides: Record<Role, number> = { kitten: 0, alien: 0, dog: 0 };
  const ends = new Map<string, number>();
  const seen = Object.fromEntries(characters.map(name => [name, { played: 0, won: 0 }])) as Record<
    Character,
    { played: number; won: number }
  >;
  let rounds = 0;
  let inputs = 0;
  for (let n = 0; n < games; n++) {
    const rng = quickRng(Number.parseInt(seedOf(`${seed}/aliens/${seats}/${n}`).slice(0, 8), 16));
    // The dice roll on with the game's own generator: the few seeds that playOut hands out know too few deals.
    const { match } = start(kittensVsAliens, seats, rules, { dice: () => rng, record: false });
    inputs += playOut(match, rng).length;
    const { pending, table } = match.state;
    if (pending.on !== 'nothing') continue;
    const { winners, why } = pending.result;
    rounds += table.turn.round;
    ends.set(why, (ends.get(why) ?? 0) + 1);
    sides[why.split('-')[0] as Role]++;
    table.players.forEach(({ character }, seat) => {
      const tally = seen[character!];
      tally.played++;
      if (winners.includes(seat)) tally.won++;
    });
  }
  return { games, sides, ends, characters: seen, rounds: rounds / games, inputs: inputs / games };
}

/** One line on the sides, one on the characters. */
export function fairnessLines(seats: number, games: number, seed: string): string[] {
  const found = fairness(seats, games, seed);
  const share = (n: number, of: number) => `${((100 * n) / Math.max(1, of)).toFixed(1)}%`;
  const sides = (Object.keys(found.sides) as Role[]).map(role => `${role} ${share(found.sides[role], games)}`);
  const ends = [...found.ends].sort(([, a], [, b]) => b - a).map(([end, n]) => `${end} ${share(n, games)}`);
  const each = Object.values(boards).map(({ character }) => {
    const { played, won } = found.characters[character];
    return `${character} ${share(won, played)}`;
  });
  return [
    `sides: ${sides.join(', ')} (${ends.join(', ')}), ${found.rounds.toFixed(1)} rounds`,
    `characters: ${each.join(', ')}`,
  ];
}

/** The share of games a thinking bot wins among random players. It takes every chair in turn; chance is about one half. */
export function thinkerShare(seats: number, games: number, seed: string): number {
  let wins = 0;
  for (let n = 0; n < games; n++) {
    const rng = quickRng(Number.parseInt(seedOf(`${seed}/aliens thinker/${seats}/${n}`).slice(0, 8), 16));
    const chair = n % seats;
    const bots = Array.from(
      { length: seats },
      (_, seat): Bot<Aliens> => (seat === chair ? makeThinker(seat) : makeRandomBot(seat, rng)),
    );
    const { match, events } = start(kittensVsAliens, seats, rules, { dice: () => rng, record: true });
    playBots(match, events, bots, rng);
    const { pending } = match.state;
    if (pending.on === 'nothing' && pending.result.winners.includes(chair)) wins++;
  }
  return wins / games;
}
