/** The six pictures of a table need no font: each of the 64 is drawn, and none like another. */
import { expect, test } from 'vitest';
import { alphabet } from '../../src/p2p/fair/emoji.ts';
import { pictureSvg } from '../../src/ui/fair/pictures/index.ts';

test('every picture is drawn, and differs from all others', () => {
  const drawn = alphabet.map(pictureSvg);
  for (const svg of drawn) expect(svg).toMatch(/^<svg viewBox="[-\d ]+">.*<\/svg>$/);
  expect(new Set(drawn).size).toBe(64);
});

test('nothing in them is broken or written', () => {
  for (const picture of alphabet) expect(pictureSvg(picture)).not.toMatch(/NaN|undefined|<text|http/);
});

test('a picture that nobody knows is left out', () => {
  expect(pictureSvg('🪿')).toBe('');
});
