/** The host runs a match: clock, dice, views, windows. Driven by hand, without a network. */
import { describe, expect, test } from 'vitest';
import type { Input, Match, Seat, View } from '../../../src/engine/contract.ts';
import { printed } from '../../../src/engine/games/kittens/decks/index.ts';
import type { Face } from '../../../src/engine/games/kittens/faces.ts';
import { partyPack } from '../../../src/engine/games/kittens/game.ts';
import type { Kittens } from '../../../src/engine/games/kittens/kittens.ts';
import { seedOf } from '../../../src/engine/rng.ts';
import { replay, start } from '../../../src/engine/run.ts';
import { project } from '../../../src/engine/view.ts';
import type { ClockStatus } from '../../../src/p2p/match/clock-status.ts';
import { makeHost, takeUp } from '../../../src/p2p/match/host.ts';
import { setTable, usual } from '../../engine/games/kittens/table.ts';
import { makeVirtualClock } from '../virtual-clock.ts';

function host(match: Match<Kittens>, pace = 1) {
  const clock = makeVirtualClock();
  const log: Input[] = [];
  const views = new Map<Seat | null, View<Kittens>>();
  const sent: (Seat | null)[] = [];
  const told: ClockStatus[] = [];
  let draws = 0;
  /** How late the host's alarms are. */
  let lag = 0;
  const host = takeUp(match, [], {
    show({ input, sights, clock: begun }) {
      if (input) log.push(input);
      if (begun) told.push(begun);
      for (const { seat, view } of sights) {
        views.set(seat, view);
        sent.push(seat);
      }
    },
    clock: status => void told.push(status),
    agree: async draw => seedOf(`${draw.why} ${draws++}`),
    after: clock.after,
    now: () => clock.now + lag,
    pace: () => pace,
  });
  const view = (seat: Seat | null) => views.get(seat)!;
  const ask = () => {
    const { waiting } = view(null);
    if (waiting.on !== 'players') throw new Error(`waiting on ${waiting.on}`);
    return waiting.ask;
  };
  const t = {
    host,
    clock,
    log,
    view,
    ask,
    sent,
    told,
    get asking() {
      const { waiting } = view(null);
      return waiting.on === 'players' ? waiting.ask.about.kind : waiting.on;
    },
    get discard() {
      return view(null)
        .piles.discard!.cards!.map(({ face }) => face)
        .reverse();
    },
    hand: (seat: Seat) => view(seat).piles[`hand/${seat}`]!.cards!.map(({ face }) => face),
    says: (seat: Seat, ...chosen: string[]) => host.answer(seat, ask().id, chosen),
    /** Chooses a card by its face, for the question that is open or an older one. */
    plays(seat: Seat, face: Face, id = ask().id) {
      const card = view(seat).piles[`hand/${seat}`]!.cards!.find(it => it.face === face)!;
      return host.answer(seat, id, [card.id]);
    },
    everybodyDraws() {
      for (const seat of ask().seats) host.drawn(seat, ask().id);
    },
    late(ms: number) {
      lag = ms;
    },
    async wait(ms: number) {
      let isOver = false;
      // Whatever else is due at that moment comes first.
      clock.after(ms, () =>
        clock.after(0, () => {
          isOver = true;
        }),
      );
      while (!isOver) await clock.next();
    },
  };
  return t;
}

const open = (seats = 3) => host(start(partyPack, seats, usual).match);

/** Seat 0 has played a card that the others may stop; everybody has drawn it. */
function laid(setting: Partial<Parameters<typeof setTable>[0]> = {}, pace?: number) {
  const t = setTable({ hands: [['skip', 'nope'], ['nope', 'attack_2x'], ['nope', 'skip'], ['skip']], ...setting });
  const it = host(t.match, pace);
  expect(it.plays(0, 'skip')).toBeNull();
  expect(it.asking).toBe('nope');
  it.everybodyDraws();
  return it;
}
/** A skip hurts nobody: its window is the shorter one. */
const skipMs = 3010;
const endMs = skipMs + 250 + 150;

