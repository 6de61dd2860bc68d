// Exploding, being dead, and how a match ends.
import { describe, expect, test } from 'vitest';
import type { Face } from '../../../../src/engine/games/kittens/faces.ts';
import { setTable } from './table.ts';
import { told } from './told.ts';

const cat = 'cat_lantern';

describe('exploding', () => {
  test('a kitten is shown to everybody at once', () => {
    const t = setTable({ hands: [['skip'], ['skip'], []], deck: ['exploding_kitten', cat, 'exploding_kitten'] });
    t.seat(0).draws();
    expect(t.asking).toBe('explode');
    for (const seat of [1, 2, null]) {
      expect(t.cues('exploding', seat)).toEqual([{ cue: 'exploding', by: 0 }]);
      expect(t.view(seat).piles['blast/0']!.cards!.map(card => card.face)).toEqual(['exploding_kitten']);
    }
    expect(t.hand(0)).toEqual(['skip']);
    expect([...t.ask.seats, ...t.ask.also]).toEqual([0]);
  });

  test('the dead keep their hand and their kitten, and the turn passes on', () => {
    const t = setTable({
      hands: [['zombie_kitten', 'favor'], ['skip'], []],
      deck: ['exploding_kitten', cat, 'exploding_kitten'],
    });
    t.seat(0).draws();
    t.seat(0).dies();
    expect(t.status).toEqual(['dead', 'alive', 'alive']);
    expect(t.state.table.danger).toBeNull();
    expect(t.hand(0)).toEqual(['favor', 'zombie_kitten']);
    expect(t.front(0)).toEqual(['exploding_kitten']);
    expect(t.deck).toEqual([cat, 'exploding_kitten']);
    expect(t.discard).toEqual([]);
    expect(t.turn).toEqual({ seat: 1, owed: 1, attacked: false });
    expect(t.asking).toBe('turn');
  });

  test('what a dead hand holds stays a secret', () => {
    const [one, other] = (['zombie_kitten', 'skip'] as const).map(held => {
      const t = setTable({ hands: [[held], ['skip'], []], deck: ['exploding_kitten', cat, 'exploding_kitten'] });
      t.seat(0).draws();
      t.seat(0).dies();
      return t;
    });
    expect(told(one!, 1)).toEqual(told(other!, 1));
  });

  test('Z47: without a save card one is asked all the same, with the same clock', () => {
    const [one, other] = (['zombie_kitten', 'skip'] as const).map(held => {
      const t = setTable({ hands: [[held], ['skip'], []], deck: ['exploding_kitten', cat, 'exploding_kitten'] });
      t.seat(0).draws();
      return t;
    });
    expect(other!.asking).toBe('explode');
    expect(other!.seat(0).offers).toEqual(['die']);
    expect(other!.tries({ type: 'answer', seat: 0, ask: other!.ask.id, chosen: [] })).toEqual({
      ok: false,
      why: 'illegal',
    });
    expect(other!.ask).toEqual(one!.ask);
    expect(told(one!, 1)).toEqual(told(other!, 1));
  });
});

