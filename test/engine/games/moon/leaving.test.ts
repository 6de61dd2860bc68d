// Being away, being slow, and leaving for good.
import { describe, expect, test } from 'vitest';
import { setTable } from './table.ts';

describe('the clock', () => {
  test('A1: lays a legal card and draws from the deck', () => {
    const t = setTable({
      hands: [
        ['red_hare_d', 'red_dog_a'],
        ['green_hare_b', 'green_hare_c'],
      ],
      moons: [{ red: ['red_hare_a', 'red_cat_a'] }],
    });
    const reserve = t.reserve;
    t.clock();
    t.roll();
    t.roll();
    expect(t.moon(0, 'red')).toEqual(['red_hare_a', 'red_cat_a', 'red_dog_a']);
    t.clock();
    expect([t.hand(0).length, t.hand(1).length, t.turn]).toEqual([5, 2, 1]);
    expect(t.reserve).toEqual(reserve);
    expect(t.asking).toBe('turn');
  });

  test('A1: repaints first, if nothing can be laid otherwise', () => {
    const t = setTable({
      hands: [['blue_hare_a'], ['green_hare_b']],
      moons: [{ blue: ['white_cat_l', 'white_dog_l'] }],
    });
    t.clock();
    t.roll();
    t.roll();
    expect(t.moon(0, 'blue')).toEqual(['blue_hare_a']);
    expect(t.cues('repainted')).toHaveLength(1);
  });

  test('A1: finds a place for a card whose player falls silent', () => {
    const t = setTable({
      hands: [['white_dog_l', 'red_hare_b'], ['green_hare_b']],
      moons: [{ red: ['red_cat_b'] }, { blue: ['blue_hare_a', 'blue_hare_d'] }],
    });
    t.seat(0).chooses('white_dog_l');
    t.clock();
    while (t.asking === 'random') t.roll('x');
    expect(t.state.piles.laid).toEqual([]);
    expect(t.hand(0)).toEqual(['red_hare_b']);
  });

  test('A3: declines migrations and prizes', () => {
    const migration = setTable({
      hands: [['red_hare_b', 'blue_dog_a'], ['green_hare_b']],
      moons: [{ red: ['red_hare_a'] }],
    });
    migration.seat(0).chooses('red_hare_b');
    migration.clock();
    expect(migration.asking).toBe('draw');
    const prize = setTable({
      hands: [['red_rat_d', 'blue_dog_a'], ['green_hare_b']],
      moons: [{ red: ['red_hare_a', 'red_dog_a', 'red_cat_a'] }],
    });
    prize.seat(0).chooses('red_rat_d');
    expect(prize.asking).toBe('prize');
    prize.clock();
    expect([prize.asking, prize.score(0).length]).toEqual(['draw', 4]);
  });

  test('A3: declines dream and migration alike', () => {
    const t = setTable({
      hands: [['red_dog_e', 'blue_dog_a'], ['green_hare_b']],
      moons: [{ red: ['red_dog_a'] }],
      rules: { dreams: true },
    });
    t.seat(0).chooses('red_dog_e');
    expect(t.asking).toBe('dream');
    t.clock();
    expect(t.asking).toBe('draw');
  });

  test('A3: draws the rest from the deck', () => {
    const t = setTable({ hands: [['red_hare_a', 'blue_hare_b'], ['green_hare_b']] });
    const [first] = t.reserve;
    t.seat(0).chooses('red_hare_a', first!);
    const next = t.deck.slice(0, 3);
    t.clock();
    expect(t.hand(0)).toEqual(['blue_hare_b', first!, ...next].sort());
    expect(t.turn).toBe(1);
  });

  test('A3: lays nothing more in the final round', () => {
    const t = setTable({ hands: [['red_hare_a'], ['green_hare_b']], last: 0 });
    t.clock();
    expect([t.moon(0, 'red'), t.asked]).toEqual([[], [1]]);
  });

  test('has no length at a table without clocks', () => {
    const t = setTable({ hands: [['red_hare_a', 'blue_hare_b'], ['green_hare_b']], rules: { turnMs: null } });
    expect(t.ask.ms).toBeNull();
    t.seat(0).chooses('red_hare_a');
    expect([t.asking, t.ask.ms]).toEqual(['draw', null]);
  });
});

describe('leaving', () => {
  test('A2: the seat is skipped, its moons stay and may be robbed, its hand is out of the game', () => {
    const t = setTable({
      hands: [['white_dog_l', 'blue_hare_b'], ['green_hare_b', 'green_hare_c'], ['red_cat_a']],
      moons: [{}, { red: ['red_hare_a'] }],
    });
    t.leaves(1);
    expect([t.hand(1), t.moon(1, 'red')]).toEqual([[], ['red_hare_a']]);
    t.seat(0).chooses('white_dog_l', 'swap');
    expect(t.moon(1, 'red')).toEqual(['white_dog_l']);
    expect(t.seat(0).can('seat:1')).toBe(false);
    t.seat(0).chooses('stop');
    expect([t.turn, t.asking]).toEqual([2, 'turn']);
  });

  test('A2: who leaves does not score', () => {
    const t = setTable({
      hands: [[], [], []],
      score: [[], ['red_hare_d', 'red_dog_d', 'red_cat_d', 'red_rat_d'], ['blue_hare_a']],
      full: [0, 1, 0],
      deck: ['red_hare_a'],
      reserve: ['red_dog_a'],
    });
    expect(t.asked).toEqual([0]);
    t.leaves(1);
    t.seat(0).passes();
    expect(t.scores).toEqual([0, null, 1]);
    expect(t.result).toEqual({ winners: [2], why: 'points' });
  });

  test('A2: the last one present wins at once, whatever the score', () => {
    const t = setTable({ hands: [['red_hare_a'], ['green_hare_b']], penalty: [[], ['red_hare_d']] });
    t.leaves(0);
    expect(t.result).toEqual({ winners: [1], why: 'alone' });
  });

  test('A2: who was due to begin the final round passes that on', () => {
    const t = setTable({ hands: [['red_hare_a'], ['green_hare_b'], ['green_hare_c']], last: 1 });
    t.leaves(1);
    expect([t.asking, t.asked]).toEqual(['final', [2]]);
  });

  test('A2: a card that was being laid goes, too, and the next player is asked', () => {
    const t = setTable({
      hands: [['white_dog_l', 'blue_hare_b'], ['green_hare_b'], ['red_cat_a']],
      moons: [{ red: ['red_hare_a'] }],
    });
    t.seat(0).chooses('white_dog_l');
    expect(t.asking).toBe('where');
    t.leaves(0);
    expect(t.state.piles.laid).toEqual([]);
    expect([t.asking, t.asked]).toEqual(['turn', [1]]);
  });

  test('A2: a robbery comes to nothing if robber or robbed leave', () => {
    const robbed = () => {
      const t = setTable({ hands: [['red_hare_a', 'blue_hare_b'], ['green_hare_b'], ['red_cat_a']] });
      t.seat(0).chooses('red_hare_a', 'seat:1');
      return t;
    };
    const robber = robbed();
    robber.leaves(0);
    robber.roll();
    expect([robber.hand(1), robber.asked]).toEqual([['green_hare_b'], [1]]);
    const victim = robbed();
    victim.leaves(1);
    victim.roll();
    expect(victim.ask.about).toEqual({ kind: 'draw', by: 0, left: 4 });
  });
});
