// The ninety cards: the sums that the deck must come to.
import { describe, expect, test } from 'vitest';
import {
  animals,
  colours,
  type Face,
  faces,
  hues,
  type Print,
  print,
} from '../../../../src/engine/games/moon/faces.ts';

const prints = faces.map(print);
const count = (is: (it: Print) => boolean) => prints.filter(is).length;
const histogram = (of: (it: Print) => number) => [0, 1, 2, 3, 4].map(n => count(it => of(it) === n));
const sidesOf = (is: (it: Print) => boolean) =>
  (['l', 'r'] as const).map(side => count(it => is(it) && it.side === side));

describe('the deck', () => {
  test('has ninety different cards: twenty of each colour, ten whites', () => {
    expect(new Set(faces).size).toBe(90);
    expect(colours.map(colour => count(it => it.colour === colour))).toEqual([20, 20, 20, 20, 10]);
  });

  test('has as many left as right quarters in every colour and of every animal', () => {
    expect(hues.map(hue => sidesOf(it => it.colour === hue))).toEqual(hues.map(() => [10, 10]));
    expect(sidesOf(it => it.colour === 'white')).toEqual([5, 5]);
    expect(animals.map(animal => sidesOf(it => it.animal === animal))).toEqual(animals.map(() => [11, 11]));
  });

  test('is worth 200 points, and its points and digits are spread as they should be', () => {
    expect(prints.reduce((sum, { points }) => sum + points, 0)).toBe(200);
    expect(histogram(({ points }) => points)).toEqual([2, 24, 32, 16, 16]);
    expect(histogram(({ digit }) => digit)).toEqual([10, 16, 32, 16, 16]);
  });

  test('has sixteen dreams, one kind for every animal', () => {
    const dreams = animals.map(animal => [...new Set(prints.flatMap(it => (it.animal === animal ? it.dream : [])))]);
    expect(count(({ dream }) => dream !== null)).toBe(16);
    expect(dreams).toEqual([
      [null, 'carrot'],
      [null, 'bone'],
      [null, 'mouse'],
      [null, 'hand'],
    ]);
  });

  test('agrees with the cards that the examples name', () => {
    const printed = (face: Face) => {
      const { points, digit, side } = print(face);
      return `${points}/${digit} ${side}`;
    };
    expect(printed('green_dog_a')).toBe('1/4 l');
    expect(printed('green_rat_d')).toBe('4/1 l');
    expect(printed('blue_hare_e')).toBe('2/2 l');
    expect(printed('orange_cat_c')).toBe('3/2 l');
    expect(printed('red_dog_d')).toBe('4/1 r');
    expect(printed('white_blank_r')).toBe('0/0 r');
    expect(printed('white_cat_l')).toBe('1/0 l');
  });
});
