// Puss in Boots: Cute Eyes and redirects stand in for each other.
import { describe, expect, test } from 'vitest';
import { setTable } from './table.ts';

const characters = ['super', 'boots', 'ninja', 'doctor'] as const;

describe('Puss in Boots', () => {
  test('may redirect with Cute Eyes', () => {
    const t = setTable({ hands: [['mouse_attack'], ['cute_eyes'], [], []], characters });
    t.seat(0).attacks(1);
    t.seat(1).stops();
    expect(t.seat(1).offers).toEqual(['stop', 'redirect']);
    t.seat(1).answer('redirect');
    t.seat(1).points(3);
    expect(t.lives).toEqual([5, 4, 4, 3]);
    expect(t.discard).toEqual(['mouse_attack', 'cute_eyes']);
    expect(t.asking).toBe('turn');
  });

  test('may stop an attack with a redirect', () => {
    const t = setTable({ hands: [['mouse_attack'], ['yarn_ball'], [], []], characters });
    t.seat(0).attacks(1);
    t.seat(1).stops('yarn_ball');
    expect(t.seat(1).offers).toEqual(['redirect', 'stop']);
    t.seat(1).answer('stop');
    expect(t.lives).toEqual([5, 4, 4, 4]);
    expect(t.cues('stopped')).toEqual([{ cue: 'stopped', by: 1, with: 'yarn_ball' }]);
  });

  test('K-56: against Kitty’s Bye-Bye a redirect does not stop, but Cute Eyes redirect', () => {
    const t = setTable({
      hands: [['bye_bells'], ['cute_eyes', 'yarn_ball'], [], []],
      characters: ['kitty', 'boots', 'ninja', 'doctor'],
    });
    t.seat(0).attacks(1, 'bye_bells');
    expect(t.seat(1).offers).toEqual(['accept', 'cute_eyes', 'yarn_ball']);
    t.seat(1).stops();
    expect(t.asking).toBe('redirect');
    t.seat(1).points(0);
    expect(t.lives[0]).toBe(3);
    expect(t.hand(1)).toEqual(['yarn_ball']);
  });

  test('K-56: the clock uses real Cute Eyes only', () => {
    const eyes = setTable({ hands: [['mouse_attack'], ['yarn_ball', 'cute_eyes'], [], []], characters });
    eyes.seat(0).attacks(1);
    eyes.clock();
    eyes.clock();
    expect(eyes.lives[1]).toBe(4);
    expect(eyes.hand(1)).toEqual(['yarn_ball']);
    expect(eyes.asking).toBe('turn');
    const yarn = setTable({ hands: [['mouse_attack'], ['yarn_ball'], [], []], characters });
    yarn.seat(0).attacks(1);
    yarn.clock();
    expect(yarn.lives[1]).toBe(3);
    expect(yarn.hand(1)).toEqual(['yarn_ball']);
  });

  test('K-56: nor does the clock take Cute Eyes against Kitty’s Bye-Bye', () => {
    const t = setTable({
      hands: [['bye_bells'], ['cute_eyes'], [], []],
      characters: ['kitty', 'boots', 'ninja', 'doctor'],
    });
    t.seat(0).attacks(1, 'bye_bells');
    t.clock();
    expect(t.lives[1]).toBe(3);
    expect(t.hand(1)).toEqual(['cute_eyes']);
  });
});
