/** The list of cards against the list of titles. */
import { expect, test } from 'vitest';
import { actionFor, actions } from '../../../../src/engine/games/kittens/cards/index.ts';
import { faces } from '../../../../src/engine/games/kittens/faces.ts';

test('every title is a card, and listed once', () => {
  const titles = actions.map(({ title }) => title);
  expect([...titles].sort()).toEqual([...faces, 'pair', 'triple'].sort());
});

test.each(faces)('%s does something if it can be played', face => {
  const { when, steps, becomes } = actionFor(face);
  if (when !== 'never') expect(steps !== undefined || becomes !== undefined).toBe(true);
});
