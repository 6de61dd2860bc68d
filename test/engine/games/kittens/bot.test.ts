/** The thinking bot, by what it does in a spot; and that thinking pays. */
import { describe, expect, test } from 'vitest';
import { thinkerShare } from '../../../../scripts/simulate/thinker.ts';
import type { Seat } from '../../../../src/engine/contract.ts';
import { makeThinker } from '../../../../src/engine/games/kittens/bot/bot.ts';
import { quickRng } from '../../../../src/engine/rng.ts';
import { setTable } from './table.ts';

type Table = ReturnType<typeof setTable>;

/** What the bot in a chair would answer now, after having seen all that this chair saw. */
function answerOf(t: Table, seat: Seat): string[] {
  const bot = makeThinker(seat, quickRng(1));
  bot.watch(t.seen(seat), t.view(seat));
  const { options } = t.seat(seat).prompt();
  const chosen = bot.answer(t.view(seat), t.seat(seat).prompt());
  return chosen.map(id => {
    const option = options.find(option => option.id === id)!;
    return 'face' in option ? option.face : id;
  });
}

describe('on its turn', () => {
  test('it draws when the deck looks harmless', () => {
    const t = setTable({ hands: [['skip', 'zombie_kitten'], ['nope']] });
    expect(answerOf(t, 0)).toEqual(['draw']);
  });

  test('it flees from a kitten it has seen', () => {
    const t = setTable({
      hands: [['see_future_3', 'skip'], []],
      deck: ['exploding_kitten', 'favor', 'favor', 'favor'],
    });
    t.seat(0).plays('see_future_3');
    t.quiet();
    expect(answerOf(t, 0)).toEqual(['skip']);
  });

  test('it does not flee from a card it knows to be safe', () => {
    const t = setTable({ hands: [['see_future_3', 'skip'], []], deck: ['favor', 'exploding_kitten'] });
    t.seat(0).plays('see_future_3');
    t.quiet();
    expect(answerOf(t, 0)).toEqual(['draw']);
  });

  test('after a shuffle it knows nothing any more', () => {
    const deck = ['favor', 'favor', 'favor', 'exploding_kitten'] as const;
    const t = setTable({ hands: [['see_future_3', 'shuffle_now', 'see_future_3'], []], deck });
    t.seat(0).plays('see_future_3');
    t.quiet();
    expect(answerOf(t, 0)).toEqual(['draw']);
    t.seat(0).plays('shuffle_now');
    t.quiet();
    t.roll();
    expect(answerOf(t, 0)).toEqual(['see_future_3']);
  });
});

describe('asked for a Nope', () => {
  test('it stops what is aimed at it', () => {
    const t = setTable({ hands: [['favor'], ['nope'], ['nope']] });
    t.seat(0).plays('favor', 1);
    expect(answerOf(t, 1)).toEqual(['nope']);
    expect(answerOf(t, 2)).toEqual([]);
  });

  test('it stops an attack only when it is next', () => {
    const t = setTable({ hands: [['attack_2x'], ['nope'], ['nope']] });
    t.seat(0).plays('attack_2x');
    expect(answerOf(t, 1)).toEqual(['nope']);
    expect(answerOf(t, 2)).toEqual([]);
  });

  test('it brings its own attack back', () => {
    const t = setTable({ hands: [['attack_2x', 'nope'], ['nope'], []] });
    t.seat(0).plays('attack_2x');
    t.seat(1).nopes();
    expect(answerOf(t, 0)).toEqual(['nope']);
  });
});

test('it keeps its save card when it has to give', () => {
  const t = setTable({ hands: [['favor'], ['zombie_kitten', 'cat_lantern', 'skip']] });
  t.seat(0).plays('favor', 1);
  t.quiet();
  expect(answerOf(t, 1)).toEqual(['cat_lantern']);
});

test('it saves itself and hides the kitten on top for the next player', () => {
  const t = setTable({ hands: [['zombie_kitten'], []], deck: ['exploding_kitten', 'favor', 'favor'] });
  t.seat(0).draws();
  expect(answerOf(t, 0)).toEqual(['zombie_kitten']);
  t.seat(0).saves('zombie_kitten');
  t.quiet();
  expect(answerOf(t, 0)).toEqual(['slot:0']);
});

test('it hides the kitten deep when it has to draw again itself', () => {
  const t = setTable({
    hands: [['zombie_kitten'], []],
    deck: ['exploding_kitten', 'favor', 'favor', 'favor', 'favor', 'favor'],
    turn: { owed: 2, attacked: true },
  });
  t.seat(0).draws();
  t.seat(0).saves('zombie_kitten');
  t.quiet();
  const [slot] = answerOf(t, 0);
  expect(Number(slot!.slice('slot:'.length))).toBeGreaterThan(1);
});

test('it wins well over its share against four random players', () => {
  // 20 % is chance; the share over 2,000 games is printed by `npm run simulate`.
  expect(thinkerShare(300, 'unit')).toBeGreaterThan(0.35);
});
