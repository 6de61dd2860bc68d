/** Defuse: survive a kitten and hide it where you like. */
import { describe, expect, test } from 'vitest';
import { expectKittensFit, knows, setApocalypse, setParty } from './party.ts';

describe('Defuse', () => {
  test('saves its owner, who hides the kitten; the turn is over without another draw', () => {
    const t = setParty({ hands: [['defuse', 'skip'], ['favor']], deck: ['exploding_kitten', 'favor', 'nope'] });
    t.seat(0).draws();
    expect(t.asking).toBe('explode');
    t.seat(0).saves('defuse');
    expect(t.seat(0).offers).toEqual(['slot:0', 'slot:1', 'slot:2']);
    t.seat(0).hides(1);
    expect(t.deck).toEqual(['favor', 'exploding_kitten', 'nope']);
    expect(t.hand(0)).toEqual(['skip']);
    expect(t.discard).toEqual(['defuse']);
    expect(t.turn).toEqual({ seat: 1, owed: 1, attacked: false });
    expect(t.asking).toBe('turn');
    expectKittensFit(t);
  });

  test('the kitten may go to the very top or the very bottom', () => {
    for (const [depth, deck] of [
      [0, ['exploding_kitten', 'favor', 'nope']],
      [2, ['favor', 'nope', 'exploding_kitten']],
    ] as const) {
      const t = setParty({ hands: [['defuse'], []], deck: ['exploding_kitten', 'favor', 'nope'] });
      t.seat(0).draws();
      t.seat(0).saves('defuse');
      t.seat(0).hides(depth);
      expect(t.deck).toEqual(deck);
    }
  });

  test('cannot be Noped: there is no window between the Defuse and the hiding', () => {
    const t = setParty({ hands: [['defuse'], ['nope']], deck: ['exploding_kitten', 'favor'] });
    t.seat(0).draws();
    expect(t.seat(1).offers).toEqual([]);
    t.seat(0).saves('defuse');
    expect(t.asking).toBe('bury');
    expect(t.ask.seats).toEqual([0]);
    expect(t.seat(1).offers).toEqual([]);
  });

  test('is never played by itself', () => {
    const t = setParty({ hands: [['defuse', 'skip'], ['skip']] });
    expect(t.seat(0).offers).toEqual(['draw', 'skip']);
  });

  test('only the one who explodes may use one', () => {
    const t = setParty({ hands: [['skip'], ['defuse'], []], deck: ['exploding_kitten', 'favor', 'exploding_kitten'] });
    t.seat(0).draws();
    expect(t.seat(0).offers).toEqual(['die']);
    expect(t.seat(1).offers).toEqual([]);
    t.seat(0).dies();
    expect(t.hand(1)).toEqual(['defuse']);
    expect(t.turn.seat).toBe(1);
  });

  test('P20: you may die with a Defuse in hand', () => {
    const t = setParty({ hands: [['defuse'], [], []], deck: ['exploding_kitten', 'favor', 'exploding_kitten'] });
    t.seat(0).draws();
    expect(t.seat(0).offers).toEqual(['defuse', 'die']);
    t.seat(0).dies();
    expect(t.status[0]).toBe('out');
    expect(t.discard).toEqual(['defuse', 'exploding_kitten']);
  });

  test('P20: the clock uses it', () => {
    const t = setParty({ hands: [['skip', 'defuse'], []], deck: ['exploding_kitten', 'favor'] });
    t.seat(0).draws();
    t.clock();
    expect(t.asking).toBe('bury');
    expect(t.discard).toEqual(['defuse']);
    expect(t.status[0]).toBe('alive');
  });

  test('P21: one is enough, the second stays in hand', () => {
    const t = setParty({ hands: [['defuse', 'defuse'], []], deck: ['exploding_kitten', 'favor'] });
    t.seat(0).draws();
    t.seat(0).saves('defuse');
    t.seat(0).hides(1);
    expect(t.hand(0)).toEqual(['defuse']);
    expect(t.discard).toEqual(['defuse']);
  });

  test('P22: every kitten in a row needs a Defuse of its own', () => {
    const t = setParty({
      hands: [['defuse', 'defuse'], ['skip'], []],
      deck: ['exploding_kitten', 'exploding_kitten', 'favor'],
      turn: { owed: 3, attacked: true },
    });
    t.seat(0).draws();
    t.seat(0).saves('defuse');
    t.seat(0).hides(0);
    expect(t.turn).toEqual({ seat: 0, owed: 2, attacked: true });
    t.seat(0).draws();
    t.seat(0).saves('defuse');
    t.seat(0).hides(0);
    expect(t.turn).toEqual({ seat: 0, owed: 1, attacked: true });
    t.seat(0).draws();
    expect(t.seat(0).offers).toEqual(['die']);
    t.seat(0).dies();
    expect(t.status).toEqual(['out', 'alive', 'alive']);
    expectKittensFit(t);
  });

  test('P29: for somebody cut off the clock defuses, and the agreed seed hides the kitten', () => {
    const silent = (word: string) => {
      const t = setParty({
        hands: [['defuse'], []],
        deck: ['exploding_kitten', 'skip', 'favor', 'nope', 'shuffle', 'attack_2x'],
      });
      t.clock();
      expect(t.asking).toBe('explode');
      t.clock();
      t.clock();
      t.roll(word);
      expect(t.asking).toBe('turn');
      expect(t.turn.seat).toBe(1);
      expectKittensFit(t);
      expect(t.deck.filter(face => face !== 'exploding_kitten')).toEqual([
        'skip',
        'favor',
        'nope',
        'shuffle',
        'attack_2x',
      ]);
      return t.deck.indexOf('exploding_kitten');
    };
    expect(silent('a')).toBe(silent('a'));
    const places = new Set(Array.from({ length: 60 }, (_, n) => silent(`seed ${n}`)));
    expect([...places].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('P29: without a Defuse the clock can only let them die', () => {
    const t = setParty({ hands: [['skip'], []], deck: ['exploding_kitten', 'favor'] });
    t.clock();
    t.clock();
    expect(t.winners).toEqual([1]);
  });

  test('nobody else learns where the kitten went', () => {
    const hidden = (depth: number) => {
      const t = setParty({
        hands: [['defuse'], ['nope'], []],
        deck: ['exploding_kitten', 'favor', 'skip', 'exploding_kitten'],
      });
      t.seat(0).draws();
      t.seat(0).saves('defuse');
      t.seat(0).hides(depth);
      expect(t.cues('hid')).toEqual([{ cue: 'hid', by: 0 }]);
      return [knows(t, 1), knows(t, 2), knows(t, null)];
    };
    expect(hidden(0)).toEqual(hidden(3));
    expect(hidden(0)).toEqual(hidden(1));
  });

  test('a hidden place is nobody else’s to choose', () => {
    const t = setParty({ hands: [['defuse'], ['nope']], deck: ['exploding_kitten', 'favor'] });
    t.seat(0).draws();
    t.seat(0).saves('defuse');
    const { id } = t.ask;
    expect(t.tries({ type: 'answer', seat: 1, ask: id, chosen: ['slot:0'] })).toEqual({ ok: false, why: 'not-asked' });
    expect(t.tries({ type: 'answer', seat: 0, ask: id, chosen: ['slot:2'] })).toEqual({ ok: false, why: 'illegal' });
    expect(t.asking).toBe('bury');
  });

  test('two may be laid as a pair, and then they save nobody', () => {
    const t = setParty({ hands: [['defuse', 'defuse'], ['favor']], deck: ['exploding_kitten', 'skip'] });
    t.seat(0).combines(['defuse', 'defuse'], 1);
    t.quiet();
    t.roll();
    expect(t.hand(0)).toEqual(['favor']);
    t.seat(0).draws();
    expect(t.seat(0).offers).toEqual(['die']);
  });

  test('in the Apocalypse a dead player’s Defuse does nothing', () => {
    const t = setApocalypse({ hands: [['skip'], ['defuse'], []], dead: [1], deck: ['exploding_kitten', 'favor'] });
    t.seat(0).draws();
    expect(t.seat(1).offers).toEqual([]);
    t.seat(0).dies();
    expect(t.winners).toEqual([2]);
  });
});
