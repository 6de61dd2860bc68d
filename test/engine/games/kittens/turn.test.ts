// The turn and what every seat may rely on: phases, clocks, order, secrecy (rules C1-C12 and 1.2).
import { describe, expect, test } from 'vitest';
import type { Input } from '../../../../src/engine/contract.ts';
import type { Face } from '../../../../src/engine/games/kittens/faces.ts';
import { zombieKittens } from '../../../../src/engine/games/kittens/game.ts';
import { seedOf } from '../../../../src/engine/rng.ts';
import { apply, replay, start } from '../../../../src/engine/run.ts';
import { setTable, usual } from './table.ts';
import { told } from './told.ts';

const cat = 'cat_lantern';
/** With three players these are all the cards one can react with, beside a Clone. */
const reactions: readonly Face[] = ['nope', 'nope', 'nope', 'shuffle_now', 'feed_dead_now', 'feed_dead_now'];

describe('the turn', () => {
  test('1.2: from main through the window, the pause, the kitten and the save to the next turn', () => {
    const t = setTable({
      hands: [['see_future_3', 'zombie_kitten'], ['clairvoyance_now', 'skip'], ['nope'], []],
      dead: [3],
      deck: ['exploding_kitten', cat, cat, 'exploding_kitten'],
    });
    const phases: string[] = [];
    const mark = () => phases.push(t.asking);
    mark();
    t.seat(0).plays('see_future_3');
    mark();
    t.quiet();
    mark();
    t.seat(0).answer('draw');
    mark();
    t.clock();
    mark();
    t.seat(0).saves('zombie_kitten');
    mark();
    t.seat(0).revives(3);
    mark();
    t.seat(1).plays('clairvoyance_now');
    mark();
    t.quiet();
    mark();
    t.quiet();
    mark();
    t.seat(0).hides(0);
    mark();
    t.seat(0).hides(0);
    mark();
    const save = ['explode', 'revive', 'clairvoyance', 'nope', 'clairvoyance', 'bury', 'bury'];
    expect(phases).toEqual(['turn', 'nope', 'turn', 'grace', ...save, 'turn']);
    expect(t.turn).toEqual({ seat: 1, owed: 1, attacked: false });
  });

  test('1.2: a drawn card goes to the hand and ends one owed turn', () => {
    const t = setTable({
      hands: [[], [], []],
      deck: ['favor', cat, 'exploding_kitten', 'exploding_kitten'],
      turn: { owed: 2, attacked: true },
    });
    t.seat(0).draws();
    expect(t.hand(0)).toEqual(['favor']);
    expect(t.turn).toEqual({ seat: 0, owed: 1, attacked: true });
    t.seat(0).draws();
    expect(t.turn).toEqual({ seat: 1, owed: 1, attacked: false });
    expect(t.asking).toBe('turn');
  });

  test('1.2: playing cards does not end a turn', () => {
    const t = setTable({ hands: [['see_future_3', 'see_future_3', 'favor'], ['skip'], []] });
    t.seat(0).plays('see_future_3');
    t.quiet();
    t.seat(0).plays('favor', 1);
    t.quiet();
    t.seat(1).gives('skip');
    expect(t.turn).toEqual({ seat: 0, owed: 1, attacked: false });
    expect(t.seat(0).offers).toEqual(['draw', 'skip', 'see_future_3']);
  });

  test('1.2: a NOW card in the pause undoes the declared draw', () => {
    const t = setTable({ hands: [['skip'], ['feed_dead_now'], [], []], dead: [2] });
    t.seat(0).answer('draw');
    expect(t.asking).toBe('grace');
    t.seat(1).plays('feed_dead_now', 2);
    t.quiet();
    t.seat(0).gives('skip');
    expect(t.asking).toBe('turn');
    expect(t.turn.seat).toBe(0);
    expect(t.hand(0)).toEqual([]);
  });

  test('1.2: in the middle of an action nothing else can be played', () => {
    const t = setTable({ hands: [['dig_deeper', 'shuffle_now', 'nope'], ['shuffle_now', 'nope'], ['nope']] });
    t.seat(0).plays('dig_deeper');
    t.quiet();
    expect(t.seat(0).offers).toEqual([cat, 'deeper']);
    expect([t.seat(1).offers, t.seat(2).offers]).toEqual([[], []]);
  });

  test('Z36: with an empty hand one simply draws', () => {
    const t = setTable({ hands: [[], ['skip'], []] });
    expect(t.seat(0).offers).toEqual(['draw']);
    t.seat(0).draws();
    expect(t.hand(0)).toEqual([cat]);
    expect(t.asking).toBe('turn');
  });

  test('Z37: a hand has no limit', () => {
    const t = setTable({ hands: [Array<Face>(40).fill('skip'), [], []] });
    t.seat(0).draws();
    expect(t.hand(0)).toHaveLength(41);
    expect(t.turn.seat).toBe(1);
    expect(t.asking).toBe('turn');
  });

  test('Z45: everybody sees the whole discard pile', () => {
    const t = setTable({ hands: [['skip'], [], []], dead: [2], discard: ['favor', 'nope'] });
    t.seat(0).plays('skip');
    for (const seat of [0, 1, 2, null]) {
      expect(t.view(seat).piles.discard!.cards!.map(card => card.face)).toEqual(['skip', 'nope', 'favor']);
    }
  });
});

