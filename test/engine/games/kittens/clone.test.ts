// Clone: the card on top of the discard pile, once more.
import { describe, expect, test } from 'vitest';
import type { Face } from '../../../../src/engine/games/kittens/faces.ts';
import { setTable } from './table.ts';
import { told } from './told.ts';

const over = (top: Face, dead: readonly number[] = []) =>
  setTable({ hands: [['clone'], ['skip'], ['skip']], discard: ['favor', top], dead })
    .seat(0)
    .can('clone');

describe('Clone', () => {
  test('does what the card beneath it does, with a target of its own', () => {
    const t = setTable({ hands: [['favor', 'clone'], ['skip'], ['nope'], ['dig_deeper']] });
    t.seat(0).plays('favor', 1);
    t.quiet();
    t.seat(1).gives('skip');
    t.seat(0).plays('clone');
    expect(t.asking).toBe('aim');
    expect(t.seat(0).offers).toEqual(['seat:2', 'seat:3']);
    t.seat(0).points(2);
    t.quiet();
    t.seat(2).gives('nope');
    expect([t.hand(0), t.hand(1), t.hand(2), t.hand(3)]).toEqual([['nope', 'skip'], [], [], ['dig_deeper']]);
    expect(t.discard).toEqual(['favor', 'clone']);
    expect(t.cues('played').at(-1)).toEqual({
      cue: 'played',
      by: 0,
      as: 'favor',
      cards: ['clone'],
      target: 2,
      named: null,
    });
    expect(t.asking).toBe('turn');
  });

  test('one Nope stops it, and it is lost', () => {
    const t = setTable({ hands: [['clone'], ['nope'], []], discard: ['skip'] });
    t.seat(0).plays('clone');
    expect(t.ask.about).toMatchObject({ kind: 'nope', as: 'skip' });
    t.seat(1).nopes();
    t.quiet();
    expect(t.turn.seat).toBe(0);
    expect(t.hand(0)).toEqual([]);
    expect(t.discard).toEqual(['skip', 'clone', 'nope']);
    expect(t.asking).toBe('turn');
  });

  test('a cancelled card is out of reach: its Nope lies above it', () => {
    const t = setTable({ hands: [['skip', 'clone'], ['nope'], []] });
    t.seat(0).plays('skip');
    t.seat(1).nopes();
    t.quiet();
    expect(t.asking).toBe('turn');
    expect(t.seat(0).can('clone')).toBe(false);
  });

  test('the clock plays no Clone', () => {
    const t = setTable({ hands: [['clone'], ['skip'], []], discard: ['skip'] });
    t.clock();
    t.clock();
    expect(t.hand(0)).toEqual(['cat_lantern', 'clone']);
    expect(t.turn.seat).toBe(1);
  });

  test('2.4: what a Clone may be laid on', () => {
    const ordinary: Face[] = ['attack_2x', 'skip', 'super_skip', 'see_future_3', 'dig_deeper', 'favor', 'shuffle_now'];
    for (const face of ordinary) expect([face, over(face)]).toEqual([face, true]);
    for (const face of ['clone', 'clairvoyance_now', 'nope', 'zombie_kitten', 'cat_vampire', 'cat_lantern'] as const) {
      expect([face, over(face)]).toEqual([face, false]);
    }
    for (const face of ['attack_of_dead', 'feed_dead_now', 'grave_robber'] as const) {
      expect([face, over(face), over(face, [2])]).toEqual([face, false, true]);
    }
    const empty = setTable({ hands: [['clone'], ['skip'], ['skip']] });
    expect(empty.seat(0).offers).toEqual(['draw']);
  });

  test('2.4: it needs what the copied card needs', () => {
    const t = setTable({ hands: [['clone'], [], ['skip']], dead: [2], discard: ['favor'] });
    expect(t.seat(0).can('clone')).toBe(false);
  });

  test('2.4: as each card it does what that card does', () => {
    const clone = (top: Face) => {
      const hands: Face[][] = [['clone'], ['nope'], []];
      const t = setTable({ hands, dead: [2], discard: [top], turn: { owed: 2, attacked: true } });
      t.seat(0).plays('clone');
      if (t.asking === 'aim') t.clock();
      t.quiet();
      return t;
    };
    expect(clone('attack_2x').turn).toEqual({ seat: 1, owed: 4, attacked: true });
    expect(clone('attack_of_dead').turn).toEqual({ seat: 1, owed: 5, attacked: true });
    expect(clone('skip').turn).toEqual({ seat: 0, owed: 1, attacked: true });
    expect(clone('super_skip').turn).toEqual({ seat: 1, owed: 1, attacked: false });
    expect(clone('see_future_3').cues('future', 0)).toHaveLength(1);
    expect(clone('dig_deeper').asking).toBe('dig');
    expect(clone('favor').asking).toBe('give');
    expect(clone('feed_dead_now').asking).toBe('feed');
    expect(clone('shuffle_now').state.pending).toMatchObject({ draw: { why: 'shuffle the deck' } });
  });

  test('2.4: never on another player’s turn and never while dead, not even over a NOW card', () => {
    const t = setTable({ hands: [['shuffle_now', 'skip'], ['clone'], ['clone']], dead: [2], discard: ['shuffle_now'] });
    const cloners = () => [1, 2].filter(seat => t.seat(seat).can('clone'));
    expect(cloners()).toEqual([]);
    t.seat(0).plays('shuffle_now');
    expect(cloners()).toEqual([]);
    t.quiet();
    t.roll();
    t.seat(0).answer('draw');
    expect(t.asking).toBe('grace');
    expect(cloners()).toEqual([]);
  });

  test('2.4: on one’s own turn it may copy the Nope that hit one’s play', () => {
    const t = setTable({ hands: [['attack_2x', 'clone'], ['nope'], ['clone']] });
    t.seat(0).plays('attack_2x');
    t.seat(1).nopes();
    expect([t.seat(0).can('clone'), t.seat(2).can('clone')]).toEqual([true, false]);
    t.seat(0).nopes('clone');
    expect(t.cues('noped').at(-1)).toEqual({ cue: 'noped', by: 0, as: 'nope', with: 'clone' });
    t.quiet();
    expect(t.discard).toEqual(['attack_2x', 'nope', 'clone']);
    expect(t.turn).toEqual({ seat: 1, owed: 2, attacked: true });
    expect(t.asking).toBe('turn');
  });

  test('2.4: a Clone that stands for a Nope can be Noped', () => {
    const t = setTable({ hands: [['attack_2x', 'clone'], ['nope', 'nope'], []] });
    t.seat(0).plays('attack_2x');
    t.seat(1).nopes();
    t.seat(0).nopes('clone');
    expect(t.seat(0).offers).toEqual([]);
    t.seat(1).nopes();
    t.quiet();
    expect(t.turn).toEqual({ seat: 0, owed: 1, attacked: false });
  });

  test('2.4: nobody copies his own Nope', () => {
    const t = setTable({ hands: [['clone', 'nope', 'skip'], ['shuffle_now', 'favor'], []] });
    t.seat(1).plays('shuffle_now');
    expect(t.seat(0).offers).toEqual(['nope']);
    t.seat(0).nopes();
    expect(t.asking).toBe('nope');
    expect(t.discard).toEqual(['shuffle_now', 'nope']);
    expect(t.seat(0).offers).toEqual([]);
  });

  test('2.4: after a combo the card laid last counts', () => {
    const t = setTable({ hands: [['skip', 'skip', 'clone'], ['favor'], []] });
    t.seat(0).combines(['skip', 'skip'], 1);
    t.quiet();
    t.roll();
    t.seat(0).plays('clone');
    t.quiet();
    expect(t.turn.seat).toBe(1);
    expect(t.asking).toBe('turn');
  });

  test('2.4: with a cat it makes a pair, with nothing else', () => {
    const t = setTable({
      hands: [['cat_vampire', 'cat_vampire', 'skip', 'clone'], ['favor'], []],
      rules: { specialCombos: false },
    });
    expect(t.seat(0).offers).toEqual(['draw', 'skip', 'cat_vampire+cat_vampire', 'cat_vampire+clone']);
    t.seat(0).combines(['cat_vampire', 'clone'], 1);
    t.quiet();
    t.roll();
    expect(t.discard).toEqual(['cat_vampire', 'clone']);
    expect(t.hand(0)).toEqual(['cat_vampire', 'favor', 'skip']);
    const special = setTable({ hands: [['cat_vampire', 'cat_vampire', 'skip', 'clone'], ['favor'], []] });
    expect(special.seat(0).offers).toEqual(['draw', 'skip', 'cat_vampire+cat_vampire', 'cat_vampire+clone']);
  });

  test('2.4: Clones among themselves are a combo like any other', () => {
    const t = setTable({ hands: [['clone', 'clone', 'clone'], ['favor'], []] });
    expect(t.seat(0).offers).toEqual(['draw', 'clone+clone', 'clone+clone+clone']);
  });

  test('a Clone in the hand is nobody else’s business', () => {
    const [one, other] = (['clone', 'cat_vampire'] as const).map(held => {
      const t = setTable({ hands: [['attack_2x', held], ['nope'], ['skip']] });
      t.seat(0).plays('attack_2x');
      t.seat(1).nopes();
      return t;
    });
    expect(told(one!, 2)).toEqual(told(other!, 2));
    expect(told(one!, 1)).toEqual(told(other!, 1));
  });

  test('Z49: once a NOW card lies over the Nope, the Nope cannot be copied', () => {
    const t = setTable({ hands: [['attack_2x', 'clone'], ['nope'], ['shuffle_now']] });
    t.seat(0).plays('attack_2x');
    t.seat(1).nopes();
    expect(t.seat(0).can('clone')).toBe(true);
    t.seat(2).plays('shuffle_now');
    t.quiet();
    t.roll();
    expect(t.ask.about).toMatchObject({ kind: 'nope', as: 'attack_2x', nopes: 1 });
    expect(t.seat(0).can('clone')).toBe(false);
    t.quiet();
    expect(t.turn.seat).toBe(0);
  });

  test('Z49: also when that NOW card was Noped: the Nope on top belongs to another play', () => {
    const t = setTable({ hands: [['attack_2x', 'clone'], ['nope'], ['shuffle_now'], ['nope']] });
    t.seat(0).plays('attack_2x');
    t.seat(1).nopes();
    t.seat(2).plays('shuffle_now');
    t.seat(3).nopes();
    expect(t.seat(0).can('clone')).toBe(true);
    t.quiet();
    expect(t.ask.about).toMatchObject({ kind: 'nope', as: 'attack_2x', nopes: 1 });
    expect(t.discard).toEqual(['attack_2x', 'nope', 'shuffle_now', 'nope']);
    expect(t.seat(0).can('clone')).toBe(false);
  });

  test('Z53: it may stand for another player’s Zombie Kitten', () => {
    const t = setTable({
      hands: [['clone'], [], []],
      discard: ['zombie_kitten'],
      dead: [2],
      deck: ['exploding_kitten', 'skip'],
    });
    t.seat(0).draws();
    expect(t.seat(0).offers).toEqual(['clone', 'die']);
    t.seat(0).saves('clone');
    t.seat(0).revives(2);
    t.seat(0).hides(1);
    t.seat(0).hides(0);
    expect(t.status).toEqual(['alive', 'alive', 'alive']);
    expect(t.deck).toEqual(['exploding_kitten', 'skip', 'exploding_kitten']);
    expect(t.discard).toEqual(['zombie_kitten', 'clone']);
    expect(t.asking).toBe('turn');
  });

  test('Z53: or for one’s own on an earlier owed turn', () => {
    const t = setTable({
      hands: [['zombie_kitten', 'clone'], [], []],
      deck: ['exploding_kitten', 'exploding_kitten', 'skip'],
      turn: { owed: 2, attacked: true },
    });
    t.seat(0).draws();
    expect(t.seat(0).offers).toEqual(['zombie_kitten', 'die']);
    t.seat(0).saves('zombie_kitten');
    t.seat(0).hides(2);
    t.seat(0).draws();
    t.seat(0).saves('clone');
    t.seat(0).hides(0);
    expect(t.status[0]).toBe('alive');
    expect(t.turn).toEqual({ seat: 1, owed: 1, attacked: false });
  });

  test('Z53: or for the last card of a combo of Zombie Kittens', () => {
    const t = setTable({
      hands: [['zombie_kitten', 'zombie_kitten', 'clone'], ['favor'], []],
      deck: ['exploding_kitten', 'exploding_kitten', 'skip'],
    });
    t.seat(0).combines(['zombie_kitten', 'zombie_kitten'], 1);
    t.quiet();
    t.roll();
    t.seat(0).draws();
    expect(t.seat(0).can('clone')).toBe(true);
    t.clock();
    expect(t.discard).toEqual(['zombie_kitten', 'zombie_kitten', 'clone']);
    expect(t.status[0]).toBe('alive');
  });

  test('Z53: over anything else it saves nobody', () => {
    const t = setTable({
      hands: [['clone'], [], []],
      discard: ['zombie_kitten', 'skip'],
      deck: ['exploding_kitten', 'skip'],
    });
    t.seat(0).draws();
    expect(t.seat(0).offers).toEqual(['die']);
  });
});
