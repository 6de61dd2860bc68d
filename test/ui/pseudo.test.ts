/** The stretched language for screenshots: longer everywhere, and still a whole dictionary. */
import { expect, test } from 'vitest';
import { common } from '../../src/ui/words/en/common.ts';
import { games } from '../../src/ui/words/en/index.ts';
import { pseudo, stretched } from '../../src/ui/words/pseudo.ts';
import { common as russian } from '../../src/ui/words/ru/common.ts';

test('a text is two fifths longer and still has its spaces, so it breaks where the real one would', () => {
  const text = 'Play as many cards as you like, then draw.';
  expect(stretched(text).length / text.length).toBeGreaterThan(1.3);
  expect(stretched(text).length / text.length).toBeLessThan(1.5);
  expect(stretched(text).split(' ')).toHaveLength(text.split(' ').length);
  expect(stretched('Ход: Оля').length).toBeGreaterThan('Ход: Оля'.length);
});

test('what functions answer is stretched, too, and lists stay lists', () => {
  const long = pseudo(common);
  expect(long.table.cards(3)).toBe(stretched('3 cards'));
  expect(long.room.paces.usual).toBe(stretched(common.room.paces.usual));
  expect(pseudo(games).zombie_kittens.guide).toHaveLength(games.zombie_kittens.guide.length);
  expect(pseudo(russian).end.again.length).toBeGreaterThan(russian.end.again.length);
});

test('pictures are still found: the name of a face is nobody to read', () => {
  const words = pseudo(games).zombie_kittens;
  const cue = { cue: 'depths', by: 0, depths: [2] };
  const { secret } = words.cue(cue, { me: 0, name: () => 'Ola' });
  expect(secret?.items.map(({ face }) => face)).toEqual(['exploding_kitten']);
  expect(words.face('nope').name).toBe(stretched('Nope'));
});
