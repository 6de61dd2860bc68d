/** What holds in every game, for every number of seats and every option, whatever people do. */
import { expect, test } from 'vitest';
import type { AnyGame, Input, Seat, State, View } from '../../src/engine/contract.ts';
import { fork, redeal } from '../../src/engine/fork.ts';
import { quickRng } from '../../src/engine/rng.ts';
import { apply, load, replay } from '../../src/engine/run.ts';
import { nextInput, playOut, randomChoice } from '../../src/engine/selfplay.ts';
import { about, project, seenBy } from '../../src/engine/view.ts';
import { type AnyMatch, cases, everyone, fewCases, openSeats, walk } from './walk.ts';

const text = (value: unknown) => JSON.stringify(value);

export function holdsInEveryMatch(game: AnyGame): void {
  test('random players always reach an end', () => {
    for (const it of cases(game)) {
      const last = [...walk(it)].at(-1)!;
      expect(last.match.state.pending.on).toBe('nothing');
    }
  });

  test('a log replays to the same state, with people leaving, too', () => {
    for (const it of cases(game, 2)) {
      const { match, log } = [...walk(it, 'some leave')].at(-1)!;
      expect(replay(game, it.seats, it.rules, log).state).toEqual(match.state);
    }
  });

  test('a state is plain data, and a match taken up from it goes on the same way', () => {
    for (const it of fewCases(game, 3)) {
      for (const { match, n } of walk(it, 'some leave')) {
        const saved = text(match.state);
        const other = load(game, JSON.parse(saved) as State);
        expect(text(other.state)).toBe(saved);
        if (n % 5 > 0 || match.state.pending.on === 'nothing') continue;
        const input = anyInput(match, n);
        const here = fork(match);
        expect(apply(other, input)).toEqual(apply(here, input));
        expect(other.state).toEqual(here.state);
      }
    }
  });

  test('a fork shares nothing that changes', () => {
    for (const it of fewCases(game, 4)) {
      for (const { match, n } of walk(it)) {
        if (n % 9 > 0) continue;
        const one = fork(match);
        const other = fork(one);
        expect(text(other.state)).toBe(text(match.state));
        // Whatever the other still shared with this one would now throw when written to, steps' own data included.
        freeze(one.state);
        playOut(other, quickRng(n));
      }
    }
  });

  test('a refusal changes nothing', () => {
    for (const it of fewCases(game, 5)) {
      for (const { match, n } of walk(it, 'some leave')) {
        if (n % 4 > 0) continue;
        const before = text(match.state);
        for (const input of badInputs(match)) expect([input, apply(match, input).ok]).toEqual([input, false]);
        expect(text(match.state)).toBe(before);
      }
    }
  });

  test('no prompt has fewer legal answers than it asks for, and what it offers is taken, and nothing else', () => {
    for (const it of fewCases(game, 6)) {
      for (const { match, n } of walk(it, 'some leave')) {
        for (const seat of openSeats(match)) {
          const { options, min, max, fallback } = match.prompt(seat)!;
          const { pending } = match.state;
          const waited = pending.on === 'players' && pending.ask.seats.includes(seat);
          expect(new Set(options.map(({ id }) => id)).size).toBe(options.length);
          expect(min).toBeLessThanOrEqual(options.length);
          expect(max).toBeLessThanOrEqual(options.length);
          expect(fallback).toBeLessThanOrEqual(max);
          // Nobody is made to answer a question without an answer.
          if (waited && max === 0) expect(min).toBe(0);
          if (n % 7 > 0 || pending.on !== 'players' || max !== 1) continue;
          for (const { id } of options) {
            const answer: Input = { type: 'answer', seat, ask: pending.ask.id, chosen: [id] };
            expect([id, apply(fork(match), answer).ok]).toEqual([id, true]);
          }
          const other = fork(match);
          for (const { id } of Object.values(match.state.piles).flat()) {
            if (options.some(option => option.id === id)) continue;
            const answer: Input = { type: 'answer', seat, ask: pending.ask.id, chosen: [id] };
            expect([id, apply(other, answer).ok]).toEqual([id, false]);
          }
        }
      }
    }
  });

  test('people may leave at any moment and the match still ends', () => {
    for (const it of fewCases(game, 7)) {
      for (const { match, n } of walk(it, 'some leave')) {
        if (n % 5 > 0 || match.state.pending.on === 'nothing') continue;
        for (const seat of match.state.seats.filter(seat => !match.state.gone.includes(seat))) {
          const other = fork(match);
          expect(apply(other, { type: 'leave', seat }).ok).toBe(true);
          expect(openSeats(other)).not.toContain(seat);
          playOut(other, quickRng(n));
          expect(other.state.pending.on).toBe('nothing');
        }
      }
    }
  });

  test('no card is made or lost', () => {
    const count = ({ piles }: State) =>
      Object.values(piles)
        .flat()
        .map(({ id }) => id)
        .sort()
        .join();
    for (const it of fewCases(game, 8)) {
      let first: string | undefined;
      for (const { match } of walk(it, 'some leave')) {
        first ??= count(match.state);
        expect(count(match.state)).toBe(first);
      }
    }
  });

  test('nothing the game itself holds for impossible happens', () => {
    for (const it of cases(game, 17)) {
      for (const { match } of walk(it, 'some leave')) expect(game.broken(match.state)).toBeNull();
    }
  });

  test('a watcher is never asked', () => {
    for (const it of fewCases(game, 9)) {
      for (const { match } of walk(it)) expect(project(match, null).prompt).toBeNull();
    }
  });

  test('views and events are copies: they stay as they were', () => {
    for (const it of fewCases(game, 10)) {
      let old: { value: unknown; was: string }[] = [];
      for (const { match, events } of walk(it)) {
        for (const { value, was } of old) expect(text(value)).toBe(was);
        const values = [...everyone(match).map(seat => project(match, seat)), events];
        old = values.map(value => ({ value, was: text(value) }));
      }
    }
  });

  test('an event names a card only to a seat that sees it before or after', () => {
    for (const it of fewCases(game, 11)) {
      let before = new Map<Seat | null, Set<string>>();
      for (const { match, events } of walk(it, 'some leave')) {
        const after = new Map(everyone(match).map(seat => [seat, visible(match, seat)]));
        for (const seat of everyone(match)) {
          for (const event of seenBy(game, events, seat)) {
            if (event.type !== 'move' || !event.card) continue;
            // A card may pass through an open pile on its way: then everybody saw it.
            const open = [event.from, event.to].some(pile => about(game, pile).zone.sight === 'all');
            const knows = open || before.get(seat)?.has(event.card.id) || after.get(seat)!.has(event.card.id);
            expect([event, knows]).toEqual([event, true]);
          }
        }
        before = after;
      }
    }
  });

  test('no card lies, or is imagined, where its zone never has it', () => {
    const wrong = ({ state }: AnyMatch) =>
      Object.entries(state.piles).flatMap(([pile, cards]) =>
        cards.filter(({ face }) => about(game, pile).zone.never?.includes(face)),
      );
    for (const it of fewCases(game, 12)) {
      for (const { match, n } of walk(it, 'some leave')) {
        expect(wrong(match)).toEqual([]);
        expect(wrong(redeal(match, n % it.seats, quickRng(n)))).toEqual([]);
      }
    }
  });

  test('an imagined match can be played to its end', () => {
    for (const it of fewCases(game, 13)) {
      for (const { match, n } of walk(it)) {
        if (n % 6 > 0) continue;
        const other = redeal(match, n % it.seats, quickRng(n));
        playOut(other, quickRng(n));
        expect(other.state.pending.on).toBe('nothing');
      }
    }
  });

  test('a view depends only on what its seat may know', () => {
    let changed = 0;
    for (const it of fewCases(game, 14)) {
      for (const { match, n } of walk(it, 'some leave')) {
        for (const seat of everyone(match)) {
          if (((seat ?? it.seats) + n) % 3 > 0) continue;
          const other = redeal(match, seat, quickRng(n));
          if (text(other.state) !== text(match.state)) changed++;
          expect(unsealed(project(other, seat))).toEqual(unsealed(project(match, seat)));
        }
      }
    }
    expect(changed).toBeGreaterThan(20);
  });

  test('what a seat learns from its own move is in its events', () => {
    let compared = 0;
    for (const it of fewCases(game, 15)) {
      for (const { match, n } of walk(it)) {
        const { pending } = match.state;
        if (n % 2 > 0 || pending.on !== 'players' || pending.ask.rule !== 'any') continue;
        for (const seat of openSeats(match)) {
          const chosen = randomChoice(match.prompt(seat)!, quickRng(n));
          if (chosen.length === 0) continue;
          const input: Input = { type: 'answer', seat, ask: pending.ask.id, chosen };
          const [a, b] = [redeal(match, seat, quickRng(n)), redeal(match, seat, quickRng(n + 1000))];
          if (eventsFor(a, input, seat) !== eventsFor(b, input, seat)) continue;
          compared++;
          // A prompt may show its own seat new faces (Alter the Future); nothing else may.
          expect({ ...project(b, seat), prompt: null }).toEqual({ ...project(a, seat), prompt: null });
        }
      }
    }
    if (game.id !== 'moles') expect(compared).toBeGreaterThan(20);
  });

  test('a choice reaches other seats only through events', () => {
    let compared = 0;
    for (const it of fewCases(game, 16)) {
      for (const { match, n } of walk(it)) {
        if (n % 2 > 0) continue;
        const { pending } = match.state;
        if (pending.on !== 'players') continue;
        for (const seat of openSeats(match)) {
          const prompt = match.prompt(seat)!;
          const [one, two] = [randomChoice(prompt, quickRng(n)), randomChoice(prompt, quickRng(n + 7))];
          if (one.length === 0 || two.length === 0) continue;
          const [a, b] = [fork(match), fork(match)];
          const inputs = [one, two].map((chosen): Input => ({ type: 'answer', seat, ask: pending.ask.id, chosen }));
          const eyes = everyone(match).filter(other => other !== seat);
          const saw = [a, b].map((m, k) => seenByAll(m, inputs[k]!, eyes));
          eyes.forEach((other, k) => {
            if (saw[0]![k] !== saw[1]![k]) return;
            compared++;
            expect(project(b, other)).toEqual(project(a, other));
          });
        }
      }
    }
    expect(compared).toBeGreaterThan(20);
  });
}

