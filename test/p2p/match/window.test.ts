/** The time of a question, moved by hand: no host, no cards, only seats, presses and milliseconds. */
import { describe, expect, test } from 'vitest';
import type { Ask, Seat } from '../../../src/engine/contract.ts';
import { type ClockStatus, statusOf } from '../../../src/p2p/match/clock-status.ts';
import { type Presence, pauseMs } from '../../../src/p2p/match/span.ts';
import { openSpan, type Setting, type SpanEvent, type Stepped, step, wakeAt } from '../../../src/p2p/match/window.ts';

const question: Ask = {
  id: 7,
  about: { kind: 'nope' },
  rule: 'any',
  seats: [1, 2, 3],
  also: [],
  clock: 'window',
  ms: 3500,
};
const usual: Setting = { factor: 1, links: new Map(), rtts: new Map(), pauseMs: pauseMs.window };

function open(asked: Partial<Ask> = {}, setting: Partial<Setting> = {}) {
  let now = 0;
  let closed: number | null = null;
  const told: { at: number; status: ClockStatus }[] = [];
  const take = ({ span: next, effects }: Stepped) => {
    span = next;
    const status = statusOf(next, now);
    if (effects.includes('tell') && status) told.push({ at: now, status });
    if (effects.includes('close')) closed = now;
  };
  const opened = openSpan({ ...question, ...asked }, { ...usual, ...setting }, now);
  let span = opened.span;
  take(opened);

  const t = {
    told,
    get closed() {
      return closed;
    },
    get passed() {
      return span.passed;
    },
    /** What everybody saw, in a word each, with its time. */
    get shown() {
      return told.map(({ at, status }) => `${at} ${status.state}`);
    },
    get last() {
      return told.at(-1)!.status;
    },
    at(ms: number, ...events: SpanEvent[]) {
      for (let wake = wakeAt(span); wake !== null && wake <= ms; wake = wakeAt(span)) {
        now = wake;
        take(step(span, { type: 'tick' }, now));
      }
      now = ms;
      for (const event of events) take(step(span, event, now));
      return t;
    },
    /** Lets it run out, if it does. */
    end: () => t.at(1_000_000).closed,
  };
  return t;
}

const drawn = (...seats: Seat[]) => seats.map((seat): SpanEvent => ({ type: 'drawn', seat }));
const pass = (...seats: Seat[]) => seats.map((seat): SpanEvent => ({ type: 'pass', seat }));
const hold = (seat: Seat): SpanEvent => ({ type: 'hold', seat });
const link = (seat: Seat, is: Presence): SpanEvent => ({ type: 'link', seat, is });
const everybody = drawn(1, 2, 3);

describe('the start', () => {
  test('the clock runs from the moment the last one has drawn the card', () => {
    const t = open()
      .at(100, ...drawn(1, 2))
      .at(400, ...drawn(3));
    expect(t.shown).toEqual(['0 drawing', '400 running']);
    expect(t.last).toEqual({ ask: 7, state: 'running', leftMs: 3500, totalMs: 3500, held: false });
    expect(t.end()).toBe(400 + 3500 + 250 + 150);
  });

  test('nobody is waited for longer than 1200 ms', () => {
    expect(
      open()
        .at(100, ...drawn(1, 2))
        .at(2000).shown,
    ).toEqual(['0 drawing', '1200 running']);
  });

  test('whose link is lost need not draw it', () => {
    const t = open({}, { links: new Map([[3, 'lost']]), pauseMs: 0 }).at(100, ...drawn(1, 2));
    expect(t.shown).toEqual(['0 drawing', '100 running']);
  });

  test('who presses something has drawn it', () => {
    expect(open().at(300, ...pass(1), hold(2), ...drawn(3)).shown).toEqual(['0 drawing', '300 running']);
  });

  test('first games and people who want more time make it longer', () => {
    expect(
      open({}, { factor: 4 })
        .at(0, ...everybody)
        .end(),
    ).toBe(14_000 + 250 + 150);
  });
});

