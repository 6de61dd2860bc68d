// Worked examples, played through.
import { describe, expect, test } from 'vitest';
import { zombeasts } from '../../../../src/engine/games/moon/game.ts';
import { seedOf } from '../../../../src/engine/rng.ts';
import { apply, start } from '../../../../src/engine/run.ts';
import { setTable, usual } from './table.ts';

describe('examples', () => {
  test('ZB-1: the set-up for two, three and four', () => {
    const piles = [2, 3, 4].map(seats => {
      const { match } = start(zombeasts, seats, usual);
      apply(match, { type: 'random', draw: 0, seed: seedOf('deal') });
      const { deck, reserve, ...others } = match.state.piles;
      const hands = match.state.seats.map(seat => others[`hand/${seat}`]!.length);
      expect(zombeasts.broken(match.state)).toBeNull();
      return [deck!.length, reserve!.length, ...hands];
    });
    expect(piles).toEqual([
      [81, 3, 3, 3],
      [78, 3, 3, 3, 3],
      [75, 3, 3, 3, 3, 3],
    ]);
  });

  const lucy = () => {
    const t = setTable({
      hands: [['white_cat_l', 'red_hare_d', 'green_rat_d'], ['orange_dog_a']],
      moons: [{ blue: ['blue_cat_a', 'blue_dog_a'] }],
    });
    t.seat(0).chooses('white_cat_l', 'blue');
    return t;
  };

  test('ZB-2: a white cat beside a cat migrates, and a new moon ends the chain', () => {
    const t = lucy();
    expect(t.asking).toBe('again');
    t.seat(0).chooses('red_hare_d');
    expect(t.cues('migration')).toHaveLength(1);
    expect(t.ask.about).toEqual({ kind: 'draw', by: 0, left: 1 });
  });

  test('ZB-2: who stops after the white draws nothing', () => {
    const t = lucy();
    t.seat(0).passes();
    expect([t.hand(0).length, t.turn, t.asking]).toEqual([2, 1, 'turn']);
  });

  test('ZB-3: a white is swapped for a card, whose digit counts', () => {
    const t = setTable({
      hands: [['blue_rat_a'], ['white_dog_l', 'red_rat_a']],
      moons: [{ orange: ['orange_cat_c', 'orange_rat_b'] }, { orange: ['orange_hare_a'] }],
      reserve: ['blue_hare_a', 'blue_hare_b', 'blue_hare_c'],
      top: ['blue_dog_a'],
      turn: 1,
    });
    t.seat(1).chooses('white_dog_l', 'swap');
    expect(t.moon(0, 'orange')).toEqual(['white_dog_l', 'orange_rat_b']);
    expect(t.moon(1, 'orange')).toEqual(['orange_hare_a', 'orange_cat_c']);
    expect(t.ask.about).toEqual({ kind: 'draw', by: 1, left: 2 });
    t.seat(1).chooses('blue_hare_a');
    expect(t.reserve).toHaveLength(2);
    t.seat(1).chooses('deck');
    expect([t.reserve.length, t.hand(1)]).toEqual([3, ['blue_dog_a', 'blue_hare_a', 'red_rat_a']]);
    expect([t.turn, t.asking]).toEqual([0, 'turn']);
  });

  test('ZB-4: a carrot instead of a migration, and a migration after it', () => {
    const t = setTable({
      hands: [['blue_hare_e', 'green_rat_d', 'red_hare_a'], ['orange_dog_a']],
      moons: [{ blue: ['blue_hare_b'], green: ['green_dog_a', 'green_rat_b'] }],
      rules: { dreams: true },
    });
    t.seat(0).chooses('blue_hare_e', 'carrot', 'green_rat_d');
    expect(t.asking).toBe('again');
    t.seat(0).chooses('green_dog_a');
    expect(t.moon(0, 'green')).toEqual(['green_rat_d', 'green_rat_b', 'green_dog_a']);
    expect(t.moon(0, 'blue')).toEqual(['blue_hare_b', 'blue_hare_e']);
    expect(t.ask.about).toEqual({ kind: 'draw', by: 0, left: 4 });
    t.seat(0).chooses('deck', 'deck', 'deck', 'deck');
    expect([t.hand(0).length, t.hand(0).includes('red_hare_a'), t.turn]).toEqual([5, true, 1]);
  });

  test('ZB-5: a full moon of four animals and its prize', () => {
    const t = setTable({
      hands: [['blue_rat_a', 'red_dog_d'], ['orange_dog_a']],
      moons: [{ blue: ['blue_hare_a', 'blue_dog_a', 'blue_cat_d'] }],
      reserve: ['green_hare_d', 'orange_hare_a', 'orange_hare_b'],
    });
    t.seat(0).chooses('blue_rat_a');
    expect(t.cues('full')).toEqual([{ cue: 'full', by: 0, colour: 'blue', points: 7 }]);
    t.seat(0).chooses('green_hare_d');
    expect([t.score(0).length, t.reserve.length]).toEqual([5, 2]);
    expect(t.ask.about).toEqual({ kind: 'draw', by: 0, left: 4 });
    t.seat(0).chooses('orange_hare_a', 'orange_hare_b');
    expect(t.seat(0).offers).toEqual(['deck', 'seat:1', 'stop']);
    t.seat(0).chooses('stop');
    expect([t.turn, t.moon(0, 'blue')]).toEqual([1, []]);
  });

  test('ZB-6: who is stuck pays with the whole hand and goes on with three new cards', () => {
    const t = setTable({
      hands: [['red_hare_d', 'red_cat_a'], ['orange_dog_a']],
      moons: [{ red: ['red_hare_a', 'red_cat_d'] }],
      top: ['green_rat_d', 'blue_dog_a', 'white_hare_r'],
    });
    expect(t.penalty(0)).toEqual(['red_cat_a', 'red_hare_d']);
    expect(t.hand(0)).toEqual(['blue_dog_a', 'green_rat_d', 'white_hare_r']);
    expect([t.asking, t.asked, t.seat(0).offers.length]).toEqual(['turn', [0], 3]);
  });

  test('ZB-7: a white as the last card brings three', () => {
    const t = setTable({ hands: [['white_rat_r'], ['orange_dog_a']], moons: [{ red: ['red_hare_a'] }] });
    t.seat(0).chooses('white_rat_r', 'red');
    expect([t.cues('migration'), t.hand(0).length, t.turn]).toEqual([[], 3, 1]);
    expect(t.asking).toBe('turn');
  });

  test('ZB-8: a repainted moon keeps a second one of its colour away, and is coloured for good by a card', () => {
    const repainted = () => {
      const t = setTable({
        hands: [
          ['blue_dog_a', 'blue_rat_b'],
          ['orange_dog_a', 'orange_dog_b'],
        ],
        moons: [{ white: ['white_cat_l'] }],
      });
      t.seat(0).chooses('repaint', 'white_to_blue');
      return t;
    };
    const one = repainted();
    one.seat(0).chooses('blue_rat_b');
    // No choice of a new moon: blue is open.
    expect([one.asking, one.moon(0, 'blue')]).toEqual(['draw', ['white_cat_l', 'blue_rat_b']]);
    const other = repainted();
    other.seat(0).chooses('blue_dog_a', 'stop');
    other.seat(1).chooses('orange_dog_a', 'stop');
    expect(other.moon(0, 'blue')).toEqual(['white_cat_l', 'blue_dog_a']);
    expect(other.seat(0).offers).toEqual(['blue_rat_b']);
  });

  test('ZB-9: who is robbed of the last card takes three at once, and is robbed once', () => {
    const t = setTable({
      hands: [['red_hare_b', 'red_dog_a'], ['orange_dog_a'], ['green_hare_a', 'green_hare_b']],
    });
    const before = t.deck.length;
    t.seat(0).chooses('red_hare_b');
    expect(t.ask.about).toEqual({ kind: 'draw', by: 0, left: 3 });
    t.seat(0).robs(1);
    expect([t.hand(1).length, t.seat(0).can('seat:1')]).toEqual([3, false]);
    t.seat(0).robs(2);
    expect([t.hand(2).length, before - t.deck.length]).toEqual([1, 3]);
    t.seat(0).chooses('deck');
    expect([before - t.deck.length, t.turn, t.asking]).toEqual([4, 1, 'turn']);
  });

  test('ZB-10: the deck runs out, everybody lays once more, and only full moons count', () => {
    const t = setTable({
      hands: [['red_hare_b', 'blue_hare_a'], ['blue_dog_a']],
      moons: [{}, { blue: ['blue_hare_d', 'blue_cat_d', 'blue_rat_a'] }],
      deck: ['orange_dog_a', 'orange_dog_b'],
      reserve: ['green_hare_a', 'green_hare_b', 'green_hare_c'],
    });
    t.seat(0).chooses('red_hare_b', 'deck', 'deck');
    expect([t.asking, t.asked, t.hand(0).length]).toEqual(['final', [0], 3]);
    t.seat(0).chooses('blue_hare_a', 'orange_dog_a', 'orange_dog_b');
    expect(t.asked).toEqual([1]);
    t.seat(1).chooses('blue_dog_a');
    expect([t.reserve.length, t.scores]).toEqual([3, [0, 10]]);
    expect(t.result).toEqual({ winners: [1], why: 'points' });
  });
});
