/** Death in the Party Pack (3.2): out for good, everything on the discard pile. */
import { describe, expect, test } from 'vitest';
import { expectKittensFit, setParty } from './party.ts';

const boom = ['exploding_kitten', 'favor', 'exploding_kitten', 'skip'] as const;

describe('Death in the Party Pack', () => {
  test('the kitten is shown to everybody before anything is decided', () => {
    const t = setParty({ hands: [['skip'], ['nope'], []], deck: boom });
    t.seat(0).draws();
    for (const seat of [0, 1, 2, null]) {
      expect(t.view(seat).piles['blast/0']!.cards).toMatchObject([{ face: 'exploding_kitten' }]);
    }
    expect(t.cues('exploding')).toEqual([{ cue: 'exploding', by: 0 }]);
    expect(t.status[0]).toBe('alive');
  });

  test('nothing can be played against it', () => {
    const t = setParty({ hands: [['skip', 'nope', 'attack_2x'], ['nope', 'defuse'], []], deck: boom });
    t.seat(0).draws();
    expect(t.seat(0).offers).toEqual(['die']);
    expect([t.seat(1).offers, t.seat(2).offers]).toEqual([[], []]);
  });

  test('asked all the same without a Defuse: the clock is the same for every hand', () => {
    const asked = (hand: readonly ('defuse' | 'skip')[]) => {
      const t = setParty({ hands: [hand, [], []], deck: boom });
      t.seat(0).draws();
      return [t.ask.ms, t.ask.seats, t.ask.about];
    };
    expect(asked(['skip'])).toEqual(asked(['defuse']));
  });

  test('P33: the hand lies face up on the discard pile, the kitten on top, for everyone to read', () => {
    const t = setParty({ hands: [['nope', 'skip', 'cat_taco'], ['favor'], []], deck: boom, discard: ['shuffle'] });
    t.seat(0).draws();
    t.seat(0).dies();
    for (const seat of [0, 1, 2, null]) {
      const faces = t.view(seat).piles.discard!.cards!.map(({ face }) => face);
      expect(faces[0]).toBe('exploding_kitten');
      expect([...faces].sort()).toEqual(['cat_taco', 'exploding_kitten', 'nope', 'shuffle', 'skip']);
      expect(faces.at(-1)).toBe('shuffle');
    }
    expect(t.hand(0)).toEqual([]);
    expect(t.front(0)).toEqual([]);
  });

  test('P23: turns still owed vanish; the next player has one ordinary turn', () => {
    const t = setParty({ hands: [[], ['skip'], []], deck: boom, turn: { owed: 4, attacked: true } });
    t.seat(0).draws();
    t.seat(0).dies();
    expect(t.turn).toEqual({ seat: 1, owed: 1, attacked: false });
    expect(t.asking).toBe('turn');
    expectKittensFit(t);
  });

  test('the dead are out: no turn, no Nope, no target, no window', () => {
    const t = setParty({
      hands: [['nope'], ['favor', 'targeted_attack_2x', 'cat_taco', 'cat_taco'], ['skip'], ['skip']],
      deck: [...boom, 'exploding_kitten'],
    });
    t.seat(0).draws();
    t.seat(0).dies();
    t.seat(1).plays('favor');
    expect(t.seat(1).offers).toEqual(['seat:2', 'seat:3']);
    t.seat(1).points(2);
    expect([...t.ask.seats, ...t.ask.also]).not.toContain(0);
    expect(t.tries({ type: 'answer', seat: 0, ask: t.ask.id, chosen: [] })).toEqual({ ok: false, why: 'not-asked' });
    t.quiet();
    t.seat(2).gives('skip');
    t.seat(1).plays('targeted_attack_2x');
    expect(t.seat(1).offers).toEqual(['seat:2', 'seat:3']);
    t.seat(1).points(3);
    t.quiet();
    t.seat(3).plays('skip');
    t.quiet();
    t.seat(3).draws();
    expect(t.turn).toEqual({ seat: 1, owed: 1, attacked: false });
  });

  test('one kitten left the game with its victim', () => {
    const t = setParty({ hands: [[], [], [], []], deck: ['exploding_kitten', 'exploding_kitten', 'exploding_kitten'] });
    t.seat(0).draws();
    t.seat(0).dies();
    expect(t.deck).toEqual(['exploding_kitten', 'exploding_kitten']);
    expectKittensFit(t);
  });

  test('the last one left wins at once', () => {
    const t = setParty({ hands: [[], ['skip'], []], deck: ['exploding_kitten', 'exploding_kitten', 'favor'] });
    t.seat(0).draws();
    t.seat(0).dies();
    expect(t.winners).toBe(null);
    t.seat(1).draws();
    t.clock();
    expect(t.winners).toEqual([2]);
    expect(t.asking).toBe('nothing');
  });

  test('P27: in a deck of nothing but kittens every draw explodes', () => {
    const t = setParty({ hands: [['defuse'], ['skip'], []], deck: ['exploding_kitten', 'exploding_kitten'] });
    t.seat(0).draws();
    t.seat(0).saves('defuse');
    t.seat(0).hides(1);
    expect(t.deck).toEqual(['exploding_kitten', 'exploding_kitten']);
    t.seat(1).draws();
    t.seat(1).dies();
    t.seat(2).draws();
    t.seat(2).dies();
    expect(t.winners).toEqual([0]);
  });
});
