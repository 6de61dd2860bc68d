/** Trouble is normal: broken lines, locked phones, second tabs, people who leave. Nobody loses a seat, nothing hangs. */
import { describe, expect, test } from 'vitest';
import { quickRng } from '../../../src/engine/rng.ts';
import type { Sitting } from '../../../src/p2p/room/lobby.ts';
import type { Standing } from '../../../src/p2p/room/session.ts';
import { type Evening, type Guest, makeEvening, players, playOn, playToTheEnd, type Sight } from './town.ts';

/** Three at a table, a match under way. */
async function atTable(...names: readonly string[]) {
  const t = makeEvening();
  const guests: Guest[] = [];
  for (const name of names.length > 0 ? names : ['Ola', 'Marco']) guests.push(await t.guest(name));
  await t.deal();
  await playOn(t, players(t, guests), 5000);
  return { t, guests, ola: guests[0]!, marco: guests[1]! };
}

const states = (standings: readonly Standing[]) => standings.map(({ at }) => at);
const chairOf = (t: Evening, name: string) => t.keeper.lobby!.chairs.find(chair => chair.name === name);
const linkOf = (t: Evening, name: string) => {
  const chair = chairOf(t, name);
  return chair?.kind === 'person' ? chair.link : null;
};
const sittings = ({ keeper }: Evening): readonly Sitting[] => {
  const { phase } = keeper.lobby!;
  return 'seats' in phase ? phase.seats : [];
};
const hand = ({ view }: Sight) => view?.piles[`hand/${view.seat}`]?.cards;
const realHand = (t: Evening, seat: number) => t.inside.piles[`hand/${seat}`];
const askOf = ({ view }: Sight) => (view?.waiting.on === 'players' ? view.waiting.ask.id : null);
const isTurnOf = ({ view }: Sight, seat: number) =>
  view?.waiting.on === 'players' && view.waiting.ask.about.kind === 'turn' && view.waiting.ask.seats.includes(seat);
/** Whose turns somebody has heard of. */
const turns = ({ events }: Sight) =>
  events.flatMap(event => (event.type === 'cue' && event.cue.cue === 'turn' ? [JSON.stringify(event.cue)] : []));

/** Somebody is at the table as if nothing had been. */
function expectSeated(t: Evening, guest: Guest, seat: number): void {
  expect(guest.standing).toEqual({ at: 'in' });
  expect(guest.sight.view?.seat).toBe(seat);
  expect(hand(guest.sight)).toEqual(realHand(t, seat));
  expect(askOf(guest.sight)).toBe(askOf(t.keeper));
  expect(guest.sight.lobby).toEqual(t.keeper.lobby);
}

describe('a guest reloads the page', () => {
  test('and has seat, hand and view at once, without pressing anything', async () => {
    const { t, ola, marco } = await atTable();
    const before = hand(ola.sight);
    ola.close();
    await t.clock.pass(300);
    const back = await t.guest('Ola', { seed: ola.seed });
    await t.clock.pass(50);
    expectSeated(t, back, 1);
    expect(hand(back.sight)).toEqual(before);
    expect(linkOf(t, 'Ola')).toBe('good');
    expect(marco.standing).toEqual({ at: 'in' });
  });

  test('and sees the view also where its frames come right behind the welcome', async () => {
    const { t, ola } = await atTable();
    ola.close();
    const back = await t.guest('Ola', { seed: ola.seed });
    expect(back.sight.view?.seat).toBe(1);
    expect(t.table.room.strikes(back.sight.me)?.size).toBe(0);
  });

  test('and misses nothing of what others do from then on', async () => {
    const { t, ola, marco } = await atTable();
    ola.close();
    const back = await t.guest('Ola', { seed: ola.seed });
    const heardBefore = turns(marco.sight).length;
    await playOn(t, players(t, [back, marco]), 30_000, 3);
    const others = turns(marco.sight).slice(heardBefore);
    expect(others.length).toBeGreaterThan(2);
    expect(turns(back.sight)).toEqual(others);
  });

  test('and no clock stops for it', async () => {
    const { t, ola, marco } = await atTable();
    const isOlasTurn = () => {
      const waiting = t.keeper.view?.waiting;
      return waiting?.on === 'players' && waiting.ask.clock === 'plain' && waiting.ask.seats.includes(1);
    };
    for (let n = 0; n < 200 && !isOlasTurn(); n++) await playOn(t, players(t, [ola, marco]), 400, n);
    expect(isOlasTurn()).toBe(true);
    ola.close();
    await t.clock.pass(1500);
    expect(t.keeper.clock?.state).toBe('running');
    await t.guest('Ola', { seed: ola.seed });
    await t.clock.pass(100);
    expect(t.keeper.clock?.state).toBe('running');
  });

  test('in the lobby, and sits in the same chair', async () => {
    const t = makeEvening();
    const ola = await t.guest('Ola');
    await t.guest('Marco');
    ola.close();
    await t.clock.pass(500);
    const back = await t.guest('Ola', { seed: ola.seed });
    await t.clock.pass(100);
    expect(back.sight.lobby!.chairs.map(({ name }) => name)).toEqual(['Keeper', 'Ola', 'Marco']);
    expect(back.sight.me).toBe(chairOf(t, 'Ola')!.id);
  });

  test('after the end, and can wish for another match', async () => {
    const { t, ola, marco } = await atTable();
    await playToTheEnd(t, players(t, [ola, marco]), 2);
    await t.clock.pass(100);
    ola.close();
    const back = await t.guest('Ola', { seed: ola.seed });
    await t.clock.pass(100);
    expect(back.sight.view?.waiting.on).toBe('nothing');
    for (const { session } of [back, marco]) session.say('again');
    t.table.say('again');
    await t.clock.pass(100);
    expect(back.sight.lobby!.phase).toMatchObject({ at: 'playing', match: 2 });
    expectSeated(t, back, 1);
  });
});

