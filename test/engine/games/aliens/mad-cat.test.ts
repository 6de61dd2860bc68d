// Mad Cat: bites back.
import { describe, expect, test } from 'vitest';
import { setTable } from './table.ts';

describe('Mad Cat', () => {
  test('lies before its owner until it bites', () => {
    const t = setTable({ hands: [['mad_cat', 'want_more'], ['mouse_attack'], [], []] });
    t.seat(0).plays('mad_cat');
    expect(t.front(0)).toEqual(['mad_cat']);
    expect(t.discard).toEqual([]);
    t.endTurn();
    t.seat(1).attacks(0);
    t.seat(0).accepts();
    expect(t.lives).toEqual([3, 3, 4, 4]);
    expect(t.front(0)).toEqual([]);
    expect(t.discard).toEqual(['mouse_attack', 'mad_cat']);
  });

  test('does not bite when the attack is stopped', () => {
    const t = setTable({ hands: [['mouse_attack'], ['cute_eyes'], [], []], fronts: { 1: ['mad_cat'] } });
    t.seat(0).attacks(1);
    t.seat(1).stops();
    expect(t.lives).toEqual([4, 4, 4, 4]);
    expect(t.front(1)).toEqual(['mad_cat']);
  });

  test('K-21: after a redirect the last player to redirect is bitten', () => {
    const t = setTable({
      hands: [['mouse_attack'], ['yarn_ball'], ['clockwork_mouse'], []],
      fronts: { 3: ['mad_cat'] },
    });
    t.seat(0).attacks(1);
    t.seat(1).redirects(2);
    t.seat(2).redirects(3, 'clockwork_mouse');
    expect(t.lives).toEqual([4, 4, 3, 3]);
  });

  test('K-23: it bites even if its owner is eliminated by the attack', () => {
    const t = setTable({
      hands: [['mouse_attack'], [], [], [], [], []],
      lives: [4, 1, 4, 4, 4, 4],
      fronts: { 1: ['mad_cat'] },
    });
    t.seat(0).attacks(1);
    expect(t.alive[1]).toBe(false);
    expect(t.lives[0]).toBe(3);
  });

  test('K-24: a bite is no attack: no box, no Cute Eyes, no second mad cat', () => {
    const t = setTable({
      hands: [['mouse_attack', 'cute_eyes'], [], [], []],
      fronts: { 0: ['cardboard_box', 'mad_cat'], 1: ['mad_cat'] },
    });
    t.seat(0).attacks(1);
    expect(t.asking).toBe('turn');
    expect(t.lives).toEqual([3, 3, 4, 4]);
    expect([...t.front(0)].sort()).toEqual(['cardboard_box', 'mad_cat']);
    expect(t.hand(0)).toEqual(['cute_eyes']);
  });

  test('K-24: nobody is bitten for attacking the guardian', () => {
    const t = setTable({
      hands: [['mouse_attack'], [], [], []],
      guardian: { race: 'kitten' },
      fronts: { 1: ['mad_cat'], 2: ['mad_cat'] },
    });
    t.seat(0).plays('mouse_attack', 'guardian');
    expect(t.lives).toEqual([4, 4, 4, 4]);
  });

  test('K-25: a box goes first, the mad cat stays', () => {
    const t = setTable({ hands: [['mouse_attack'], [], [], []], fronts: { 1: ['mad_cat', 'cardboard_box'] } });
    t.seat(0).attacks(1);
    expect(t.lives).toEqual([4, 4, 4, 4]);
    expect(t.front(1)).toEqual(['mad_cat']);
  });

  test('K-26: one at a time before a player', () => {
    const t = setTable({ hands: [['mad_cat', 'want_more'], [], [], []], fronts: { 0: ['mad_cat'] } });
    expect(t.seat(0).offers).toEqual(['want_more']);
  });

  test('K-53: it bites after a boosted attack, too', () => {
    const t = setTable({ hands: [['mouse_attack', 'red_dot'], [], [], []], fronts: { 1: ['mad_cat'] } });
    t.seat(0).attacks(1, 'mouse_attack', 'red_dot');
    expect(t.lives).toEqual([3, 3, 4, 4]);
  });

  test('a bite may eliminate the attacker, and both may fall at once', () => {
    const t = setTable({
      hands: [['mouse_attack'], ['want_more'], [], [], [], []],
      lives: [1, 1, 4, 4, 4, 4],
      fronts: { 1: ['mad_cat'] },
    });
    t.seat(0).attacks(1);
    t.seat(1).accepts();
    expect(t.cues('out').map(({ by }) => by)).toEqual([1, 0]);
    expect(t.active).toBe(2);
  });
});
