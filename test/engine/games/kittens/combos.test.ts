/** Pairs and triples (rule 1.5), with and without the switch, and Clone as half a pair (2.4). */
import { describe, expect, test } from 'vitest';
import { faces } from '../../../../src/engine/games/kittens/faces.ts';
import { count, knows, setApocalypse, setParty, times } from './party.ts';
import { setTable } from './table.ts';

const off = { specialCombos: false };
const combosOf = (offers: readonly string[]) => offers.filter(offer => offer.includes('+')).sort();

describe('Two of a kind', () => {
  test('1.5: two equal cats take a random card, chosen by the agreed seed', () => {
    const taken = (word: string) => {
      const t = setParty({ hands: [['cat_taco', 'cat_taco'], ['favor', 'skip', 'shuffle', 'nope'], ['skip']] });
      t.seat(0).combines(['cat_taco', 'cat_taco'], 1);
      t.quiet();
      t.roll(word);
      expect(t.hand(0)).toHaveLength(1);
      expect(t.hand(1)).toHaveLength(3);
      expect([...t.hand(0), ...t.hand(1)].sort()).toEqual(['favor', 'nope', 'shuffle', 'skip']);
      expect(t.hand(2)).toEqual(['skip']);
      expect(t.turn).toEqual({ seat: 0, owed: 1, attacked: false });
      expect(t.asking).toBe('turn');
      return t.hand(0)[0];
    };
    expect(taken('a')).toBe(taken('a'));
    const all = new Set(Array.from({ length: 40 }, (_, n) => taken(`seed ${n}`)));
    expect([...all].sort()).toEqual(['favor', 'nope', 'shuffle', 'skip']);
  });

  test('1.5: any two cards of the same title are a pair, and their own text is ignored', () => {
    const t = setParty({ hands: [['attack_2x', 'attack_2x'], ['favor'], []] });
    t.seat(0).combines(['attack_2x', 'attack_2x'], 1);
    t.quiet();
    t.roll();
    expect(t.hand(0)).toEqual(['favor']);
    expect(t.turn).toEqual({ seat: 0, owed: 1, attacked: false });
  });

  test('1.5: save cards, Nopes and NOW cards are combo cards like any other', () => {
    const hand = ['defuse', 'zombie_kitten', 'nope', 'shuffle_now', 'clairvoyance_now', 'feed_dead_now'] as const;
    const t = setApocalypse({ hands: [[...hand, ...hand], ['skip'], []] });
    for (const face of hand) expect(t.seat(0).canCombine(face, face)).toBe(true);
  });

  test('1.5: different titles make no pair', () => {
    const t = setParty({ hands: [['skip', 'attack_2x', 'cat_taco', 'cat_melon', 'nope'], ['favor']] });
    expect(combosOf(t.seat(0).offers)).toEqual([]);
  });

  test('1.5: the last card laid is the top of the discard pile', () => {
    const t = setTable({ hands: [['cat_vampire', 'clone'], ['favor']] });
    t.seat(0).combines(['cat_vampire', 'clone'], 1);
    expect(t.discard).toEqual(['cat_vampire', 'clone']);
  });

  test('P2: a Nope hits the whole pair', () => {
    const t = setParty({ hands: [['cat_taco', 'cat_taco'], ['favor'], ['nope']] });
    t.seat(0).combines(['cat_taco', 'cat_taco'], 1);
    expect(t.ask.about).toMatchObject({ kind: 'nope', as: 'pair', by: 0, target: 1 });
    t.seat(2).nopes();
    t.quiet();
    expect([t.hand(0), t.hand(1)]).toEqual([[], ['favor']]);
    expect(t.discard).toEqual(['cat_taco', 'cat_taco', 'nope']);
    expect(t.asking).toBe('turn');
  });

  test('P2: a Nope hits the whole triple', () => {
    const t = setParty({ hands: [times(3, 'cat_taco'), ['favor', 'nope'], []] });
    t.seat(0).combines(times(3, 'cat_taco'), 1, 'favor');
    t.seat(1).nopes();
    t.quiet();
    expect([t.hand(0), t.hand(1)]).toEqual([[], ['favor']]);
    expect(count(t.discard, 'cat_taco')).toBe(3);
    expect(t.cues('asked')).toEqual([]);
  });

  test('P19: a target with one card loses that card', () => {
    const t = setParty({ hands: [['cat_taco', 'cat_taco'], ['nope']] });
    t.seat(0).combines(['cat_taco', 'cat_taco'], 1);
    t.quiet();
    t.roll();
    expect([t.hand(0), t.hand(1)]).toEqual([['nope'], []]);
  });

  test('1.5: only on your own turn, and not in reply to anything', () => {
    const t = setParty({ hands: [['skip'], ['cat_taco', 'cat_taco']] });
    expect(t.seat(1).offers).toEqual([]);
    t.seat(0).plays('skip');
    expect(t.asking).toBe('nope');
    expect(t.seat(1).offers).toEqual([]);
  });

  test('1.5: the target is another living player with a card', () => {
    const t = setApocalypse({
      hands: [['cat_taco', 'cat_taco', 'skip'], ['favor'], [], ['favor'], ['favor']],
      dead: [3],
    });
    t.seat(0).answer(
      t
        .seat(0)
        .prompt()
        .options.find(option => 'cards' in option)!.id,
    );
    expect(t.asking).toBe('aim');
    expect(t.seat(0).offers).toEqual(['seat:1', 'seat:4']);
  });

  test('1.5: with nobody to rob there is no combo', () => {
    const t = setApocalypse({ hands: [times(3, 'cat_taco'), [], ['favor']], dead: [2] });
    expect(t.seat(0).offers).toEqual(['draw']);
  });

  test('1.5: a hand that is empty by then makes it fizzle', () => {
    const t = setApocalypse({ hands: [['cat_taco', 'cat_taco'], ['skip'], ['feed_dead_now'], []], dead: [3] });
    t.seat(0).combines(['cat_taco', 'cat_taco'], 1);
    t.seat(2).plays('feed_dead_now', 3);
    t.quiet();
    t.seat(1).gives('skip');
    t.quiet();
    expect(t.cues('fizzled')).toEqual([{ cue: 'fizzled', by: 0, as: 'pair' }]);
    expect(t.hand(3)).toEqual(['skip']);
    expect(t.hand(0)).toEqual([]);
    expect(t.asking).toBe('turn');
  });

  test('the clock aims, and the pair goes on', () => {
    const t = setParty({ hands: [['cat_taco', 'cat_taco'], [], ['favor'], ['skip']] });
    t.seat(0).answer(
      t
        .seat(0)
        .prompt()
        .options.find(option => 'cards' in option)!.id,
    );
    t.clock();
    t.quiet();
    t.roll();
    expect(t.hand(0)).toEqual(['favor']);
    expect(t.asking).toBe('turn');
  });

  test('only thief and victim see the stolen card', () => {
    const stolen = (face: 'favor' | 'shuffle') => {
      const t = setParty({ hands: [['cat_taco', 'cat_taco'], [face], ['skip']] });
      t.seat(0).combines(['cat_taco', 'cat_taco'], 1);
      t.quiet();
      t.roll();
      expect(t.cues('stole')).toEqual([{ cue: 'stole', by: 0, target: 1 }]);
      expect(knows(t, 0)).toContain(face);
      expect(knows(t, 1)).toContain(face);
      return [knows(t, 2), knows(t, null)];
    };
    expect(stolen('favor')).toEqual(stolen('shuffle'));
  });
});

