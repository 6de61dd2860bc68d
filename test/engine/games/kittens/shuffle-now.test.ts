// Shuffle NOW, and when a NOW card may be played at all.
import { describe, expect, test } from 'vitest';
import type { Face } from '../../../../src/engine/games/kittens/faces.ts';
import { setTable } from './table.ts';
import { told } from './told.ts';

const deck: readonly Face[] = ['skip', 'favor', 'nope', 'clone', 'dig_deeper', 'exploding_kitten', 'exploding_kitten'];

describe('Shuffle NOW', () => {
  test('shuffles the deck on one’s own turn, which goes on', () => {
    const orders = ['a', 'b', 'c', 'd'].map(word => {
      const t = setTable({ hands: [['shuffle_now', 'skip'], ['skip'], ['nope']], deck });
      t.seat(0).plays('shuffle_now');
      t.quiet();
      t.roll(word);
      expect([...t.deck].sort()).toEqual([...deck].sort());
      expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual([['skip'], ['skip'], ['nope']]);
      expect(t.turn).toEqual({ seat: 0, owed: 1, attacked: false });
      expect(t.asking).toBe('turn');
      return t.deck.join();
    });
    expect(new Set(orders).size).toBeGreaterThan(1);
  });

  test('may be played on another player’s turn, also by the dead', () => {
    for (const dead of [[], [2]]) {
      const t = setTable({ hands: [['skip'], [], ['shuffle_now']], dead, deck });
      t.seat(2).plays('shuffle_now');
      t.quiet();
      t.roll();
      expect(t.discard).toEqual(['shuffle_now']);
      expect(t.turn).toEqual({ seat: 0, owed: 1, attacked: false });
      expect(t.asking).toBe('turn');
    }
  });

  test('one Nope stops it', () => {
    const t = setTable({ hands: [['nope'], ['shuffle_now'], []], deck });
    t.seat(1).plays('shuffle_now');
    t.seat(0).nopes();
    t.quiet();
    expect(t.deck).toEqual(deck);
    expect(t.discard).toEqual(['shuffle_now', 'nope']);
    expect(t.turn.seat).toBe(0);
    expect(t.asking).toBe('turn');
  });

  test('nobody learns the new order', () => {
    const [one, other] = ['a', 'b'].map(word => {
      const t = setTable({ hands: [['shuffle_now'], ['skip'], []], deck });
      t.seat(0).plays('shuffle_now');
      t.quiet();
      t.roll(word);
      return t;
    });
    expect(one!.deck).not.toEqual(other!.deck);
    for (const seat of [0, 1, null]) expect(told(one!, seat)).toEqual(told(other!, seat));
  });

  test('a silent table leaves it in the hand', () => {
    const t = setTable({ hands: [['skip'], ['shuffle_now'], []], deck });
    t.clock();
    t.clock();
    expect(t.hand(1)).toEqual(['shuffle_now']);
    expect(t.hand(0)).toEqual(['skip', 'skip']);
    expect(t.turn.seat).toBe(1);
  });

  test('Z29: it may spoil what somebody saw, in main and in the pause before the draw', () => {
    const t = setTable({ hands: [['see_future_3', 'skip'], ['shuffle_now'], ['shuffle_now']], deck });
    t.seat(0).plays('see_future_3');
    t.quiet();
    expect(t.asking).toBe('turn');
    t.seat(1).plays('shuffle_now');
    t.quiet();
    t.roll('first');
    t.seat(0).answer('draw');
    expect(t.asking).toBe('grace');
    expect(t.seat(0).offers).toEqual([]);
    const before = t.deck;
    t.seat(2).plays('shuffle_now');
    t.quiet();
    t.roll('second');
    expect(t.deck).not.toEqual(before);
    expect(t.hand(0)).toEqual(['skip']);
    expect(t.turn.seat).toBe(0);
    expect(t.asking).toBe('turn');
  });

  test('Z30: not while somebody explodes, saves himself or hides a kitten', () => {
    const t = setTable({
      hands: [['zombie_kitten', 'shuffle_now'], ['shuffle_now'], ['shuffle_now'], []],
      dead: [2, 3],
      deck: ['exploding_kitten', 'skip'],
    });
    const shufflers = () => [0, 1, 2].filter(seat => t.seat(seat).can('shuffle_now'));
    expect(shufflers()).toEqual([0, 1, 2]);
    t.seat(0).draws();
    const seenAt: string[] = [];
    const check = () => {
      seenAt.push(t.asking);
      expect(shufflers()).toEqual([]);
    };
    check();
    t.seat(0).saves('zombie_kitten');
    check();
    t.seat(0).revives(2);
    check();
    t.quiet();
    check();
    t.seat(0).hides(0);
    check();
    t.seat(0).hides(0);
    expect(seenAt).toEqual(['explode', 'revive', 'clairvoyance', 'bury', 'bury']);
    expect(shufflers()).toEqual([0, 1, 2]);
  });

  test('Z30: not while a card takes effect', () => {
    const t = setTable({ hands: [['favor', 'shuffle_now'], ['skip'], ['shuffle_now']] });
    t.seat(0).plays('favor', 1);
    t.quiet();
    expect(t.asking).toBe('give');
    expect([t.seat(0).can('shuffle_now'), t.seat(2).can('shuffle_now')]).toEqual([false, false]);
  });

  test('Z31: NOW cards pile up, and the last one laid is settled first', () => {
    const t = setTable({
      hands: [['skip'], ['feed_dead_now', 'favor'], ['shuffle_now'], ['favor']],
      dead: [3],
      deck: ['skip', 'exploding_kitten', 'exploding_kitten'],
    });
    t.seat(0).plays('skip');
    t.seat(1).plays('feed_dead_now', 3);
    t.seat(2).plays('shuffle_now');
    expect(t.ask.about).toMatchObject({ kind: 'nope', as: 'shuffle_now', by: 2 });
    t.quiet();
    t.roll();
    expect(t.ask.about).toMatchObject({ kind: 'nope', as: 'feed_dead_now', by: 1 });
    t.quiet();
    expect(t.ask.about).toMatchObject({ kind: 'nope', as: 'skip', by: 0 });
    t.quiet();
    expect(t.discard).toEqual(['skip', 'feed_dead_now', 'shuffle_now']);
    expect(t.turn).toEqual({ seat: 1, owed: 1, attacked: false });
    expect(t.asking).toBe('turn');
  });

  test('Z31: of two sent at once the first counts, and the second may be laid on top of it', () => {
    const t = setTable({ hands: [['skip'], ['shuffle_now'], ['shuffle_now']] });
    const { id } = t.ask;
    const card = (seat: number) => t.seat(seat).prompt().options[0]!.id;
    const [first, second] = [card(1), card(2)];
    expect(t.tries({ type: 'answer', seat: 1, ask: id, chosen: [first] }).ok).toBe(true);
    expect(t.tries({ type: 'answer', seat: 2, ask: id, chosen: [second] })).toEqual({ ok: false, why: 'stale' });
    expect(t.hand(2)).toEqual(['shuffle_now']);
    t.seat(2).plays('shuffle_now');
    t.quiet();
    t.roll('second');
    t.quiet();
    t.roll('first');
    expect(t.discard).toEqual(['shuffle_now', 'shuffle_now']);
    expect(t.asking).toBe('turn');
  });

  test('Z50: even a Noped one undoes the declared draw', () => {
    const t = setTable({ hands: [['skip'], ['shuffle_now'], ['nope']], deck });
    t.seat(0).answer('draw');
    t.seat(1).plays('shuffle_now');
    t.seat(2).nopes();
    t.quiet();
    expect(t.deck).toEqual(deck);
    expect(t.hand(0)).toEqual(['skip']);
    expect(t.turn.seat).toBe(0);
    expect(t.asking).toBe('turn');
    t.seat(0).plays('skip');
    t.quiet();
    expect(t.turn.seat).toBe(1);
  });
});