describe('the network is cut', () => {
  test.each([
    [2600, ['in', 'wobbling', 'in']],
    [3500, ['in', 'wobbling', 'reconnecting', 'in']],
    [10_000, ['in', 'wobbling', 'reconnecting', 'in']],
    [20_000, ['in', 'wobbling', 'reconnecting', 'in']],
    [40_000, ['in', 'wobbling', 'reconnecting', 'in']],
  ])('for %d ms: seat and hand are there afterwards, and everything the others did', async (ms, stood) => {
    const { t, ola, marco } = await atTable();
    ola.cut();
    await playOn(t, players(t, [marco]), ms, 5);
    ola.mend();
    await t.clock.pass(9000);
    expectSeated(t, ola, 1);
    expect(states(ola.sight.standings)).toEqual(stood);
    await playOn(t, players(t, [ola, marco]), 5000, 6);
    expect(turns(ola.sight).at(-1)).toBe(turns(marco.sight).at(-1));
    if (ms < 30_000) expect(turns(ola.sight)).toEqual(turns(marco.sight));
    // The bars remember how long the last pong took.
    expect(['good', 'fair', 'poor']).toContain(linkOf(t, 'Ola'));
  });

  test('and a tap brings the line back without waiting for the next try', async () => {
    const { t, ola } = await atTable();
    ola.cut();
    await t.clock.pass(50_000);
    ola.mend();
    ola.session.poke();
    await t.clock.pass(10);
    expectSeated(t, ola, 1);
  });

  test('the others see the bars fall: poor, lost after ten seconds, away after thirty, and so it stays', async () => {
    const { t, ola } = await atTable();
    ola.cut();
    const seen: (string | null)[] = [];
    for (let s = 0; s < 90; s++) {
      await t.clock.pass(1000);
      seen.push(linkOf(t, 'Ola'));
    }
    expect([...new Set(seen)]).toEqual(['good', 'poor', 'lost', 'away']);
    expect(seen.indexOf('lost')).toBeGreaterThanOrEqual(9);
    expect(seen.indexOf('lost')).toBeLessThanOrEqual(11);
    expect(seen.indexOf('away')).toBeGreaterThanOrEqual(29);
    expect(seen.indexOf('away')).toBeLessThanOrEqual(31);
    expect(new Set(seen.slice(31))).toEqual(new Set(['away']));
  });

  test('what was heard last counts, also when the line breaks later', async () => {
    const { t, ola } = await atTable();
    ola.kill();
    const seen: (string | null)[] = [];
    for (let s = 0; s < 35; s++) {
      await t.clock.pass(1000);
      seen.push(linkOf(t, 'Ola'));
    }
    // The line fails after fifteen seconds: that is no sign of life.
    expect([...new Set(seen)]).toEqual(['good', 'poor', 'lost', 'away']);
    expect(seen.indexOf('away')).toBeLessThanOrEqual(31);
  });

  test('the network of the keeper is cut: nobody is called a twin afterwards', async () => {
    const { t, ola } = await atTable();
    t.hostPage.cut();
    await t.clock.pass(7500);
    t.hostPage.mend();
    await t.clock.pass(2000);
    expectSeated(t, ola, 1);
    expect(states(ola.sight.standings)).not.toContain('out');
  });

  test('one line is dead: a second is made before the first is given up, and nobody is called a twin', async () => {
    const t = makeEvening('zombie_kittens', { delay: 50 });
    const ola = await t.guest('Ola');
    await t.clock.pass(1000);
    const first = t.taps[0]!;
    first.clog();
    first.deafen();
    while (t.taps.length === 1) await t.clock.pass(50);
    expect(first.closedBy).toBeNull();
    // Whatever the host says over the old one is heard before the welcome over the new one.
    first.unclog();
    await t.clock.pass(3000);
    expect(states(ola.sight.standings)).toEqual(['in', 'wobbling', 'reconnecting', 'in']);
    expect(first.closedBy).toBe('local');
    expect(t.keeper.lobby!.chairs.map(({ name }) => name)).toEqual(['Keeper', 'Ola']);
  });
});

