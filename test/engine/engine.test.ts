/** The kernel by itself: what it refuses, what breaks it, what cannot be sent. */
import { expect, test } from 'vitest';
import type { Game, Input, Projected, Shape, View } from '../../src/engine/contract.ts';
import { redeal, save } from '../../src/engine/fork.ts';
import { zombieKittens } from '../../src/engine/games/kittens/game.ts';
import type { Kittens } from '../../src/engine/games/kittens/kittens.ts';
import { quickRng, seedOf } from '../../src/engine/rng.ts';
import { apply, replay, start } from '../../src/engine/run.ts';
import { project } from '../../src/engine/view.ts';
import { usual } from './games/kittens/table.ts';
import { moles } from './toy/moles.ts';

const rules = { voteMs: 1 };
const roll: Input = { type: 'random', draw: 0, seed: seedOf('x') };

test('bad input is refused with a name, never thrown', () => {
  const { match } = start(zombieKittens, 2, usual);
  expect(apply(match, { type: 'timeout', ask: 0 })).toEqual({ ok: false, why: 'not-now' });
  expect(apply(match, { type: 'random', draw: 9, seed: seedOf('x') })).toEqual({ ok: false, why: 'stale' });
  expect(apply(match, { type: 'random', draw: 0, seed: 'paw' })).toEqual({ ok: false, why: 'illegal' });
});

test('an answer is refused by the reason that fits', () => {
  const { match } = start(moles, 3, rules);
  apply(match, roll);
  const vote = (seat: number, ask: number, ...chosen: string[]) => apply(match, { type: 'answer', seat, ask, chosen });
  expect(vote(7, 1, 'seat:1')).toEqual({ ok: false, why: 'not-asked' });
  expect(vote(0, 0, 'seat:1')).toEqual({ ok: false, why: 'stale' });
  expect(vote(0, 1, 'seat:0')).toEqual({ ok: false, why: 'illegal' });
  expect(vote(0, 1)).toEqual({ ok: false, why: 'illegal' });
  expect(vote(0, 1, 'seat:1').ok).toBe(true);
  expect(vote(0, 1, 'seat:2')).toEqual({ ok: false, why: 'answered' });
});

test('a sealed answer is nowhere in a view; only that it is in', () => {
  const { match } = start(moles, 3, rules);
  apply(match, roll);
  apply(match, { type: 'answer', seat: 0, ask: 1, chosen: ['seat:2'] });
  expect(project(match, 1).waiting).toMatchObject({ on: 'players', answered: [0] });
  expect(JSON.stringify(project(match, null))).not.toContain('seat:2');
});

test('somebody who leaves is not waited for, and a sealed vote cast before counts', () => {
  const { match } = start(moles, 4, rules);
  apply(match, roll);
  apply(match, { type: 'answer', seat: 0, ask: 1, chosen: ['seat:2'] });
  apply(match, { type: 'leave', seat: 3 });
  const { pending } = match.state;
  if (pending.on === 'nothing') return expect(pending.result.why).toBe('alien-out');
  expect(pending).toMatchObject({ on: 'players', ask: { id: 1, seats: [0, 1, 2] } });
  expect(pending.on === 'players' && pending.answers[0]).toEqual(['seat:2']);
});

test('a step that throws breaks the match for good', () => {
  const bad: Game<Shape> = {
    ...(moles as unknown as Game<Shape>),
    scenes: {
      match: {
        roles: {
          random: 'x',
          sight: 'none',
          then() {
            throw new Error('a bug');
          },
        },
      },
    },
  };
  const { match } = start(bad, 3, rules);
  expect(() => apply(match, roll)).toThrow('a bug');
  expect(() => apply(match, roll)).toThrow('broke');
});

test('a game with secrets besides its cards must say how to deal them anew', () => {
  const { redeal: _, ...careless } = moles;
  expect(() => redeal(start(careless, 3, rules).match, 0, quickRng(1))).toThrow('no redeal');
});

test('a log with an input out of place does not replay', () => {
  expect(() => replay(moles, 3, rules, [{ type: 'timeout', ask: 4 }])).toThrow('log refused: not-now');
});

test('a state cannot be sent', () => {
  const send = <T>(_message: Projected<T>) => undefined;
  const { match } = start(zombieKittens, 2, usual);
  const view: Projected<View<Kittens>> = project(match, 0);
  send(view);
  // @ts-expect-error a raw state is not projected
  send(match.state);
  // @ts-expect-error nor is a saved one
  send(save(match));
});
