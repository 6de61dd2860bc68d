/** Plurals, places and lists: the forms come from dictionaries, the choice from the language. */
import { describe, expect, test } from 'vitest';
import { makeGrammar } from '../../src/ui/words/grammar.ts';

describe('plurals', () => {
  const cards = { one: '# карта', few: '# карты', many: '# карт', other: '# карты' };

  test('English knows one and many', () => {
    const { plural } = makeGrammar('en');
    const forms = { one: '# card', other: '# cards' };
    expect([0, 1, 2, 21].map(n => plural(n, forms))).toEqual(['0 cards', '1 card', '2 cards', '21 cards']);
  });

  test('Russian counts 21 like 1 and 22 like 2', () => {
    const { plural } = makeGrammar('ru');
    expect([1, 3, 5, 11, 21, 22].map(n => plural(n, cards))).toEqual([
      '1 карта',
      '3 карты',
      '5 карт',
      '11 карт',
      '21 карта',
      '22 карты',
    ]);
  });

  test('Polish counts 21 like 5', () => {
    const { plural } = makeGrammar('pl');
    const forms = { one: '# karta', few: '# karty', many: '# kart', other: '# karty' };
    expect([1, 2, 5, 21].map(n => plural(n, forms))).toEqual(['1 karta', '2 karty', '5 kart', '21 kart']);
  });

  test('a form that is missing falls back to the general one', () => {
    expect(makeGrammar('ru').plural(3, { other: '#' })).toBe('3');
  });
});

test('places have endings of their own', () => {
  const { ordinal } = makeGrammar('en');
  const forms = { one: '#st', two: '#nd', few: '#rd', other: '#th' };
  expect([1, 2, 3, 4, 11, 12, 21, 102].map(n => ordinal(n, forms)).join(' ')).toBe(
    '1st 2nd 3rd 4th 11th 12th 21st 102nd',
  );
});

test('a list names its last item as the language does', () => {
  expect(makeGrammar('en').list(['Mochi', 'Pixel', 'you'])).toBe('Mochi, Pixel, and you');
  expect(makeGrammar('ru').list(['Mochi', 'Pixel'])).toBe('Mochi и Pixel');
});
