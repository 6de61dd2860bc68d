// The worked examples of Zombie Kittens. Seats A, B, C, D are 0, 1, 2, 3.
import { describe, expect, test } from 'vitest';
import type { Face } from '../../../../src/engine/games/kittens/faces.ts';
import { setTable } from './table.ts';
import { told } from './told.ts';

const EK = 'exploding_kitten';
const ZK = 'zombie_kitten';

describe('Zombie Kittens, worked examples', () => {
  test('ZK-1: a sample turn: look, a Noped attack, a shuffle, a draw', () => {
    const deck: Face[] = [EK, 'skip', 'favor'];
    const played = (word: string) => {
      const t = setTable({ hands: [['see_future_3', 'attack_2x', 'shuffle_now'], ['nope']], deck });
      t.seat(0).plays('see_future_3');
      t.quiet();
      expect(t.cues('future', 0)[0]!.cards.map(card => card.face)).toEqual(deck);
      expect(t.cues('future', 1)).toEqual([]);
      expect(t.deck).toEqual(deck);
      t.seat(0).plays('attack_2x');
      t.seat(1).nopes();
      t.quiet();
      expect(t.turn).toEqual({ seat: 0, owed: 1, attacked: false });
      t.seat(0).plays('shuffle_now');
      t.quiet();
      t.roll(word);
      expect([...t.deck].sort()).toEqual([...deck].sort());
      expect(t.discard).toEqual(['see_future_3', 'attack_2x', 'nope', 'shuffle_now']);
      const [top] = t.deck;
      t.seat(0).draws();
      if (top === EK) {
        expect(t.asking).toBe('explode');
      } else {
        expect(t.hand(0)).toEqual([top]);
        expect(t.turn).toEqual({ seat: 1, owed: 1, attacked: false });
        expect(t.asking).toBe('turn');
      }
      return top;
    };
    const tops = Array.from({ length: 12 }, (_, n) => played(`shuffle ${n}`));
    expect(new Set(tops)).toEqual(new Set(deck));
    expect(played('shuffle 0')).toBe(tops[0]);
  });

  test('ZK-2: an attack answered on the first turn makes four', () => {
    const t = setTable({ hands: [['attack_2x'], ['attack_2x'], [], []] });
    const deck = t.deck;
    t.seat(0).plays('attack_2x');
    t.quiet();
    expect(t.turn).toEqual({ seat: 1, owed: 2, attacked: true });
    t.seat(1).plays('attack_2x');
    t.quiet();
    expect(t.turn).toEqual({ seat: 2, owed: 4, attacked: true });
    expect(t.deck).toEqual(deck);
    expect(t.asking).toBe('turn');
  });

  test('ZK-3: an attack answered on the second turn makes three', () => {
    const t = setTable({ hands: [['attack_2x'], ['attack_2x'], [], []], deck: ['skip', 'cat_lantern', EK, EK, EK] });
    t.seat(0).plays('attack_2x');
    t.quiet();
    t.seat(1).draws();
    expect(t.hand(1)).toEqual(['attack_2x', 'skip']);
    t.seat(1).plays('attack_2x');
    t.quiet();
    expect(t.turn).toEqual({ seat: 2, owed: 3, attacked: true });
    expect(t.asking).toBe('turn');
  });

  test('ZK-4: two, four, six with a Clone, and no Clone on a Clone', () => {
    const t = setTable({ hands: [['attack_2x'], ['attack_2x'], ['clone'], ['clone']] });
    t.seat(0).plays('attack_2x');
    t.quiet();
    t.seat(1).plays('attack_2x');
    t.quiet();
    t.seat(2).plays('clone');
    t.quiet();
    expect(t.cues('played').at(-1)).toMatchObject({ by: 2, as: 'attack_2x', cards: ['clone'] });
    expect(t.turn).toEqual({ seat: 3, owed: 6, attacked: true });
    expect(t.discard.at(-1)).toBe('clone');
    expect(t.seat(3).offers).toEqual(['draw']);
    expect(t.asking).toBe('turn');
  });

  test('ZK-5: Skip and Super Skip under attack', () => {
    const t = setTable({ hands: [[], ['skip', 'super_skip'], [], []], turn: { seat: 1, owed: 4, attacked: true } });
    const deck = t.deck;
    t.seat(1).plays('skip');
    t.quiet();
    expect(t.turn).toEqual({ seat: 1, owed: 3, attacked: true });
    t.seat(1).plays('super_skip');
    t.quiet();
    expect(t.turn).toEqual({ seat: 2, owed: 1, attacked: false });
    expect(t.hand(1)).toEqual([]);
    expect(t.deck).toEqual(deck);
    expect(t.asking).toBe('turn');
  });

  test('ZK-6: a save with nobody dead', () => {
    const t = setTable({ hands: [[ZK], [], []], deck: [EK, 'skip', EK, 'favor'] });
    t.seat(0).draws();
    t.seat(0).saves(ZK);
    t.quiet();
    t.seat(0).hides(2);
    expect(t.deck).toEqual(['skip', EK, EK, 'favor']);
    expect(t.discard).toEqual([ZK]);
    expect(t.hand(0)).toEqual([]);
    expect(t.turn).toEqual({ seat: 1, owed: 1, attacked: false });
    for (const seat of [1, 2]) {
      expect(t.cues('hid', seat)).toEqual([{ cue: 'hid', by: 0 }]);
      expect(t.cues('depths', seat)).toEqual([]);
    }
    expect(t.asking).toBe('turn');
  });

  test('ZK-7: a save that brings somebody back', () => {
    const t = setTable({
      hands: [[ZK, 'favor'], ['nope'], []],
      dead: [1],
      deck: [EK, 'see_future_3', 'cat_lantern', 'dig_deeper'],
    });
    t.seat(0).draws();
    t.seat(0).saves(ZK);
    expect(t.seat(0).offers).toEqual(['seat:1']);
    expect(t.tries({ type: 'answer', seat: 0, ask: t.ask.id, chosen: [] })).toEqual({ ok: false, why: 'illegal' });
    t.seat(0).revives(1);
    t.quiet();
    t.seat(0).hides(0);
    t.seat(0).hides(3);
    expect(t.deck).toEqual([EK, 'see_future_3', 'cat_lantern', EK, 'dig_deeper']);
    expect(t.status).toEqual(['alive', 'alive', 'alive']);
    expect(t.hand(1)).toEqual(['nope']);
    expect(t.front(1)).toEqual([]);
    expect(t.turn).toEqual({ seat: 1, owed: 1, attacked: false });
    expect(t.asking).toBe('turn');
  });

  test('ZK-8: dying on purpose', () => {
    const t = setTable({ hands: [[ZK, 'favor'], ['skip'], []], deck: [EK, 'skip', EK] });
    t.seat(0).draws();
    t.seat(0).dies();
    expect(t.status[0]).toBe('dead');
    expect(t.front(0)).toEqual([EK]);
    expect(t.hand(0)).toEqual(['favor', ZK]);
    expect(t.deck).toEqual(['skip', EK]);
    expect(t.discard).toEqual([]);
    expect(t.turn).toEqual({ seat: 1, owed: 1, attacked: false });
    expect(t.seat(0).offers).toEqual([]);
    t.seat(1).plays('skip');
    expect(t.seat(0).offers).toEqual([]);
    t.quiet();
    expect(t.asking).toBe('turn');
  });

  test('ZK-9: a Nope from the grave', () => {
    const t = setTable({ hands: [['favor'], ['skip'], [], ['nope']], dead: [3] });
    t.seat(0).plays('favor');
    expect(t.tries({ type: 'answer', seat: 0, ask: t.ask.id, chosen: ['seat:3'] })).toEqual({
      ok: false,
      why: 'illegal',
    });
    t.seat(0).points(1);
    t.seat(3).nopes();
    t.quiet();
    expect(t.hand(1)).toEqual(['skip']);
    expect(t.discard).toEqual(['favor', 'nope']);
    expect(t.turn).toEqual({ seat: 0, owed: 1, attacked: false });
    expect(t.asking).toBe('turn');
  });

  test('ZK-10: feeding the dead', () => {
    const t = setTable({ hands: [['feed_dead_now', 'favor'], ['skip', 'nope'], [], []], dead: [3] });
    t.seat(0).plays('feed_dead_now', 3);
    t.quiet();
    expect([...t.ask.seats, ...t.ask.also]).toEqual([1]);
    t.seat(1).gives('skip');
    expect(t.hand(3)).toEqual(['skip']);
    expect(t.hand(0)).toEqual(['favor']);
    expect(t.turn).toEqual({ seat: 0, owed: 1, attacked: false });
    expect(t.asking).toBe('turn');
  });

  test('ZK-11: robbing a grave', () => {
    const t = setTable({
      hands: [['grave_robber'], [], ['cat_vampire', 'nope'], []],
      dead: [2, 3],
      deck: ['skip', EK, 'favor'],
    });
    t.seat(0).plays('grave_robber');
    t.quiet();
    expect([...t.ask.seats, ...t.ask.also]).toEqual([2]);
    t.seat(2).gives('nope');
    t.roll();
    expect(t.hand(2)).toEqual(['cat_vampire']);
    expect([...t.deck].sort()).toEqual([EK, 'favor', 'nope', 'skip']);
    expect(t.turn.seat).toBe(0);
    expect(t.asking).toBe('turn');
  });

  test('ZK-12: Dig Deeper, a kitten refused', () => {
    const t = setTable({ hands: [['dig_deeper'], [], []], deck: [EK, 'skip', EK, 'favor'] });
    t.seat(0).plays('dig_deeper');
    t.quiet();
    expect(t.seat(0).can(EK)).toBe(true);
    t.seat(0).digs();
    expect(t.hand(0)).toEqual(['skip']);
    expect(t.deck).toEqual([EK, EK, 'favor']);
    expect(t.status).toEqual(['alive', 'alive', 'alive']);
    expect(t.cues('dug', 1)).toEqual([{ cue: 'dug', by: 0, choice: 'refused' }]);
    expect(JSON.stringify(told(t, 1))).not.toContain(EK);
    expect(t.turn).toEqual({ seat: 1, owed: 1, attacked: false });
    expect(t.asking).toBe('turn');
  });

  test('ZK-13: Dig Deeper, the second card is the kitten', () => {
    const t = setTable({ hands: [['dig_deeper', ZK], [], []], deck: ['skip', EK, 'favor', EK] });
    t.seat(0).plays('dig_deeper');
    t.quiet();
    t.seat(0).digs();
    expect(t.asking).toBe('explode');
    expect(t.deck).toEqual(['skip', 'favor', EK]);
    t.seat(0).saves(ZK);
    t.quiet();
    t.seat(0).hides(0);
    expect(t.deck).toEqual([EK, 'skip', 'favor', EK]);
    expect(t.hand(0)).toEqual([]);
    expect(t.turn).toEqual({ seat: 1, owed: 1, attacked: false });
    expect(t.asking).toBe('turn');
  });

  test('ZK-14: a cat and a Clone are a pair, with or without special combos', () => {
    for (const specialCombos of [true, false]) {
      const t = setTable({ hands: [['cat_lantern', 'clone'], ['skip'], []], rules: { specialCombos } });
      t.seat(0).combines(['cat_lantern', 'clone'], 1);
      t.quiet();
      t.roll();
      expect(t.hand(0)).toEqual(['skip']);
      expect(t.hand(1)).toEqual([]);
      expect(t.discard).toEqual(['cat_lantern', 'clone']);
      expect(t.turn.seat).toBe(0);
      expect(t.asking).toBe('turn');
    }
  });

  test('ZK-15: Clairvoyance sees the depth, nobody else does', () => {
    const a: Face[] = ['skip', 'favor', 'cat_lantern', 'cat_vampire', 'dig_deeper'];
    const t = setTable({ hands: [[ZK], [], ['clairvoyance_now'], []], deck: [EK, ...a, EK, EK] });
    t.seat(0).draws();
    t.seat(0).saves(ZK);
    t.seat(2).plays('clairvoyance_now');
    t.quiet();
    t.seat(0).hides(5);
    expect(t.cues('depths', 2)).toEqual([{ cue: 'depths', by: 0, depths: [5] }]);
    for (const seat of [1, 3, null]) expect(t.cues('depths', seat)).toEqual([]);
    expect(t.deck).toEqual([...a, EK, EK, EK]);
    expect(t.asking).toBe('turn');
  });
});
