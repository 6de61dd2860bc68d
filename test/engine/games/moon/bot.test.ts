// The greedy bot: it sees what a person sees, always answers legally, and beats chance.
import { describe, expect, test } from 'vitest';
import type { Bot, Seat } from '../../../../src/engine/contract.ts';
import { makeGreedy } from '../../../../src/engine/games/moon/bot/bot.ts';
import { zombeasts } from '../../../../src/engine/games/moon/game.ts';
import type { Moon } from '../../../../src/engine/games/moon/moon.ts';
import { quickRng } from '../../../../src/engine/rng.ts';
import { start } from '../../../../src/engine/run.ts';
import { playBots, randomChoice } from '../../../../src/engine/selfplay.ts';
import { setTable, usual } from './table.ts';

const chance = (seed: number): Bot<Moon> => {
  const rng = quickRng(seed);
  return { watch: () => {}, answer: (_, prompt) => randomChoice(prompt, rng) };
};

/** Plays a match with bots and says who won. */
function winners(bots: readonly Bot<Moon>[], seed: number, dreams: boolean): readonly Seat[] {
  const { match, events } = start(zombeasts, bots.length, { ...usual, dreams });
  playBots(match, events, bots, quickRng(seed));
  const { pending } = match.state;
  return pending.on === 'nothing' ? pending.result.winners : [];
}

describe('the greedy bot', () => {
  test.each([2, 3, 4])('plays matches of %d to the end, with dreams and without', seats => {
    for (const dreams of [true, false]) {
      const bots = Array.from({ length: seats }, (_, seat) => makeGreedy(seat));
      expect(winners(bots, seats, dreams)).not.toEqual([]);
    }
  });

  test('beats three chance players in every other match at least', () => {
    const won = Array.from({ length: 40 }, (_, seed) => {
      const me = seed % 4;
      const bots = [0, 1, 2, 3].map(seat => (seat === me ? makeGreedy(seat) : chance(4 * seed + seat)));
      return winners(bots, seed, seed % 2 === 0).includes(me);
    });
    expect(won.filter(Boolean).length).toBeGreaterThan(20);
  });

  test('closes a moon when it can, and takes the best prize', () => {
    const t = setTable({
      hands: [['blue_hare_d', 'red_rat_d'], ['green_hare_b']],
      moons: [{ red: ['red_hare_a', 'red_dog_a', 'red_cat_a'] }],
      reserve: ['green_hare_a', 'green_hare_d'],
    });
    const bot = makeGreedy(0);
    const answers = () => bot.answer(t.view(0), t.view(0).prompt!);
    expect(answers()).toEqual(['red_rat_d']);
    t.seat(0).chooses('red_rat_d');
    expect(answers()).toEqual(['green_hare_d']);
  });

  test('repaints when nothing else helps, and not for its own sake', () => {
    const t = setTable({
      hands: [['blue_hare_a'], ['green_hare_b']],
      moons: [{ blue: ['white_cat_l', 'white_dog_l'] }],
    });
    const bot = makeGreedy(0);
    expect(bot.answer(t.view(0), t.view(0).prompt!)).toEqual(['repaint']);
    t.seat(0).chooses('repaint', 'blue_to_green');
    expect(bot.answer(t.view(0), t.view(0).prompt!)).toEqual(['blue_hare_a']);
  });
});