describe('a phone is locked', () => {
  test.each([5000, 25_000, 60_000, 110_000])('for %d ms, and is in the game as soon as it wakes up', async ms => {
    const { t, ola, marco } = await atTable();
    ola.freeze();
    await playOn(t, players(t, [marco]), ms, 4);
    ola.thaw();
    ola.session.poke();
    await t.clock.pass(9000);
    expectSeated(t, ola, 1);
    expect(states(ola.sight.standings)).not.toContain('out');
  });

  test('the laptop of the keeper sleeps, and nobody is to blame when it wakes up', async () => {
    const { t, ola, marco } = await atTable();
    t.sleep();
    await t.clock.pass(20_000);
    t.wake();
    const seen = new Set<string | null>();
    for (let s = 0; s < 10; s++) {
      await t.clock.pass(1000);
      seen.add(linkOf(t, 'Ola'));
    }
    expect(seen).not.toContain('away');
    expectSeated(t, ola, 1);
    expectSeated(t, marco, 2);
  });

  test('who had to dial anew while the keeper slept is no twin', async () => {
    const { t, ola } = await atTable();
    t.sleep();
    await t.clock.pass(25_000);
    ola.kill();
    await t.clock.pass(5000);
    t.wake();
    await t.clock.pass(1000);
    const back = await t.guest('Ola', { seed: ola.seed });
    await t.clock.pass(500);
    expectSeated(t, back, 1);
  });
});

describe('a tab dies', () => {
  test('and the one opened in its place has the seat', async () => {
    const { t, ola } = await atTable();
    ola.kill();
    await t.clock.pass(4000);
    const back = await t.guest('Ola', { seed: ola.seed });
    await t.clock.pass(100);
    expectSeated(t, back, 1);
  });

  test('and nobody comes: between matches the chair is free again after two minutes', async () => {
    const t = makeEvening();
    const ola = await t.guest('Ola');
    ola.kill();
    await t.clock.pass(115_000);
    expect(chairOf(t, 'Ola')).toBeDefined();
    await t.clock.pass(10_000);
    expect(chairOf(t, 'Ola')).toBeUndefined();
  });

  test('a place to watch from is free again during a match, a seat in it is not', async () => {
    const { t, ola } = await atTable();
    const zosia = await t.guest('Zosia', { want: 'watch' });
    zosia.kill();
    ola.kill();
    await t.clock.pass(130_000);
    expect(t.keeper.lobby!.watching).toEqual([]);
    expect(t.keeper.lobby!.phase.at).toBe('playing');
    const back = await t.guest('Ola', { seed: ola.seed });
    await t.clock.pass(100);
    expect(back.sight.view?.seat).toBe(1);
  });
});

