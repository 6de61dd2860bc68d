/** The worked examples of the Party Pack, PP-1 to PP-9. Seats A, B, C … are 0, 1, 2 … */
import { describe, expect, test } from 'vitest';
import type { Face } from '../../../../src/engine/games/kittens/faces.ts';
import { count, dealt, expectKittensFit, setParty, times } from './party.ts';

const noPrompt = { ok: false, why: 'not-asked' } as const;

describe('Worked examples of the Party Pack', () => {
  test.each([
    [2, 29, 3],
    [3, 22, 3],
    [4, 38, 7],
    [5, 31, 7],
    [6, 24, 7],
    [7, 17, 7],
    [8, 54, 10],
    [9, 47, 10],
    [10, 40, 10],
  ])('PP-1: set-up for %i players: a pile of %i, %i Defuses in deck and hands', (seats, pile, defuses) => {
    for (const word of ['one', 'two', 'three']) {
      const { deck, hands } = dealt('party_pack', seats, word);
      expect(deck).toHaveLength(pile);
      expect(count(deck, 'exploding_kitten')).toBe(seats - 1);
      expect(count([...deck, ...hands.flat()], 'defuse')).toBe(defuses);
      expect(hands.map(hand => hand.length)).toEqual(Array(seats).fill(8));
      expect(hands.every(hand => hand.includes('defuse'))).toBe(true);
    }
  });

  /** PP-2 up to the shuffle: See the Future, a Noped Attack, a Shuffle from this seed. */
  const sampleTurn = (word: string) => {
    const deck = ['exploding_kitten', 'favor', 'exploding_kitten', 'skip'] as const;
    const t = setParty({ hands: [['see_future_3', 'attack_2x', 'shuffle'], [], ['nope']], deck });
    t.seat(0).plays('see_future_3');
    t.quiet();
    const seen = (seat: number) => t.cues('future', seat).map(({ cards }) => cards.map(({ face }) => face));
    expect(seen(0)).toEqual([['exploding_kitten', 'favor', 'exploding_kitten']]);
    expect([seen(1), seen(2)]).toEqual([[], []]);
    expect(t.deck).toEqual(deck);

    t.seat(0).plays('attack_2x');
    t.seat(2).nopes();
    t.quiet();
    expect(t.turn).toEqual({ seat: 0, owed: 1, attacked: false });

    t.seat(0).plays('shuffle');
    t.quiet();
    t.roll(word);
    expect([...t.deck].sort()).toEqual([...deck].sort());
    expect(t.discard).toEqual(['see_future_3', 'attack_2x', 'nope', 'shuffle']);
    return t;
  };

  test('PP-2: a sample turn that ends with a harmless card', () => {
    const t = sampleTurn(wordFor('skip'));
    const [, ...rest] = t.deck;
    t.seat(0).draws();
    expect(t.hand(0)).toEqual(['skip']);
    expect(t.deck).toEqual(rest);
    expect(t.turn).toEqual({ seat: 1, owed: 1, attacked: false });
  });

  test('PP-2: a sample turn that ends with a kitten', () => {
    const t = sampleTurn(wordFor('exploding_kitten'));
    const [, ...rest] = t.deck;
    t.seat(0).draws();
    expect(t.asking).toBe('explode');
    expect(t.deck).toEqual(rest);
    t.seat(0).dies();
    expect(t.turn).toEqual({ seat: 1, owed: 1, attacked: false });
  });

  /** A seed that brings this face to the top. */
  const wordFor = (face: Face): string =>
    Array.from({ length: 99 }, (_, n) => `seed ${n}`).find(word => sampleTurn(word).deck[0] === face)!;

  test('PP-3: two, then four, then six', () => {
    const t = setParty({ hands: [['attack_2x'], ['attack_2x'], ['attack_2x'], []] });
    t.seat(0).plays('attack_2x');
    t.quiet();
    expect(t.turn).toEqual({ seat: 1, owed: 2, attacked: true });
    t.seat(1).plays('attack_2x');
    t.quiet();
    expect(t.turn).toEqual({ seat: 2, owed: 4, attacked: true });
    t.seat(2).plays('attack_2x');
    t.quiet();
    expect(t.turn).toEqual({ seat: 3, owed: 6, attacked: true });
    expect(t.asking).toBe('turn');
  });

  test('PP-4: Targeted Attack, and two Skips', () => {
    const t = setParty({ hands: [['targeted_attack_2x'], ['favor'], ['favor'], ['skip', 'skip'], []] });
    t.seat(0).plays('targeted_attack_2x');
    expect(t.tries({ type: 'answer', seat: 0, ask: t.ask.id, chosen: ['seat:0'] }).ok).toBe(false);
    t.seat(0).points(3);
    t.quiet();
    expect(t.turn).toEqual({ seat: 3, owed: 2, attacked: true });
    t.seat(3).plays('skip');
    t.quiet();
    t.seat(3).plays('skip');
    t.quiet();
    expect(t.turn).toEqual({ seat: 4, owed: 1, attacked: false });
    expect(t.cues('turn').map(({ by }) => by)).toEqual([3, 3, 4]);
  });

  test('PP-5: Defuse under attack', () => {
    const t = setParty({
      hands: [[], ['defuse'], [], []],
      deck: ['exploding_kitten', 'skip', 'exploding_kitten', 'exploding_kitten'],
      turn: { seat: 1, owed: 2, attacked: true },
    });
    t.seat(1).draws();
    t.seat(1).saves('defuse');
    t.seat(1).hides(3);
    expect(t.deck).toEqual(['skip', 'exploding_kitten', 'exploding_kitten', 'exploding_kitten']);
    expect(t.turn).toEqual({ seat: 1, owed: 1, attacked: true });
    expect(t.hand(1)).toEqual([]);
    expect(t.asking).toBe('turn');
  });

  test('PP-6: death', () => {
    const t = setParty({
      hands: [['nope', 'skip'], ['skip'], ['nope']],
      deck: ['exploding_kitten', 'favor', 'exploding_kitten'],
      discard: ['favor'],
      turn: { owed: 2, attacked: true },
    });
    t.seat(0).draws();
    t.seat(0).dies();
    expect(t.status).toEqual(['out', 'alive', 'alive']);
    expect(t.discard[0]).toBe('favor');
    expect([...t.discard].sort()).toEqual(['exploding_kitten', 'favor', 'nope', 'skip']);
    expect(t.discard.at(-1)).toBe('exploding_kitten');
    expect(t.deck).toEqual(['favor', 'exploding_kitten']);
    expect(t.turn).toEqual({ seat: 1, owed: 1, attacked: false });
    const nope = t.state.piles.discard!.find(({ face }) => face === 'nope')!.id;
    t.seat(1).plays('skip');
    expect(t.tries({ type: 'answer', seat: 0, ask: t.ask.id, chosen: [nope] })).toEqual(noPrompt);
  });

  test('PP-7: Draw From the Bottom, Noped and not', () => {
    const setting = {
      hands: [['draw_bottom'], ['nope'], []],
      deck: ['exploding_kitten', 'skip', 'exploding_kitten'],
    } as const;
    const noped = setParty(setting);
    noped.seat(0).plays('draw_bottom');
    noped.seat(1).nopes();
    noped.quiet();
    expect(noped.turn).toEqual({ seat: 0, owed: 1, attacked: false });
    expect(noped.deck).toEqual(setting.deck);
    noped.seat(0).draws();
    expect(noped.deck).toEqual(['skip', 'exploding_kitten']);

    const t = setParty(setting);
    t.seat(0).plays('draw_bottom');
    t.quiet();
    expect(t.asking).toBe('explode');
    expect(t.front(0)).toEqual(['exploding_kitten']);
    expect(t.deck).toEqual(['exploding_kitten', 'skip']);
    expectKittensFit(t);
  });

  test('PP-8: a Noped combo', () => {
    const t = setParty({ hands: [['skip', 'skip'], ['favor'], ['nope']] });
    t.seat(0).combines(['skip', 'skip'], 1);
    t.seat(2).nopes();
    t.quiet();
    expect([t.hand(0), t.hand(1)]).toEqual([[], ['favor']]);
    expect(t.discard).toEqual(['skip', 'skip', 'nope']);
    expect(t.turn).toEqual({ seat: 0, owed: 1, attacked: false });
    expect(t.asking).toBe('turn');
  });

  test('PP-9: three of a kind, hit and miss', () => {
    const setting = { hands: [times(3, 'shuffle'), ['defuse', 'defuse', 'feral_cat'], [], []] } as const;
    const t = setParty(setting);
    const { deck } = t;
    t.seat(0).combines(times(3, 'shuffle'), 1, 'defuse');
    t.quiet();
    expect([t.hand(0), t.hand(1)]).toEqual([['defuse'], ['defuse', 'feral_cat']]);
    expect(t.deck).toEqual(deck);
    expect(t.happened.some(({ type }) => type === 'shuffle')).toBe(false);
    expect(t.asking).toBe('turn');

    const miss = setParty(setting);
    miss.seat(0).combines(times(3, 'shuffle'), 1, 'cat_taco');
    miss.quiet();
    expect([miss.hand(0), miss.hand(1)]).toEqual([[], ['defuse', 'defuse', 'feral_cat']]);
    expect(miss.discard).toEqual(times(3, 'shuffle'));
    expect(miss.asking).toBe('turn');
  });
});
