/** What is heard at a table: the same for everybody, whatever they hold, and never more than can be told apart. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyGame, Seat, SeenEvent, Shape, Waiting } from '../../src/engine/contract.ts';
import { games, usualRules } from '../../src/engine/games/registry.ts';
import { quickRng } from '../../src/engine/rng.ts';
import { apply, start } from '../../src/engine/run.ts';
import { nextInput, randomChoice } from '../../src/engine/selfplay.ts';
import { project, seenBy } from '../../src/engine/view.ts';
import { showFor } from '../../src/ui/games/index.ts';
import { audible, heard, mostVoices, type Rest, restOf } from '../../src/ui/sound/heard.ts';
import { parameters, type Sound, soundNames, tones } from '../../src/ui/sound/tones.ts';

const silent = () => [];
const names = (sounds: readonly Sound[]) => sounds.map(({ name }) => name);
const turnOf = (seat: Seat, id = 1): Waiting =>
  ({
    on: 'players',
    ask: { id, about: { kind: 'turn' }, seats: [seat], also: [], until: 'any', ms: null, clock: 'plain' },
    answered: [],
  }) as unknown as Waiting;
const windowFor = (seats: readonly Seat[], nopes = 0, id = 1): Waiting =>
  ({
    on: 'players',
    ask: { id, about: { kind: 'nope', nopes }, seats, also: [], until: 'any', ms: 3500, clock: 'window' },
    answered: [],
  }) as unknown as Waiting;
const dice: Waiting = { on: 'random', draw: { id: 0 } } as unknown as Waiting;
const move = (from: string, to: string): SeenEvent => ({ type: 'move', card: null, from, to });

describe('everybody at the table hears the same', () => {
  test.each(games.map(game => [game.id, game] as const))('%s, but for the call to whose turn it is', (_, game) => {
    fc.assert(
      fc.property(fc.nat(), seed => {
        let before: Rest | null = null;
        let windows = 0;
        for (const { waiting, eventsOf, seats } of played(game, seed)) {
          const heardBy = (seat: Seat | null) =>
            heard({ events: eventsOf(seat), seat, waiting, before }, showFor(game.id).sounds);
          const watcher = heardBy(null);
          const isWindow = waiting.on === 'players' && waiting.ask.clock === 'window';
          if (isWindow) windows++;
          for (const seat of seats) {
            const mine = heardBy(seat);
            expect(isWindow ? mine : mine.filter(({ name }) => name !== 'turn')).toEqual(watcher);
          }
          before = restOf(waiting);
        }
        expect(windows > 0).toBe(hasWindows(game));
      }),
      { numRuns: 6 },
    );
  });
});

const hasWindows = ({ id }: AnyGame) => ['zombie_kittens', 'party_pack', 'apocalypse'].includes(id);

/** A match by random presses, with what each seat hears of every step. */
function* played(game: AnyGame, seed: number) {
  const rng = quickRng(seed);
  const seats = Math.min(game.seats.max, Math.max(game.seats.min, 5));
  const { match } = start<Shape>(game, seats, usualRules(game));
  for (let n = 0; n < 250 && match.state.pending.on !== 'nothing'; n++) {
    const done = apply(
      match,
      nextInput(match, rng, (_, prompt) => randomChoice(prompt, rng)),
    );
    if (!done.ok) throw new Error(done.why);
    yield {
      waiting: structuredClone(project(match, null).waiting),
      seats: match.state.seats,
      eventsOf: (seat: Seat | null) => seenBy(game, done.events, seat),
    };
  }
}

