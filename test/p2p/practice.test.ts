/** A whole evening in one page: host, bots and one person over in-memory links, on a clock held in hand. */
import { expect, test } from 'vitest';
import type { Input, SeenEvent, View } from '../../src/engine/contract.ts';
import { botFor } from '../../src/engine/games/bots.ts';
import { games, usualRules } from '../../src/engine/games/registry.ts';
import { quickRng, seedOf } from '../../src/engine/rng.ts';
import { replay } from '../../src/engine/run.ts';
import { randomChoice } from '../../src/engine/selfplay.ts';
import { openPractice } from '../../src/p2p/practice.ts';
import { makeVirtualClock } from './virtual-clock.ts';

function open(game: (typeof games)[number], seats: number) {
  const clock = makeVirtualClock();
  const log: Input[] = [];
  const views: View[] = [];
  const refused: string[] = [];
  let draws = 0;
  const table = openPractice(
    {
      game,
      rules: usualRules(game),
      seats,
      me: 0,
      makeBot: botFor(game.id),
      rngFor: seat => quickRng(seat + 1),
      seed: () => seedOf(`practice ${draws++}`),
      after: clock.after,
      record: input => log.push(input),
    },
    {
      view: (view: View, _events: readonly SeenEvent[]) => views.push(view),
      refused: (_, why) => refused.push(why),
    },
  );
  return { clock, log, views, refused, table };
}

test.each(games.map(game => [game.id, game] as const))('%s is played to its end against bots', async (_, game) => {
  const t = open(game, 3);
  const rng = quickRng(5);
  let answered = -1;
  for (let n = 0; n < 5000 && t.views.at(-1)?.waiting.on !== 'nothing'; n++) {
    await t.clock.settle();
    const { waiting, prompt } = t.views.at(-1)!;
    if (waiting.on === 'players' && prompt && waiting.ask.seats.includes(0) && waiting.ask.id !== answered) {
      answered = waiting.ask.id;
      t.table.answer(answered, randomChoice(prompt, rng));
    }
    await t.clock.next();
  }
  expect(t.views.at(-1)!.waiting.on).toBe('nothing');
  expect(t.refused).toEqual([]);
  expect(replay(game, 3, usualRules(game), t.log).state.pending.on).toBe('nothing');
});

test('a person who says nothing at all is answered for by the clock', async () => {
  const t = open(games[0]!, 2);
  for (let n = 0; n < 5000 && t.views.at(-1)?.waiting.on !== 'nothing'; n++) await t.clock.next();
  expect(t.views.at(-1)!.waiting.on).toBe('nothing');
});

test('an answer out of turn is refused and told to its sender', async () => {
  const t = open(games[0]!, 2);
  await t.clock.settle();
  t.table.answer(999, ['draw']);
  await t.clock.settle();
  expect(t.refused).toEqual(['stale']);
});

test('a closed table is silent', async () => {
  const t = open(games[0]!, 3);
  await t.clock.settle();
  t.table.close();
  const before = t.views.length;
  while (await t.clock.next());
  expect(t.views.length).toBe(before);
});