describe('the dead', () => {
  const all: Face[] = [
    'attack_2x',
    'attack_of_dead',
    'clairvoyance_now',
    'clone',
    'dig_deeper',
    'favor',
    'feed_dead_now',
    'grave_robber',
    'nope',
    'see_future_3',
    'shuffle_now',
    'skip',
    'super_skip',
    'zombie_kitten',
    cat,
    cat,
  ];

  test('take no turns', () => {
    const t = setTable({ hands: [[], ['skip'], [], ['skip']], dead: [1, 3] });
    t.seat(0).draws();
    expect(t.turn.seat).toBe(2);
    t.seat(2).draws();
    expect(t.turn.seat).toBe(0);
  });

  test('may play NOW cards and Nopes, and nothing else', () => {
    const t = setTable({ hands: [['skip'], ['skip'], all], dead: [2], discard: ['skip'] });
    expect(t.seat(2).offers).toEqual(['feed_dead_now', 'shuffle_now']);
    t.seat(0).plays('skip');
    expect(t.seat(2).offers).toEqual(['feed_dead_now', 'nope', 'shuffle_now']);
  });

  test('cannot be hit by a Favor or a combo', () => {
    const t = setTable({ hands: [['favor', cat, cat, cat], ['skip'], ['nope']], dead: [2] });
    t.seat(0).combines([cat, cat, cat], 1, 'nope');
    t.quiet();
    expect(t.cues('asked')).toMatchObject([{ target: 1, hit: false }]);
    t.seat(0).plays('favor');
    expect(t.seat(0).offers).toEqual(['seat:1']);
  });

  test('cannot bring themselves back', () => {
    const t = setTable({ hands: [['skip'], [], ['zombie_kitten']], dead: [2] });
    expect(t.seat(2).offers).toEqual([]);
    t.seat(0).plays('skip');
    expect(t.seat(2).offers).toEqual([]);
    t.quiet();
    t.seat(1).draws();
    expect(t.status[2]).toBe('dead');
    expect(t.hand(2)).toEqual(['zombie_kitten']);
  });

  test('do not win', () => {
    const t = setTable({ hands: [[], [], ['zombie_kitten']], dead: [2], deck: ['exploding_kitten', cat] });
    t.seat(0).draws();
    t.seat(0).dies();
    expect(t.winners).toEqual([1]);
  });

  test('Z40: who dies takes the other owed turns along', () => {
    const t = setTable({
      hands: [[], [], []],
      deck: ['exploding_kitten', cat, 'exploding_kitten'],
      turn: { owed: 4, attacked: true },
    });
    t.seat(0).draws();
    t.seat(0).dies();
    expect(t.turn).toEqual({ seat: 1, owed: 1, attacked: false });
    expect(t.asking).toBe('turn');
  });

  test('Z41: who returns does not owe the turns of the former life', () => {
    const t = setTable({
      hands: [[], ['zombie_kitten'], []],
      deck: ['exploding_kitten', 'exploding_kitten', cat, cat, cat],
      turn: { owed: 4, attacked: true },
    });
    t.seat(0).draws();
    t.seat(0).dies();
    t.seat(1).draws();
    t.seat(1).saves('zombie_kitten');
    t.seat(1).revives(0);
    t.seat(1).hides(3);
    t.seat(1).hides(3);
    t.seat(2).draws();
    expect(t.turn).toEqual({ seat: 0, owed: 1, attacked: false });
    t.seat(0).draws();
    expect(t.turn.seat).toBe(1);
    expect(t.asking).toBe('turn');
  });
});

describe('the end', () => {
  test('Z34: who dies on purpose with one other player alive makes that player win at once', () => {
    const t = setTable({ hands: [['zombie_kitten', 'nope'], ['nope']], deck: ['exploding_kitten', cat] });
    t.seat(0).draws();
    t.seat(0).dies();
    expect(t.asking).toBe('nothing');
    expect(t.winners).toEqual([1]);
    expect(t.state.pending).toEqual({ on: 'nothing', result: { winners: [1], why: 'last-alive' } });
  });

  test('Z35: the last living player never has a kitten to deal with', () => {
    const t = setTable({ hands: [[], [], []], deck: ['exploding_kitten', 'exploding_kitten', cat] });
    t.seat(0).draws();
    t.seat(0).dies();
    t.seat(1).draws();
    t.seat(1).dies();
    expect(t.winners).toEqual([2]);
    expect(t.front(2)).toEqual([]);
    expect(t.deck).toEqual([cat]);
    for (const seat of [0, 1, 2]) expect(t.view(seat).prompt).toBeNull();
    expect(t.tries({ type: 'leave', seat: 0 })).toEqual({ ok: false, why: 'not-now' });
  });
});
