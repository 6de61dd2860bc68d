// Whites: swapping one for somebody else's card, and repainting moons of whites.
import { describe, expect, test } from 'vitest';
import { setTable } from './table.ts';

describe('swapping', () => {
  test('W1: takes any card of the same side from any open moon of another player, a white, too', () => {
    const t = setTable({
      hands: [['white_dog_l', 'red_hare_b'], ['green_hare_b'], ['green_hare_c']],
      moons: [{}, { red: ['red_hare_a', 'red_dog_a'] }, { white: ['white_cat_l', 'white_cat_r'] }],
    });
    t.seat(0).chooses('white_dog_l', 'swap');
    expect(t.seat(0).offers).toEqual(['red_hare_a', 'white_cat_l']);
    t.seat(0).chooses('white_cat_l');
    expect(t.moon(2, 'white')).toEqual(['white_dog_l', 'white_cat_r']);
    expect(t.moon(0, 'white')).toEqual(['white_cat_l']);
  });

  test('W1: takes a card of either side when quarters do not count', () => {
    const t = setTable({
      hands: [['white_dog_l', 'red_hare_b'], ['green_hare_b']],
      moons: [{}, { red: ['red_hare_a', 'red_dog_a'] }],
      rules: { useQuarters: false },
    });
    t.seat(0).chooses('white_dog_l', 'swap');
    expect(t.seat(0).offers).toEqual(['red_hare_a', 'red_dog_a']);
  });

  test('W2: a card that could not be laid cannot be taken', () => {
    const t = setTable({
      hands: [['white_dog_l', 'red_hare_b'], ['green_hare_b']],
      moons: [{ red: ['red_cat_a', 'red_cat_d'] }, { red: ['red_hare_a'], blue: ['blue_hare_a'] }],
    });
    t.seat(0).chooses('white_dog_l', 'swap');
    expect([t.moon(1, 'blue'), t.moon(1, 'red')]).toEqual([['white_dog_l'], ['red_hare_a']]);
    expect(t.moon(0, 'blue')).toEqual(['blue_hare_a']);
  });

  test('W2: the card that was taken is laid at once, where its taker likes', () => {
    const t = setTable({
      hands: [['white_dog_l', 'red_hare_b'], ['green_hare_b']],
      moons: [{ white: ['white_rat_r'] }, { blue: ['blue_hare_a'] }],
    });
    t.seat(0).chooses('white_dog_l', 'swap');
    expect(t.ask.about).toEqual({ kind: 'where', by: 0, face: 'blue_hare_a' });
    t.seat(0).chooses('white');
    expect(t.moon(0, 'blue')).toEqual(['white_rat_r', 'blue_hare_a']);
    expect(t.asking).toBe('draw');
  });

  test('W3: a white that was taken is laid and not swapped again', () => {
    const t = setTable({
      hands: [['white_dog_l', 'red_hare_b'], ['green_hare_b']],
      moons: [{ red: ['red_cat_b'] }, { white: ['white_hare_l'], blue: ['blue_hare_a'] }],
    });
    t.seat(0).chooses('white_dog_l', 'swap', 'white_hare_l');
    expect(t.ask.about).toEqual({ kind: 'where', by: 0, face: 'white_hare_l' });
    expect(t.seat(0).offers).toEqual(['red', 'new']);
  });

  test('W4: a second swap needs a further play and another white', () => {
    const t = setTable({
      hands: [['white_dog_l', 'white_rat_r', 'red_hare_c'], ['green_hare_b']],
      moons: [{ red: ['red_hare_b'] }, { red: ['red_hare_a', 'red_dog_a'] }],
    });
    t.seat(0).chooses('white_dog_l', 'swap');
    expect(t.asking).toBe('again');
    t.seat(0).chooses('white_rat_r', 'swap');
    expect(t.moon(1, 'red')).toEqual(['white_dog_l', 'white_rat_r']);
    expect(t.moon(0, 'red')).toEqual(['red_hare_b', 'red_hare_a', 'red_dog_a']);
    expect(t.asking).toBe('draw');
  });

  test('W5: one’s own cards cannot be taken', () => {
    const t = setTable({
      hands: [['white_dog_l', 'red_hare_b'], ['green_hare_b']],
      moons: [{ red: ['red_hare_a'] }],
    });
    t.seat(0).chooses('white_dog_l');
    expect(t.seat(0).offers).toEqual(['red', 'new']);
  });

  test('W6: a moon robbed of its only colour keeps it, until its owner repaints it', () => {
    const t = setTable({
      hands: [['white_dog_l', 'red_hare_b'], ['green_hare_b']],
      moons: [{}, { red: ['white_cat_r', 'red_hare_a'] }],
    });
    t.seat(0).chooses('white_dog_l', 'swap');
    expect(t.moon(1, 'red')).toEqual(['white_cat_r', 'white_dog_l']);
    t.seat(0).chooses('stop');
    t.seat(1).chooses('repaint', 'red_to_blue');
    expect(t.moon(1, 'blue')).toEqual(['white_cat_r', 'white_dog_l']);
    expect(t.asking).toBe('turn');
  });

  test('W7: cards of full moons are out of reach', () => {
    const t = setTable({
      hands: [['white_dog_l', 'red_hare_b'], ['green_hare_b']],
      score: [[], ['red_hare_a', 'red_cat_a', 'red_dog_a', 'red_rat_a']],
      full: [0, 1],
    });
    t.seat(0).chooses('white_dog_l');
    expect([t.moon(0, 'white'), t.turn]).toEqual([['white_dog_l'], 1]);
  });

  test('W9: the digit is that of the card taken', () => {
    const t = setTable({
      hands: [['white_dog_l', 'red_hare_b'], ['green_hare_b']],
      moons: [{}, { red: ['red_dog_c'] }],
    });
    t.seat(0).chooses('white_dog_l', 'swap');
    expect(t.ask.about).toEqual({ kind: 'draw', by: 0, left: 2 });
  });

  test('everybody sees what changed places', () => {
    const t = setTable({
      hands: [['white_dog_l', 'red_hare_b'], ['green_hare_b'], ['green_hare_c']],
      moons: [{}, { red: ['red_dog_c'] }],
    });
    t.seat(0).chooses('white_dog_l', 'swap');
    expect(t.cues('swapped', 2)).toEqual([
      { cue: 'swapped', by: 0, target: 1, face: 'white_dog_l', took: 'red_dog_c' },
    ]);
  });
});