describe('the broker', () => {
  test('stops, and the match goes on; the keeper knows that nobody new will come', async () => {
    const { t, ola, marco } = await atTable();
    t.network.down();
    await playToTheEnd(t, players(t, [ola, marco]), 2);
    expect(t.keeper.found).toBe('deaf');
    expect(ola.standing).toEqual({ at: 'in' });
    expect(states(ola.sight.standings)).toEqual(['in']);
    const late = await t.guest('Late');
    await t.clock.pass(100);
    expect(late.standing).toEqual({ at: 'out', why: 'unreachable' });
    t.network.up();
    await t.clock.pass(100);
    expect(t.keeper.found).toBe('open');
    late.session.retry('sit');
    await t.clock.pass(100);
    expect(late.standing).toEqual({ at: 'in' });
  });

  test('is gone when a line breaks: the guest comes back when the broker does', async () => {
    const { t, ola } = await atTable();
    t.network.down();
    ola.tap.link.close('slow');
    await t.clock.pass(60_000);
    expect(ola.standing).toEqual({ at: 'reconnecting' });
    t.network.up();
    await t.clock.pass(9000);
    expectSeated(t, ola, 1);
  });

  test('is gone when the table opens, and finds it later', async () => {
    const t = makeEvening();
    t.network.down();
    await t.clock.pass(5000);
    t.network.up();
    await t.clock.pass(5000);
    expect(t.keeper.found).toBe('open');
    const ola = await t.guest('Ola');
    await t.clock.pass(100);
    expect(ola.standing).toEqual({ at: 'in' });
  });

  test('has somebody else at a new address: the table moves to another', async () => {
    const t = makeEvening('zombie_kittens', { address: 'taken' });
    t.table.room.addBot('Bot', 1);
    await t.clock.pass(100);
    expect(t.keeper.links).toHaveLength(1);
    expect(t.keeper.found).toBe('open');
    const ola = await t.guest('Ola');
    await t.clock.pass(100);
    expect(ola.standing).toEqual({ at: 'in' });
  });

  test('has somebody else at an address that friends know: it is tried every other second until it is free', async () => {
    const t = makeEvening('zombie_kittens', { address: 'taken', since: 'before' });
    await t.clock.pass(10_000);
    expect(t.keeper.links).toEqual([]);
    expect(t.keeper.founds.length).toBeLessThanOrEqual(6);
    expect(t.keeper.found).toBe('opening');
    t.squatter.leave();
    await t.clock.pass(2000);
    expect(t.keeper.found).toBe('open');
  });
});

describe('a second tab', () => {
  test('with the same key is told so; it takes over when its person wants, and the first is told', async () => {
    const { t, ola } = await atTable();
    const twin = await t.guest('Ola', { seed: ola.seed });
    await t.clock.pass(100);
    expect(twin.standing).toEqual({ at: 'out', why: 'twin' });
    expectSeated(t, ola, 1);
    twin.session.retry('take-over');
    await t.clock.pass(100);
    expectSeated(t, twin, 1);
    expect(ola.standing).toEqual({ at: 'out', why: 'twin' });
    expect(sittings(t)).toHaveLength(3);
    // They do not fight for it.
    await t.clock.pass(60_000);
    expectSeated(t, twin, 1);
    expect(ola.sight.standings.at(-1)).toEqual({ at: 'out', why: 'twin' });
    ola.session.retry('take-over');
    await t.clock.pass(100);
    expectSeated(t, ola, 1);
    expect(twin.standing).toEqual({ at: 'out', why: 'twin' });
  });

  test('opened while the first is frozen has the seat, and the first is told when it wakes up', async () => {
    const { t, ola } = await atTable();
    ola.freeze();
    await t.clock.pass(5000);
    const twin = await t.guest('Ola', { seed: ola.seed });
    await t.clock.pass(100);
    expectSeated(t, twin, 1);
    ola.thaw();
    await t.clock.pass(3000);
    expect(ola.standing).toEqual({ at: 'out', why: 'twin' });
    expectSeated(t, twin, 1);
  });
});

describe('the keeper shows somebody the door', () => {
  test('and they stay out, with any tab', async () => {
    const { t, ola } = await atTable();
    t.table.room.remove(ola.sight.me);
    await t.clock.pass(100);
    expect(ola.standing).toEqual({ at: 'out', why: 'kicked' });
    ola.session.retry('sit');
    await t.clock.pass(100);
    expect(ola.standing).toEqual({ at: 'out', why: 'kicked' });
    const again = await t.guest('Ola', { seed: ola.seed });
    await t.clock.pass(100);
    expect(again.standing).toEqual({ at: 'out', why: 'kicked' });
    expect(chairOf(t, 'Ola')).toBeUndefined();
  });

  test('and the match goes on without them to its end', async () => {
    const { t, ola, marco } = await atTable();
    t.table.room.remove(ola.sight.me);
    await t.clock.pass(100);
    expect(marco.sight.view!.gone).toEqual([1]);
    await playToTheEnd(t, players(t, [marco]), 2);
    await t.clock.pass(100);
    expect(t.keeper.lobby!.phase.at).toBe('over');
  });

  test('but nobody shows the keeper the door, not even the keeper', async () => {
    const { t } = await atTable();
    t.table.room.remove(t.table.me);
    t.table.say('leave');
    await t.clock.pass(100);
    expect(chairOf(t, 'Keeper')).toBeDefined();
    expect(t.keeper.lobby!.phase.at).toBe('playing');
  });
});

