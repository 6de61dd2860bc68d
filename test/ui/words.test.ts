/** Every game that can be picked can be talked about, and the table itself knows none of them. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { faces } from '../../src/engine/games/kittens/faces.ts';
import { games } from '../../src/engine/games/registry.ts';
import { commonFor, languages, wordsFor } from '../../src/ui/words/index.ts';

describe.each(languages.flatMap(language => games.map(game => ({ language, game, id: game.id }))))(
  '$id in $language',
  ({ language, game }) => {
    const words = wordsFor(game.id, language);

    test('has a name and a pitch', () => {
      expect(words.name).not.toBe(game.id);
      expect(words.pitch.length).toBeGreaterThan(10);
    });
    test('every rule and every value of it has a label of its own', () => {
      for (const [rule, values] of Object.entries(game.choices)) {
        expect(words.rule(rule)).not.toBe(rule);
        const labels = values.map(value => words.value(rule, value));
        expect(new Set(labels).size).toBe(values.length);
      }
    });
    test('a zone has a name, or is none of our business', () => {
      const named = Object.keys(game.zones).filter(zone => words.zone(zone) !== null);
      expect(named).toEqual(expect.arrayContaining(['deck', 'discard', 'hand']));
    });
    test('an unknown word is shown as it is', () => {
      expect(words.face('jabberwock').name).toBe('jabberwock');
      expect(words.sign({ sign: 'toString' })).toBe('toString');
      expect(words.ask({ kind: 'riddle' }, { me: 0, name: String })).toEqual({ mine: 'riddle', theirs: 'riddle' });
    });
  },
);

test('card names are short enough for a card, and say something else than their help', () => {
  const words = wordsFor('apocalypse', 'en');
  for (const face of faces) {
    const { name, help } = words.face(face);
    expect(name.length).toBeLessThanOrEqual(24);
    expect(help).toMatch(/^[A-Z].*\.$/);
  }
});

test('places are counted from the top, and the last one is the bottom', () => {
  const { slot } = commonFor('en').prompt;
  expect([0, 1, 2, 9].map(n => slot(n, 9))).toEqual([
    'On top',
    '2nd from the top',
    '3rd from the top',
    'At the bottom',
  ]);
  expect(slot(0, 0)).toBe('On top');
});

test('the table knows no game', () => {
  const folder = new URL('../../src/ui/table/', import.meta.url);
  const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.(tsx?|css)$/.test(file))
    .map(file => readFileSync(new URL(file, folder), 'utf8'));
  const known = [...games.map(({ id }) => id), ...faces.filter(face => face.includes('_')), 'kittens/'];
  for (const text of source) for (const word of known) expect(text).not.toContain(word);
});
