/** Draw From the Bottom: take the lowest card instead of the top one. */
import { describe, expect, test } from 'vitest';
import { knows, setParty } from './party.ts';

describe('Draw From the Bottom', () => {
  test('the lowest card comes into the hand and the turn is over', () => {
    const t = setParty({ hands: [['draw_bottom'], []], deck: ['exploding_kitten', 'favor', 'skip'] });
    t.seat(0).plays('draw_bottom');
    t.quiet();
    expect(t.hand(0)).toEqual(['skip']);
    expect(t.deck).toEqual(['exploding_kitten', 'favor']);
    expect(t.turn).toEqual({ seat: 1, owed: 1, attacked: false });
    expect(t.asking).toBe('turn');
  });

  test('P7: a kitten from the bottom explodes like any other', () => {
    const t = setParty({ hands: [['draw_bottom', 'defuse'], ['skip']], deck: ['favor', 'exploding_kitten'] });
    t.seat(0).plays('draw_bottom');
    t.quiet();
    expect(t.asking).toBe('explode');
    expect(t.front(0)).toEqual(['exploding_kitten']);
    t.seat(0).saves('defuse');
    t.seat(0).hides(0);
    expect(t.deck).toEqual(['exploding_kitten', 'favor']);
    expect(t.turn).toEqual({ seat: 1, owed: 1, attacked: false });
    expect(t.asking).toBe('turn');
  });

  test('P7: without a Defuse it kills', () => {
    const t = setParty({ hands: [['draw_bottom'], [], []], deck: ['exploding_kitten', 'favor', 'exploding_kitten'] });
    t.seat(0).plays('draw_bottom');
    t.seat(0).dies();
    expect(t.status).toEqual(['out', 'alive', 'alive']);
    expect(t.deck).toEqual(['exploding_kitten', 'favor']);
    expect(t.turn).toEqual({ seat: 1, owed: 1, attacked: false });
  });

  test('P8: in a deck of one it is the top card', () => {
    const t = setParty({ hands: [['draw_bottom', 'defuse'], []], deck: ['exploding_kitten'] });
    t.seat(0).plays('draw_bottom');
    expect(t.asking).toBe('explode');
    expect(t.deck).toEqual([]);
    t.seat(0).saves('defuse');
    expect(t.seat(0).offers).toEqual(['slot:0']);
    t.seat(0).hides(0);
    expect(t.deck).toEqual(['exploding_kitten']);
    expect(t.asking).toBe('turn');
  });

  test('P9: ends one of the owed turns', () => {
    const t = setParty({
      hands: [['draw_bottom'], []],
      turn: { owed: 3, attacked: true },
      deck: ['exploding_kitten', 'skip'],
    });
    t.seat(0).plays('draw_bottom');
    t.quiet();
    expect(t.hand(0)).toEqual(['skip']);
    expect(t.turn).toEqual({ seat: 0, owed: 2, attacked: true });
  });

  test('P10: a Noped Draw From the Bottom leaves the turn open, and the draw comes from the top', () => {
    const t = setParty({ hands: [['draw_bottom'], ['nope']], deck: ['favor', 'exploding_kitten', 'skip'] });
    t.seat(0).plays('draw_bottom');
    t.seat(1).nopes();
    t.quiet();
    expect(t.turn).toEqual({ seat: 0, owed: 1, attacked: false });
    expect(t.hand(0)).toEqual([]);
    t.seat(0).draws();
    expect(t.hand(0)).toEqual(['favor']);
    expect(t.deck).toEqual(['exploding_kitten', 'skip']);
    expect(t.turn.seat).toBe(1);
  });

  test('only on your own turn', () => {
    const t = setParty({ hands: [['skip'], ['draw_bottom']] });
    expect(t.seat(1).offers).toEqual([]);
    t.seat(0).plays('skip');
    expect(t.seat(1).offers).toEqual([]);
  });

  test('while it can still be Noped nothing is drawn; then the clock lets it happen', () => {
    const t = setParty({ hands: [['draw_bottom'], ['nope']], deck: ['exploding_kitten', 'favor', 'skip'] });
    t.seat(0).plays('draw_bottom');
    expect(t.asking).toBe('nope');
    expect(t.deck).toEqual(['exploding_kitten', 'favor', 'skip']);
    t.clock();
    expect(t.hand(0)).toEqual(['skip']);
    expect(t.asking).toBe('turn');
  });

  test('others learn where the card came from, not what it is', () => {
    const drawn = (face: 'skip' | 'favor') => {
      const t = setParty({
        hands: [['draw_bottom'], ['nope'], []],
        deck: ['exploding_kitten', 'exploding_kitten', face],
      });
      t.seat(0).plays('draw_bottom');
      t.quiet();
      expect(t.cues('drew')).toEqual([{ cue: 'drew', by: 0, from: 'bottom' }]);
      expect(t.hand(1)).toEqual(['nope']);
      expect(knows(t, 0)).toContain(face);
      return [knows(t, 1), knows(t, 2), knows(t, null)];
    };
    expect(drawn('skip')).toEqual(drawn('favor'));
  });
});
