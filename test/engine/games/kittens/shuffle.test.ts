/** Shuffle: mixes the deck, on your own turn. Shuffle NOW: the same at any time. */
import { describe, expect, test } from 'vitest';
import type { Face } from '../../../../src/engine/games/kittens/faces.ts';
import { knows, setApocalypse, setParty } from './party.ts';

const deck: readonly Face[] = [
  'skip',
  'favor',
  'nope',
  'attack_2x',
  'shuffle',
  'defuse',
  'draw_bottom',
  'exploding_kitten',
];

describe('Shuffle', () => {
  test('the same cards in the order the agreed seed gives', () => {
    const shuffled = (word: string) => {
      const t = setParty({ hands: [['shuffle'], []], deck });
      t.seat(0).plays('shuffle');
      expect(t.deck).toEqual(deck);
      t.roll(word);
      expect(t.asking).toBe('turn');
      expect([...t.deck].sort()).toEqual([...deck].sort());
      return t.deck;
    };
    expect(shuffled('one')).toEqual(shuffled('one'));
    expect(shuffled('one')).not.toEqual(deck);
    expect(shuffled('one')).not.toEqual(shuffled('two'));
  });

  test('the turn goes on', () => {
    const t = setParty({ hands: [['shuffle', 'skip'], []], deck });
    t.seat(0).plays('shuffle');
    t.roll();
    expect(t.turn).toEqual({ seat: 0, owed: 1, attacked: false });
    expect(t.seat(0).can('skip')).toBe(true);
  });

  test('a Nope stops it', () => {
    const t = setParty({ hands: [['shuffle'], ['nope']], deck });
    t.seat(0).plays('shuffle');
    t.seat(1).nopes();
    t.quiet();
    expect(t.asking).toBe('turn');
    expect(t.deck).toEqual(deck);
    expect(t.discard).toEqual(['shuffle', 'nope']);
  });

  test('is no NOW card: nobody may play it out of turn', () => {
    const t = setParty({ hands: [['skip'], ['shuffle'], ['shuffle']], deck: [...deck, 'exploding_kitten'] });
    expect(t.seat(1).offers).toEqual([]);
    t.seat(0).plays('skip');
    expect(t.asking).toBe('nope');
    expect(t.seat(2).offers).toEqual([]);
  });

  test('nobody learns the new order, and no hand changes', () => {
    const told = (word: string) => {
      const t = setParty({ hands: [['shuffle'], ['favor'], []], deck: [...deck, 'exploding_kitten'] });
      t.seat(0).plays('shuffle');
      t.quiet();
      t.roll(word);
      expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual([[], ['favor'], []]);
      return [0, 1, null].map(seat => knows(t, seat));
    };
    expect(told('one')).toEqual(told('two'));
    expect(told('one')[1]).toContain('"type":"shuffle"');
  });

  test('Shuffle NOW may be played on another player’s turn, Shuffle beside it may not', () => {
    const t = setApocalypse({ hands: [['skip'], ['shuffle', 'shuffle_now']], deck });
    expect(t.seat(1).offers).toEqual(['shuffle_now']);
    t.seat(1).plays('shuffle_now');
    t.quiet();
    t.roll();
    expect(t.deck).not.toEqual(deck);
    expect(t.turn.seat).toBe(0);
    expect(t.asking).toBe('turn');
  });
});