describe('no chair', () => {
  test('at a full table, but a place to watch from', async () => {
    const t = makeEvening();
    for (let n = 0; n < 9; n++) t.table.room.addBot(`Bot${n}`, n);
    const ola = await t.guest('Ola');
    await t.clock.pass(100);
    expect(ola.standing).toEqual({ at: 'out', why: 'full' });
    ola.session.retry('watch');
    await t.clock.pass(100);
    expect(ola.standing).toEqual({ at: 'in' });
    expect(ola.sight.lobby!.watching.map(({ name }) => name)).toEqual(['Ola']);
  });

  test('while they play: a late comer watches, and is dealt in next time', async () => {
    const { t, ola, marco } = await atTable();
    const late = await t.guest('Late');
    await t.clock.pass(100);
    expect(late.standing).toEqual({ at: 'in' });
    expect(late.sight.lobby!.watching).toMatchObject([{ name: 'Late', wants: 'to play' }]);
    expect(late.sight.view?.seat).toBeNull();
    await playToTheEnd(t, players(t, [ola, marco]), 2);
    await t.clock.pass(100);
    expect(late.sight.lobby!.chairs.map(({ name }) => name)).toEqual(['Keeper', 'Ola', 'Marco', 'Late']);
    for (const { session } of [ola, marco, late]) session.say('again');
    t.table.say('again');
    await t.clock.pass(100);
    expect(late.sight.view?.seat).toBe(3);
    expect(hand(late.sight)?.length).toBeGreaterThan(0);
  });

  test('and no place to watch from either: they are mid-game', async () => {
    const { t } = await atTable();
    t.table.room.letWatch(0);
    const late = await t.guest('Late');
    await t.clock.pass(100);
    expect(late.standing).toEqual({ at: 'out', why: 'running' });
  });
});

describe('watchers', () => {
  test('see what lies open, live, and no hand', async () => {
    const { t, ola, marco } = await atTable();
    const zosia = await t.guest('Zosia', { want: 'watch' });
    for (let n = 0; n < 20; n++) {
      await playOn(t, players(t, [ola, marco]), 1000, n);
      const { view } = zosia.sight;
      expect(view?.seat).toBeNull();
      expect(view?.own).toBeNull();
      expect(view?.prompt).toBeNull();
      expect(view?.waiting).toEqual(t.keeper.view!.waiting);
      expect(view?.piles.discard?.cards).toEqual(t.inside.piles.discard);
      for (const seat of [0, 1, 2]) expect(view?.piles[`hand/${seat}`]?.cards).toBeNull();
      expect(view?.piles.deck?.cards).toBeNull();
    }
    for (const event of zosia.sight.events)
      if (event.type === 'move' && event.from === 'deck' && event.to.startsWith('hand')) expect(event.card).toBeNull();
  });

  test('have no say: what they send is counted against them', async () => {
    const { t } = await atTable();
    const zosia = await t.guest('Zosia', { want: 'watch' });
    zosia.session.answer(askOf(t.keeper) ?? 0, []);
    await t.clock.pass(100);
    expect(t.table.room.strikes(zosia.sight.me)).toEqual(new Map([['not-seated', 1]]));
  });
});

