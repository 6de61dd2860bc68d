// Random play, many games: neither race nor any character may have it much easier.
import { describe, expect, test } from 'vitest';
import { fairness } from '../../../../scripts/simulate/aliens.ts';

describe.each([4, 5, 6, 7, 8, 9])('with %i players', seats => {
  const { games, sides, characters } = fairness(seats, 2000, 'fair');

  test('kittens and aliens are within six points of each other', () => {
    expect(Math.abs(sides.kitten - sides.alien) / games).toBeLessThan(0.06);
  });

  test('a dog wins now and then, where there is one', () => {
    if (seats % 2 === 0) expect(sides.dog).toBe(0);
    else expect(sides.dog / games).toBeGreaterThan(0.02);
  });

  test('no character is more than eight points off the others', () => {
    const rates = Object.values(characters).map(({ played, won }) => won / played);
    const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
    for (const rate of rates) expect(Math.abs(rate - mean)).toBeLessThan(0.08);
  });
});
