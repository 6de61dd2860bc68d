/** Somebody at the table does not keep to the rules: refused by name, counted, dropped in the end, and the others notice nothing. */
import { beforeEach, describe, expect, test } from 'vitest';
import { type Evening, type Guest, makeEvening, wholeFrame } from './town.ts';

const utf8 = new TextEncoder();
const json = (message: unknown): Uint8Array => wholeFrame(utf8.encode(JSON.stringify(message)));
const text = (message: string): Uint8Array => wholeFrame(utf8.encode(message));

let t: Evening;
let ola: Guest;
let mallory: Guest;

/** Ola's turn, without a clock: whatever changes now was done by somebody. */
beforeEach(async () => {
  t = makeEvening('zombie_kittens', { rules: { specialCombos: false, pace: 'normal', turnMs: null } });
  ola = await t.guest('Ola');
  mallory = await t.guest('Mallory');
  await t.deal();
  const { waiting } = t.keeper.view!;
  expect(waiting).toMatchObject({ on: 'players', ask: { about: { kind: 'turn' }, seats: [1] } });
});

const askNow = () => {
  const { waiting } = t.keeper.view!;
  if (waiting.on !== 'players') throw new Error('nobody is asked');
  return waiting.ask.id;
};
const strikes = () => Object.fromEntries(t.table.room.strikes(mallory.sight.me) ?? []);
/** What the match and the others make of it. Pings go on as ever. */
const snapshot = () => ({
  inside: JSON.stringify([t.inside.piles, t.inside.table, t.inside.own]),
  keeper: JSON.stringify(t.keeper.view),
  sent: ola.tap.sent.filter(frame => frame[0] !== 0x10 && frame[0] !== 0x11).length,
  strikes: JSON.stringify([...t.table.room.strikes(ola.sight.me)!]),
});

