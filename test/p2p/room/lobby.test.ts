/** Who sits, who watches, what is played: every change of a lobby as a rule. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Bars, Entry, Lobby, Person } from '../../../src/p2p/room/lobby.ts';
import * as lobbies from '../../../src/p2p/room/lobby.ts';

const person = (id: number, name = `p${id}`, link: Bars = 'good'): Person => ({
  kind: 'person',
  id,
  name,
  cat: id,
  lang: 'en',
  plays: 'played before',
  link,
});
const bot = (id: number) => ({ kind: 'bot', id, name: `bot${id}`, cat: 0 }) as const;

const empty: Lobby = {
  keeper: 1,
  chairs: [person(1)],
  watching: [],
  watchers: lobbies.usualWatchers,
  game: 'zombie_kittens',
  rules: {},
  phase: { at: 'lobby' },
};
const opened = (entry: Entry): Lobby => {
  if ('denied' in entry) throw new Error(entry.denied);
  return entry.lobby;
};
const came = (lobby: Lobby, ...ids: readonly number[]): Lobby =>
  ids.reduce((now, id) => opened(lobbies.enter(now, person(id), 'sit')), lobby);
const watches = (lobby: Lobby, ...ids: readonly number[]): Lobby =>
  ids.reduce((now, id) => opened(lobbies.enter(now, person(id), 'watch')), lobby);
const count = (from: number, many: number) => Array.from({ length: many }, (_, n) => from + n);
const ids = (row: readonly { readonly id: number }[]) => row.map(({ id }) => id);
const playing = (lobby: Lobby, most = 10): Lobby => lobbies.begin(lobby, 1, most);
const over = (lobby: Lobby): Lobby => lobbies.finish(playing(lobby));
const away = (lobby: Lobby, id: number): Lobby => lobbies.reach(lobby, id, 'away');

describe('coming and going', () => {
  test('who comes before a match takes the next chair, also during the countdown', () => {
    expect(ids(came(empty, 2, 3).chairs)).toEqual([1, 2, 3]);
    expect(ids(came(lobbies.countDown(empty), 2).chairs)).toEqual([1, 2]);
  });

  test('ten chairs and no more', () => {
    const full = came(empty, ...count(2, 9));
    expect(full.chairs).toHaveLength(10);
    expect(lobbies.enter(full, person(99), 'sit')).toEqual({ denied: 'full' });
    expect(lobbies.addBot(full, bot(99))).toBe(full);
    expect(lobbies.sit(watches(full, 99), 99).chairs).toHaveLength(10);
  });

  test('twelve may watch, unless the keeper says otherwise, and never more than twenty', () => {
    const crowd = watches(empty, ...count(50, 12));
    expect(lobbies.enter(crowd, person(99), 'watch')).toEqual({ denied: 'full' });
    const more = lobbies.letWatch(crowd, 100);
    expect(more.watchers).toBe(20);
    const packed = watches(more, ...count(70, 8));
    expect(lobbies.enter(packed, person(99), 'watch')).toEqual({ denied: 'full' });
  });

  test.each([
    [-1, 0],
    [0, 0],
    [3.9, 3],
    [Number.POSITIVE_INFINITY, 20],
    [Number.NaN, 12],
  ])('asked to let %d watch, the table lets %d', (asked, let_) => {
    expect(lobbies.letWatch(empty, asked).watchers).toBe(let_);
  });

  test('who watches already goes on watching when the keeper wants fewer', () => {
    const fewer = lobbies.letWatch(watches(empty, 50, 51, 52), 1);
    expect(ids(fewer.watching)).toEqual([50, 51, 52]);
    expect(lobbies.enter(fewer, person(99), 'watch')).toEqual({ denied: 'full' });
  });

  test('who comes late watches, and plays next time', () => {
    const late = came(playing(came(empty, 2)), 3);
    expect(ids(late.chairs)).toEqual([1, 2]);
    expect(late.watching).toMatchObject([{ id: 3, wants: 'to play' }]);
    expect(ids(lobbies.finish(late).chairs)).toEqual([1, 2, 3]);
    expect(lobbies.finish(late).watching).toEqual([]);
  });

  test('who comes to watch is not dealt in', () => {
    const done = lobbies.finish(watches(playing(came(empty, 2)), 3));
    expect(ids(done.chairs)).toEqual([1, 2]);
    expect(ids(done.watching)).toEqual([3]);
  });

  test('a late comer whom nobody has room for hears that a match is running', () => {
    const crowd = watches(playing(came(empty, 2)), ...count(50, 12));
    expect(lobbies.enter(crowd, person(99), 'sit')).toEqual({ denied: 'running' });
    expect(lobbies.enter(crowd, person(99), 'watch')).toEqual({ denied: 'full' });
  });

  test('who goes leaves no chair, no place to watch from and no wish behind', () => {
    const wished = lobbies.again(over(watches(came(empty, 2), 3)), 2);
    expect(wished.phase).toMatchObject({ again: [2] });
    expect(lobbies.depart(wished, 2).phase).toMatchObject({ again: [] });
    expect(ids(lobbies.depart(wished, 2).chairs)).toEqual([1]);
    expect(lobbies.depart(wished, 3).watching).toEqual([]);
  });

  test('a match goes on with the name of somebody who has gone', () => {
    const gone = lobbies.depart(playing(came(empty, 2)), 2);
    expect(gone.phase).toMatchObject({ seats: [{ name: 'p1' }, { name: 'p2' }] });
  });

  test('no table goes on without its keeper', () => {
    const two = came(empty, 2);
    expect(lobbies.depart(two, 1)).toBe(two);
    expect(lobbies.depart(two, 77)).toBe(two);
  });
});

describe('how somebody is seen', () => {
  const smith = { name: 'Smith', cat: 7, lang: 'pl', plays: 'first game' } as const;

  test('a new name is seen wherever somebody sits or watches, and nothing else changes', () => {
    const seen = lobbies.redraw(watches(came(empty, 2), 3), 3, smith);
    expect(lobbies.personOf(seen, 3)).toEqual({ ...person(3), ...smith, wants: 'to watch' });
    expect(lobbies.personOf(seen, 2)).toEqual(person(2));
    expect(lobbies.personOf(lobbies.redraw(seen, 2, smith), 2)).toEqual({ ...person(2), ...smith });
  });

  test('the same face, the same bars and nobody at all are no news', () => {
    const once = lobbies.redraw(empty, 1, smith);
    expect(lobbies.redraw(once, 1, { ...smith })).toBe(once);
    expect(lobbies.redraw(once, 9, smith)).toBe(once);
    expect(lobbies.reach(once, 1, 'good')).toBe(once);
    expect(lobbies.reach(once, 9, 'lost')).toBe(once);
    expect(lobbies.personOf(lobbies.reach(once, 1, 'lost'), 1)?.link).toBe('lost');
  });

  test('a bot is nobody', () => {
    expect(lobbies.personOf(lobbies.addBot(empty, bot(5)), 5)).toBeNull();
  });
});

describe('chairs', () => {
  test('between matches who watches may sit down, and who sits may sit out', () => {
    const down = lobbies.sit(watches(empty, 5), 5);
    expect(down.chairs.at(-1)).toEqual(person(5));
    expect(down.watching).toEqual([]);
    const out = lobbies.stand(down, 5);
    expect(ids(out.chairs)).toEqual([1]);
    expect(out.watching).toEqual([{ ...person(5), wants: 'to watch' }]);
  });

  test('the keeper may sit out, too', () => {
    expect(ids(lobbies.stand(empty, 1).watching)).toEqual([1]);
  });

  test('during a match sitting down is a wish, and a player cannot get up', () => {
    const on = playing(watches(came(empty, 2), 5));
    expect(lobbies.sit(on, 5).watching).toMatchObject([{ id: 5, wants: 'to play' }]);
    expect(ids(lobbies.sit(on, 5).chairs)).toEqual([1, 2]);
    expect(lobbies.stand(on, 2)).toBe(on);
  });

  test('a chair beyond those who play may be given up during the match', () => {
    const on = playing(came(empty, 2, 3), 2);
    expect(ids(lobbies.stand(on, 3).watching)).toEqual([3]);
  });

  test('nobody sits out where no more may watch', () => {
    const none = lobbies.letWatch(came(empty, 2), 0);
    expect(lobbies.stand(none, 2)).toBe(none);
  });

  test('who is not there can neither sit nor stand', () => {
    expect(lobbies.sit(empty, 9)).toBe(empty);
    expect(lobbies.stand(empty, 9)).toBe(empty);
  });

  test('bots come and go between matches only', () => {
    const two = lobbies.addBot(empty, bot(5));
    expect(ids(two.chairs)).toEqual([1, 5]);
    expect(ids(lobbies.removeBot(two, 5).chairs)).toEqual([1]);
    const on = playing(two);
    expect(lobbies.addBot(on, bot(6))).toBe(on);
    expect(lobbies.removeBot(on, 5)).toBe(on);
  });

  test('a person is not removed like a bot', () => {
    expect(ids(lobbies.removeBot(came(empty, 2), 2).chairs)).toEqual([1, 2]);
  });

  test.each([
    [0, [3, 1, 2]],
    [1, [1, 3, 2]],
    [2, [1, 2, 3]],
    [99, [1, 2, 3]],
    [Number.NaN, [3, 1, 2]],
  ])('the third chair moved to place %d', (place, row) => {
    expect(ids(lobbies.move(came(empty, 2, 3), 3, place).chairs)).toEqual(row);
  });

  test('nobody is moved during a match, and nobody who is not there', () => {
    const on = playing(came(empty, 2));
    expect(lobbies.move(on, 2, 0)).toBe(on);
    expect(lobbies.move(empty, 9, 0)).toBe(empty);
  });
});

describe('what is played', () => {
  test('the game is chosen at any time but during a match', () => {
    expect(lobbies.choose(empty, 'party_pack', { pace: 'quick' })).toMatchObject({
      game: 'party_pack',
      rules: { pace: 'quick' },
    });
    expect(lobbies.choose(over(came(empty, 2)), 'party_pack', {}).game).toBe('party_pack');
    const on = playing(came(empty, 2));
    expect(lobbies.choose(on, 'party_pack', {})).toBe(on);
  });

  test('too few: how many are missing; too many: how many will watch', () => {
    const seats = { min: 4, max: 9 };
    expect(lobbies.fit(seats, 1)).toEqual({ fits: false, missing: 3 });
    expect(lobbies.fit(seats, 3)).toEqual({ fits: false, missing: 1 });
    expect(lobbies.fit(seats, 4)).toEqual({ fits: true, watch: 0 });
    expect(lobbies.fit(seats, 9)).toEqual({ fits: true, watch: 0 });
    expect(lobbies.fit(seats, 10)).toEqual({ fits: true, watch: 1 });
  });
});

describe('a match begins and ends', () => {
  test('a countdown begins in the lobby alone, and anybody may stop it', () => {
    const counting = lobbies.countDown(empty);
    expect(counting.phase).toEqual({ at: 'countdown', ms: 3000 });
    expect(lobbies.countDown(counting)).toBe(counting);
    expect(lobbies.wait(counting).phase).toEqual({ at: 'lobby' });
    expect(lobbies.wait(empty)).toBe(empty);
    const on = playing(came(empty, 2));
    expect(lobbies.countDown(on)).toBe(on);
  });

  test('the first chairs play, the others keep theirs', () => {
    const on = lobbies.begin(lobbies.addBot(came(empty, 2), bot(5)), 4, 2);
    expect(on.phase).toEqual({
      at: 'playing',
      match: 4,
      seats: [
        { id: 1, kind: 'person', name: 'p1', cat: 1, by: 'itself' },
        { id: 2, kind: 'person', name: 'p2', cat: 2, by: 'itself' },
      ],
    });
    expect(ids(on.chairs)).toEqual([1, 2, 5]);
    expect([1, 2, 5].map(id => lobbies.seatOf(on, id))).toEqual([0, 1, null]);
  });

  test('a seat belongs to a person as long as its match can be seen', () => {
    const two = came(lobbies.addBot(empty, bot(5)), 2);
    expect(lobbies.seatOf(two, 2)).toBeNull();
    expect(lobbies.seatOf(playing(two), 2)).toBe(1);
    expect(lobbies.seatOf(playing(two), 5)).toBeNull();
    expect(lobbies.seatOf(over(two), 2)).toBe(1);
    expect(lobbies.seatOf(lobbies.toLobby(over(two)), 2)).toBeNull();
  });

  test('who is away when a match begins is set aside with the wish to play', () => {
    const ready = lobbies.setAside(away(lobbies.addBot(came(empty, 2, 3), bot(5)), 2));
    expect(ids(ready.chairs)).toEqual([1, 3, 5]);
    expect(ready.watching).toEqual([{ ...person(2, 'p2', 'away'), wants: 'to play' }]);
  });

  test('only a running match finishes', () => {
    expect(lobbies.finish(empty)).toBe(empty);
    expect(over(came(empty, 2)).phase).toMatchObject({ at: 'over', match: 1, again: [] });
  });

  test('of those who came late as many take chairs as there are', () => {
    const row = came(empty, ...count(2, 8));
    const done = lobbies.finish(came(playing(row), 20, 21));
    expect(done.chairs).toHaveLength(10);
    expect(done.watching).toMatchObject([{ id: 21, wants: 'to play' }]);
    const next = lobbies.toLobby(lobbies.depart(done, 5));
    expect(next.chairs.at(-1)?.id).toBe(21);
    expect(next.watching).toEqual([]);
  });

  test('another match is wished for once each, by those in chairs', () => {
    const done = over(watches(came(empty, 2, 3), 9));
    const once = lobbies.again(done, 2);
    expect(once.phase).toMatchObject({ again: [2] });
    expect(lobbies.again(once, 2)).toBe(once);
    expect(lobbies.again(once, 9)).toBe(once);
    expect(lobbies.again(empty, 1)).toBe(empty);
  });

  test('some, most, all: bots and the absent are not asked', () => {
    const done = over(lobbies.addBot(came(empty, 2, 3, 4), bot(5)));
    const wish = (lobby: Lobby, ...pressed: readonly number[]) => lobbies.wish(pressed.reduce(lobbies.again, lobby));
    expect(wish(done)).toBe('some');
    expect(wish(done, 1, 2)).toBe('some');
    expect(wish(done, 1, 2, 3)).toBe('most');
    expect(wish(done, 1, 2, 3, 4)).toBe('all');
    expect(wish(away(done, 4), 1, 2, 3)).toBe('all');
    expect(wish(away(done, 4), 1, 2, 4)).toBe('most');
    expect(lobbies.wish(empty)).toBe('some');
  });

  test('a stand-in plays for a seat of the running match, and stands down', () => {
    const on = playing(came(empty, 2));
    const stood = lobbies.standIn(on, 1, 'stand-in');
    expect(stood.phase).toMatchObject({ seats: [{ by: 'itself' }, { by: 'stand-in' }] });
    expect(lobbies.standIn(stood, 1, 'stand-in')).toBe(stood);
    expect(lobbies.standIn(stood, 1, 'itself')).toEqual(on);
    expect(lobbies.standIn(empty, 0, 'stand-in')).toBe(empty);
  });
});

// ── Whatever happens ─────────────────────────────────────────────────────────

/** Members 1 to 40; a change is a number, who it is about, and a place. */
interface World {
  readonly lobby: Lobby;
  readonly inside: ReadonlySet<number>;
  readonly nextId: number;
}