describe('the end', () => {
  test('the bar is empty, then a beat and a grace, then it is over', () => {
    const t = open().at(0, ...everybody);
    expect(t.end()).toBe(3900);
    expect(t.shown.slice(1)).toEqual(['0 running', '3500 closing']);
  });

  test.each([
    [0, 150],
    [200, 300],
    [900, 500],
  ])('the worst link of %i ms gives a grace of %i ms, whoever has said OK', (ms, grace) => {
    const t = open().at(0, ...everybody, { type: 'rtt', seat: 2, ms: 20 }, { type: 'rtt', seat: 3, ms });
    expect(t.at(10, ...pass(3)).end()).toBe(3500 + 250 + grace);
  });

  test('a link that is not asked gives no grace', () => {
    expect(
      open()
        .at(0, ...everybody, { type: 'rtt', seat: 0, ms: 900 })
        .end(),
    ).toBe(3900);
  });

  test('nothing counts after the end', () => {
    const t = open()
      .at(0, ...everybody)
      .at(3900, hold(1), ...pass(2));
    expect([t.closed, t.passed]).toEqual([3900, []]);
  });
});

describe('OK', () => {
  test('of everybody closes it, but not before 1200 ms have run', () => {
    expect(
      open()
        .at(300, ...pass(1, 2, 3))
        .end(),
    ).toBe(300 + 1200);
  });

  test('of everybody closes it at once after that', () => {
    expect(
      open()
        .at(0, ...everybody)
        .at(500, ...pass(1, 2))
        .at(2222, ...pass(3)).closed,
    ).toBe(2222);
  });

  test('of all but one closes nothing', () => {
    expect(
      open()
        .at(0, ...everybody)
        .at(500, ...pass(1, 2))
        .end(),
    ).toBe(3900);
  });

  test('is told to nobody', () => {
    const t = open().at(0, ...everybody);
    const before = t.told.length;
    expect(t.at(500, ...pass(1, 2)).told).toHaveLength(before);
  });

  test('of somebody who is not asked means nothing', () => {
    expect(
      open({ seats: [1] })
        .at(0, ...drawn(1))
        .at(10, ...pass(0)).passed,
    ).toEqual([]);
  });
});

describe('a hold', () => {
  test('leaves at least five seconds', () => {
    const t = open()
      .at(0, ...everybody)
      .at(3000, hold(2));
    expect(t.last).toEqual({ ask: 7, state: 'running', leftMs: 5000, totalMs: 8000, held: true });
    expect(t.end()).toBe(8000 + 400);
  });

  test('does not shorten anything, but is told', () => {
    const t = open({ ms: 7000 })
      .at(0, ...everybody)
      .at(500, hold(2));
    expect(t.last).toEqual({ ask: 7, state: 'running', leftMs: 6500, totalMs: 7000, held: true });
  });

  test('counts once for each', () => {
    expect(
      open()
        .at(0, ...everybody)
        .at(3000, hold(2))
        .at(7000, hold(2))
        .end(),
    ).toBe(8400);
  });

  test('holds of all together stay under ten seconds more than planned', () => {
    const t = open()
      .at(0, ...everybody)
      .at(3000, hold(1))
      .at(7500, hold(2))
      .at(12_000, hold(3));
    expect(t.last).toMatchObject({ totalMs: 13_500, leftMs: 1500 });
    expect(t.end()).toBe(13_500 + 400);
  });

  test('never cuts a window that was longer from the start', () => {
    expect(
      open({}, { factor: 8 })
        .at(0, ...everybody)
        .at(27_000, hold(1))
        .end(),
    ).toBe(28_000 + 400);
  });

  test('sent just in time and come in the grace opens it again', () => {
    const t = open()
      .at(0, ...everybody)
      .at(3600, hold(3));
    expect(t.last).toMatchObject({ state: 'running', leftMs: 5000, totalMs: 8500 });
    expect(t.end()).toBe(3600 + 5000 + 400);
  });

  test('takes back the OK of who holds', () => {
    const t = open()
      .at(0, ...everybody)
      .at(100, ...pass(1, 2, 3))
      .at(200, hold(3));
    expect(t.at(4000).closed).toBeNull();
    expect(t.at(4100, ...pass(3)).closed).toBe(4100);
  });
});