describe('somebody leaves', () => {
  test('during a match: the others play on, and all but they go on to the next', async () => {
    const { t, ola, marco } = await atTable();
    ola.session.leave();
    await t.clock.pass(100);
    expect(ola.standing).toEqual({ at: 'out', why: 'left' });
    expect(marco.sight.view!.gone).toEqual([1]);
    expect(chairOf(t, 'Ola')).toBeUndefined();
    await playToTheEnd(t, players(t, [marco]), 2);
    t.table.say('again');
    marco.session.say('again');
    await t.clock.pass(100);
    expect(sittings(t).map(({ name }) => name)).toEqual(['Keeper', 'Marco']);
  });

  test('and comes back: as a late comer with the same key, with a line that stays alive', async () => {
    const { t, ola } = await atTable();
    ola.session.leave();
    await t.clock.pass(5000);
    ola.session.retry('sit');
    await t.clock.pass(60_000);
    expect(ola.standing).toEqual({ at: 'in' });
    expect(ola.sight.view?.seat).toBeNull();
    expect(t.keeper.lobby!.watching).toMatchObject([{ name: 'Ola', link: 'good', wants: 'to play' }]);
  });

  test('is told to the others once', async () => {
    const t = makeEvening();
    const ola = await t.guest('Ola');
    const marco = await t.guest('Marco');
    await t.clock.pass(100);
    const before = marco.tap.said.length;
    ola.session.leave();
    await t.clock.pass(10);
    const said = marco.tap.said.slice(before);
    expect(said.filter(text => text.includes('"lobby"'))).toHaveLength(1);
  });

  test('all of them: the match is over, and the keeper can play with bots', async () => {
    const { t, ola, marco } = await atTable();
    ola.session.leave();
    marco.session.leave();
    await t.clock.pass(5000);
    expect(t.keeper.lobby!.phase.at).toBe('over');
    expect(t.keeper.view!.waiting).toMatchObject({ on: 'nothing', result: { winners: [0] } });
    t.table.room.toLobby();
    t.table.room.addBot('Bot', 1);
    await t.deal();
    await playToTheEnd(t, players(t, []), 3);
    await t.clock.pass(100);
    expect(t.keeper.lobby!.phase.at).toBe('over');
  });

  test('the keeper ends the table: everybody hears that it is gone', async () => {
    const { t, ola, marco } = await atTable();
    t.table.close();
    await t.clock.pass(100);
    for (const guest of [ola, marco]) expect(guest.standing).toEqual({ at: 'out', why: 'no-table' });
  });

  test('the keeper closes the tab: everybody tries to come back', async () => {
    const { t, ola } = await atTable();
    t.hostPage.leave();
    await t.clock.pass(20_000);
    expect(ola.standing).toEqual({ at: 'reconnecting' });
  });
});