const bars = ['good', 'fair', 'poor', 'lost', 'away'] as const;
type Change = (world: World, who: number, n: number) => World;
const only =
  (change: (lobby: Lobby, who: number, n: number) => Lobby): Change =>
  (world, who, n) => ({ ...world, lobby: change(world.lobby, who, n) });
const enters =
  (want: 'sit' | 'watch'): Change =>
  world => {
    const { lobby, inside, nextId } = world;
    const entry = lobbies.enter(lobby, person(nextId), want);
    if ('denied' in entry) return { ...world, nextId: nextId + 1 };
    return { lobby: entry.lobby, inside: new Set(inside).add(nextId), nextId: nextId + 1 };
  };
const changes: readonly Change[] = [
  enters('sit'),
  enters('sit'),
  enters('watch'),
  (world, who) => ({
    ...world,
    lobby: lobbies.depart(world.lobby, who),
    inside: new Set([...world.inside].filter(id => id !== who || id === world.lobby.keeper)),
  }),
  world => ({ ...world, lobby: lobbies.addBot(world.lobby, bot(world.nextId)), nextId: world.nextId + 1 }),
  only(lobbies.removeBot),
  only(lobbies.sit),
  only(lobbies.stand),
  only((lobby, who, n) => lobbies.move(lobby, who, n - 3)),
  only((lobby, who, n) => lobbies.reach(lobby, who, bars[n % bars.length]!)),
  only((lobby, who, n) => lobbies.redraw(lobby, who, { name: `n${n}`, cat: n, lang: 'it', plays: 'first game' })),
  only((lobby, _, n) => lobbies.letWatch(lobby, n * 2)),
  only((lobby, _, n) => lobbies.choose(lobby, `g${n}`, {})),
  only(lobbies.countDown),
  only(lobbies.wait),
  only((lobby, _, n) => {
    const ready = lobbies.setAside(lobbies.toLobby(lobby));
    return lobby.phase.at === 'playing' ? lobby : lobbies.begin(ready, 1, 2 + (n % 9));
  }),
  only(lobbies.finish),
  only(lobbies.again),
  only(lobbies.toLobby),
  only((lobby, who, n) => lobbies.standIn(lobby, who % 10, n % 2 === 0 ? 'stand-in' : 'itself')),
];

