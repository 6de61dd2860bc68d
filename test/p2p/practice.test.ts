/** A table for one page alone: one person and bots in the same room that friends meet in, on a clock held in hand. */
import { describe, expect, test } from 'vitest';
import type { AnyGame, View } from '../../src/engine/contract.ts';
import { botFor } from '../../src/engine/games/bots.ts';
import { gameById, games, usualRules } from '../../src/engine/games/registry.ts';
import { quickRng, seedOf } from '../../src/engine/rng.ts';
import { randomChoice } from '../../src/engine/selfplay.ts';
import { keysFrom } from '../../src/p2p/door/join-proof.ts';
import type { ClockStatus } from '../../src/p2p/match/clock-status.ts';
import { isWindow } from '../../src/p2p/match/span.ts';
import { keepTable } from '../../src/p2p/room/keeper.ts';
import type { Lobby } from '../../src/p2p/room/lobby.ts';
import { version } from './room/town.ts';
import { makeVirtualClock } from './virtual-clock.ts';

async function open(game: AnyGame, bots: number) {
  const clock = makeVirtualClock();
  const views: View[] = [];
  const refused: string[] = [];
  const clocks: ClockStatus[] = [];
  let lobby: Lobby | null = null;
  let draws = 0;
  const table = keepTable(
    {
      broker: null,
      fair: null,
      after: clock.after,
      now: () => clock.now,
      random: count => new Uint8Array(count).fill(7),
      chance: { seed: async () => seedOf(`practice ${draws++}`), rng: () => quickRng(++draws) },
      gameOf: gameById,
      botFor,
    },
    {
      address: { code: 'ABC1234', secret: new Uint8Array(16) },
      since: 'now',
      keys: keysFrom(new Uint8Array(32)),
      page: version,
      face: { name: 'Me', cat: 0, lang: 'en', plays: 'played before' },
      game: game.id,
      rules: usualRules(game),
    },
    {
      lobby(next) {
        lobby = next;
      },
      view: view => views.push(view),
      clock: status => clocks.push(status),
      refused: (_, why) => refused.push(why),
      found: () => {},
      knocking: () => {},
      moved: () => {},
    },
  );
  for (let n = 0; n < bots; n++) table.room.addBot(`Bot ${n}`, n);
  table.room.start('now');
  await clock.settle();
  const isOver = () => views.at(-1)?.waiting.on === 'nothing';
  return { clock, views, refused, clocks, table, isOver, lobby: () => lobby };
}

/** Draws a card whenever it must do something, until a bot plays a card that it may stop. */
async function openWindow() {
  const t = await open(games[0]!, 2);
  for (let n = 0; n < 4000; n++) {
    await t.clock.settle();
    const { waiting, prompt } = t.views.at(-1)!;
    if (waiting.on === 'nothing') throw new Error('over before there was a window');
    if (waiting.on === 'players' && waiting.ask.seats.includes(0) && prompt) {
      if (isWindow(waiting.ask)) return { ...t, ask: waiting.ask };
      t.table.answer(
        waiting.ask.id,
        prompt.options.slice(0, prompt.min).map(({ id }) => id),
      );
    }
    await t.clock.next();
  }
  throw new Error('no window');
}

test.each(games.map(game => [game.id, game] as const))(
  '%s is played to its end against bots, and then again',
  async (_, game) => {
    const t = await open(game, Math.max(2, game.seats.min - 1));
    const rng = quickRng(5);
    let answered = -1;
    for (let n = 0; n < 20_000 && !t.isOver(); n++) {
      const { waiting, prompt } = t.views.at(-1)!;
      if (waiting.on === 'players' && prompt && waiting.ask.seats.includes(0) && waiting.ask.id !== answered) {
        answered = waiting.ask.id;
        t.table.answer(answered, randomChoice(prompt, rng));
      }
      await t.clock.next();
    }
    expect(t.isOver()).toBe(true);
    expect(t.refused).toEqual([]);
    t.table.say('again');
    await t.clock.settle();
    expect(t.lobby()?.phase).toMatchObject({ at: 'playing', match: 2 });
    expect(t.isOver()).toBe(false);
  },
);

test('a person who says nothing at all is answered for by the clock', async () => {
  const t = await open(games[0]!, 1);
  for (let n = 0; n < 20_000 && !t.isOver(); n++) await t.clock.next();
  expect(t.isOver()).toBe(true);
});

test('an answer to a question that is not open is refused and told to its sender', async () => {
  const t = await open(games[0]!, 1);
  t.table.answer(999, ['draw']);
  await t.clock.settle();
  expect(t.refused).toEqual(['stale']);
});

test('a closed table is silent, and no clock runs on', async () => {
  const t = await open(games[0]!, 2);
  t.table.close();
  const before = t.views.length;
  while (await t.clock.next());
  expect(t.views.length).toBe(before);
});

describe('a window among bots', () => {
  test('runs as soon as the person has drawn the card: bots draw at once', async () => {
    const t = await openWindow();
    expect(t.clocks.at(-1)).toEqual({ ask: t.ask.id, state: 'drawing' });
    const { now } = t.clock;
    t.table.drawn(t.ask.id);
    await t.clock.settle();
    expect(t.clock.now).toBe(now);
    expect(t.clocks.at(-1)).toMatchObject({ ask: t.ask.id, state: 'running', totalMs: t.ask.ms });
  });

  test('can be held once', async () => {
    const t = await openWindow();
    t.table.drawn(t.ask.id);
    t.table.hold(t.ask.id);
    await t.clock.settle();
    expect(t.clocks.at(-1)).toMatchObject({ state: 'running', totalMs: Math.max(5000, t.ask.ms!), held: true });
    t.table.hold(t.ask.id);
    await t.clock.settle();
    expect(t.refused).toEqual(['answered']);
  });

  test('stays open for its whole time as long as the person says nothing', async () => {
    const t = await openWindow();
    t.table.drawn(t.ask.id);
    await t.clock.settle();
    const { now } = t.clock;
    const isOpen = () => {
      const { waiting } = t.views.at(-1)!;
      return waiting.on === 'players' && waiting.ask.id === t.ask.id;
    };
    while (isOpen()) await t.clock.next();
    expect(t.clock.now - now).toBe(t.ask.ms! + 250 + 150);
  });
});
