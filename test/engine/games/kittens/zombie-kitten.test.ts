// Zombie Kitten: survive, bring somebody back, hide the kittens.
import { describe, expect, test } from 'vitest';
import type { Face } from '../../../../src/engine/games/kittens/faces.ts';
import { setTable } from './table.ts';
import { told } from './told.ts';

const cat = 'cat_lantern';
const kittens = (faces: readonly Face[]) => faces.filter(face => face === 'exploding_kitten').length;

describe('Zombie Kitten', () => {
  test('saves its owner and goes to the discard pile', () => {
    const t = setTable({
      hands: [['zombie_kitten', 'favor'], ['skip'], ['skip']],
      deck: ['exploding_kitten', cat, 'exploding_kitten'],
    });
    t.seat(0).draws();
    expect(t.seat(0).offers).toEqual(['zombie_kitten', 'die']);
    t.seat(0).saves('zombie_kitten');
    t.quiet();
    t.seat(0).hides(1);
    expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual([['favor'], ['skip'], ['skip']]);
    expect(t.status).toEqual(['alive', 'alive', 'alive']);
    expect(t.front(0)).toEqual([]);
    expect(t.discard).toEqual(['zombie_kitten']);
    expect(t.cues('saved')).toEqual([{ cue: 'saved', by: 0, with: 'zombie_kitten' }]);
    expect(t.asking).toBe('turn');
  });

  test('cannot be played without a kitten, nor by anybody else', () => {
    const t = setTable({
      hands: [['zombie_kitten'], ['zombie_kitten'], ['zombie_kitten']],
      dead: [2],
      deck: ['exploding_kitten', cat],
    });
    expect([0, 1, 2].map(seat => t.seat(seat).can('zombie_kitten'))).toEqual([false, false, false]);
    t.seat(0).draws();
    expect([0, 1, 2].map(seat => t.seat(seat).can('zombie_kitten'))).toEqual([true, false, false]);
  });

  test('the others learn that the kitten went back, not where', () => {
    const [one, other] = [0, 2].map(depth => {
      const t = setTable({
        hands: [['zombie_kitten'], ['skip'], ['skip']],
        deck: ['exploding_kitten', cat, cat, 'exploding_kitten'],
      });
      t.seat(0).draws();
      t.seat(0).saves('zombie_kitten');
      t.quiet();
      t.seat(0).hides(depth);
      return t;
    });
    expect(one!.deck).not.toEqual(other!.deck);
    for (const seat of [1, 2, null]) expect(told(one!, seat)).toEqual(told(other!, seat));
    expect(one!.cues('hid', 1)).toEqual([{ cue: 'hid', by: 0 }]);
  });

  test('any place in the deck will do, and no other', () => {
    const t = setTable({
      hands: [['zombie_kitten'], [], []],
      deck: ['exploding_kitten', cat, cat, 'exploding_kitten'],
    });
    t.seat(0).draws();
    t.seat(0).saves('zombie_kitten');
    expect(t.seat(0).offers).toEqual(['slot:0', 'slot:1', 'slot:2', 'slot:3']);
    expect(t.tries({ type: 'answer', seat: 0, ask: t.ask.id, chosen: ['slot:4'] })).toEqual({
      ok: false,
      why: 'illegal',
    });
    t.seat(0).hides(3);
    expect(t.deck).toEqual([cat, cat, 'exploding_kitten', 'exploding_kitten']);
  });

  test('Z4: with nobody dead it just saves, and one kitten goes back', () => {
    const t = setTable({ hands: [['zombie_kitten'], [], []], deck: ['exploding_kitten', cat, 'exploding_kitten'] });
    t.seat(0).draws();
    t.seat(0).saves('zombie_kitten');
    expect(t.asking).toBe('bury');
    t.seat(0).hides(0);
    expect(t.deck).toEqual(['exploding_kitten', cat, 'exploding_kitten']);
    expect(t.turn).toEqual({ seat: 1, owed: 1, attacked: false });
    expect(t.asking).toBe('turn');
  });

  test('Z5: with several dead exactly one returns', () => {
    const t = setTable({ hands: [['zombie_kitten'], [], [], []], dead: [1, 3], deck: ['exploding_kitten', cat] });
    t.seat(0).draws();
    t.seat(0).saves('zombie_kitten');
    expect(t.seat(0).offers).toEqual(['seat:1', 'seat:3']);
    const both = t.tries({ type: 'answer', seat: 0, ask: t.ask.id, chosen: ['seat:1', 'seat:3'] });
    expect(both).toEqual({ ok: false, why: 'illegal' });
    t.seat(0).revives(3);
    expect(t.status).toEqual(['alive', 'dead', 'alive', 'alive']);
    expect([t.front(0), t.front(1), t.front(3)].map(kittens)).toEqual([2, 1, 0]);
    t.seat(0).hides(0);
    t.seat(0).hides(0);
    expect(kittens(t.deck)).toBe(2);
    expect(t.asking).toBe('turn');
  });

  test('Z6: nobody can refuse, neither the saver nor the one who returns', () => {
    const t = setTable({ hands: [['zombie_kitten'], ['skip'], []], dead: [1], deck: ['exploding_kitten', cat] });
    t.seat(0).draws();
    t.seat(0).saves('zombie_kitten');
    expect(t.asking).toBe('revive');
    expect(t.seat(0).offers).toEqual(['seat:1']);
    expect(t.tries({ type: 'answer', seat: 0, ask: t.ask.id, chosen: [] })).toEqual({ ok: false, why: 'illegal' });
    expect([...t.ask.seats, ...t.ask.also]).toEqual([0]);
    t.seat(0).revives(1);
    expect(t.status[1]).toBe('alive');
    expect(t.cues('revived')).toEqual([{ cue: 'revived', by: 0, target: 1 }]);
  });

  test('Z7: who returns has the old seat and hand, owes nothing and plays when the turn comes round', () => {
    const t = setTable({
      hands: [[], ['zombie_kitten'], ['skip', 'nope'], []],
      dead: [2, 0],
      deck: ['exploding_kitten', cat, cat, cat],
      turn: { seat: 1 },
    });
    t.seat(1).draws();
    t.seat(1).saves('zombie_kitten');
    t.seat(1).revives(2);
    t.quiet();
    t.seat(1).hides(3);
    t.seat(1).hides(3);
    expect(t.hand(2)).toEqual(['nope', 'skip']);
    expect(t.front(2)).toEqual([]);
    expect(t.turn).toEqual({ seat: 2, owed: 1, attacked: false });
    expect(t.seat(2).can('skip')).toBe(true);
    t.seat(2).draws();
    expect(t.turn.seat).toBe(3);
    expect(t.asking).toBe('turn');
  });

  test('Z8: a saver under attack uses up one turn and goes on', () => {
    const t = setTable({
      hands: [['zombie_kitten'], [], []],
      dead: [1],
      deck: ['exploding_kitten', cat, cat, cat],
      turn: { owed: 3, attacked: true },
    });
    t.seat(0).draws();
    t.seat(0).saves('zombie_kitten');
    t.seat(0).revives(1);
    t.seat(0).hides(3);
    t.seat(0).hides(3);
    expect(t.turn).toEqual({ seat: 0, owed: 2, attacked: true });
    expect(t.asking).toBe('turn');
  });

  test('Z9: two kittens go to any two places, the drawn one first', () => {
    const hidden = (first: number, second: number) => {
      const t = setTable({
        hands: [['zombie_kitten'], [], []],
        dead: [2],
        deck: ['exploding_kitten', 'skip', 'favor'],
      });
      const [drawn] = t.state.piles.deck!;
      const [front] = t.state.piles['blast/2']!;
      t.seat(0).draws();
      t.seat(0).saves('zombie_kitten');
      t.seat(0).revives(2);
      expect(t.seat(0).offers).toEqual(['slot:0', 'slot:1', 'slot:2']);
      t.seat(0).hides(first);
      expect(t.state.piles['blast/0']).toEqual([front]);
      expect(t.seat(0).offers).toEqual(['slot:0', 'slot:1', 'slot:2', 'slot:3']);
      t.seat(0).hides(second);
      const names: Record<string, string> = { [drawn!.id]: 'drawn', [front!.id]: 'front' };
      return t.state.piles.deck!.map(card => names[card.id] ?? card.face);
    };
    expect(hidden(0, 3)).toEqual(['drawn', 'skip', 'favor', 'front']);
    expect(hidden(0, 0)).toEqual(['front', 'drawn', 'skip', 'favor']);
    expect(hidden(2, 2)).toEqual(['skip', 'favor', 'front', 'drawn']);
    expect(hidden(1, 2)).toEqual(['skip', 'drawn', 'front', 'favor']);
  });

  test('Z10: an empty deck has one place, and the kitten is the whole deck', () => {
    const t = setTable({ hands: [['zombie_kitten'], []], deck: ['exploding_kitten'] });
    t.seat(0).draws();
    t.seat(0).saves('zombie_kitten');
    expect(t.deck).toEqual([]);
    expect(t.seat(0).offers).toEqual(['slot:0']);
    t.seat(0).hides(0);
    expect(t.deck).toEqual(['exploding_kitten']);
    expect(t.turn.seat).toBe(1);
    expect(t.asking).toBe('turn');
  });

  test('Z33: it cannot be Noped, nor can a Clone that stands for it', () => {
    for (const card of ['zombie_kitten', 'clone'] as const) {
      const t = setTable({
        hands: [[card], ['nope'], ['nope']],
        dead: [2],
        discard: ['zombie_kitten'],
        deck: ['exploding_kitten', cat],
      });
      t.seat(0).draws();
      t.seat(0).saves(card);
      const asked: string[] = [];
      while (t.asking !== 'turn') {
        asked.push(t.asking);
        expect([t.seat(1).can('nope'), t.seat(2).can('nope')]).toEqual([false, false]);
        if (t.asking === 'bury') t.seat(0).hides(0);
        else t.clock();
      }
      expect(asked).toEqual(['revive', 'clairvoyance', 'bury', 'bury']);
      expect(t.status).toEqual(['alive', 'alive', 'alive']);
    }
  });

  test('Z42: for the absent the clock saves, brings back the first dead clockwise and hides at random', () => {
    const played = (word: string) => {
      const t = setTable({
        hands: [[], ['zombie_kitten'], ['skip'], [], []],
        dead: [0, 3, 4],
        deck: ['exploding_kitten', cat, cat, cat, cat],
        turn: { seat: 1 },
      });
      const clocks: string[] = [];
      t.clock();
      while (t.asking !== 'turn') {
        clocks.push(t.asking);
        if (t.asking === 'random') t.roll(word);
        else t.clock();
      }
      expect(clocks).toEqual(['grace', 'explode', 'revive', 'clairvoyance', 'bury', 'random', 'bury', 'random']);
      expect(t.status).toEqual(['dead', 'alive', 'alive', 'alive', 'dead']);
      expect(kittens(t.deck)).toBe(2);
      expect(t.turn.seat).toBe(2);
      return t.deck.join();
    };
    const found = Array.from({ length: 20 }, (_, n) => played(`dice ${n}`));
    expect(new Set(found).size).toBeGreaterThan(5);
    expect(played('dice 3')).toBe(played('dice 3'));
  });

  test('Z42: the absent without a save card die', () => {
    const t = setTable({ hands: [['skip'], ['skip'], ['skip']], deck: ['exploding_kitten', cat, 'exploding_kitten'] });
    t.seat(0).draws();
    t.clock();
    expect(t.status).toEqual(['dead', 'alive', 'alive']);
    expect(t.asking).toBe('turn');
  });

  test('Z46: who leaves takes a held kitten along when the deck has none', () => {
    for (const leaver of [1, 2]) {
      const t = setTable({
        hands: [['zombie_kitten'], ['skip'], ['skip']],
        dead: [1],
        deck: ['exploding_kitten', cat, cat],
      });
      t.seat(0).draws();
      t.seat(0).saves('zombie_kitten');
      t.seat(0).revives(1);
      t.quiet();
      expect(t.asking).toBe('bury');
      t.leaves(leaver);
      expect(t.front(0)).toEqual(['exploding_kitten']);
      expect(t.faces('box')).toEqual(['exploding_kitten']);
      t.seat(0).hides(1);
      expect(t.deck).toEqual([cat, 'exploding_kitten', cat]);
      expect(t.turn).toEqual({ seat: leaver === 1 ? 2 : 1, owed: 1, attacked: false });
      expect(t.asking).toBe('turn');
    }
  });

  test('Z54: a saver under attack draws what he put on top', () => {
    const t = setTable({
      hands: [['zombie_kitten', 'skip'], [], []],
      dead: [1],
      deck: ['exploding_kitten', cat, cat],
      turn: { owed: 3, attacked: true },
    });
    t.seat(0).draws();
    t.seat(0).saves('zombie_kitten');
    t.seat(0).revives(1);
    t.quiet();
    t.seat(0).hides(0);
    t.seat(0).hides(0);
    expect(t.turn).toEqual({ seat: 0, owed: 2, attacked: true });
    t.seat(0).plays('skip');
    t.quiet();
    expect(t.turn).toEqual({ seat: 0, owed: 1, attacked: true });
    t.seat(0).draws();
    expect(t.asking).toBe('explode');
    expect(t.seat(0).offers).toEqual(['die']);
    t.seat(0).dies();
    expect(t.deck).toEqual(['exploding_kitten', cat, cat]);
    expect(t.turn).toEqual({ seat: 1, owed: 1, attacked: false });
    expect(t.asking).toBe('turn');
  });
});
