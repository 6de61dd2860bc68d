/** Targeted Attack (2x): an Attack on whomever you choose. */
import { describe, expect, test } from 'vitest';
import { setApocalypse, setParty } from './party.ts';

describe('Targeted Attack (2x)', () => {
  test('the chosen player takes two turns', () => {
    const t = setParty({ hands: [['targeted_attack_2x'], [], ['skip'], []] });
    t.seat(0).plays('targeted_attack_2x', 2);
    t.quiet();
    expect(t.turn).toEqual({ seat: 2, owed: 2, attacked: true });
    expect(t.hand(0)).toEqual([]);
    expect(t.asking).toBe('turn');
  });

  test('everybody sees whom it will hit before the window closes', () => {
    const t = setParty({ hands: [['targeted_attack_2x'], ['nope'], ['skip']] });
    t.seat(0).plays('targeted_attack_2x', 2);
    expect(t.ask.about).toMatchObject({ kind: 'nope', as: 'targeted_attack_2x', by: 0, target: 2 });
    expect(t.turn.seat).toBe(0);
    t.quiet();
    expect(t.turn.seat).toBe(2);
  });

  test('one Nope stops it and the turn goes on', () => {
    const t = setParty({ hands: [['targeted_attack_2x'], ['nope'], ['skip']] });
    t.seat(0).plays('targeted_attack_2x', 2);
    t.seat(1).nopes();
    t.quiet();
    expect(t.turn).toEqual({ seat: 0, owed: 1, attacked: false });
    expect(t.discard).toEqual(['targeted_attack_2x', 'nope']);
    expect(t.asking).toBe('turn');
  });

  test('only on your own turn', () => {
    const t = setParty({ hands: [['skip'], ['targeted_attack_2x']] });
    expect(t.ask.seats).toEqual([0]);
    expect(t.seat(1).offers).toEqual([]);
    t.seat(0).draws();
    expect(t.seat(1).can('targeted_attack_2x')).toBe(true);
  });

  test('the clock aims for a player who cannot decide, and the attack goes on', () => {
    const t = setParty({ hands: [['targeted_attack_2x'], [], []] });
    t.seat(0).plays('targeted_attack_2x');
    expect(t.asking).toBe('aim');
    t.clock();
    t.quiet();
    expect(t.turn).toEqual({ seat: 1, owed: 2, attacked: true });
    expect(t.asking).toBe('turn');
  });

  test('bystanders keep their cards and their place', () => {
    const t = setParty({ hands: [['targeted_attack_2x'], ['skip', 'favor'], [], ['shuffle']] });
    t.seat(0).plays('targeted_attack_2x', 2);
    t.quiet();
    expect([t.hand(1), t.hand(3)]).toEqual([['favor', 'skip'], ['shuffle']]);
    t.seat(2).draws();
    t.seat(2).draws();
    expect(t.turn).toEqual({ seat: 3, owed: 1, attacked: false });
  });

  test('a player with an empty hand can be attacked', () => {
    const t = setParty({ hands: [['targeted_attack_2x'], [], []] });
    t.seat(0).plays('targeted_attack_2x');
    expect(t.seat(0).offers).toEqual(['seat:1', 'seat:2']);
  });

  test('P5: never on yourself, never on somebody who is out', () => {
    const t = setParty({ hands: [['targeted_attack_2x'], ['skip'], ['skip'], ['skip']] });
    t.leaves(2);
    t.seat(0).plays('targeted_attack_2x');
    expect(t.seat(0).offers).toEqual(['seat:1', 'seat:3']);
    for (const chosen of ['seat:0', 'seat:2']) {
      expect(t.tries({ type: 'answer', seat: 0, ask: t.ask.id, chosen: [chosen] })).toEqual({
        ok: false,
        why: 'illegal',
      });
    }
    expect(t.asking).toBe('aim');
  });

  test('P5: between two players it is an Attack', () => {
    const t = setParty({ hands: [['targeted_attack_2x', 'attack_2x'], []] });
    t.seat(0).plays('targeted_attack_2x');
    expect(t.seat(0).offers).toEqual(['seat:1']);
    t.seat(0).points(1);
    t.quiet();
    expect(t.turn).toEqual({ seat: 1, owed: 2, attacked: true });
  });

  test('P6: play goes on clockwise from the victim and those between owe nothing', () => {
    const t = setParty({ hands: [['targeted_attack_2x'], ['skip'], ['skip'], ['skip', 'skip'], []] });
    t.seat(0).plays('targeted_attack_2x', 3);
    t.quiet();
    t.seat(3).plays('skip');
    t.quiet();
    t.seat(3).plays('skip');
    t.quiet();
    expect(t.turn).toEqual({ seat: 4, owed: 1, attacked: false });
    t.seat(4).draws();
    t.seat(0).draws();
    expect(t.turn).toEqual({ seat: 1, owed: 1, attacked: false });
  });

  test('P6: it may hit the player before you, who then plays again', () => {
    const t = setParty({ hands: [[], ['targeted_attack_2x'], []], turn: { seat: 1 } });
    t.seat(1).plays('targeted_attack_2x', 0);
    t.quiet();
    t.seat(0).draws();
    t.seat(0).draws();
    expect(t.turn).toEqual({ seat: 1, owed: 1, attacked: false });
  });

  test('P4: attacks of different kinds add up', () => {
    const t = setParty({ hands: [['attack_2x'], ['targeted_attack_2x'], ['attack_2x'], []] });
    t.seat(0).plays('attack_2x');
    t.quiet();
    t.seat(1).plays('targeted_attack_2x', 2);
    t.quiet();
    expect(t.turn).toEqual({ seat: 2, owed: 4, attacked: true });
    t.seat(2).plays('attack_2x');
    t.quiet();
    expect(t.turn).toEqual({ seat: 3, owed: 6, attacked: true });
  });

  test('P4: it can send the attack straight back', () => {
    const t = setParty({ hands: [['attack_2x'], ['targeted_attack_2x'], []] });
    t.seat(0).plays('attack_2x');
    t.quiet();
    t.seat(1).plays('targeted_attack_2x', 0);
    t.quiet();
    expect(t.turn).toEqual({ seat: 0, owed: 4, attacked: true });
  });

  test('P32: on the last owed turn it passes on three turns', () => {
    const t = setParty({ hands: [['attack_2x'], ['targeted_attack_2x', 'attack_2x'], []] });
    t.seat(0).plays('attack_2x');
    t.quiet();
    t.seat(1).draws();
    expect(t.turn).toEqual({ seat: 1, owed: 1, attacked: true });
    t.seat(1).plays('targeted_attack_2x', 2);
    t.quiet();
    expect(t.turn).toEqual({ seat: 2, owed: 3, attacked: true });
  });

  test('P32: a plain Attack on the last owed turn counts the same', () => {
    const t = setParty({ hands: [[], ['attack_2x'], []], turn: { seat: 1, owed: 1, attacked: true } });
    t.seat(1).plays('attack_2x');
    t.quiet();
    expect(t.turn).toEqual({ seat: 2, owed: 3, attacked: true });
  });

  test('P34: a victim who leaves first makes it fizzle, and the turn goes on', () => {
    const t = setParty({ hands: [['targeted_attack_2x', 'skip'], ['nope'], ['nope']] });
    t.seat(0).plays('targeted_attack_2x', 2);
    t.leaves(2);
    expect(t.asking).toBe('nope');
    t.quiet();
    expect(t.cues('fizzled')).toEqual([{ cue: 'fizzled', by: 0, as: 'targeted_attack_2x' }]);
    expect(t.turn).toEqual({ seat: 0, owed: 1, attacked: false });
    expect(t.discard).toEqual(['targeted_attack_2x']);
    expect(t.seat(0).can('skip')).toBe(true);
  });

  test('never on the dead of the Apocalypse', () => {
    const t = setApocalypse({ hands: [['targeted_attack_2x'], ['skip'], ['skip'], ['skip']], dead: [1] });
    t.seat(0).plays('targeted_attack_2x');
    expect(t.seat(0).offers).toEqual(['seat:2', 'seat:3']);
  });
});
