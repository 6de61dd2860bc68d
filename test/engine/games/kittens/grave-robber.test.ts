// Grave Robber: cards of the dead go back into the deck.
import { describe, expect, test } from 'vitest';
import type { Face } from '../../../../src/engine/games/kittens/faces.ts';
import { setTable } from './table.ts';
import { told } from './told.ts';

const deck: readonly Face[] = ['skip', 'favor', 'see_future_3', 'dig_deeper', 'exploding_kitten'];

describe('Grave Robber', () => {
  test('each of the dead picks a card, and these go into the deck', () => {
    const t = setTable({
      hands: [['grave_robber', 'favor'], ['skip'], ['nope', 'clone'], ['skip']],
      dead: [2, 3],
      deck,
    });
    t.seat(0).plays('grave_robber');
    t.quiet();
    expect(t.asking).toBe('rob');
    expect(t.ask.seats).toEqual([2, 3]);
    t.seat(2).gives('clone');
    t.seat(3).gives('skip');
    t.roll();
    expect([...t.deck].sort()).toEqual([...deck, 'clone', 'skip'].sort());
    expect([t.hand(0), t.hand(1), t.hand(2), t.hand(3)]).toEqual([['favor'], ['skip'], ['nope'], []]);
    expect(t.turn).toEqual({ seat: 0, owed: 1, attacked: false });
    expect(t.asking).toBe('turn');
  });

  test('the kitten in front of the dead is not robbed', () => {
    const t = setTable({ hands: [['grave_robber'], [], ['nope']], dead: [2], deck });
    t.seat(0).plays('grave_robber');
    t.quiet();
    expect(t.seat(2).offers).toEqual(['nope']);
    t.seat(2).gives('nope');
    t.roll();
    expect(t.front(2)).toEqual(['exploding_kitten']);
    expect(t.deck.filter(face => face === 'exploding_kitten')).toHaveLength(1);
  });

  test('one Nope stops it, also one of the dead', () => {
    const t = setTable({ hands: [['grave_robber'], [], ['nope', 'skip']], dead: [2], deck });
    t.seat(0).plays('grave_robber');
    t.seat(2).nopes();
    t.quiet();
    expect(t.hand(2)).toEqual(['skip']);
    expect(t.deck).toEqual(deck);
    expect(t.asking).toBe('turn');
  });

  test('needs a dead player, one’s own turn, and life', () => {
    const alone = setTable({ hands: [['grave_robber'], ['skip'], []] });
    expect(alone.seat(0).offers).toEqual(['draw']);
    const t = setTable({ hands: [['skip'], ['grave_robber'], ['grave_robber']], dead: [2] });
    expect([t.seat(1).can('grave_robber'), t.seat(2).can('grave_robber')]).toEqual([false, false]);
  });

  test('Z25: the dead without cards are not asked', () => {
    const t = setTable({ hands: [['grave_robber'], [], ['nope'], []], dead: [2, 3], deck });
    t.seat(0).plays('grave_robber');
    t.quiet();
    expect([...t.ask.seats, ...t.ask.also]).toEqual([2]);
    t.seat(2).gives('nope');
    t.roll();
    expect(t.cues('robbed')).toEqual([{ cue: 'robbed', by: 0, givers: [2] }]);
    expect(t.asking).toBe('turn');
  });

  test('Z25: if none of the dead has cards, nothing moves and nothing is shuffled', () => {
    const t = setTable({ hands: [['grave_robber', 'skip'], ['skip'], []], dead: [2], deck });
    t.seat(0).plays('grave_robber');
    t.quiet();
    expect(t.asking).toBe('turn');
    expect(t.deck).toEqual(deck);
    expect(t.seen(null).filter(event => event.type === 'shuffle')).toEqual([]);
    expect(t.discard).toEqual(['grave_robber']);
  });

  test('Z26: the whole deck is shuffled, and only the former owner knows what went in', () => {
    const [one, other] = (['nope', 'clone'] as const).map(given => {
      const t = setTable({ hands: [['grave_robber'], ['skip'], ['nope', 'clone'], []], dead: [2, 3], deck });
      t.seat(0).plays('grave_robber');
      t.quiet();
      t.seat(2).gives(given);
      t.roll();
      return t;
    });
    for (const seat of [0, 1, 3, null]) expect(told(one!, seat)).toEqual(told(other!, seat));
    expect(told(one!, 2)).not.toEqual(told(other!, 2));
    expect(one!.seen(null).filter(event => event.type === 'shuffle')).toEqual([{ type: 'shuffle', pile: 'deck' }]);
    expect(one!.deck.filter(face => face !== 'nope')).not.toEqual(deck);
  });

  test('Z43: a dead player who is away holds up no window and is robbed of a random card', () => {
    const robbed = (word: string) => {
      const t = setTable({ hands: [['grave_robber'], [], ['nope', 'clone', 'skip']], dead: [2], deck });
      t.seat(0).plays('grave_robber');
      expect(t.ask.seats).toEqual([2]);
      t.clock();
      expect(t.asking).toBe('rob');
      t.clock();
      t.roll(word);
      expect(t.deck).toHaveLength(deck.length + 1);
      expect(t.asking).toBe('turn');
      return ['nope', 'clone', 'skip'].filter(face => !t.hand(2).includes(face as Face)).join();
    };
    const found = Array.from({ length: 30 }, (_, n) => robbed(`dice ${n}`));
    expect(new Set(found)).toEqual(new Set(['nope', 'clone', 'skip']));
  });

  test('Z51: one silent grave does not undo the choice of the other', () => {
    const t = setTable({ hands: [['grave_robber'], [], ['nope', 'clone'], ['skip', 'favor']], dead: [2, 3], deck });
    t.seat(0).plays('grave_robber');
    t.quiet();
    t.seat(2).gives('clone');
    t.clock();
    t.roll();
    expect(t.hand(2)).toEqual(['nope']);
    expect(t.hand(3)).toHaveLength(1);
    expect(t.deck).toHaveLength(deck.length + 2);
    expect(t.asking).toBe('turn');
  });
});
