/** Wishes are read back as they were set; whatever else lies in storage changes nothing. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choices, marks, motionOf, type Prefs, parsePrefs, usualPrefs, withWish } from '../../src/ui/settings/prefs.ts';

const usualSystem = { motion: 'full', contrast: 'usual' } as const;
const anyPrefs = fc.record(
  Object.fromEntries(Object.entries(choices).map(([wish, values]) => [wish, fc.constantFrom(...values)])),
) as fc.Arbitrary<Prefs>;

test('nothing kept: everything is as usual, which is the first of every choice', () => {
  expect(parsePrefs(null)).toEqual(usualPrefs);
  expect(usualPrefs).toEqual(Object.fromEntries(Object.entries(choices).map(([wish, [first]]) => [wish, first])));
});

test('what was set is read back', () => {
  fc.assert(
    fc.property(anyPrefs, prefs => {
      expect(parsePrefs(JSON.stringify(prefs))).toEqual(prefs);
    }),
  );
});

test('anything else in storage is as usual, and never more than that', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), text => {
      const prefs = parsePrefs(text);
      for (const [wish, values] of Object.entries(choices))
        expect(values).toContain(Object.entries(prefs).find(([key]) => key === wish)?.[1]);
      expect(Object.keys(prefs).sort()).toEqual(Object.keys(choices).sort());
    }),
  );
});

test('one wish that does not fit spoils no other', () => {
  expect(parsePrefs('{"sound":"off","motion":"wild","pace":7,"extra":1}')).toEqual({ ...usualPrefs, sound: 'off' });
});

test('a wish is changed alone', () => {
  expect(withWish(usualPrefs, 'motion', 'none')).toEqual({ ...usualPrefs, motion: 'none' });
  expect(withWish({ ...usualPrefs, motion: 'none' }, 'motion', 'wild')).toEqual(usualPrefs);
});

describe('what the system asks for', () => {
  test('counts until somebody says otherwise here', () => {
    const calm = { motion: 'reduced', contrast: 'more' } as const;
    expect(motionOf(usualPrefs, calm)).toBe('reduced');
    expect(marks(usualPrefs, calm)).toMatchObject({ motion: 'reduced', contrast: 'more' });
    expect(motionOf({ ...usualPrefs, motion: 'full' }, calm)).toBe('full');
  });
  test('is not high contrast by itself', () => {
    expect(marks(usualPrefs, usualSystem)).toMatchObject({ motion: 'full', contrast: 'usual' });
    expect(marks({ ...usualPrefs, contrast: 'more' }, usualSystem)).toMatchObject({ contrast: 'more' });
  });
});
