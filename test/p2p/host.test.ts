/** The host runs a match: clock, dice, views. Driven by hand, without a network. */
import { expect, test } from 'vitest';
import type { Input, Seat, View } from '../../src/engine/contract.ts';
import { partyPack } from '../../src/engine/games/kittens/game.ts';
import type { Kittens } from '../../src/engine/games/kittens/kittens.ts';
import { seedOf } from '../../src/engine/rng.ts';
import { replay } from '../../src/engine/run.ts';
import { project } from '../../src/engine/view.ts';
import { makeHost } from '../../src/p2p/host.ts';
import { usual } from '../engine/games/kittens/table.ts';
import { makeVirtualClock } from './virtual-clock.ts';

function open(seats = 3) {
  const clock = makeVirtualClock();
  const log: Input[] = [];
  const views = new Map<Seat | null, View<Kittens>>();
  const sent: (Seat | null)[] = [];
  let draws = 0;
  const host = makeHost(partyPack, seats, usual, {
    send(seat, view) {
      views.set(seat, view);
      sent.push(seat);
    },
    agree: async draw => seedOf(`${draw.why} ${draws++}`),
    after: clock.after,
    record: input => void log.push(input),
  });
  const view = (seat: Seat | null) => views.get(seat)!;
  const ask = () => {
    const { waiting } = view(null);
    if (waiting.on !== 'players') throw new Error(`waiting on ${waiting.on}`);
    return waiting.ask;
  };
  return { host, clock, log, view, ask, sent };
}

/** Deals, then lets whoever begins play their first card that opens a window. */
async function openWindow() {
  const t = open();
  await t.clock.settle();
  const by = t.ask().seats[0]!;
  const playable = t.view(by).prompt!.options.find(o => 'face' in o && /attack_2x|shuffle|skip|future/.test(o.face))!;
  expect(t.host.answer(by, t.ask().id, [playable.id])).toBeNull();
  if (t.ask().about.kind === 'aim') t.host.answer(by, t.ask().id, [t.view(by).prompt!.options[0]!.id]);
  expect(t.ask().about.kind).toBe('nope');
  return { ...t, by };
}

test('it rests on randomness until the seed is agreed, then the first turn begins', async () => {
  const t = open();
  expect(t.view(0).waiting.on).toBe('random');
  await t.clock.settle();
  expect(t.ask().about.kind).toBe('turn');
  expect(t.log).toHaveLength(1);
});

test('the clock closes a window that nobody uses', async () => {
  const t = await openWindow();
  const { ms } = t.ask();
  const opened = t.clock.now;
  await t.clock.next();
  expect(t.clock.now - opened).toBe(ms);
  expect(t.log.at(-1)?.type === 'timeout' || t.log.at(-2)?.type === 'timeout').toBe(true);
});

test('a pass that closes nothing is sent to nobody else', async () => {
  const t = await openWindow();
  const [one] = t.ask().seats;
  t.sent.length = 0;
  expect(t.host.answer(one!, t.ask().id, [])).toBeNull();
  expect(t.sent).toEqual([one]);
});

test('a pass does not start the clock anew', async () => {
  const t = await openWindow();
  t.host.answer(t.ask().seats[0]!, t.ask().id, []);
  expect(t.clock.waiting).toBe(1);
});

test('an answer to a question that is over is stale and changes nothing', async () => {
  const t = await openWindow();
  const before = JSON.stringify(t.view(0));
  expect(t.host.answer(0, t.ask().id - 1, [])).toBe('stale');
  expect(t.host.answer(7, t.ask().id, [])).toBe('not-asked');
  expect(JSON.stringify(t.view(0))).toBe(before);
});

test('what it records replays to what it showed', async () => {
  const t = open();
  for (let n = 0; n < 40; n++) await t.clock.next();
  const match = replay(partyPack, 3, usual, t.log);
  for (const seat of [0, 1, 2, null]) expect(project(match, seat)).toEqual(t.view(seat));
});

test('somebody who leaves is out for everybody, and the table goes on', async () => {
  const t = open();
  await t.clock.settle();
  expect(t.host.leave(1)).toBeNull();
  expect(t.host.leave(1)).toBe('illegal');
  expect(t.view(0).table.status).toEqual(['alive', 'out', 'alive']);
  expect(t.ask().seats).not.toContain(1);
});

test('a stopped match takes nothing more', async () => {
  const t = open();
  await t.clock.settle();
  t.host.stop();
  expect(t.clock.waiting).toBe(0);
  expect(t.host.answer(t.ask().seats[0]!, t.ask().id, ['draw'])).toBe('not-now');
});

test('an answer from inside a send gets its own round of views, after this one', async () => {
  const clock = makeVirtualClock();
  const order: string[] = [];
  let eager = true;
  const host = makeHost(partyPack, 2, usual, {
    send(seat, view, events) {
      order.push(`${seat}:${view.waiting.on === 'players' ? view.waiting.ask.id : 'x'}:${events.length > 0}`);
      if (view.waiting.on === 'players' && view.prompt && eager && seat !== null) {
        eager = false;
        host.answer(seat, view.waiting.ask.id, ['draw']);
      }
    },
    agree: async () => seedOf('eager'),
    after: clock.after,
    record: () => {},
  });
  await clock.settle();
  const rounds = order.map(line => line.split(':')[1]);
  expect(rounds).toEqual([...rounds].sort((a, b) => (a === 'x' ? -1 : b === 'x' ? 1 : Number(a) - Number(b))));
});