describe('Three of a kind', () => {
  test('1.5: the target hands over the named card, and everybody sees what was named and that it was there', () => {
    const t = setParty({ hands: [times(3, 'skip'), ['defuse', 'favor'], ['defuse']] });
    t.seat(0).combines(times(3, 'skip'), 1, 'defuse');
    expect(t.ask.about).toMatchObject({ as: 'triple', target: 1, named: 'defuse' });
    t.quiet();
    expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual([['defuse'], ['favor'], ['defuse']]);
    expect(t.cues('asked')).toEqual([{ cue: 'asked', by: 0, target: 1, named: 'defuse', hit: true }]);
    expect(t.turn).toEqual({ seat: 0, owed: 1, attacked: false });
    expect(t.asking).toBe('turn');
  });

  test('1.5: a title the target does not hold brings nothing, and everybody hears that', () => {
    const t = setParty({ hands: [times(3, 'cat_taco'), ['skip', 'favor']] });
    t.seat(0).combines(times(3, 'cat_taco'), 1, 'defuse');
    t.quiet();
    expect([t.hand(0), t.hand(1)]).toEqual([[], ['favor', 'skip']]);
    expect(t.cues('asked')).toMatchObject([{ hit: false }]);
    expect(t.discard).toEqual(times(3, 'cat_taco'));
    expect(t.asking).toBe('turn');
  });

  test('1.5: of several copies one is handed over', () => {
    const t = setParty({ hands: [times(3, 'cat_taco'), ['nope', 'nope', 'nope']] });
    t.seat(0).combines(times(3, 'cat_taco'), 1, 'nope');
    t.quiet();
    expect([t.hand(0), t.hand(1)]).toEqual([['nope'], ['nope', 'nope']]);
  });

  test('1.5: every title of the deck may be named, each cat by itself, but not the Exploding Kitten', () => {
    const t = setParty({ hands: [times(3, 'skip'), ['favor']] });
    t.seat(0).answer(
      t
        .seat(0)
        .prompt()
        .options.find(o => 'cards' in o && o.cards.length === 3)!.id,
    );
    t.seat(0).points(1);
    expect(t.asking).toBe('name');
    expect([...t.seat(0).offers].sort()).toEqual(
      [
        'defuse',
        'attack_2x',
        'targeted_attack_2x',
        'skip',
        'see_future_3',
        'alter_future_3',
        'shuffle',
        'draw_bottom',
        'favor',
        'nope',
        'cat_taco',
        'cat_melon',
        'cat_potato',
        'cat_beard',
        'cat_rainbow',
        'feral_cat',
      ].sort(),
    );
  });

  test('1.5: in the Apocalypse the titles of both decks may be named', () => {
    const t = setApocalypse({ hands: [times(3, 'skip'), ['favor'], ['favor'], ['favor']] });
    t.seat(0).answer(
      t
        .seat(0)
        .prompt()
        .options.find(o => 'cards' in o && o.cards.length === 3)!.id,
    );
    t.seat(0).points(1);
    expect([...t.seat(0).offers].sort()).toEqual(faces.filter(face => face !== 'exploding_kitten').sort());
  });

  test('the clock names for a silent player and the match goes on', () => {
    const t = setParty({ hands: [times(3, 'skip'), ['favor']] });
    t.seat(0).answer(
      t
        .seat(0)
        .prompt()
        .options.find(o => 'cards' in o && o.cards.length === 3)!.id,
    );
    t.clock();
    expect(t.asking).toBe('name');
    t.clock();
    t.quiet();
    expect(t.cues('asked')).toHaveLength(1);
    expect(t.asking).toBe('turn');
  });

  test('what else the target holds stays secret', () => {
    const asked = (face: 'favor' | 'shuffle') => {
      const t = setParty({ hands: [times(3, 'skip'), [face, 'nope'], []] });
      t.seat(0).combines(times(3, 'skip'), 1, 'defuse');
      t.quiet();
      return [knows(t, 0), knows(t, 2), knows(t, null)];
    };
    expect(asked('favor')).toEqual(asked('shuffle'));
  });
});