describe('one bad message', () => {
  const answer = (chosen: readonly string[] = []) => ({ t: 'answer', ask: 0, chosen });
  const bad: readonly (readonly [string, string, Uint8Array])[] = [
    ['no text', 'message', wholeFrame(Uint8Array.of(0xc3, 0x28))],
    ['no JSON', 'message', text('{"t":"again"')],
    ['an unknown message', 'message', json({ t: 'win' })],
    ['a message of the host', 'message', json({ t: 'clock', status: { state: 'closing', ask: 1 } })],
    ['a message of the door', 'message', json({ t: 'hello' })],
    ['what only the keeper may do', 'message', json({ t: 'remove', id: 1 })],
    ['an answer in the name of another seat', 'message', json({ ...answer(), seat: 0 })],
    ['an answer that is no list', 'message', json({ t: 'answer', ask: 0, chosen: 'c1' })],
    ['an answer too long', 'message', json(answer(Array(65).fill('c1')))],
    ['a name of a card too long', 'message', json(answer(['x'.repeat(129)]))],
    ['half a question', 'message', json({ t: 'answer', ask: 0.5, chosen: [] })],
    ['a question below nothing', 'message', json({ t: 'hold', ask: -1 })],
    ['a question beyond all numbers', 'message', text('{"t":"hold","ask":1e999}')],
    ['a key that means something to the language', 'message', text('{"t":"again","__proto__":{"admin":true}}')],
    [
      'a name that bends the text',
      'message',
      json({ t: 'face', name: '‮x', cat: 1, lang: 'en', plays: 'first game', pace: 'usual' }),
    ],
    [
      'a cat that is none',
      'message',
      json({ t: 'face', name: 'x', cat: -1, lang: 'en', plays: 'first game', pace: 'usual' }),
    ],
    ['a very deep list', 'message', text('['.repeat(5000))],
    ['nothing at all', 'no-bytes', new Uint8Array()],
    ['an unknown frame', 'unknown-frame', Uint8Array.of(0x42, 1, 2)],
    ['half a ping', 'bad-ping', Uint8Array.of(0x10, 0)],
    ['a pong that nobody asked for', 'stray-pong', Uint8Array.of(0x11, 9, 9, 9, 9)],
    ['a goodbye with something behind it', 'bad-goodbye', Uint8Array.of(0x1f, 0)],
  ];

  test.each(bad)('%s is a strike by the name of %s, and nothing else', async (_, reason, frame) => {
    const before = snapshot();
    mallory.tap.hear(frame);
    await t.clock.pass(100);
    expect(strikes()).toEqual({ [reason]: 1 });
    expect(snapshot()).toEqual(before);
    expect(mallory.standing).toEqual({ at: 'in' });
    expect(Object.prototype).not.toHaveProperty('admin');
  });

  test('an answer out of turn is refused and counted', async () => {
    const before = snapshot();
    mallory.session.answer(askNow(), ['c1']);
    await t.clock.pass(100);
    expect(mallory.sight.refused).toEqual(['illegal']);
    expect(strikes()).toEqual({ illegal: 1 });
    expect(snapshot()).toEqual(before);
  });

  test('an answer where nobody else may cut in is refused and counted', async () => {
    const moon = makeEvening('zombeasts');
    const guests = [await moon.guest('Ola'), await moon.guest('Mallory')];
    await moon.deal();
    const { waiting } = moon.keeper.view!;
    if (waiting.on !== 'players') throw new Error('nobody is asked');
    const other = guests.find(({ sight }) => !waiting.ask.seats.includes(sight.view!.seat!))!;
    other.session.answer(waiting.ask.id, ['c1']);
    await moon.clock.pass(100);
    expect(other.sight.refused).toEqual(['not-asked']);
    expect(Object.fromEntries(moon.table.room.strikes(other.sight.me)!)).toEqual({ 'not-asked': 1 });
  });

  test('an answer to a question of before is refused, and not counted: anybody may be a moment late', async () => {
    const before = snapshot();
    mallory.session.answer(askNow() - 1, ['c1']);
    mallory.session.answer(askNow() + 1, ['c1']);
    mallory.session.hold(askNow() - 1);
    await t.clock.pass(100);
    expect(mallory.sight.refused).toEqual(['stale', 'stale', 'stale']);
    expect(strikes()).toEqual({});
    expect(snapshot()).toEqual(before);
  });

  test('a choice that nobody offered is refused and counted', async () => {
    const before = snapshot();
    ola.session.answer(askNow(), ['card that is not there']);
    await t.clock.pass(100);
    expect(ola.sight.refused).toEqual(['illegal']);
    expect(Object.fromEntries(t.table.room.strikes(ola.sight.me)!)).toEqual({ illegal: 1 });
    expect(snapshot().inside).toBe(before.inside);
    expect(snapshot().keeper).toBe(before.keeper);
  });
});

describe('too many bad ones', () => {
  test('the eighth within a minute closes the line; the seat stays, and a page that behaves comes back to it', async () => {
    const before = snapshot();
    for (let n = 0; n < 7; n++) mallory.tap.hear(json({ t: 'win' }));
    await t.clock.settle();
    expect(mallory.tap.closedBy).toBeNull();
    mallory.tap.hear(json({ t: 'win' }));
    expect(mallory.tap.closedBy).toBe('protocol');
    expect(snapshot().inside).toBe(before.inside);
    await t.clock.pass(2000);
    expect(mallory.standing).toEqual({ at: 'in' });
    expect(mallory.sight.view?.seat).toBe(2);
    expect(strikes()).toEqual({});
  });

  test('answers out of turn are no exception', async () => {
    for (let n = 0; n < 8; n++) mallory.session.answer(askNow(), ['c1']);
    await t.clock.settle();
    expect(mallory.tap.closedBy).toBe('protocol');
  });

  test('eight in a longer time are forgiven', async () => {
    for (let n = 0; n < 8; n++) {
      mallory.tap.hear(json({ t: 'win' }));
      await t.clock.pass(10_000);
    }
    expect(mallory.tap.closedBy).toBeNull();
    expect(strikes()).toEqual({ message: 8 });
  });
});