describe('the table', () => {
  test('C1: play goes round by seat number and passes over who cannot act', () => {
    const t = setTable({ hands: [[], [], [], [], []], dead: [1], turn: { seat: 3 } });
    t.leaves(4);
    const order = [t.turn.seat];
    for (let n = 0; n < 4; n++) {
      t.seat(t.turn.seat).draws();
      order.push(t.turn.seat);
    }
    expect(order).toEqual([3, 0, 2, 3, 0]);
  });

  test('C2: what is refused changes nothing, what is accepted counts in the order it came', () => {
    const t = setTable({ hands: [['skip'], ['nope'], [], ['nope']] });
    const before = structuredClone(t.state);
    const { id } = t.ask;
    const answer = (seat: number, ...chosen: string[]) => t.tries({ type: 'answer', seat, ask: id, chosen });
    expect(answer(0, 'no such card')).toEqual({ ok: false, why: 'illegal' });
    expect(answer(0)).toEqual({ ok: false, why: 'illegal' });
    expect(answer(0, 'draw', 'draw')).toEqual({ ok: false, why: 'illegal' });
    expect(answer(1, 'draw')).toEqual({ ok: false, why: 'illegal' });
    expect(answer(2, 'draw')).toEqual({ ok: false, why: 'not-asked' });
    expect(t.tries({ type: 'timeout', ask: id + 1 })).toEqual({ ok: false, why: 'stale' });
    expect(t.tries({ type: 'random', draw: id, seed: seedOf('x') })).toEqual({ ok: false, why: 'not-now' });
    expect(t.tries({ type: 'leave', seat: 9 })).toEqual({ ok: false, why: 'illegal' });
    expect(t.state).toEqual(before);
    t.seat(0).plays('skip');
    expect(t.state.serial).toBeGreaterThan(before.serial);
    t.seat(1).passes();
    const passed = structuredClone(t.state);
    expect(t.tries({ type: 'answer', seat: 1, ask: t.ask.id, chosen: [] })).toEqual({ ok: false, why: 'answered' });
    expect(t.state).toEqual(passed);
  });

  test('C3: of two Nopes at once the second is stale and stays in the hand', () => {
    const t = setTable({ hands: [['skip'], ['nope'], ['nope']] });
    t.seat(0).plays('skip');
    const { id } = t.ask;
    const late = t.seat(2).prompt().options[0]!.id;
    t.seat(1).nopes();
    const before = structuredClone(t.state);
    expect(t.tries({ type: 'answer', seat: 2, ask: id, chosen: [late] })).toEqual({ ok: false, why: 'stale' });
    expect(t.state).toEqual(before);
    t.quiet();
    expect(t.turn.seat).toBe(0);
    expect(t.hand(2)).toEqual(['nope']);
    expect(t.asking).toBe('turn');
  });

  test('C3: a Nope for a window that has closed is refused', () => {
    const t = setTable({ hands: [['skip'], ['nope'], []] });
    t.seat(0).plays('skip');
    const { id } = t.ask;
    const card = t.seat(1).prompt().options[0]!.id;
    t.quiet();
    expect(t.tries({ type: 'answer', seat: 1, ask: id, chosen: [card] })).toEqual({ ok: false, why: 'stale' });
    expect(t.hand(1)).toEqual(['nope']);
    expect(t.turn.seat).toBe(1);
  });

  test('C6: the clock answers for who is away, and the seat finds its view on return', () => {
    const t = setTable({
      hands: [['skip'], ['nope'], ['favor']],
      deck: ['clone', cat, 'exploding_kitten', 'exploding_kitten'],
    });
    t.clock();
    expect(t.asking).toBe('grace');
    t.clock();
    expect(t.turn.seat).toBe(1);
    expect(t.state.gone).toEqual([]);
    expect(t.status[0]).toBe('alive');
    expect(
      t
        .view(0)
        .piles['hand/0']!.cards!.map(card => card.face)
        .sort(),
    ).toEqual(['clone', 'skip']);
  });

  test('C7: who leaves is out for good and is never asked again', () => {
    const t = setTable({ hands: [['skip'], ['nope', 'favor'], ['skip']] });
    t.seat(0).plays('skip');
    t.leaves(1);
    expect(t.status).toEqual(['alive', 'out', 'alive']);
    expect([...t.ask.seats, ...t.ask.also]).not.toContain(1);
    expect(t.tries({ type: 'leave', seat: 1 })).toEqual({ ok: false, why: 'illegal' });
    t.quiet();
    expect(t.turn.seat).toBe(2);
    expect(t.view(2).piles['hand/1']).toEqual({ count: 0, cards: null });
    expect(t.view(2).piles.aside).toEqual({ count: 2, cards: null });
    expect(t.asking).toBe('turn');
  });

  test('C9: the same seeds give the same match, other seeds another', () => {
    const played = (word: string) => {
      const { match } = start(zombieKittens, 3, usual);
      const log: Input[] = [];
      for (let n = 0; n < 30 && match.state.pending.on !== 'nothing'; n++) {
        const { pending } = match.state;
        const input: Input =
          pending.on === 'random'
            ? { type: 'random', draw: pending.draw.id, seed: seedOf(`${word} ${n}`) }
            : { type: 'timeout', ask: pending.ask.id };
        expect(apply(match, input).ok).toBe(true);
        log.push(input);
      }
      return { log, state: match.state };
    };
    const one = played('one');
    expect(replay(zombieKittens, 3, usual, one.log).state).toEqual(one.state);
    expect(played('one').state).toEqual(one.state);
    expect(played('two').state.piles).not.toEqual(one.state.piles);
  });

  test('C9: what is no seed decides nothing', () => {
    const t = setTable({ hands: [['shuffle_now'], [], []] });
    t.seat(0).plays('shuffle_now');
    const deck = t.deck;
    const { pending } = t.state;
    if (pending.on !== 'random') throw new Error('nothing to roll');
    const bad = t.tries({ type: 'random', draw: pending.draw.id, seed: 'not a seed' });
    expect(bad).toEqual({ ok: false, why: 'illegal' });
    expect(t.deck).toEqual(deck);
    expect(t.asking).toBe('random');
  });

  test('C10: a card whose target has gone fizzles and stays on the pile', () => {
    const t = setTable({ hands: [['favor'], ['skip'], ['skip']] });
    t.seat(0).plays('favor', 1);
    t.leaves(1);
    t.quiet();
    expect(t.cues('fizzled')).toEqual([{ cue: 'fizzled', by: 0, as: 'favor' }]);
    expect(t.discard).toEqual(['favor']);
    expect([t.hand(0), t.hand(2)]).toEqual([[], ['skip']]);
    expect(t.turn.seat).toBe(0);
    expect(t.asking).toBe('turn');
  });

  test('C11: choices made together stay sealed until the last is in', () => {
    const [one, other] = (['skip', 'nope'] as const).map(given => {
      const t = setTable({ hands: [['feed_dead_now'], ['skip', 'nope'], ['skip'], [], []], dead: [3] });
      t.seat(0).plays('feed_dead_now', 3);
      t.quiet();
      t.seat(1).gives(given);
      return t;
    });
    expect(one!.ask.seats).toEqual([1, 2]);
    for (const seat of [0, 2, 3]) expect(told(one!, seat)).toEqual(told(other!, seat));
    expect(one!.hand(1)).toEqual(['nope', 'skip']);
    expect(one!.hand(3)).toEqual([]);
    expect(one!.view(2).waiting).toMatchObject({ answered: [1] });
    one!.seat(2).gives('skip');
    expect(one!.hand(3)).toEqual(['skip', 'skip']);
    expect(one!.asking).toBe('turn');
  });

  test('C12: counts, pile, turn and fates are public, hands and deck are not', () => {
    const t = setTable({
      hands: [['skip', 'nope'], ['favor'], ['clone']],
      dead: [2],
      discard: ['skip'],
      turn: { owed: 3, attacked: true },
    });
    const view = t.view(1);
    expect(view.piles['hand/0']).toEqual({ count: 2, cards: null });
    expect(view.piles['hand/2']).toEqual({ count: 1, cards: null });
    expect(view.piles['hand/1']!.cards!.map(card => card.face)).toEqual(['favor']);
    expect(view.piles.deck).toEqual({ count: 7, cards: null });
    expect(view.piles.discard!.cards!.map(card => card.face)).toEqual(['skip']);
    expect(view.table).toMatchObject({
      turn: { seat: 0, owed: 3, attacked: true },
      status: ['alive', 'alive', 'dead'],
    });
    expect(t.view(null).piles['hand/1']).toEqual({ count: 1, cards: null });
  });

  test('C12: two decks in another order look the same', () => {
    const [one, other] = (
      [
        ['skip', 'favor'],
        ['favor', 'skip'],
      ] as const
    ).map(([first, second]) =>
      setTable({ hands: [['skip'], ['nope'], []], deck: [first, second, 'exploding_kitten', 'exploding_kitten'] }),
    );
    for (const seat of [0, 1, 2, null]) expect(told(one!, seat)).toEqual(told(other!, seat));
  });
});

