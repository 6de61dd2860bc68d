// Who wins, and when.
import { describe, expect, test } from 'vitest';
import { more, setTable } from './table.ts';

describe('Winning', () => {
  test('all the living of one race: the whole side wins, its dead, too', () => {
    const t = setTable({ hands: [['mouse_attack'], [], [], []], lives: [4, 1, 4, 4], out: [2, 3] });
    t.seat(0).attacks(1);
    expect(t.result).toEqual({ winners: [0, 2], why: 'kitten-alone' });
  });

  test('the dog wins as the last one alive', () => {
    const t = setTable({
      hands: [[], [], [], [], ['mouse_attack']],
      lives: [1, 4, 4, 4, 4],
      out: [1, 2, 3],
      turn: { seat: 4 },
    });
    t.seat(4).attacks(0);
    expect(t.result).toEqual({ winners: [4], why: 'dog-alone' });
  });

  test('nobody alive: the majority on the track wins', () => {
    const t = setTable({
      hands: [['mouse_attack'], [], [], []],
      lives: [1, 1, 4, 4],
      out: [2, 3],
      fronts: { 1: ['mad_cat'] },
      track: 'KKLLLLK',
    });
    t.seat(0).attacks(1);
    expect(t.result).toEqual({ winners: [1, 3], why: 'alien-fallen' });
  });

  test('all roles are shown at the end, and not before', () => {
    const t = setTable({ hands: [['mouse_attack'], [], [], []], lives: [4, 1, 4, 4], out: [2, 3] });
    expect(t.table.players.map(({ role }) => role)).toEqual([null, null, 'kitten', 'alien']);
    t.seat(0).attacks(1);
    expect(t.table.players.map(({ role }) => role)).toEqual(['kitten', 'alien', 'kitten', 'alien']);
    expect(t.cues('roles')).toEqual([{ cue: 'roles', roles: ['kitten', 'alien', 'kitten', 'alien'] }]);
  });

  test('K-44: kittens and the dog left: the game goes on', () => {
    const t = setTable({ hands: [['mouse_attack'], [], [], [], []], lives: [4, 1, 4, 4, 4], out: [3] });
    t.seat(0).attacks(1);
    expect(t.result).toBeNull();
    expect(t.asking).toBe('turn');
  });

  test('K-44: then the dog’s elimination decides', () => {
    const t = setTable({ hands: [['mouse_attack'], [], [], [], []], lives: [4, 4, 4, 4, 1], out: [1, 3] });
    t.seat(0).attacks(4);
    expect(t.result).toEqual({ winners: [0, 2], why: 'kitten-alone' });
  });

  test('K-44: or their track', () => {
    const t = setTable({
      hands: [['want_more'], [], [], [], []],
      out: [1, 3],
      track: 'KKKLKKK',
      deck: ['red_dot_kitten', ...more],
    });
    t.clock();
    t.seat(0).takes('alien');
    expect(t.result).toEqual({ winners: [0, 2], why: 'kitten-track' });
  });

  test('K-45: seven kitten symbols with no kitten alive are the dog’s', () => {
    const t = setTable({
      hands: [[], ['want_more'], [], [], []],
      out: [0, 2],
      track: 'KKKLKKK',
      deck: ['red_dot_kitten', ...more],
      turn: { seat: 1 },
    });
    t.clock();
    t.seat(1).takes('alien');
    expect(t.result).toEqual({ winners: [4], why: 'dog-track' });
  });

  test('K-49: after the last round the majority on the track wins', () => {
    const t = setTable({
      hands: [[], [], [], ['want_more', 'moving', 'moving', 'moving', 'moving']],
      track: 'KKKKLLL',
      deck: ['red_dot_alien', ...more],
      turn: { seat: 3, round: 40 },
    });
    t.clock();
    t.seat(3).takes('kitten');
    expect(t.track).toBe('LKKKLLL');
    expect(t.result).toEqual({ winners: [1, 3], why: 'alien-rounds' });
  });

  test('K-49: a round ends where it began, be that seat dead or not', () => {
    const t = setTable({
      hands: [[], ['want_more'], [], ['want_more'], [], []],
      out: [2],
      turn: { seat: 1, first: 2, round: 7 },
    });
    t.endTurn();
    expect(t.active).toBe(3);
    expect(t.table.turn.round).toBe(8);
    t.endTurn();
    expect(t.table.turn.round).toBe(8);
  });

  test('K-49: if nobody of the majority is alive, the dog wins', () => {
    const t = setTable({
      hands: [[], [], [], [], ['want_more']],
      out: [1, 3],
      track: 'LLLLLKK',
      deck: more,
      turn: { seat: 4, round: 20 },
      rules: { rounds: 20 },
    });
    t.clock();
    t.seat(4).takes('alien');
    expect(t.result).toEqual({ winners: [4], why: 'dog-rounds' });
  });
});