describe('a match', () => {
  test('rests on randomness until the seed is agreed, then the first turn begins', async () => {
    const t = open();
    expect(t.view(0).waiting.on).toBe('random');
    await t.clock.settle();
    expect(t.asking).toBe('turn');
    expect(t.log).toHaveLength(1);
  });

  test('replays from its record to what was shown', async () => {
    const t = open();
    for (let n = 0; n < 60; n++) await t.clock.next();
    const match = replay(partyPack, 3, usual, t.log);
    for (const seat of [0, 1, 2, null]) expect(project(match, seat)).toEqual(t.view(seat));
  });

  test('goes on when somebody leaves, who is out for everybody', async () => {
    const t = open();
    await t.clock.settle();
    expect(t.host.leave(1)).toBeNull();
    expect(t.host.leave(1)).toBe('illegal');
    expect(t.view(0).table.status).toEqual(['alive', 'out', 'alive']);
    expect(t.ask().seats).not.toContain(1);
  });

  test('that is stopped takes nothing more', async () => {
    const t = open();
    await t.clock.settle();
    t.host.stop();
    expect(t.clock.waiting).toBe(0);
    expect(t.says(t.ask().seats[0]!, 'draw')).toBe('not-now');
    expect(t.host.hold(0, t.ask().id)).toBe('not-now');
  });

  test('shows who comes back the table and the time as they are now', async () => {
    const t = laid();
    await t.wait(1000);
    const { view, clock } = t.host.look(2);
    expect(view).toEqual(t.view(2));
    expect(clock).toEqual({ ask: t.ask().id, state: 'running', leftMs: skipMs - 1000, totalMs: skipMs, held: false });
    expect(t.host.look(null).view).toEqual(t.view(null));
  });

  test('answers from inside a send with a round of its own, after this one', async () => {
    const clock = makeVirtualClock();
    const order: string[] = [];
    let eager = true;
    const host = makeHost(partyPack, 2, usual, {
      show({ sights }) {
        for (const { seat, view, events } of sights) {
          order.push(`${seat}:${view.waiting.on === 'players' ? view.waiting.ask.id : 'x'}:${events.length > 0}`);
          if (view.waiting.on === 'players' && view.prompt && eager && seat !== null) {
            eager = false;
            host.answer(seat, view.waiting.ask.id, ['draw']);
          }
        }
      },
      clock: ({ ask }) => void order.push(`clock:${ask}`),
      agree: async () => seedOf('eager'),
      after: clock.after,
      now: () => clock.now,
    });
    await clock.settle();
    const rounds = order.map(line => line.split(':')[1]);
    expect(eager).toBe(false);
    expect(rounds).toEqual([...rounds].sort((a, b) => (a === 'x' ? -1 : b === 'x' ? 1 : Number(a) - Number(b))));
  });
});

describe('a pass', () => {
  test('is sent to nobody and written down nowhere', async () => {
    const t = laid();
    const before = [t.sent.length, t.told.length, t.log.length];
    expect(t.says(1)).toBeNull();
    await t.wait(1000);
    expect([t.sent.length, t.told.length, t.log.length]).toEqual(before);
    expect(t.says(1)).toBe('answered');
  });

  test('is kept even when it is given while the question is still being dealt out', () => {
    const { match } = setTable({ hands: [['skip'], ['nope'], ['nope']] });
    const log: Input[] = [];
    const clock = makeVirtualClock();
    const eager = takeUp(match, [], {
      show({ input, sights }) {
        if (input) log.push(input);
        const { waiting } = sights[1]!.view;
        if (waiting.on === 'players' && waiting.ask.about.kind === 'nope') eager.answer(1, waiting.ask.id, []);
      },
      clock: () => {},
      agree: async () => seedOf('eager'),
      after: clock.after,
      now: () => clock.now,
    });
    const ask = match.state.pending.on === 'players' ? match.state.pending.ask : null;
    eager.answer(0, ask!.id, [match.state.piles['hand/0']![0]!.id]);
    expect(log).toHaveLength(1);
  });

  test('of everybody closes the window, and looks like any other end of it', async () => {
    const t = laid();
    for (const seat of [3, 1, 2]) t.says(seat);
    await t.wait(1199);
    expect(t.log).toHaveLength(1);
    await t.wait(1);
    expect(t.log.slice(1).map(({ type }) => type)).toEqual(['timeout']);
    expect(t.asking).toBe('turn');
  });

  test('is forgotten when the clock closes the window', async () => {
    const t = laid();
    t.says(1);
    await t.wait(endMs);
    expect(t.log.slice(1).map(({ type }) => type)).toEqual(['timeout']);
    expect(t.asking).toBe('turn');
  });

  test('may become a Nope until the window closes', async () => {
    const t = laid();
    t.says(1);
    await t.wait(2000);
    expect(t.plays(1, 'nope')).toBeNull();
    expect(t.discard).toEqual(['skip', 'nope']);
  });

  test('of somebody who is not asked is refused', () => {
    const t = laid();
    expect(t.says(7)).toBe('not-asked');
    // They could cut in with a NOW card, but nobody waits for them.
    expect(t.says(0)).toBe('illegal');
    expect(t.host.answer(1, t.ask().id - 1, [])).toBe('stale');
  });
});