describe('somebody is away', () => {
  async function olaAway(...names: readonly string[]) {
    const table = await atTable(...names);
    table.ola.kill();
    await playOn(table.t, players(table.t, table.guests.slice(1)), 35_000, 7);
    return table;
  }

  test('the keeper lets a stand-in play, and who comes back has the seat at once', async () => {
    const { t, ola, marco } = await olaAway();
    expect(sittings(t)[1]).toMatchObject({ name: 'Ola', by: 'itself' });
    t.table.away(1, 'stand-in');
    await t.clock.pass(100);
    expect(sittings(t)[1]).toMatchObject({ by: 'stand-in' });
    const played = turns(marco.sight).length;
    await playOn(t, players(t, [marco]), 12_000, 8);
    expect(turns(marco.sight).length).toBeGreaterThan(played);
    const back = await t.guest('Ola', { seed: ola.seed });
    await t.clock.pass(100);
    expect(sittings(t)[1]).toMatchObject({ by: 'itself' });
    expectSeated(t, back, 1);
    for (let n = 0; n < 300 && !isTurnOf(back.sight, 1); n++) await playOn(t, players(t, [marco]), 200, n);
    const before = askOf(back.sight);
    // Nobody answers in her place any more.
    await t.clock.pass(10_000);
    expect(isTurnOf(back.sight, 1)).toBe(true);
    expect(askOf(back.sight)).toBe(before);
  });

  test('the turn of somebody away can be skipped, and only the one that is open', async () => {
    const { t, marco } = await olaAway();
    for (let n = 0; n < 400 && !isTurnOf(marco.sight, 1); n++) await playOn(t, players(t, [marco]), 200, n);
    expect(isTurnOf(marco.sight, 1)).toBe(true);
    t.table.away(1, 'skip');
    await t.clock.pass(5000);
    expect(isTurnOf(marco.sight, 1)).toBe(false);
    expect(sittings(t)[1]).toMatchObject({ by: 'itself' });
  });

  test('with a stand-in the match comes to its end', async () => {
    const { t, marco } = await olaAway();
    t.table.away(1, 'stand-in');
    await playToTheEnd(t, players(t, [marco]), 9);
    await t.clock.pass(100);
    expect(t.keeper.lobby!.phase.at).toBe('over');
  });

  test('without the keeper it takes most of those who are here', async () => {
    const { t, guests } = await olaAway('Ola', 'Marco', 'Zosia', 'Kuba');
    const [, marco, zosia, kuba] = guests as [Guest, Guest, Guest, Guest];
    t.table.away(1, 'wait');
    marco.session.away(1, 'stand-in');
    zosia.session.away(1, 'stand-in');
    await t.clock.pass(100);
    expect(sittings(t)[1]).toMatchObject({ by: 'itself' });
    kuba.session.away(1, 'stand-in');
    await t.clock.pass(100);
    expect(sittings(t)[1]).toMatchObject({ by: 'stand-in' });
  });

  test('nobody votes about somebody who is here, and watchers do not vote', async () => {
    const { t, marco } = await olaAway();
    const zosia = await t.guest('Zosia', { want: 'watch' });
    await t.clock.pass(100);
    zosia.session.away(1, 'stand-in');
    marco.session.away(0, 'stand-in');
    t.table.away(2, 'stand-in');
    t.table.away(77, 'stand-in');
    await t.clock.pass(100);
    expect(sittings(t).map(({ by }) => by)).toEqual(['itself', 'itself', 'itself']);
  });

  test('what was said about one is not held against who sits there in the next match', async () => {
    const { t, marco, guests } = await olaAway('Ola', 'Marco', 'Zosia', 'Kuba');
    const [, , zosia, kuba] = guests as [Guest, Guest, Guest, Guest];
    t.table.away(1, 'stand-in');
    await playToTheEnd(t, players(t, [marco, zosia, kuba]), 9);
    for (const { session } of [marco, zosia, kuba]) session.say('again');
    t.table.say('again');
    await t.clock.pass(500);
    expect(sittings(t).map(({ name }) => name)).toEqual(['Keeper', 'Marco', 'Zosia', 'Kuba']);
    marco.kill();
    await playOn(t, players(t, [zosia, kuba]), 35_000, 7);
    expect(t.keeper.lobby!.phase.at).toBe('playing');
    zosia.session.away(1, 'wait');
    await t.clock.pass(100);
    expect(sittings(t)[1]).toMatchObject({ name: 'Marco', by: 'itself' });
  });

  test('when the next match begins they are not dealt in, and are when they are back', async () => {
    const { t, ola, marco } = await olaAway();
    t.table.away(1, 'stand-in');
    await playToTheEnd(t, players(t, [marco]), 9);
    marco.session.say('again');
    t.table.say('again');
    await t.clock.pass(500);
    expect(sittings(t).map(({ name }) => name)).toEqual(['Keeper', 'Marco']);
    const back = await t.guest('Ola', { seed: ola.seed });
    await t.clock.pass(100);
    expect(back.sight.view?.seat).toBeNull();
    await playToTheEnd(t, players(t, [marco]), 11);
    await t.clock.pass(100);
    expect(chairOf(t, 'Ola')).toBeDefined();
  });

  test('and too few are left to begin: everybody keeps their chair', async () => {
    const t = makeEvening();
    const ola = await t.guest('Ola');
    ola.kill();
    await t.clock.pass(35_000);
    await t.deal();
    expect(t.keeper.lobby!.phase.at).toBe('lobby');
    const back = await t.guest('Ola', { seed: ola.seed });
    await t.clock.pass(100);
    expect(back.sight.lobby!.chairs.map(({ name }) => name)).toEqual(['Keeper', 'Ola']);
    await t.deal();
    expectSeated(t, back, 1);
  });
});

