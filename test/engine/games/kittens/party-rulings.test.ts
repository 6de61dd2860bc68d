/** Rulings of the Party Pack about cards it shares with its sisters: Nope, Attack, Skip, Favor, hands and decks. */
import { describe, expect, test } from 'vitest';
import { knows, setParty, times } from './party.ts';

describe('Nope', () => {
  test('P1: it comes after the play and before the deed, from anybody at the table', () => {
    const t = setParty({ hands: [['skip', 'nope'], [], [], ['nope']] });
    expect(t.seat(3).offers).toEqual([]);
    t.seat(0).plays('skip');
    expect(t.turn.seat).toBe(0);
    expect(t.seat(3).offers).toEqual(['nope']);
    expect(t.seat(0).offers).toEqual([]);
    t.seat(3).nopes();
    t.quiet();
    expect(t.turn.seat).toBe(0);
    expect(t.asking).toBe('turn');
  });

  test('P1: once the window has closed it is too late', () => {
    const t = setParty({ hands: [['skip'], ['nope'], []] });
    t.seat(0).plays('skip');
    const { id, ms } = t.ask;
    expect(ms).toBeGreaterThan(0);
    const nope = t.seat(1).prompt().options[0]!.id;
    t.quiet();
    expect(t.tries({ type: 'answer', seat: 1, ask: id, chosen: [nope] })).toEqual({ ok: false, why: 'stale' });
    expect(t.turn.seat).toBe(1);
    expect(t.seat(1).can('nope')).toBe(false);
  });

  test('P1: who is asked does not depend on who holds a Nope', () => {
    const asked = (face: 'nope' | 'favor') => {
      const t = setParty({ hands: [['skip'], [face], ['favor'], []] });
      t.seat(0).plays('skip');
      return [t.ask.seats, t.ask.also, t.ask.ms, knows(t, 2)];
    };
    expect(asked('nope')).toEqual(asked('favor'));
  });

  test('P3: a Nope can be Noped, and that again, without end', () => {
    const t = setParty({ hands: [['attack_2x', ...times(3, 'nope')], times(4, 'nope'), [], [], [], [], [], []] });
    t.seat(0).plays('attack_2x');
    for (let n = 0; n < 3; n++) {
      t.seat(1).nopes();
      t.seat(0).nopes();
    }
    expect(t.ask.about).toMatchObject({ kind: 'nope', nopes: 6 });
    t.quiet();
    expect(t.turn).toEqual({ seat: 1, owed: 2, attacked: true });
  });

  test('P3: an odd number of them stops the play', () => {
    const t = setParty({ hands: [['attack_2x', 'nope'], times(2, 'nope'), []] });
    t.seat(0).plays('attack_2x');
    t.seat(1).nopes();
    t.seat(0).nopes();
    t.seat(1).nopes();
    t.quiet();
    expect(t.turn).toEqual({ seat: 0, owed: 1, attacked: false });
    expect(t.discard).toEqual(['attack_2x', 'nope', 'nope', 'nope']);
    expect(t.asking).toBe('turn');
  });
});

describe('Turns', () => {
  test('P24: a Skip ends one owed turn', () => {
    const t = setParty({ hands: [['skip', 'skip'], []], turn: { owed: 2, attacked: true } });
    t.seat(0).plays('skip');
    expect(t.turn).toEqual({ seat: 0, owed: 1, attacked: true });
    t.seat(0).plays('skip');
    expect(t.turn).toEqual({ seat: 1, owed: 1, attacked: false });
  });

  test('P25: with an empty hand you just draw', () => {
    const t = setParty({ hands: [[], ['skip']], deck: ['favor', 'exploding_kitten'] });
    expect(t.seat(0).offers).toEqual(['draw']);
    t.seat(0).draws();
    expect(t.hand(0)).toEqual(['favor']);
    expect(t.turn.seat).toBe(1);
  });

  test('a draw has no pause before it: this deck has no NOW cards', () => {
    const t = setParty({ hands: [['skip'], ['nope']] });
    t.seat(0).answer('draw');
    expect(t.asking).toBe('turn');
    expect(t.turn.seat).toBe(1);
  });

  test('P26: everybody, watchers too, sees how many cards the deck and every hand has', () => {
    const t = setParty({
      hands: [['skip', 'favor'], ['nope'], []],
      deck: ['favor', 'exploding_kitten', 'exploding_kitten'],
    });
    const counts = (seat: number | null) =>
      ['deck', 'hand/0', 'hand/1', 'hand/2'].map(pile => t.view(seat).piles[pile]!.count);
    for (const seat of [0, 1, 2, null]) expect(counts(seat)).toEqual([3, 2, 1, 0]);
    t.seat(0).draws();
    for (const seat of [0, 1, 2, null]) expect(counts(seat)).toEqual([2, 3, 1, 0]);
    expect(t.view(0).piles.deck!.cards).toBe(null);
  });
});

describe('Favor', () => {
  test('the target chooses the card', () => {
    const t = setParty({ hands: [['favor'], ['skip', 'nope'], ['shuffle']] });
    t.seat(0).plays('favor', 1);
    t.quiet();
    expect(t.asking).toBe('give');
    expect(t.ask.seats).toEqual([1]);
    t.seat(1).gives('nope');
    expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual([['nope'], ['skip'], ['shuffle']]);
    expect(t.turn.seat).toBe(0);
    expect(t.asking).toBe('turn');
  });

  test('P11: somebody without cards is no target', () => {
    const t = setParty({ hands: [['favor'], [], ['skip'], []] });
    t.seat(0).plays('favor');
    expect(t.seat(0).offers).toEqual(['seat:2']);
  });

  test('P11: if nobody else has cards it cannot be played', () => {
    const t = setParty({ hands: [['favor', 'skip'], [], []] });
    expect(t.seat(0).offers).toEqual(['draw', 'skip']);
  });

  test('P12: a silent target gives a random card, from the agreed seed', () => {
    const given = (word: string) => {
      const t = setParty({ hands: [['favor'], ['skip', 'nope', 'shuffle'], []] });
      t.seat(0).plays('favor', 1);
      t.quiet();
      t.clock();
      expect(t.asking).toBe('random');
      t.roll(word);
      expect(t.cues('gave')).toEqual([{ cue: 'gave', by: 1, target: 0 }]);
      expect([...t.hand(0), ...t.hand(1)].sort()).toEqual(['nope', 'shuffle', 'skip']);
      expect(t.asking).toBe('turn');
      return t.hand(0).join();
    };
    expect(given('a')).toBe(given('a'));
    const all = new Set(Array.from({ length: 40 }, (_, n) => given(`seed ${n}`)));
    expect([...all].sort()).toEqual(['nope', 'shuffle', 'skip']);
  });

  test('only the two see which card changed hands', () => {
    const given = (face: 'skip' | 'nope') => {
      const t = setParty({ hands: [['favor'], ['skip', 'nope'], []] });
      t.seat(0).plays('favor', 1);
      t.quiet();
      t.seat(1).gives(face);
      expect(knows(t, 0)).toContain(face);
      return [knows(t, 2), knows(t, null)];
    };
    expect(given('skip')).toEqual(given('nope'));
  });
});