describe('The switch specialCombos', () => {
  test('1.5: off, only pairs of cats are left', () => {
    const hand = [...times(3, 'skip'), ...times(3, 'cat_taco'), 'nope', 'nope', 'cat_melon'] as const;
    const on = setParty({ hands: [hand, ['favor']] });
    expect(combosOf(on.seat(0).offers)).toEqual([
      'cat_taco+cat_taco',
      'cat_taco+cat_taco+cat_taco',
      'nope+nope',
      'skip+skip',
      'skip+skip+skip',
    ]);
    const t = setParty({ hands: [hand, ['favor']], rules: off });
    expect(combosOf(t.seat(0).offers)).toEqual(['cat_taco+cat_taco']);
  });

  test('P18: off, three cats are no triple but two of them are a pair', () => {
    const t = setParty({ hands: [times(3, 'cat_beard'), ['favor']], rules: off });
    expect(combosOf(t.seat(0).offers)).toEqual(['cat_beard+cat_beard']);
    t.seat(0).combines(times(2, 'cat_beard'), 1);
    t.quiet();
    t.roll();
    expect(t.hand(0)).toEqual(['cat_beard', 'favor']);
    expect(t.asking).toBe('turn');
  });

  test('1.5: off, cat and Clone are a pair, Clone and Clone are not', () => {
    const t = setTable({ hands: [['cat_vampire', 'clone', 'clone'], ['favor']], rules: off });
    expect(combosOf(t.seat(0).offers)).toEqual(['cat_vampire+clone']);
  });
});