describe('what is heard of what happens', () => {
  test('a card that is played lands with a thump, one that is drawn whooshes', () => {
    const news = { seat: null, waiting: dice, before: restOf(dice) };
    expect(names(heard({ ...news, events: [move('hand/1', 'discard')] }, silent))).toEqual(['thump']);
    expect(names(heard({ ...news, events: [move('deck', 'hand/1')] }, silent))).toEqual(['whoosh']);
    expect(names(heard({ ...news, events: [move('hand/1', 'hand/2')] }, silent))).toEqual(['slide']);
  });
  test('my turn calls me once, and nobody else', () => {
    expect(names(heard({ events: [], seat: 1, waiting: turnOf(1), before: restOf(dice) }, silent))).toEqual(['turn']);
    expect(heard({ events: [], seat: 1, waiting: turnOf(1), before: restOf(turnOf(1)) }, silent)).toEqual([]);
    expect(heard({ events: [], seat: 2, waiting: turnOf(1), before: restOf(dice) }, silent)).toEqual([]);
  });
  test('a window ticks for all, also for those who may not react', () => {
    for (const seat of [0, 1, 2, null])
      expect(names(heard({ events: [], seat, waiting: windowFor([1, 2]), before: restOf(dice) }, silent))).toEqual([
        'tick',
      ]);
  });
  test('every Nope on a Nope is half a tone higher', () => {
    const cue = { type: 'cue', cue: { cue: 'noped', by: 1, as: 'skip', with: 'nope' } } as const;
    const nope = (nopes: number) =>
      heard(
        { events: [cue], seat: null, waiting: windowFor([1], nopes), before: restOf(dice) },
        showFor('apocalypse').sounds,
      ).find(({ name }) => name === 'nope')?.semitones;
    expect([1, 2, 3].map(nope)).toEqual([0, 1, 2]);
  });
  test('every colour of the moon has a pitch of its own', () => {
    const chime = (colour: string) =>
      showFor('zombeasts').sounds({ cue: 'full', by: 0, colour, points: 3 } as Shape['Cue'], dice)[0]?.semitones;
    expect(new Set(['red', 'orange', 'blue', 'green', 'white'].map(chime)).size).toBe(5);
  });
  test('a match ends with a fanfare, once', () => {
    const over = { on: 'nothing', result: { winners: [0], why: 'last-alive' } } as unknown as Waiting;
    expect(names(heard({ events: [], seat: 0, waiting: over, before: restOf(dice) }, silent))).toEqual(['fanfare']);
    expect(heard({ events: [], seat: 0, waiting: over, before: restOf(over) }, silent)).toEqual([]);
  });
  test('a cue that nobody knows is silent', () => {
    expect(showFor('apocalypse').sounds({ cue: 'toString' }, dice)).toEqual([]);
    expect(showFor('a game of tomorrow').sounds({ cue: 'died' }, dice)).toEqual([]);
  });
});

describe('what somebody wants to hear', () => {
  const all: readonly Sound[] = soundNames.map(name => ({ name }));
  const mix = { sound: 'on', effects: 'on', ping: 'on' } as const;
  test('never more than three at once, the call for my turn first', () => {
    expect(audible(all, mix, 'seen')).toHaveLength(mostVoices);
    expect(audible(all, mix, 'seen')[0]?.name).toBe('turn');
  });
  test('muted, nothing sounds, not even the call', () => {
    expect(audible(all, { ...mix, sound: 'off' }, 'seen')).toEqual([]);
    expect(audible(all, { ...mix, sound: 'off' }, 'hidden')).toEqual([]);
  });
  test('with the page out of sight only the call for my turn sounds', () => {
    expect(names(audible(all, mix, 'hidden'))).toEqual(['turn']);
    expect(audible(all, { ...mix, ping: 'off' }, 'hidden')).toEqual([]);
  });
  test('without card sounds the call stays', () => {
    expect(names(audible(all, { ...mix, effects: 'off' }, 'seen'))).toEqual(['turn']);
  });
});

test('every sound is as long as it should be, and the synthesizer gets its 21 numbers', () => {
  for (const name of soundNames) {
    for (const tone of tones[name]) expect(parameters(tone)).toHaveLength(21);
    for (const tone of tones[name]) expect(parameters(tone).every(Number.isFinite)).toBe(true);
    expect(secondsOf(name), name).toBeLessThanOrEqual(1.3);
  }
  expect(secondsOf('hiss')).toBeCloseTo(0.7, 1);
  expect(secondsOf('boom')).toBeCloseTo(0.9, 1);
  expect(secondsOf('fanfare')).toBeCloseTo(1.2, 1);
});

const secondsOf = (name: (typeof soundNames)[number]) =>
  Math.max(
    ...tones[name].map(tone => {
      const [, , , attack = 0, sustain = 0, release = 0] = parameters(tone);
      return ('at' in tone ? tone.at : 0) + attack + sustain + release;
    }),
  );
