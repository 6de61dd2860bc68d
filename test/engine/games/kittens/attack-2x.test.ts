// Attack (2x), and how attacks add up.
import { describe, expect, test } from 'vitest';
import { setTable } from './table.ts';
import { told } from './told.ts';

describe('Attack (2x)', () => {
  test('the next player takes two turns', () => {
    const t = setTable({ hands: [['attack_2x'], [], []] });
    t.seat(0).plays('attack_2x');
    t.quiet();
    expect(t.turn).toEqual({ seat: 1, owed: 2, attacked: true });
    t.seat(1).draws();
    t.seat(1).draws();
    expect(t.turn).toEqual({ seat: 2, owed: 1, attacked: false });
    expect(t.asking).toBe('turn');
  });

  test('nobody draws for the turn it ends', () => {
    const t = setTable({ hands: [['attack_2x', 'favor'], ['skip'], ['nope']], turn: { owed: 3, attacked: true } });
    const deck = t.deck;
    t.seat(0).plays('attack_2x');
    t.quiet();
    expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual([['favor'], ['skip'], ['nope']]);
    expect(t.deck).toEqual(deck);
    expect(t.discard).toEqual(['attack_2x']);
  });

  test('skips the dead', () => {
    const t = setTable({ hands: [['attack_2x'], [], []], dead: [1] });
    t.seat(0).plays('attack_2x');
    t.quiet();
    expect(t.turn.seat).toBe(2);
  });

  test('goes round the table', () => {
    const t = setTable({ hands: [[], [], ['attack_2x']], turn: { seat: 2 } });
    t.seat(2).plays('attack_2x');
    expect(t.turn).toEqual({ seat: 0, owed: 2, attacked: true });
  });

  test('one Nope stops it and the turn goes on', () => {
    const t = setTable({ hands: [['attack_2x'], ['nope'], []] });
    t.seat(0).plays('attack_2x');
    t.seat(1).nopes();
    t.quiet();
    expect(t.turn).toEqual({ seat: 0, owed: 1, attacked: false });
    expect(t.discard).toEqual(['attack_2x', 'nope']);
    expect(t.asking).toBe('turn');
  });

  test('a Noped attack takes none of the turns owed', () => {
    const t = setTable({ hands: [['attack_2x'], ['nope'], []], turn: { owed: 4, attacked: true } });
    t.seat(0).plays('attack_2x');
    t.seat(1).nopes();
    t.quiet();
    expect(t.turn).toEqual({ seat: 0, owed: 4, attacked: true });
  });

  test('is played on one’s own turn only, and not by the dead', () => {
    const t = setTable({ hands: [['skip'], ['attack_2x'], ['attack_2x']], dead: [2] });
    expect(t.seat(1).offers).toEqual([]);
    t.seat(0).plays('skip');
    expect([t.seat(1).can('attack_2x'), t.seat(2).can('attack_2x')]).toEqual([false, false]);
    t.quiet();
    expect(t.seat(1).can('attack_2x')).toBe(true);
    expect(t.seat(2).can('attack_2x')).toBe(false);
    expect(t.asking).toBe('turn');
  });

  test('tells nobody what the attacker keeps', () => {
    const [one, other] = (['favor', 'nope'] as const).map(kept => {
      const t = setTable({ hands: [['attack_2x', kept], ['skip'], ['skip']] });
      t.seat(0).plays('attack_2x');
      t.quiet();
      return t;
    });
    expect(told(one!, 2)).toEqual(told(other!, 2));
    expect(one!.cues('turn').at(-1)).toEqual({ cue: 'turn', by: 1, owed: 2 });
  });
});

describe('attack arithmetic', () => {
  test('1.3: an ordinary turn hands on two, an attacked one adds what is still owed', () => {
    const passed = (owed: number, attacked: boolean) => {
      const t = setTable({ hands: [['attack_2x'], [], []], turn: { owed, attacked } });
      t.seat(0).plays('attack_2x');
      return t.turn;
    };
    expect(passed(1, false)).toEqual({ seat: 1, owed: 2, attacked: true });
    expect(passed(2, true)).toEqual({ seat: 1, owed: 4, attacked: true });
    expect(passed(1, true)).toEqual({ seat: 1, owed: 3, attacked: true });
    expect(passed(5, true)).toEqual({ seat: 1, owed: 7, attacked: true });
  });

  test('1.3: an attack and an Attack of the Dead add up, in either order', () => {
    const t = setTable({ hands: [['attack_2x'], ['attack_of_dead'], ['attack_2x'], []], dead: [3] });
    t.seat(0).plays('attack_2x');
    t.quiet();
    t.seat(1).plays('attack_of_dead');
    t.quiet();
    expect(t.turn).toEqual({ seat: 2, owed: 5, attacked: true });
    t.seat(2).plays('attack_2x');
    expect(t.turn).toEqual({ seat: 0, owed: 7, attacked: true });
  });

  test('1.3: Skip, Dig Deeper and a save end one owed turn each, Super Skip all', () => {
    const t = setTable({
      hands: [['skip', 'dig_deeper', 'zombie_kitten', 'super_skip'], [], []],
      deck: ['favor', 'exploding_kitten', 'skip', 'exploding_kitten'],
      turn: { owed: 5, attacked: true },
    });
    t.seat(0).plays('skip');
    t.quiet();
    expect(t.turn).toEqual({ seat: 0, owed: 4, attacked: true });
    t.seat(0).plays('dig_deeper');
    t.quiet();
    t.seat(0).keeps();
    expect(t.turn).toEqual({ seat: 0, owed: 3, attacked: true });
    t.seat(0).draws();
    t.seat(0).saves('zombie_kitten');
    t.seat(0).hides(2);
    expect(t.turn).toEqual({ seat: 0, owed: 2, attacked: true });
    t.seat(0).plays('super_skip');
    t.quiet();
    expect(t.turn).toEqual({ seat: 1, owed: 1, attacked: false });
    expect(t.asking).toBe('turn');
  });

  test('1.3: the turn after an attack that was served is an ordinary one again', () => {
    const t = setTable({ hands: [['attack_2x'], [], []], turn: { seat: 2, owed: 2, attacked: true } });
    t.seat(2).draws();
    t.seat(2).draws();
    t.seat(0).plays('attack_2x');
    t.quiet();
    expect(t.turn).toEqual({ seat: 1, owed: 2, attacked: true });
  });

  test('Z39: a neighbour just brought back can be the victim', () => {
    const t = setTable({
      hands: [['zombie_kitten', 'attack_2x'], [], []],
      dead: [1],
      deck: ['exploding_kitten', 'skip', 'skip'],
      turn: { owed: 2, attacked: true },
    });
    t.seat(0).draws();
    t.seat(0).saves('zombie_kitten');
    t.seat(0).revives(1);
    t.seat(0).hides(2);
    t.seat(0).hides(2);
    expect(t.turn).toEqual({ seat: 0, owed: 1, attacked: true });
    t.seat(0).plays('attack_2x');
    expect(t.turn).toEqual({ seat: 1, owed: 3, attacked: true });
    expect(t.asking).toBe('turn');
  });
});