describe('Clone in a combo', () => {
  test('1.5: cat and Clone take a random card, the Clone laid last', () => {
    const t = setTable({ hands: [['clone', 'cat_vampire'], ['favor']], discard: ['skip'] });
    t.seat(0).combines(['cat_vampire', 'clone'], 1);
    expect(t.discard).toEqual(['skip', 'cat_vampire', 'clone']);
    t.quiet();
    t.roll();
    expect(t.hand(0)).toEqual(['favor']);
    expect(t.asking).toBe('turn');
  });

  test('1.5: two Clones are two of a kind, three are three of a kind', () => {
    const t = setTable({ hands: [times(3, 'clone'), ['favor', 'skip'], [], []] });
    expect(combosOf(t.seat(0).offers)).toEqual(['clone+clone', 'clone+clone+clone']);
    t.seat(0).combines(times(3, 'clone'), 1, 'skip');
    t.quiet();
    expect(t.hand(0)).toEqual(['skip']);
  });

  test('1.5: no triple of two cats and a Clone, no pair of a Clone and an action card', () => {
    const t = setTable({ hands: [['cat_vampire', 'cat_vampire', 'clone', 'skip'], ['favor']] });
    expect(combosOf(t.seat(0).offers)).toEqual(['cat_vampire+cat_vampire', 'cat_vampire+clone']);
  });

  test('1.5: a Clone does not pair with a cat that lies on the discard pile', () => {
    const t = setTable({ hands: [['clone', 'skip'], ['favor']], discard: ['cat_vampire'] });
    expect(t.seat(0).offers).toEqual(['draw', 'skip']);
  });

  test('1.5: after a pair of Skips a Clone is a Skip', () => {
    const t = setTable({ hands: [['skip', 'skip', 'clone'], ['favor'], []] });
    t.seat(0).combines(['skip', 'skip'], 1);
    t.quiet();
    t.roll();
    t.seat(0).plays('clone');
    t.quiet();
    expect(t.cues('skipped')).toEqual([{ cue: 'skipped', by: 0, turns: 'one' }]);
    expect(t.turn.seat).toBe(1);
  });

  test('1.5: five different cards are no combo', () => {
    const t = setParty({ hands: [['skip', 'favor', 'nope', 'shuffle', 'attack_2x'], ['favor']], discard: ['defuse'] });
    expect(combosOf(t.seat(0).offers)).toEqual([]);
  });
});