describe('clocks', () => {
  test('C5: every question carries its length', () => {
    const t = setTable({
      hands: [['favor', 'skip', 'dig_deeper', 'zombie_kitten'], ['favor', 'nope'], []],
      dead: [2],
      deck: [cat, 'exploding_kitten', cat, cat],
    });
    const asked: [string, number | null][] = [];
    const mark = () => asked.push([t.asking, t.ask.ms]);
    mark();
    t.seat(0).plays('favor');
    mark();
    t.seat(0).points(1);
    mark();
    t.quiet();
    mark();
    t.seat(1).gives('favor');
    t.seat(0).plays('dig_deeper');
    t.quiet();
    mark();
    t.seat(0).digs();
    mark();
    t.seat(0).saves('zombie_kitten');
    mark();
    t.seat(0).revives(2);
    mark();
    t.quiet();
    mark();
    expect(asked).toEqual([
      ['turn', 60_000],
      ['aim', 20_000],
      ['nope', 3500],
      ['give', 20_000],
      ['dig', 20_000],
      ['explode', 12_000],
      ['revive', 20_000],
      ['clairvoyance', 3010],
      ['bury', 25_000],
    ]);
  });

  test('C5: feeding and robbing have twenty seconds', () => {
    const t = setTable({ hands: [['feed_dead_now', 'grave_robber'], ['skip'], []], dead: [2] });
    t.seat(0).plays('feed_dead_now', 2);
    t.quiet();
    expect([t.asking, t.ask.ms]).toEqual(['feed', 20_000]);
    t.seat(1).gives('skip');
    t.seat(0).plays('grave_robber');
    t.quiet();
    expect([t.asking, t.ask.ms]).toEqual(['rob', 20_000]);
  });

  test('C5: the pace of the table sets the window, low stakes shorten it', () => {
    const windows = (pace: 'quick' | 'normal' | 'relaxed' | 'none') =>
      (['super_skip', 'skip', 'see_future_3', 'shuffle_now'] as const).map(face => {
        const t = setTable({ hands: [[face], ['skip'], []], rules: { pace } });
        t.seat(0).plays(face);
        return t.ask.ms;
      });
    expect(windows('normal')).toEqual([3500, 3010, 3010, 3010]);
    expect(windows('quick')).toEqual([2500, 2150, 2150, 2150]);
    expect(windows('relaxed')).toEqual([7000, 6020, 6020, 6020]);
    expect(windows('none')).toEqual([null, null, null, null]);
  });

  test('C5: the lobby sets the length of a turn', () => {
    const turn = (turnMs: number | null, pace: 'normal' | 'none' = 'normal') =>
      setTable({ hands: [[], []], rules: { turnMs, pace } }).ask.ms;
    expect([turn(30_000), turn(60_000), turn(90_000), turn(null)]).toEqual([30_000, 60_000, 90_000, null]);
    expect(turn(60_000, 'none')).toBeNull();
  });

  test('C5: without clocks the pause before a draw still runs, for nobody could end it', () => {
    const t = setTable({
      hands: [[], ['skip'], []],
      rules: { pace: 'none' },
      deck: ['exploding_kitten', cat, 'exploding_kitten'],
    });
    t.seat(0).answer('draw');
    expect([t.asking, t.ask.ms, t.ask.seats]).toEqual(['grace', 1200, []]);
    t.clock();
    expect([t.asking, t.ask.ms]).toEqual(['explode', null]);
  });

  test('C5: a silent player draws', () => {
    const t = setTable({ hands: [['skip', 'attack_2x'], ['nope'], []] });
    t.clock();
    t.clock();
    expect(t.hand(0)).toEqual(['attack_2x', cat, 'skip']);
    expect(t.turn.seat).toBe(1);
    expect(t.asking).toBe('turn');
  });
});

