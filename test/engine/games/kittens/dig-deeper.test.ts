// Dig Deeper: keep the top card, or take the one beneath it.
import { describe, expect, test } from 'vitest';
import type { Face } from '../../../../src/engine/games/kittens/faces.ts';
import { setTable } from './table.ts';
import { told } from './told.ts';

const digging = (deck: readonly Face[], hand: readonly Face[] = []) => {
  const t = setTable({ hands: [['dig_deeper', ...hand], ['skip'], ['skip']], deck });
  t.seat(0).plays('dig_deeper');
  t.quiet();
  return t;
};

describe('Dig Deeper', () => {
  test('the card looked at may be kept', () => {
    const t = digging(['favor', 'nope', 'exploding_kitten', 'exploding_kitten']);
    expect(t.asking).toBe('dig');
    expect(t.seat(0).offers.sort()).toEqual(['deeper', 'favor']);
    t.seat(0).keeps();
    expect(t.hand(0)).toEqual(['favor']);
    expect(t.deck).toEqual(['nope', 'exploding_kitten', 'exploding_kitten']);
    expect(t.turn).toEqual({ seat: 1, owed: 1, attacked: false });
    expect(t.asking).toBe('turn');
  });

  test('or left on top, for the one beneath', () => {
    const t = digging(['favor', 'nope', 'exploding_kitten', 'exploding_kitten']);
    t.seat(0).digs();
    expect(t.hand(0)).toEqual(['nope']);
    expect(t.deck).toEqual(['favor', 'exploding_kitten', 'exploding_kitten']);
    expect([t.hand(1), t.hand(2)]).toEqual([['skip'], ['skip']]);
    expect(t.turn.seat).toBe(1);
    expect(t.asking).toBe('turn');
  });

  test('one Nope stops it before anything is seen, and the turn goes on', () => {
    const t = setTable({ hands: [['dig_deeper'], ['nope'], []] });
    const deck = t.deck;
    t.seat(0).plays('dig_deeper');
    t.seat(1).nopes();
    t.quiet();
    expect(t.deck).toEqual(deck);
    expect(t.hand(0)).toEqual([]);
    expect(t.turn.seat).toBe(0);
    expect(t.asking).toBe('turn');
  });

  test('is not for another player’s turn, nor for the dead', () => {
    const t = setTable({ hands: [['skip'], ['dig_deeper'], ['dig_deeper']], dead: [2] });
    expect([t.seat(1).can('dig_deeper'), t.seat(2).can('dig_deeper')]).toEqual([false, false]);
  });

  test('nobody else is asked, and nobody else sees the card', () => {
    const t = digging(['exploding_kitten', 'nope', 'exploding_kitten']);
    expect([...t.ask.seats, ...t.ask.also]).toEqual([0]);
    expect(t.view(1).prompt).toBeNull();
    expect(JSON.stringify(told(t, 1))).not.toContain('exploding_kitten');
  });

  test('Z12: a kitten on top may be refused in secret', () => {
    const tables = (['exploding_kitten', 'favor'] as const).map(first => {
      const t = digging([first, 'nope', 'exploding_kitten', 'exploding_kitten']);
      t.seat(0).digs();
      return t;
    });
    expect(tables[0]!.hand(0)).toEqual(['nope']);
    expect(tables[0]!.deck[0]).toBe('exploding_kitten');
    expect(tables[0]!.status).toEqual(['alive', 'alive', 'alive']);
    expect(told(tables[0]!, 1)).toEqual(told(tables[1]!, 1));
    expect(told(tables[0]!, null)).toEqual(told(tables[1]!, null));
    expect(tables[0]!.asking).toBe('turn');
  });

  test('Z12: who keeps the kitten explodes', () => {
    const t = digging(['exploding_kitten', 'nope', 'exploding_kitten']);
    t.seat(0).answer(
      t
        .seat(0)
        .prompt()
        .options.find(option => 'face' in option)!.id,
    );
    expect(t.asking).toBe('explode');
    expect(t.front(0)).toEqual(['exploding_kitten']);
    expect(t.deck).toEqual(['nope', 'exploding_kitten']);
  });

  test('Z13: a kitten beneath must be drawn, and may be hidden above the first card', () => {
    const t = digging(['favor', 'exploding_kitten', 'nope', 'exploding_kitten'], ['zombie_kitten']);
    t.seat(0).digs();
    expect(t.asking).toBe('explode');
    expect(t.deck).toEqual(['favor', 'nope', 'exploding_kitten']);
    t.seat(0).saves('zombie_kitten');
    t.quiet();
    t.seat(0).hides(0);
    expect(t.deck).toEqual(['exploding_kitten', 'favor', 'nope', 'exploding_kitten']);
    expect(t.turn.seat).toBe(1);
    expect(t.asking).toBe('turn');
  });

  test('Z14: the only card of the deck must be kept', () => {
    const t = setTable({ hands: [['dig_deeper', 'skip'], ['skip']], deck: ['exploding_kitten'] });
    t.seat(0).plays('dig_deeper');
    t.quiet();
    expect(t.asking).toBe('explode');
    expect(t.deck).toEqual([]);
    expect(t.cues('dug')).toEqual([{ cue: 'dug', by: 0, choice: 'kept' }]);
  });

  test('Z15: everybody learns kept or refused, and nothing more', () => {
    const kept = digging(['favor', 'nope', 'exploding_kitten', 'exploding_kitten']);
    kept.seat(0).keeps();
    expect(kept.cues('dug', 1)).toEqual([{ cue: 'dug', by: 0, choice: 'kept' }]);
    const other = digging(['clone', 'nope', 'exploding_kitten', 'exploding_kitten']);
    other.seat(0).keeps();
    expect(told(kept, 1)).toEqual(told(other, 1));
    const refused = digging(['favor', 'nope', 'exploding_kitten', 'exploding_kitten']);
    refused.seat(0).digs();
    expect(refused.cues('dug', 1)).toEqual([{ cue: 'dug', by: 0, choice: 'refused' }]);
  });

  test('Z15: the clock keeps a harmless card and refuses a kitten', () => {
    const harmless = digging(['favor', 'nope', 'exploding_kitten', 'exploding_kitten']);
    harmless.clock();
    expect(harmless.hand(0)).toEqual(['favor']);
    const kitten = digging(['exploding_kitten', 'nope', 'exploding_kitten']);
    kitten.clock();
    expect(kitten.hand(0)).toEqual(['nope']);
    expect(kitten.deck).toEqual(['exploding_kitten', 'exploding_kitten']);
    expect(kitten.asking).toBe('turn');
  });

  test('Z15: the clock is the same for a kitten and a harmless card', () => {
    const [one, other] = (['exploding_kitten', 'favor'] as const).map(first =>
      digging([first, 'nope', 'exploding_kitten', 'exploding_kitten']),
    );
    expect(told(one!, 1)).toEqual(told(other!, 1));
  });

  test('Z16: under attack it ends one of the turns owed', () => {
    const t = setTable({ hands: [['dig_deeper'], [], []], turn: { owed: 3, attacked: true } });
    t.seat(0).plays('dig_deeper');
    t.seat(0).digs();
    expect(t.turn).toEqual({ seat: 0, owed: 2, attacked: true });
    expect(t.asking).toBe('turn');
  });
});