describe('once more', () => {
  async function atTheEnd() {
    const table = await atTable('Ola', 'Marco', 'Zosia');
    await playToTheEnd(table.t, players(table.t, table.guests), 2);
    await table.t.clock.pass(100);
    return table;
  }

  test('when most want it, the others have eight seconds', async () => {
    const { t, ola, marco } = await atTheEnd();
    for (const { session } of [ola, marco]) session.say('again');
    t.table.say('again');
    await t.clock.pass(7900);
    expect(t.keeper.lobby!.phase.at).toBe('over');
    await t.clock.pass(200);
    expect(t.keeper.lobby!.phase).toMatchObject({ at: 'playing', match: 2 });
  });

  test('and nobody can make that longer by pressing on', async () => {
    const { t, ola, marco } = await atTheEnd();
    for (const { session } of [ola, marco]) session.say('again');
    t.table.say('again');
    for (let s = 0; s < 9; s++) {
      await t.clock.pass(1000);
      ola.session.say('again');
    }
    expect(t.keeper.lobby!.phase).toMatchObject({ at: 'playing', match: 2 });
  });

  test('nobody waits for the Again of somebody who is away', async () => {
    const t = makeEvening();
    const ola = await t.guest('Ola');
    t.table.room.addBot('Bot', 1);
    await t.deal();
    await playToTheEnd(t, players(t, [ola]), 2);
    t.table.say('again');
    ola.kill();
    await t.clock.pass(20_000);
    expect(t.keeper.lobby!.phase.at).toBe('over');
    await t.clock.pass(15_000);
    expect(t.keeper.lobby!.phase).toMatchObject({ at: 'playing', match: 2 });
    expect(sittings(t).map(({ name }) => name)).toEqual(['Keeper', 'Bot']);
  });

  test('back in the lobby another game is chosen and played', async () => {
    const { t, guests } = await atTheEnd();
    t.table.room.toLobby();
    t.table.room.choose('party_pack', { specialCombos: true, pace: 'quick', turnMs: null });
    await t.clock.pass(100);
    expect(guests[0]!.sight.lobby).toMatchObject({ game: 'party_pack', phase: { at: 'lobby' } });
    await t.deal();
    await playToTheEnd(t, players(t, guests), 5);
  });

  test('somebody needs a moment: the countdown stops, and starts again when the keeper wants', async () => {
    const t = makeEvening();
    const ola = await t.guest('Ola');
    t.table.room.start('soon');
    await t.clock.pass(2000);
    expect(ola.sight.lobby!.phase.at).toBe('countdown');
    ola.session.say('wait');
    await t.clock.pass(5000);
    expect(ola.sight.lobby!.phase.at).toBe('lobby');
    await t.deal();
    expect(ola.sight.lobby!.phase.at).toBe('playing');
  });

  test('who arrives during the countdown plays', async () => {
    const t = makeEvening();
    await t.guest('Ola');
    t.table.room.start('soon');
    await t.clock.pass(1000);
    const marco = await t.guest('Marco');
    await t.clock.pass(2500);
    expect(marco.sight.view?.seat).toBe(2);
  });
});

// ── Everything at once ───────────────────────────────────────────────────────

/** Four guests with one trouble after another; now and then somebody presses something. */
async function chaos(seed: number) {
  const t = makeEvening();
  const rng = quickRng(seed);
  const guests: Guest[] = [];
  for (const name of ['Ola', 'Marco', 'Zosia', 'Kuba']) guests.push(await t.guest(name));
  await t.deal();
  const down = new Set<number>();
  const heal = async (n: number) => {
    t.network.up();
    const guest = guests[n]!;
    guest.mend();
    guest.thaw();
    guest.close();
    guests[n] = await t.guest(guest.name, { seed: guest.seed });
    down.delete(n);
  };
  const troubles: readonly ((guest: Guest) => void)[] = [g => g.cut(), g => g.freeze(), g => g.kill(), g => g.close()];
  for (let n = 0; n < 600 && t.keeper.lobby!.phase.at === 'playing'; n++) {
    const who = rng.below(4);
    if (rng.below(6) === 0 && !down.has(who)) {
      down.add(who);
      rng.shuffled(troubles)[0]!(guests[who]!);
    } else if (down.has(who) && rng.below(4) === 0) await heal(who);
    if (rng.below(20) === 0) t.network.down();
    else t.network.up();
    const here = guests.filter((_, g) => !down.has(g));
    await playOn(t, players(t, here), 1000 + rng.below(12_000), n);
    for (const [seat, { id }] of sittings(t).entries())
      if (t.keeper.lobby!.chairs.some(chair => chair.kind === 'person' && chair.id === id && chair.link === 'away'))
        t.table.away(seat, 'stand-in');
  }
  t.network.up();
  for (const n of [...down]) await heal(n);
  await t.clock.pass(40_000);
  return { t, guests };
}

test.each(Array.from({ length: 12 }, (_, n) => [n]))(
  'whatever happens, the match comes to its end (%d)',
  async seed => {
    const { t, guests } = await chaos(seed);
    expect(t.keeper.lobby!.phase.at).toBe('over');
    for (const guest of guests) {
      expect(guest.standing).toEqual({ at: 'in' });
      expect(guest.sight.lobby).toEqual(t.keeper.lobby);
      expect(guest.sight.view?.waiting).toEqual(t.keeper.view!.waiting);
    }
    t.table.room.toLobby();
    await t.deal();
    expect(t.keeper.lobby!.phase.at).toBe('playing');
  },
);
