// Roles stay secret until they are shown: nothing anybody sees may depend on them.
import { describe, expect, test } from 'vitest';
import type { Event } from '../../../../src/engine/contract.ts';
import { fork, redeal } from '../../../../src/engine/fork.ts';
import type { Aliens, Role } from '../../../../src/engine/games/aliens/aliens.ts';
import { kittensVsAliens } from '../../../../src/engine/games/aliens/game.ts';
import { quickRng } from '../../../../src/engine/rng.ts';
import { apply, start } from '../../../../src/engine/run.ts';
import { nextInput, randomChoice } from '../../../../src/engine/selfplay.ts';
import { project, seenBy } from '../../../../src/engine/view.ts';
import { setTable, usual } from './table.ts';

const sizes = [4, 5, 6, 7, 8, 9];

/** A match after the deal, and the same one with the roles in other hands. */
function twins(seats: number, seed: number) {
  const rng = quickRng(seed);
  const { match } = start(kittensVsAliens, seats, usual);
  apply(
    match,
    nextInput(match, rng, () => []),
  );
  const other = fork(match);
  const roles = rng.shuffled(match.state.own);
  for (const seat of match.state.seats) other.world.own[seat] = roles[seat]!;
  const differ = match.state.own.some(({ role }, seat) => role !== roles[seat]!.role);
  return { match, other, rng, differ };
}

const shows = (events: readonly Event<Aliens>[]) =>
  events.some(event => event.type === 'cue' && (event.cue.cue === 'out' || event.cue.cue === 'roles'));

describe('Roles', () => {
  test('K-52: roles dealt differently look the same to everybody until one is shown', () => {
    let compared = 0;
    for (const seats of sizes) {
      for (let seed = 0; seed < 12; seed++) {
        const { match, other, rng, differ } = twins(seats, seed * 31 + seats);
        if (!differ) continue;
        while (match.state.pending.on !== 'nothing') {
          const input = nextInput(match, rng, (_, prompt) => randomChoice(prompt, rng));
          const [here, there] = [apply(match, input), apply(other, input)];
          if (!here.ok || !there.ok) throw new Error('the same input must be taken by both');
          if (shows(here.events) || shows(there.events)) break;
          for (const seat of [null, ...match.state.seats]) {
            expect(seenBy(kittensVsAliens, there.events, seat)).toEqual(seenBy(kittensVsAliens, here.events, seat));
            expect({ ...project(other, seat), own: null }).toEqual({ ...project(match, seat), own: null });
          }
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(1000);
  });

  test('K-52: everybody knows their own role and no other', () => {
    const roles: Role[] = ['kitten', 'alien', 'alien', 'kitten', 'dog'];
    const t = setTable({ hands: [['want_more'], [], [], [], []], roles });
    for (const [seat, role] of roles.entries()) expect(t.view(seat).own).toEqual({ role });
    expect(t.view(null).own).toBeNull();
    expect(t.table.players.map(player => player.role)).toEqual([null, null, null, null, null]);
    const words = JSON.stringify([t.view(3), t.told(3).events]);
    expect(words).not.toContain('"dog"');
  });

  test('imagined roles fit what was shown, what the seat knows, and the number of role cards', () => {
    const roles: Role[] = ['kitten', 'alien', 'alien', 'kitten', 'dog'];
    const t = setTable({ hands: [['want_more'], [], [], [], []], roles, out: [1] });
    const seen = new Set<string>();
    for (let n = 0; n < 60; n++) {
      const { own } = redeal(t.match, 0, quickRng(n)).state;
      expect([own[0]!.role, own[1]!.role]).toEqual(['kitten', 'alien']);
      expect(own.map(({ role }) => role).sort()).toEqual([...roles].sort());
      seen.add(own.map(({ role }) => role).join());
    }
    // Two seats away from the other kitten, alien and dog: six ways to deal them.
    expect(seen.size).toBe(6);
  });

  test('a watcher imagines every role that was not shown', () => {
    const t = setTable({ hands: [['want_more'], [], [], []] });
    const first = new Set(Array.from({ length: 40 }, (_, n) => redeal(t.match, null, quickRng(n)).state.own[0]!.role));
    expect([...first].sort()).toEqual(['alien', 'kitten']);
  });

  test('the role of somebody eliminated is public', () => {
    const t = setTable({ hands: [['mouse_attack'], [], [], [], [], []], lives: [4, 1, 4, 4, 4, 4] });
    t.seat(0).attacks(1);
    expect(t.view(5).table.players[1]!.role).toBe('alien');
    expect(t.game.signs(t.table, 1)).toEqual([{ sign: 'super' }, { sign: 'alien' }, { sign: 'out' }]);
  });
});

describe('Signs at a seat', () => {
  test('say character, lives, what lies there and whose turn it is', () => {
    const t = setTable({
      hands: [['want_more'], [], [], []],
      characters: ['kitty', 'boots', 'ninja', 'cosmo'],
      fronts: { 0: ['mad_cat'], 1: ['cardboard_box', 'carrier'] },
      lives: [4, 2, 4, 3],
    });
    expect(t.game.signs(t.table, 0)).toEqual([
      { sign: 'kitty' },
      { sign: 'lives', n: 4 },
      { sign: 'mad_cat' },
      { sign: 'turn' },
    ]);
    expect(t.game.signs(t.table, 1)).toEqual([
      { sign: 'boots' },
      { sign: 'lives', n: 2 },
      { sign: 'cardboard_box' },
      { sign: 'carrier' },
    ]);
  });
});