const step = fc.tuple(fc.nat(changes.length - 1), fc.nat(40), fc.nat(12));

test('whatever happens, nobody is lost or doubled, no limit is passed, and the keeper is among the people', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 120, size: 'max' }), steps => {
      let world: World = { lobby: empty, inside: new Set([1]), nextId: 2 };
      for (const [change, who, n] of steps) {
        world = changes[change]!(world, who, n);
        const { chairs, watching, phase, keeper } = world.lobby;
        const people = [...chairs, ...watching].filter(({ kind }) => kind === 'person');
        expect(ids(people).sort((a, b) => a - b)).toEqual([...world.inside].sort((a, b) => a - b));
        expect(new Set(ids([...chairs, ...watching])).size).toBe(chairs.length + watching.length);
        expect(ids(people)).toContain(keeper);
        expect(chairs.length).toBeLessThanOrEqual(lobbies.chairLimit);
        expect(people.length).toBeLessThanOrEqual(lobbies.chairLimit + lobbies.watcherLimit);
        if (phase.at !== 'over') continue;
        for (const id of phase.again) expect(ids(people)).toContain(id);
      }
    }),
    { numRuns: 1000 },
  );
});

test('nobody new watches beyond the limit', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80, size: 'max' }), steps => {
      let world: World = { lobby: empty, inside: new Set([1]), nextId: 2 };
      for (const [change, who, n] of steps) {
        const before = world.lobby;
        world = changes[change]!(world, who, n);
        const { watching, watchers } = world.lobby;
        const isComing = changes[change] === changes[2] || changes[change] === changes[7];
        if (isComing && watching.length > before.watching.length) expect(watching.length).toBeLessThanOrEqual(watchers);
      }
    }),
    { numRuns: 500 },
  );
});
