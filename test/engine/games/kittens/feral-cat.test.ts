/** Feral Cat: stands for any cat, in pairs and triples. */
import { describe, expect, test } from 'vitest';
import { cats } from '../../../../src/engine/games/kittens/faces.ts';
import { knows, setApocalypse, setParty } from './party.ts';

const off = { specialCombos: false };

describe('Feral Cat', () => {
  test('does nothing alone', () => {
    const t = setParty({ hands: [['feral_cat'], ['skip']] });
    expect(t.seat(0).offers).toEqual(['draw']);
  });

  test('P15: a Feral Cat and any cat are a pair', () => {
    for (const cat of ['cat_taco', 'cat_melon', 'cat_potato', 'cat_beard', 'cat_rainbow'] as const) {
      const t = setParty({ hands: [['feral_cat', cat], ['favor'], ['skip']] });
      t.seat(0).combines(['feral_cat', cat], 1);
      t.quiet();
      t.roll();
      expect(t.hand(0)).toEqual(['favor']);
      expect([t.hand(1), t.hand(2)]).toEqual([[], ['skip']]);
      expect([...t.discard].sort()).toEqual([cat, 'feral_cat']);
      expect(t.asking).toBe('turn');
    }
  });

  test('P15: two Feral Cats are a pair', () => {
    const t = setParty({ hands: [['feral_cat', 'feral_cat'], ['favor']] });
    t.seat(0).combines(['feral_cat', 'feral_cat'], 1);
    t.quiet();
    t.roll();
    expect(t.hand(0)).toEqual(['favor']);
    expect(t.asking).toBe('turn');
  });

  test('P16: one with two equal cats is a triple', () => {
    const t = setParty({
      hands: [
        ['feral_cat', 'cat_beard', 'cat_beard'],
        ['favor', 'skip'],
      ],
    });
    t.seat(0).combines(['feral_cat', 'cat_beard', 'cat_beard'], 1, 'skip');
    t.quiet();
    expect(t.hand(0)).toEqual(['skip']);
    expect(t.hand(1)).toEqual(['favor']);
  });

  test('P16: two with any cat are a triple', () => {
    const t = setParty({
      hands: [
        ['feral_cat', 'feral_cat', 'cat_melon'],
        ['favor', 'skip'],
      ],
    });
    t.seat(0).combines(['feral_cat', 'feral_cat', 'cat_melon'], 1, 'favor');
    t.quiet();
    expect(t.hand(0)).toEqual(['favor']);
    expect(t.discard).toHaveLength(3);
  });

  test('P16: three are a triple', () => {
    const t = setParty({
      hands: [
        ['feral_cat', 'feral_cat', 'feral_cat'],
        ['favor', 'skip'],
      ],
    });
    t.seat(0).combines(['feral_cat', 'feral_cat', 'feral_cat'], 1, 'favor');
    t.quiet();
    expect(t.hand(0)).toEqual(['favor']);
  });

  test('P16: one with two different cats is no triple', () => {
    const t = setParty({ hands: [['feral_cat', 'cat_beard', 'cat_melon'], ['favor']] });
    expect(t.seat(0).offers.sort()).toEqual(['draw', 'feral_cat+cat_beard', 'feral_cat+cat_melon']);
  });

  test('P17: never with an action card, in no pair and no triple', () => {
    const t = setParty({ hands: [['feral_cat', 'feral_cat', 'skip', 'skip', 'nope', 'defuse'], ['favor']] });
    const combos = t.seat(0).offers.filter(offer => offer.includes('+'));
    expect(combos.sort()).toEqual(['feral_cat+feral_cat', 'skip+skip']);
  });

  test('P31: its pairs stay allowed without special combos, its triples do not', () => {
    const t = setParty({
      hands: [['feral_cat', 'feral_cat', 'feral_cat', 'cat_taco', 'cat_taco'], ['favor']],
      rules: off,
    });
    const combos = t.seat(0).offers.filter(offer => offer.includes('+'));
    expect(combos.sort()).toEqual(['cat_taco+cat_taco', 'feral_cat+cat_taco', 'feral_cat+feral_cat']);
    t.seat(0).combines(['feral_cat', 'feral_cat'], 1);
    t.quiet();
    t.roll();
    expect(t.hand(0)).toContain('favor');
  });

  test('a Noped pair is lost and nothing is taken', () => {
    const t = setParty({ hands: [['feral_cat', 'cat_taco'], ['favor'], ['nope']] });
    t.seat(0).combines(['feral_cat', 'cat_taco'], 1);
    t.seat(2).nopes();
    t.quiet();
    expect(t.asking).toBe('turn');
    expect([t.hand(0), t.hand(1)]).toEqual([[], ['favor']]);
    expect(t.discard).toHaveLength(3);
  });

  test('in another hand it is not the cat that was named', () => {
    const t = setParty({
      hands: [
        ['skip', 'skip', 'skip'],
        ['feral_cat', 'nope'],
      ],
    });
    t.seat(0).combines(['skip', 'skip', 'skip'], 1, 'cat_taco');
    t.quiet();
    expect(t.cues('asked')).toMatchObject([{ hit: false, named: 'cat_taco' }]);
    expect(t.hand(1)).toEqual(['feral_cat', 'nope']);
  });

  test('can be named itself', () => {
    const t = setParty({
      hands: [
        ['skip', 'skip', 'skip'],
        ['feral_cat', 'nope'],
      ],
    });
    t.seat(0).combines(['skip', 'skip', 'skip'], 1, 'feral_cat');
    t.quiet();
    expect(t.hand(0)).toEqual(['feral_cat']);
  });

  test('who sits by learns nothing about the stolen card', () => {
    const stolen = (face: 'favor' | 'shuffle') => {
      const t = setParty({ hands: [['feral_cat', 'cat_taco'], [face], ['skip']] });
      t.seat(0).combines(['feral_cat', 'cat_taco'], 1);
      t.quiet();
      t.roll();
      expect(t.hand(0)).toEqual([face]);
      return [knows(t, 2), knows(t, null)];
    };
    expect(stolen('favor')).toEqual(stolen('shuffle'));
  });

  test('stands for the cats of both decks in the Apocalypse', () => {
    const t = setApocalypse({ hands: [['feral_cat', ...cats], ['favor']] });
    for (const cat of cats) expect(t.seat(0).canCombine('feral_cat', cat)).toBe(true);
  });
});