describe('too much at once', () => {
  test('a frame longer than any may be closes the line at once', () => {
    mallory.tap.hear(wholeFrame(new Uint8Array(16_384)));
    expect(mallory.tap.closedBy).toBe('oversize');
  });

  test('a guest has no use for chunks', () => {
    mallory.tap.hear(Uint8Array.of(2, 0, 1, 0, 1, 0, 2, 9));
    expect(mallory.tap.closedBy).toBe('protocol');
  });

  test('sixty messages in a burst are heard, three more than that close the line', async () => {
    const drawn = json({ t: 'drawn', ask: 0 });
    for (let n = 0; n < 60; n++) mallory.tap.hear(drawn);
    expect(strikes()).toEqual({});
    mallory.tap.hear(drawn);
    mallory.tap.hear(drawn);
    expect(strikes()).toEqual({ flood: 2 });
    expect(mallory.tap.closedBy).toBeNull();
    mallory.tap.hear(drawn);
    expect(mallory.tap.closedBy).toBe('flood');
  });

  test('a watcher has a fifth of that', async () => {
    const zosia = await t.guest('Zosia', { want: 'watch' });
    await t.clock.pass(5000);
    for (let n = 0; n < 15; n++) zosia.tap.hear(json({ t: 'wait' }));
    expect(zosia.tap.closedBy).toBe('flood');
  });

  test('long messages run out sooner', () => {
    const long = json({ t: 'answer', ask: 0, chosen: Array(64).fill('x'.repeat(127)) });
    let heard = 0;
    while (!mallory.tap.closedBy && heard < 60) {
      mallory.tap.hear(long);
      heard++;
    }
    expect(mallory.tap.closedBy).toBe('flood');
    expect(heard).toBeLessThan(25);
  });

  test('pings run out, too', () => {
    for (let n = 0; n < 45; n++) mallory.tap.hear(Uint8Array.of(0x10, 0, 0, 0, n));
    expect(mallory.tap.closedBy).toBe('flood');
  });

  test('whatever one of them does, the others play on', async () => {
    const before = snapshot();
    for (let n = 0; n < 20; n++) {
      for (let m = 0; m < 70; m++) mallory.session.say('wait');
      for (let m = 0; m < 10; m++) mallory.session.answer(askNow(), ['c1']);
      mallory.session.be({ name: `M${n}`, cat: n, lang: 'en', plays: 'played before' }, 'usual');
      await t.clock.pass(500);
    }
    expect(snapshot().inside).toBe(before.inside);
    expect(ola.standing).toEqual({ at: 'in' });
    expect(ola.sight.lobby!.chairs.map(({ id }) => id)).toEqual(t.keeper.lobby!.chairs.map(({ id }) => id));
    ola.session.answer(askNow(), [ola.sight.view!.prompt!.options[0]!.id]);
    await t.clock.pass(100);
    expect(snapshot().keeper).not.toBe(before.keeper);
    expect(ola.sight.view!.waiting).toEqual(t.keeper.view!.waiting);
  });

  test('a face shown again and again is told to nobody again', async () => {
    const before = snapshot();
    for (let n = 0; n < 20; n++)
      mallory.session.be({ name: 'Mallory', cat: 7, lang: 'en', plays: 'played before' }, 'usual');
    await t.clock.pass(10);
    expect(snapshot().sent).toBe(before.sent);
  });
});

test('who holds a seat by one key cannot speak for another', async () => {
  const before = snapshot();
  // Word for word what Ola would say.
  mallory.tap.hear(json({ t: 'answer', ask: askNow(), chosen: [ola.sight.view!.prompt!.options[0]!.id] }));
  await t.clock.pass(100);
  expect(mallory.sight.refused).toEqual(['illegal']);
  expect(snapshot()).toEqual(before);
});
