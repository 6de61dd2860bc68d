/** The worked examples of Zombie Apocalypse, AP-1 to AP-7. Seats A, B, C … are 0, 1, 2 … */
import { describe, expect, test } from 'vitest';
import type { Face } from '../../../../src/engine/games/kittens/faces.ts';
import { count, dealt, expectKittensFit, setApocalypse } from './party.ts';

describe('Worked examples of Zombie Apocalypse', () => {
  test.each<[number, number, Face[]]>([
    [2, 18, ['zombie_kitten', 'zombie_kitten']],
    [3, 24, ['zombie_kitten', 'zombie_kitten']],
    [4, 30, ['defuse', 'zombie_kitten']],
    [5, 36, ['defuse', 'defuse']],
    [6, 42, ['defuse', 'defuse']],
    [7, 43, ['defuse', 'defuse']],
    [8, 44, ['defuse', 'defuse']],
    [9, 45, ['defuse', 'defuse']],
  ])('example AP-1: set-up for %i players: a pile of %i', (seats, pile, extra) => {
    const isSave = (face: Face) => face === 'zombie_kitten' || face === 'defuse';
    for (const word of ['one', 'two', 'three']) {
      const { deck, hands } = dealt('apocalypse', seats, word);
      expect(hands.map(hand => hand.length)).toEqual(Array(seats).fill(8));
      expect(hands.map(hand => hand.filter(isSave).length)).toEqual(Array(seats).fill(1));
      expect(count(hands.flat(), 'zombie_kitten')).toBe(Math.min(seats, 5));
      expect(deck).toHaveLength(pile);
      expect(count(deck, 'exploding_kitten')).toBe(seats - 1);
      expect(deck.filter(isSave).sort()).toEqual(extra);
    }
  });

  const deck = ['exploding_kitten', 'favor', 'exploding_kitten', 'skip'] as const;

  test('example AP-2: a Defuse revives nobody', () => {
    const t = setApocalypse({ hands: [['defuse'], [], [], []], dead: [3], deck });
    t.seat(0).draws();
    t.seat(0).saves('defuse');
    t.quiet();
    t.seat(0).hides(3);
    expect(t.deck).toEqual(['favor', 'exploding_kitten', 'skip', 'exploding_kitten']);
    expect(t.status).toEqual(['alive', 'alive', 'alive', 'dead']);
    expect(t.front(3)).toEqual(['exploding_kitten']);
    expect(t.asking).toBe('turn');
    expectKittensFit(t);
  });

  test('example AP-3: the choice of the save card, and the clock’s choice', () => {
    const t = setApocalypse({ hands: [['defuse', 'zombie_kitten'], [], [], []], dead: [3], deck });
    t.seat(0).draws();
    t.seat(0).saves('zombie_kitten');
    t.seat(0).revives(3);
    t.quiet();
    t.seat(0).hides(0);
    t.seat(0).hides(0);
    expect(t.deck).toEqual(['exploding_kitten', 'exploding_kitten', 'favor', 'exploding_kitten', 'skip']);
    expect(t.status[3]).toBe('alive');
    expect(t.front(3)).toEqual([]);
    expect(t.hand(0)).toEqual(['defuse']);
    expect(t.asking).toBe('turn');

    const silent = setApocalypse({ hands: [['zombie_kitten', 'defuse'], [], [], []], dead: [3], deck });
    silent.seat(0).draws();
    silent.clock();
    silent.quiet();
    silent.seat(0).hides(0);
    expect(silent.discard).toEqual(['defuse']);
    expect(silent.hand(0)).toEqual(['zombie_kitten']);
    expect(silent.status[3]).toBe('dead');
  });

  test('example AP-4: Clairvoyance on a Defuse', () => {
    const t = setApocalypse({ hands: [['defuse'], ['skip'], ['skip'], ['clairvoyance_now']], dead: [3], deck });
    t.seat(0).draws();
    t.seat(0).saves('defuse');
    expect(t.asking).toBe('clairvoyance');
    t.seat(3).plays('clairvoyance_now');
    t.quiet();
    t.quiet();
    t.seat(0).hides(2);
    expect(t.cues('depths', 3)).toEqual([{ cue: 'depths', by: 0, depths: [2] }]);
    for (const seat of [0, 1, 2, null]) expect(t.cues('depths', seat)).toEqual([]);
    expect(t.deck[2]).toBe('exploding_kitten');
    expect(t.asking).toBe('turn');
  });

  test('example AP-5: the same title from two decks', () => {
    const t = setApocalypse({ hands: [['skip', 'skip', 'shuffle', 'shuffle_now'], ['favor'], []] });
    t.seat(0).combines(['skip', 'skip'], 1);
    t.quiet();
    t.roll();
    expect(t.hand(0)).toContain('favor');
    expect(t.seat(0).canCombine('shuffle', 'shuffle_now')).toBe(false);
    const [one, two] = ['shuffle', 'shuffle_now'].map(face => t.state.piles['hand/0']!.find(c => c.face === face)!.id);
    const forged = { type: 'answer', seat: 0, ask: t.ask.id, chosen: [`${one}+${two}`] } as const;
    expect(t.tries(forged)).toEqual({ ok: false, why: 'illegal' });
  });

  test('example AP-6: attacks mix', () => {
    const t = setApocalypse({ hands: [['attack_of_dead'], ['targeted_attack_2x'], [], [], []], dead: [4] });
    t.seat(0).plays('attack_of_dead');
    t.quiet();
    expect(t.turn).toEqual({ seat: 1, owed: 3, attacked: true });
    t.seat(1).plays('targeted_attack_2x');
    expect(t.seat(1).offers).toEqual(['seat:0', 'seat:2', 'seat:3']);
    t.seat(1).points(3);
    t.quiet();
    expect(t.turn).toEqual({ seat: 3, owed: 5, attacked: true });
    for (let n = 0; n < 5; n++) t.seat(3).draws();
    expect(t.turn).toEqual({ seat: 0, owed: 1, attacked: false });
  });

  test('example AP-7: the dead keep everything', () => {
    const t = setApocalypse({
      hands: [['nope', 'skip'], ['skip'], ['favor'], []],
      deck: ['exploding_kitten', 'favor', 'exploding_kitten', 'exploding_kitten'],
      discard: ['favor'],
    });
    t.seat(0).draws();
    t.seat(0).dies();
    expect(t.status[0]).toBe('dead');
    expect(t.hand(0)).toEqual(['nope', 'skip']);
    expect(t.front(0)).toEqual(['exploding_kitten']);
    expect(t.discard).toEqual(['favor']);
    t.seat(1).plays('skip');
    t.seat(0).nopes();
    t.quiet();
    expect(t.turn.seat).toBe(1);
    expect(t.discard).toEqual(['favor', 'skip', 'nope']);
  });
});