describe('a Nope', () => {
  test('opens a window of full length on itself, without who laid it', async () => {
    const t = laid();
    await t.wait(2900);
    t.plays(1, 'nope');
    expect(t.ask().seats).toEqual([0, 2, 3]);
    t.everybodyDraws();
    expect(t.told.at(-1)).toMatchObject({ ask: t.ask().id, state: 'running', leftMs: skipMs });
    await t.wait(endMs - 1);
    expect(t.asking).toBe('nope');
    await t.wait(1);
    expect(t.asking).toBe('turn');
    expect(t.view(0).table.turn.seat).toBe(0);
  });

  test('that comes second stays in the hand and does not hit the first', async () => {
    const t = laid();
    const { id } = t.ask();
    t.plays(1, 'nope');
    expect(t.plays(2, 'nope', id)).toBe('stale');
    expect(t.hand(2)).toContain('nope');
    expect(t.ask().about).toMatchObject({ nopes: 1 });
  });

  test('of two at the same moment: the first to arrive counts', async () => {
    const t = laid();
    const { id } = t.ask();
    const why: unknown[] = [];
    t.clock.after(2000, () => why.push(t.plays(2, 'nope', id)));
    t.clock.after(2000, () => why.push(t.plays(1, 'nope', id)));
    await t.wait(2000);
    expect(why).toEqual([null, 'stale']);
    expect([t.hand(1).includes('nope'), t.hand(2).includes('nope')]).toEqual([true, false]);
  });

  test('counts until beat and grace are over', async () => {
    const t = laid();
    await t.wait(endMs - 1);
    expect(t.told.at(-1)).toEqual({ ask: t.ask().id, state: 'closing' });
    expect(t.plays(2, 'nope')).toBeNull();
    expect(t.discard).toEqual(['skip', 'nope']);
  });

  test('does not count after that: what has been shown is not taken back', async () => {
    const t = laid();
    const { id } = t.ask();
    await t.wait(endMs + 1);
    expect(t.plays(2, 'nope', id)).toBe('stale');
    expect(t.view(0).table.turn.seat).toBe(1);
  });

  test('is late, too, when dice are rolled already', async () => {
    const t = host(setTable({ hands: [['shuffle'], ['nope'], ['skip']] }).match);
    t.plays(0, 'shuffle');
    const { id } = t.ask();
    for (const seat of [1, 2]) t.says(seat);
    await t.wait(1000);
    t.late(500);
    expect(t.plays(1, 'nope', id)).toBe('stale');
    expect(t.asking).toBe('random');
    expect(t.hand(1)).toEqual(['nope']);
  });

  test('has the grace of the slowest link', async () => {
    const t = laid();
    t.host.rtt(3, 300);
    await t.wait(skipMs + 250 + 449);
    expect(t.plays(2, 'nope')).toBeNull();
  });

  test('gains nothing from a late alarm', async () => {
    const t = laid();
    const { id } = t.ask();
    await t.wait(skipMs - 10);
    t.late(500);
    expect(t.plays(2, 'nope', id)).toBe('stale');
    expect(t.asking).toBe('turn');
  });

  test('that is the last one not face up closes the chain at once', () => {
    const others = Array<Face>(printed.party_pack(3).get('nope')! - 1).fill('nope');
    const t = laid({ edition: 'party_pack', hands: [['skip'], ['nope'], ['skip']], discard: others });
    t.plays(1, 'nope');
    expect(t.asking).toBe('turn');
    expect(t.view(0).table.turn.seat).toBe(0);
  });

  test('does not answer a card it cannot stop: the pass before it stands', () => {
    const t = laid();
    t.says(3);
    expect(t.plays(3, 'skip')).toBe('illegal');
    expect(t.says(3)).toBe('answered');
  });
});