describe('windows', () => {
  test('C8: a window opens whether or not anybody could use it', () => {
    const [one, other] = (['nope', 'cat_headless'] as const).map(held => {
      const t = setTable({ hands: [['skip'], [held], ['favor']] });
      t.seat(0).plays('skip');
      return t;
    });
    expect(other!.asking).toBe('nope');
    expect(other!.ask).toEqual(one!.ask);
    expect(told(one!, 2)).toEqual(told(other!, 2));
  });

  test('C8: nor does the pause before a draw tell who holds a NOW card', () => {
    const [one, other] = (['shuffle_now', 'cat_headless'] as const).map(held => {
      const t = setTable({ hands: [['skip'], [held], ['favor']] });
      t.seat(0).answer('draw');
      return t;
    });
    expect(other!.asking).toBe('grace');
    expect(told(one!, 2)).toEqual(told(other!, 2));
    expect(told(one!, 0)).toEqual(told(other!, 0));
  });

  test('C8: a pass is shown to nobody', () => {
    const t = setTable({ hands: [['skip'], ['nope'], ['favor']] });
    t.seat(0).plays('skip');
    const before = t.view(2);
    t.seat(1).passes();
    expect(t.view(2)).toEqual(before);
    expect(t.view(0).waiting).toMatchObject({ answered: [] });
  });

  test('C8: no window and no pause when every card for it lies face up', () => {
    const t = setTable({ hands: [['skip', 'favor'], ['favor'], ['favor']], discard: reactions });
    t.seat(0).plays('skip');
    expect(t.asking).toBe('turn');
    expect(t.turn.seat).toBe(1);
    t.seat(1).answer('draw');
    expect(t.turn.seat).toBe(2);
    const oneLeft = setTable({ hands: [['skip', 'favor'], ['favor'], ['favor']], discard: reactions.slice(1) });
    oneLeft.seat(0).plays('skip');
    expect(oneLeft.asking).toBe('nope');
  });

  test('C8: with every Nope face up the window still opens for a NOW card nobody has seen', () => {
    const t = setTable({
      hands: [['skip'], ['shuffle_now', 'favor'], ['favor']],
      discard: ['nope', 'nope', 'nope', 'feed_dead_now', 'feed_dead_now'],
    });
    t.seat(0).plays('skip');
    expect([t.asking, t.ask.seats]).toEqual(['nope', [1, 2]]);
    expect([t.seat(1).offers, t.seat(2).offers]).toEqual([['shuffle_now'], []]);
    t.seat(1).plays('shuffle_now');
    t.roll();
    expect(t.asking).toBe('turn');
    expect(t.turn.seat).toBe(1);
  });

  test('C8: the last Nope leaves a window only for a Clone', () => {
    const noped = (discard: readonly Face[]) => {
      const t = setTable({ hands: [['skip', 'favor'], ['nope'], ['favor']], discard });
      t.seat(0).plays('skip');
      t.seat(1).nopes();
      return t;
    };
    const cloned = noped(reactions.slice(1));
    expect([cloned.asking, ...cloned.ask.seats, ...cloned.ask.also]).toEqual(['nope', 0]);
    const closed = noped([...reactions.slice(1), 'clone', 'clone']);
    expect(closed.asking).toBe('turn');
    expect(closed.turn.seat).toBe(0);
  });

  test('C8: no window when nobody else holds a card', () => {
    const t = setTable({ hands: [['skip', 'favor'], [], []] });
    t.seat(0).plays('skip');
    expect(t.asking).toBe('turn');
    expect(t.turn.seat).toBe(1);
  });

  test('C8: no pause before a draw when nobody else holds a card', () => {
    const t = setTable({ hands: [['skip', 'favor'], [], []] });
    t.seat(0).answer('draw');
    expect(t.asking).toBe('turn');
    expect(t.turn.seat).toBe(1);
  });

  test('C8: a table without clocks never waits for nobody', () => {
    const t = setTable({ hands: [['skip', 'favor'], [], []], rules: { pace: 'none' } });
    t.seat(0).plays('skip');
    expect(t.asking).toBe('turn');
    expect(t.turn.seat).toBe(1);
  });

  test('C8: whoever laid the last card may cut in with a NOW card, but is not waited for', () => {
    const t = setTable({ hands: [['skip', 'shuffle_now'], ['favor'], []] });
    t.seat(0).plays('skip');
    expect([t.ask.seats, t.ask.also]).toEqual([[1], [0]]);
    expect(t.seat(0).offers).toEqual(['shuffle_now']);
    expect(t.tries({ type: 'answer', seat: 0, ask: t.ask.id, chosen: [] })).toEqual({ ok: false, why: 'illegal' });
    t.seat(1).passes();
    expect(t.turn.seat).toBe(1);
    expect(t.asking).toBe('turn');
  });
});