describe('white moons', () => {
  test('W8: a second white moon needs the first one repainted', () => {
    const t = setTable({
      hands: [['white_dog_l', 'red_hare_b'], ['green_hare_b']],
      moons: [{ white: ['white_cat_l'], red: ['red_hare_a'] }],
    });
    t.seat(0).chooses('repaint', 'white_to_blue', 'white_dog_l');
    expect(t.seat(0).offers).toEqual(['red', 'blue', 'new']);
    t.seat(0).chooses('new');
    expect([t.moon(0, 'blue'), t.moon(0, 'white')]).toEqual([['white_cat_l'], ['white_dog_l']]);
  });

  test('W8: without a free colour a white joins an open moon', () => {
    const t = setTable({
      hands: [['white_dog_l', 'red_hare_b'], ['red_dog_b']],
      moons: [
        {
          red: ['red_hare_a'],
          orange: ['orange_hare_b'],
          blue: ['blue_hare_a'],
          green: ['green_hare_b'],
          white: ['white_cat_l'],
        },
      ],
    });
    expect(t.seat(0).can('repaint')).toBe(false);
    t.seat(0).chooses('white_dog_l');
    expect(t.seat(0).offers).toEqual(['red', 'orange', 'blue', 'green', 'white']);
  });

  test('W10: who could play after a repaint is not stuck', () => {
    const t = setTable({
      hands: [['blue_hare_a'], ['green_hare_b']],
      moons: [{ blue: ['white_cat_l', 'white_dog_l'] }],
    });
    expect([t.asking, t.penalty(0)]).toEqual(['turn', []]);
    expect(t.seat(0).offers).toEqual(['repaint']);
    t.seat(0).chooses('repaint', 'blue_to_green');
    t.seat(0).chooses('blue_hare_a');
    expect(t.moon(0, 'blue')).toEqual(['blue_hare_a']);
  });

  test('W10: with every colour taken there is no such repaint, and the hand is lost', () => {
    const t = setTable({
      hands: [['blue_hare_a'], ['red_dog_b']],
      moons: [
        {
          red: ['red_hare_a'],
          orange: ['orange_hare_b'],
          blue: ['white_rat_l', 'white_dog_l'],
          green: ['green_hare_b'],
          white: ['white_cat_l'],
        },
      ],
      top: ['red_dog_a', 'red_cat_b', 'red_cat_c'],
    });
    expect(t.penalty(0)).toEqual(['blue_hare_a']);
    expect(t.hand(0)).toEqual(['red_cat_b', 'red_cat_c', 'red_dog_a']);
  });
});
