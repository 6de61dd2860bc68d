/** How a prompt is laid out for pressing. */
import { describe, expect, test } from 'vitest';
import type { Option, Prompt } from '../../src/engine/contract.ts';
import { offerFor, offersOf, playsOf } from '../../src/ui/table/offers.ts';

const ask = (options: readonly Option[], max = 1): Prompt => ({ options, min: 1, max, ordered: false, fallback: 1 });
const card = (id: string, face: string): Option => ({ id, face });
const draw: Option = { id: 'draw', word: 'draw' };
const ids = (offers: readonly { readonly option: Option }[]) => offers.map(({ option }) => option.id);

describe('cards of my hand', () => {
  const hand = [card('a', 'skip'), card('b', 'favor'), card('c', 'clone'), card('d', 'nope')];
  const mine = new Set(hand.map(({ id }) => id));

  test('are pressed in the hand alone', () => {
    const offers = offersOf(ask([draw, ...hand]), mine);
    expect(ids(offers.listed)).toEqual(['draw']);
    expect(ids(offers.all)).toEqual(['draw', 'a', 'b', 'c', 'd']);
  });
  test('have the number keys, and what else is offered has none', () => {
    expect(offersOf(ask([draw, ...hand]), mine).all.map(({ key }) => key)).toEqual([null, null, null, null, null]);
  });
  test('can do what they do alone, then what they do together', () => {
    const twins = [
      { id: 'a', face: 'tacocat' },
      { id: 'e', face: 'tacocat' },
    ];
    const offers = offersOf(ask([...twins, { id: 'a+e', cards: twins }, draw]), new Set(['a', 'e']));
    expect(ids(offers.listed)).toEqual(['draw']);
    expect(ids(playsOf(offers, { id: 'e', face: 'tacocat' }))).toEqual(['a', 'a+e']);
  });
  test('people are pressed where they sit', () => {
    const offers = offersOf(ask([{ id: 'seat:2', seat: 2 }]), mine);
    expect([ids(offers.listed), offers.all[0]?.key]).toEqual([[], 1]);
  });
  test('cards that lie nowhere yet are laid out in the middle', () => {
    expect(ids(offersOf(ask([...hand, draw], 4), new Set()).spread)).toEqual(['a', 'b', 'c', 'd']);
    expect(ids(offersOf(ask([...hand, draw], 4), new Set()).listed)).toEqual(['draw']);
  });
  test('cards in a row on the table are pressed where they lie', () => {
    const { listed, spread, laid } = offersOf(ask(hand), new Set(), mine);
    expect([ids(listed), ids(spread), ids(laid)]).toEqual([[], [], ['a', 'b', 'c', 'd']]);
  });
});

describe('equal cards', () => {
  const twins = [card('a', 'skip'), card('b', 'favor'), card('c', 'skip')];

  test('are one offer where one is chosen, and any of them leads to it', () => {
    const offers = offersOf(ask(twins), new Set(['a', 'b', 'c']));
    expect(ids(offers.all)).toEqual(['a', 'b']);
    expect(offerFor(offers, 'c')?.option.id).toBe('a');
  });
  test('are told apart where several are chosen', () => {
    expect(ids(offersOf(ask(twins, 2), new Set()).all)).toEqual(['a', 'b', 'c']);
  });
});

test('number keys reach the first nine', () => {
  const words = Array.from({ length: 11 }, (_, n) => ({ id: `w${n}`, word: `w${n}` }));
  const keys = offersOf(ask(words), new Set()).all.map(({ key }) => key);
  expect(keys).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, null, null]);
});

describe('places in a pile', () => {
  const places = (count: number): Option[] =>
    Array.from({ length: count }, (_, slot) => ({ id: `slot:${slot}`, slot }));

  test('a few are buttons', () => {
    const { listed, slots } = offersOf(ask(places(3)), new Set());
    expect([listed.length, slots.length]).toEqual([3, 0]);
  });
  test('many are a slider, and what else is offered stays a button', () => {
    const { listed, slots } = offersOf(ask([...places(12), draw]), new Set());
    expect([ids(listed), slots.length]).toEqual([['draw'], 12]);
  });
});

test('a card that is not offered leads nowhere', () => {
  expect(offerFor(offersOf(ask([draw]), new Set()), 'a')).toBeNull();
});