describe('a hold', () => {
  test('gives time and tells nobody whose it was', async () => {
    const [one, other] = await Promise.all(
      [1, 2].map(async seat => {
        const t = laid();
        await t.wait(2010);
        expect(t.host.hold(seat, t.ask().id)).toBeNull();
        return t;
      }),
    );
    expect(one!.told.at(-1)).toMatchObject({ state: 'running', leftMs: 5000, held: true });
    expect(other!.told).toEqual(one!.told);
  });

  test('is allowed once in a window, only to those asked, only while it is open', () => {
    const t = laid();
    const { id } = t.ask();
    expect(t.host.hold(1, id)).toBeNull();
    expect(t.host.hold(1, id)).toBe('answered');
    expect(t.host.hold(0, id)).toBe('not-asked');
    expect(t.host.hold(2, id - 1)).toBe('stale');
  });

  test('is not for turns', () => {
    const t = host(setTable({ hands: [['skip'], ['nope']] }).match);
    expect(t.host.hold(0, t.ask().id)).toBe('not-now');
  });

  test('is there three times, and once more after each own turn', async () => {
    const cards = Array<Face>(9).fill('attack_2x');
    const t = host(setTable({ hands: [cards, cards, cards] }).match);
    const held: unknown[] = [];
    // Everybody attacks the next one; seat 2 wants to think each time somebody else does.
    for (let n = 0; n < 8; n++) {
      const by = t.view(null).table.turn.seat;
      t.plays(by, 'attack_2x');
      held.push(by === 2 ? 'own turn' : t.host.hold(2, t.ask().id));
      await t.wait(20_000);
    }
    expect(held).toEqual([null, null, 'own turn', null, null, 'own turn', null, 'illegal']);
  });
});

describe('a lost link', () => {
  test('stops a window once per turn', async () => {
    const t = laid({ hands: [['skip', 'shuffle'], ['nope', 'nope'], ['skip'], ['skip']] });
    t.host.presence(3, 'lost');
    expect(t.told.at(-1)).toMatchObject({ state: 'paused', seats: [3] });
    await t.wait(2000);
    t.host.presence(3, 'here');
    expect(t.told.at(-1)).toMatchObject({ state: 'running', leftMs: skipMs });
    t.plays(1, 'nope');
    t.everybodyDraws();
    t.host.presence(3, 'lost');
    expect(t.told.at(-1)).toMatchObject({ state: 'running' });
  });

  test('that is lost already stops the next window for eight seconds at most', async () => {
    const { match } = setTable({ hands: [['skip'], ['nope'], ['skip']] });
    const t = host(match);
    t.host.presence(2, 'lost');
    t.plays(0, 'skip');
    t.everybodyDraws();
    await t.wait(8000 + endMs - 1);
    expect(t.asking).toBe('nope');
    await t.wait(1);
    expect(t.asking).toBe('turn');
    expect(t.told.at(-1)).toMatchObject({ state: 'running', totalMs: 60_000 });
  });

  test('stops the clock of a turn for half a minute, and again in the next turn', async () => {
    const deck = Array<Face>(9).fill('cat_taco');
    const t = host(setTable({ edition: 'party_pack', hands: [['skip'], ['skip']], deck }).match);
    for (const seat of [0, 1]) {
      t.host.presence(seat, 'lost');
      expect(t.told.at(-1)).toMatchObject({ state: 'paused', seats: [seat], leftMs: 60_000 });
      await t.wait(89_999);
      expect(t.view(null).table.turn.seat).toBe(seat);
      await t.wait(1);
      expect(t.view(null).table.turn.seat).toBe(1 - seat);
    }
  });
});

describe('a table without clocks', () => {
  const untimed = () => laid({ rules: { pace: 'none' }, hands: [['skip'], ['nope'], ['skip'], ['skip']] });

  test('waits for everybody and shows who is missing', async () => {
    const t = untimed();
    t.says(2);
    expect(t.told.at(-1)).toEqual({ ask: t.ask().id, state: 'untimed', missing: [1, 3] });
    await t.wait(100_000);
    expect(t.asking).toBe('nope');
    expect(t.host.hold(1, t.ask().id)).toBe('not-now');
  });

  test('does not wait for somebody who has left', async () => {
    const t = untimed();
    await t.wait(5000);
    t.says(1);
    t.says(2);
    expect(t.host.leave(3)).toBeNull();
    expect(t.asking).toBe('turn');
    expect(t.log.slice(2).map(({ type }) => type)).toEqual(['timeout']);
  });

  test('does not wait for a link that is gone for good', async () => {
    const t = untimed();
    await t.wait(5000);
    t.says(1);
    t.says(2);
    t.host.presence(3, 'gone');
    expect(t.log.slice(1).map(({ type }) => type)).toEqual(['timeout']);
    expect(t.asking).toBe('turn');
  });

  test('is what people get who want no clock at any table', () => {
    expect(laid({}, Number.POSITIVE_INFINITY).told.at(-1)).toMatchObject({ state: 'untimed', missing: [1, 2, 3] });
  });
});

test('more time makes every window longer', async () => {
  const t = laid({}, 2);
  expect(t.told.at(-1)).toMatchObject({ state: 'running', totalMs: 2 * skipMs });
});
