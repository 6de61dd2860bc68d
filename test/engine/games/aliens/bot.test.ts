/** The thinking bot, by what it does in a spot; and that thinking pays. */
import { describe, expect, test } from 'vitest';
import { thinkerShare } from '../../../../scripts/simulate/aliens.ts';
import type { Seat } from '../../../../src/engine/contract.ts';
import { makeThinker } from '../../../../src/engine/games/aliens/bot/bot.ts';
import { kittensVsAliens } from '../../../../src/engine/games/aliens/game.ts';
import { quickRng } from '../../../../src/engine/rng.ts';
import { start } from '../../../../src/engine/run.ts';
import { playBots } from '../../../../src/engine/selfplay.ts';
import { more, setTable, type TestTable, usual } from './table.ts';

/** What the bot in a chair would answer now, after having seen all that this chair saw. */
function answerOf(t: TestTable, seat: Seat): string[] {
  const bot = makeThinker(seat);
  const { events, view } = t.told(seat);
  bot.watch(events, view);
  return bot.answer(view, view.prompt!).map(id => id.replace(/#\d+$/, ''));
}

describe('on its turn', () => {
  test('it draws first', () => {
    const t = setTable({ hands: [['mouse_attack', 'want_more'], [], [], []] });
    expect(answerOf(t, 0)).toEqual(['want_more']);
  });

  test('it keeps its attacks while it trusts everybody alike', () => {
    const t = setTable({ hands: [['mad_cat', 'mouse_attack'], [], [], []] });
    t.seat(0).plays('mad_cat');
    expect(answerOf(t, 0)).toEqual(['done']);
  });

  test('it attacks whoever worked against its race at the track', () => {
    const t = setTable({
      hands: [['mouse_attack'], ['want_more'], ['want_more'], ['want_more']],
      roles: ['kitten', 'alien', 'kitten', 'alien'],
      turn: { seat: 1 },
    });
    for (const [seat, race] of [
      [1, 'alien'],
      [2, 'kitten'],
      [3, 'alien'],
    ] as const) {
      t.clock();
      t.seat(seat).takes(race);
    }
    expect(t.active).toBe(0);
    expect(answerOf(t, 0)).toEqual(['mouse_attack']);
    t.seat(0).plays('mouse_attack');
    expect(answerOf(t, 0)).toEqual(['seat:2']);
  });

  test('it hits a guardian of the other race, not one of its own', () => {
    const foe = setTable({ hands: [['mouse_attack'], [], [], []], guardian: { race: 'alien' } });
    foe.seat(0).plays('mouse_attack');
    expect(answerOf(foe, 0)).toEqual(['guardian']);
    const own = setTable({ hands: [['mouse_attack'], [], [], []], guardian: { race: 'kitten' } });
    own.seat(0).plays('mouse_attack');
    expect(answerOf(own, 0)).toEqual(['seat:1']);
  });
});

describe('when asked', () => {
  test('it stops an attack rather than redirect it, and redirects rather than suffer', () => {
    const t = setTable({ hands: [['mouse_attack', 'bye_bells'], ['yarn_ball', 'cute_eyes'], ['yarn_ball'], []] });
    t.seat(0).attacks(1);
    expect(answerOf(t, 1)).toEqual(['cute_eyes']);
    t.seat(1).accepts();
    t.seat(0).attacks(2, 'bye_bells');
    expect(answerOf(t, 2)).toEqual(['yarn_ball']);
  });

  test('it takes the symbol of the others from the track', () => {
    const t = setTable({ hands: [['want_more'], [], [], []], roles: ['alien', 'kitten', 'kitten', 'alien'] });
    t.clock();
    expect(answerOf(t, 0)).toEqual(['yarn_ball_kitten']);
  });

  test('a dog takes from the race that is ahead', () => {
    const t = setTable({
      hands: [['want_more'], [], [], [], []],
      roles: ['dog', 'kitten', 'kitten', 'alien', 'alien'],
      track: 'KLLLLLK',
    });
    t.clock();
    expect(answerOf(t, 0)).toEqual(['yarn_ball_alien']);
  });

  test('as Scholar it puts its own symbol there', () => {
    const t = setTable({
      hands: [['want_more'], [], [], []],
      characters: ['scholar', 'super', 'ninja', 'boots'],
      deck: ['red_dot_alien', 'carrier_kitten', ...more],
    });
    t.clock();
    t.seat(0).takes('alien');
    expect(answerOf(t, 0)).toEqual(['carrier_kitten']);
  });

  test('it gives its cheapest cards to the hurricane', () => {
    const t = setTable({ hands: [['hurricane'], ['cute_eyes', 'cat_sense', 'moving', 'yarn_ball'], [], []] });
    t.seat(0).plays('hurricane');
    expect(answerOf(t, 1)).toEqual(['cat_sense', 'moving']);
  });
});

test('bots alone play every table to its end', () => {
  for (const seats of [4, 5, 6, 7, 8, 9]) {
    for (let seed = 0; seed < 3; seed++) {
      const rng = quickRng(seed);
      const { match, events } = start(kittensVsAliens, seats, usual);
      playBots(
        match,
        events,
        match.state.seats.map(seat => makeThinker(seat)),
        rng,
      );
      expect(match.state.pending.on).toBe('nothing');
    }
  }
});

test('thinking pays: among five random players its side wins far more than half', () => {
  expect(thinkerShare(6, 300, 'bot')).toBeGreaterThan(0.6);
});
