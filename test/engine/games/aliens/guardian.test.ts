// The guardian of the track.
import { describe, expect, test } from 'vitest';
import { setTable } from './table.ts';

describe('The guardian', () => {
  test('K-7: any number of attack cards in one turn, also by its own race', () => {
    const t = setTable({
      hands: [['mouse_attack', 'bye_bells', 'mouse_attack', 'mouse_attack'], [], [], []],
      roles: ['alien', 'kitten', 'kitten', 'alien'],
      guardian: { race: 'alien' },
    });
    t.seat(0).plays('mouse_attack', 'guardian');
    t.seat(0).plays('bye_bells', 'guardian');
    expect(t.cues('struck').map(({ damage }) => damage)).toEqual([1, 2]);
    t.seat(0).plays('mouse_attack', 'guardian');
    expect(t.guardian).toBeNull();
    t.seat(0).plays('mouse_attack');
    expect(t.seat(0).offers).toEqual(['seat:1', 'seat:2', 'seat:3']);
  });

  test('K-7: a Catastrophe does not hit it', () => {
    const t = setTable({ hands: [['catastrophe'], [], [], []], guardian: { race: 'alien', damage: 2 } });
    t.seat(0).plays('catastrophe');
    expect(t.guardian).toBe('alien');
    expect(t.guard).toHaveLength(2);
  });

  test('K-7: an attack on it does not count as one on a player', () => {
    const t = setTable({ hands: [['mouse_attack', 'mouse_attack'], [], [], []], guardian: { race: 'alien' } });
    t.seat(0).plays('mouse_attack', 'guardian');
    t.seat(0).plays('mouse_attack');
    expect(t.seat(0).offers).toEqual(['seat:1', 'seat:2', 'seat:3', 'guardian']);
  });

  test('of the same race already there: the new role card just leaves', () => {
    const t = setTable({
      hands: [['mouse_attack'], [], [], [], [], []],
      lives: [4, 1, 4, 4, 4, 4],
      guardian: { race: 'alien', damage: 2 },
    });
    t.seat(0).attacks(1);
    expect(t.guardian).toBe('alien');
    expect(t.guard).toHaveLength(2);
  });

  test('goes when the last of its race is eliminated, and its cards are discarded', () => {
    const t = setTable({
      hands: [['mouse_attack'], [], [], [], []],
      roles: ['kitten', 'alien', 'alien', 'kitten', 'dog'],
      lives: [4, 1, 4, 4, 4],
      out: [2],
      guardian: { race: 'alien', damage: 1 },
    });
    t.seat(0).attacks(1);
    expect(t.guardian).toBeNull();
    expect([...t.discard]).toEqual(['mouse_attack', 'mouse_attack']);
    expect(t.asking).toBe('turn');
  });

  test('K-43: a dog never becomes one, and may attack any', () => {
    const t = setTable({ hands: [['mouse_attack'], [], [], [], []], lives: [4, 4, 4, 4, 1] });
    t.seat(0).attacks(4);
    expect(t.cues('out')).toEqual([{ cue: 'out', by: 4, role: 'dog' }]);
    expect(t.guardian).toBeNull();
    const dog = setTable({
      hands: [['mouse_attack'], [], [], [], []],
      roles: ['dog', 'alien', 'alien', 'kitten', 'kitten'],
      guardian: { race: 'kitten' },
    });
    dog.seat(0).plays('mouse_attack', 'guardian');
    expect(dog.guard).toHaveLength(1);
  });

  test('K-43: a dog that falls leaves a guardian standing', () => {
    const t = setTable({
      hands: [['mouse_attack'], [], [], [], []],
      lives: [4, 4, 4, 4, 1],
      guardian: { race: 'kitten' },
    });
    t.seat(0).attacks(4);
    expect(t.guardian).toBe('kitten');
  });

  test('K-61: the last of a race falls with no guardian there: it stands and leaves at once', () => {
    const t = setTable({
      hands: [['mouse_attack'], [], [], [], []],
      roles: ['kitten', 'alien', 'alien', 'kitten', 'dog'],
      lives: [4, 1, 4, 4, 4],
      out: [2],
    });
    t.seat(0).attacks(1);
    expect(t.cues('guardian').map(({ now }) => now)).toEqual(['stands', 'gone']);
    t.clock();
    expect(t.seat(0).offers).toHaveLength(7);
  });
});