/** A view without who has answered: `redeal` unseals what others have sealed. */
const unsealed = (view: View) => ({ ...view, waiting: { ...view.waiting, answered: null } });

const visible = (match: AnyMatch, seat: Seat | null) =>
  new Set(Object.values(project(match, seat).piles).flatMap(pile => (pile.cards ?? []).map(({ id }) => id)));

function seenByAll(match: AnyMatch, input: Input, eyes: readonly (Seat | null)[]): string[] {
  const outcome = apply(match, input);
  if (!outcome.ok) throw new Error(`refused: ${outcome.why}`);
  return eyes.map(seat => text(seenBy(match.game, outcome.events, seat)));
}
const eventsFor = (match: AnyMatch, input: Input, seat: Seat) => seenByAll(match, input, [seat])[0];

function anyInput(match: AnyMatch, seed: number): Input {
  const rng = quickRng(seed);
  return nextInput(match, rng, (_, prompt) => randomChoice(prompt, rng));
}

function badInputs({ state: { serial, seats, gone, pending } }: AnyMatch): Input[] {
  const asks = [-1, serial - 1, serial, 0.5];
  const answers = asks.flatMap(ask =>
    [-1, ...seats, seats.length].flatMap(seat =>
      [['no such option'], ['draw', 'draw'], Array(99).fill('seat:0')].map(
        (chosen): Input => ({ type: 'answer', seat, ask, chosen }),
      ),
    ),
  );
  const timeouts = asks.filter(ask => pending.on !== 'players' || ask !== pending.ask.id);
  return [
    ...answers,
    ...timeouts.map((ask): Input => ({ type: 'timeout', ask })),
    ...asks.map((draw): Input => ({ type: 'random', draw, seed: 'no seed' })),
    ...[-1, seats.length, 1.5, ...gone].map((seat): Input => ({ type: 'leave', seat })),
  ];
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
}