describe('a lost link', () => {
  test('stops the clock until it is back', () => {
    const t = open()
      .at(0, ...everybody)
      .at(1000, link(2, 'lost'));
    expect(t.last).toEqual({ ask: 7, state: 'paused', why: 'lost', seats: [2], leftMs: 2500, totalMs: 3500 });
    t.at(4000, link(2, 'here'));
    expect(t.last).toMatchObject({ state: 'running', leftMs: 2500 });
    expect(t.end()).toBe(4000 + 2500 + 400);
  });

  test('stops it for eight seconds at most', () => {
    expect(
      open()
        .at(0, ...everybody)
        .at(1000, link(2, 'lost'))
        .end(),
    ).toBe(1000 + 8000 + 2500 + 400);
  });

  test('stops it once', () => {
    const t = open()
      .at(0, ...everybody)
      .at(500, link(2, 'lost'))
      .at(900, link(2, 'here'))
      .at(1000, link(3, 'lost'));
    expect(t.end()).toBe(3900 + 400);
  });

  test('of somebody who said OK stops it just the same', () => {
    const [one, other] = [[], pass(2)].map(ok =>
      open()
        .at(0, ...everybody, ...ok)
        .at(1000, link(2, 'lost')),
    );
    expect(one!.last.state).toBe('paused');
    expect(other!.told).toEqual(one!.told);
  });

  test('of somebody who is not asked stops nothing', () => {
    expect(
      open()
        .at(0, ...everybody)
        .at(1000, link(0, 'lost'))
        .end(),
    ).toBe(3900);
  });

  test('that is gone for good stops nothing, and no OK is missing there', () => {
    const t = open()
      .at(0, ...everybody)
      .at(1000, link(2, 'lost'))
      .at(2000, link(2, 'gone'));
    expect(t.last).toMatchObject({ state: 'running', leftMs: 2500 });
    expect(t.at(2100, ...pass(1, 3)).closed).toBe(2100);
  });

  test('does not reopen a bar that is empty', () => {
    expect(
      open()
        .at(0, ...everybody)
        .at(3600, link(2, 'lost'))
        .end(),
    ).toBe(3900);
  });
});

describe('without a clock', () => {
  test('everybody must answer, and everybody sees who is missing', () => {
    const t = open({ ms: null }).at(60_000, ...pass(2));
    expect(t.last).toEqual({ ask: 7, state: 'untimed', missing: [1, 3] });
    expect(t.end()).toBeNull();
    expect(t.at(1_000_001, ...pass(1, 3)).closed).toBe(1_000_001);
  });

  test('somebody who leaves is missed no more', () => {
    const t = open({ ms: null }).at(5000, ...pass(1, 2), { type: 'asked', seats: [1, 2], answered: [] });
    expect(t.closed).toBe(5000);
  });

  test('a table that wants no clocks has none, and nothing to hold', () => {
    const t = open({}, { factor: Number.POSITIVE_INFINITY }).at(5000, hold(1));
    expect(t.told.map(({ status }) => status.state)).toEqual(['untimed']);
  });
});

describe('the time of a turn', () => {
  const turn = { about: { kind: 'turn' }, seats: [1], clock: 'plain', ms: 60_000 } as const;

  test('runs at once and ends without a beat, however long windows are', () => {
    expect(open(turn, { factor: 4 }).end()).toBe(60_000);
  });

  test('stands still for half a minute at most while the link is lost', () => {
    const t = open(turn, { pauseMs: pauseMs.turn }).at(10_000, link(1, 'lost'));
    expect(t.last).toMatchObject({ state: 'paused', leftMs: 50_000 });
    expect(t.end()).toBe(90_000);
  });

  test('does not stand still for somebody who has answered', () => {
    const each = { ...turn, rule: 'each', seats: [1, 2] } as const;
    const t = open(each).at(10, { type: 'asked', seats: [1, 2], answered: [2] }, link(2, 'lost'));
    expect(t.last.state).toBe('running');
    expect(t.end()).toBe(60_000);
  });

  test('cannot be held', () => {
    expect(open(turn).at(59_000, hold(1)).end()).toBe(60_000);
  });
});
