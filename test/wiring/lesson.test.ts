/** The scripted deal goes as it says: the real engine, host and loopback, and somebody who does what they are told. */
import { expect, test } from 'vitest';
import type { Option, SeenEvent, View } from '../../src/engine/contract.ts';
import { gameById } from '../../src/engine/games/registry.ts';
import { quickRng } from '../../src/engine/rng.ts';
import { keysFrom } from '../../src/p2p/door/join-proof.ts';
import { keepTable } from '../../src/p2p/room/keeper.ts';
import { atFirst, type LessonStep, lessonStep, progressed } from '../../src/ui/hints/lesson-step.ts';
import { lessonGame, lessonRules, makeNeighbour, scriptedChance } from '../../src/wiring/lesson-script.ts';
import { version } from '../p2p/room/town.ts';
import { makeVirtualClock } from '../p2p/virtual-clock.ts';

/** A person reads a line and finds what to press. */
const readingMs = 3000;

async function openLesson() {
  const clock = makeVirtualClock();
  const views: View[] = [];
  const events: SeenEvent[] = [];
  const fallback = { seed: async () => 'f'.repeat(128), rng: () => quickRng(5) };
  const table = keepTable(
    {
      broker: null,
      fair: null,
      after: clock.after,
      now: () => clock.now,
      random: count => new Uint8Array(count).fill(7),
      chance: scriptedChance(fallback),
      gameOf: gameById,
      botFor: () => makeNeighbour,
    },
    {
      address: { code: 'ABC1234', secret: new Uint8Array(16) },
      since: 'now',
      keys: keysFrom(new Uint8Array(32)),
      page: version,
      face: { name: 'Me', cat: 0, lang: 'en', plays: 'played before' },
      game: lessonGame,
      rules: lessonRules,
    },
    {
      lobby: () => {},
      view(view, news) {
        views.push(view);
        events.push(...news);
      },
      clock: () => {},
      refused: (_, why) => {
        throw new Error(why);
      },
      found: () => {},
      knocking: () => {},
      moved: () => {},
    },
  );
  table.room.addBot('Mochi', 1);
  table.room.start('now');
  await clock.settle();
  return { clock, views, events, table };
}

type Wish = (option: Option) => boolean;
const obedience: Readonly<Record<Exclude<LessonStep, 'wait' | 'won'>, Wish>> = {
  pair: option => 'cards' in option,
  steal: option => 'seat' in option,
  draw: option => 'word' in option && option.word === 'draw',
  peek: option => 'face' in option && option.face === 'see_future_3',
  seen: option => 'word' in option && option.word === 'draw',
  boom: option => 'face' in option && option.face === 'defuse',
  hide: option => 'slot' in option && option.slot === 0,
};

test('pair, peek, the kitten on the fourth draw, defuse, hide, win: in less than a minute', async () => {
  const { clock, views, events, table } = await openLesson();
  const begun = clock.now;
  const steps: LessonStep[] = [];
  let progress = atFirst;
  const answered = new Set<number>();
  for (let n = 0; n < 200 && steps.at(-1) !== 'won'; n++) {
    const view = views.at(-1)!;
    progress = progressed(progress, events.splice(0), 0);
    const step = lessonStep(view, progress);
    expect(step).not.toBeNull();
    if (step && step !== steps.at(-1)) steps.push(step);
    const { waiting, prompt } = view;
    if (waiting.on !== 'players' || !prompt || !waiting.ask.seats.includes(0) || answered.has(waiting.ask.id)) {
      await clock.next();
      continue;
    }
    answered.add(waiting.ask.id);
    if (step === 'wait') table.answer(waiting.ask.id, []);
    else if (step && step !== 'won') {
      const wanted = prompt.options.find(obedience[step]);
      expect(wanted, `${step}: ${JSON.stringify(prompt.options)}`).toBeDefined();
      await clock.pass(readingMs);
      table.answer(waiting.ask.id, [wanted!.id]);
    }
    await clock.settle();
  }
  const turns = [
    ['pair', 'steal', 'wait', 'draw', 'wait'],
    ['peek', 'wait', 'seen', 'wait'],
    ['draw', 'boom', 'hide', 'wait', 'won'],
  ];
  expect(steps).toEqual(turns.flat());
  expect(clock.now - begun).toBeLessThan(60_000);
});
