/** However slowly somebody reads, in the end they see the table as it is. */
import { describe, expect, test } from 'vitest';
import { games, usualRules } from '../../../src/engine/games/registry.ts';
import { stage } from './oracle.ts';
import { type Evening, type Guest, makeEvening, players, playOn, playToTheEnd, wholeFrame } from './town.ts';

const every = games.map(game => [game.id, game] as const);

describe('news and whole views', () => {
  test.each(every)('make the view of %s, whatever the mix', async (_, game) => {
    const wrongs: string[] = [];
    for (let seed = 0; seed < 4; seed++)
      await stage({
        game,
        rules: usualRules(game),
        seats: game.seats.min + (seed % 2),
        seed,
        compare: 1,
        wrong: why => void wrongs.push(why),
      });
    expect(wrongs).toEqual([]);
  });

  test.each(every)('make the view of %s also over links that are full half of the time', async (_, game) => {
    const wrongs: string[] = [];
    let refused = 0;
    for (let seed = 0; seed < 4; seed++)
      await stage({
        game,
        rules: usualRules(game),
        seats: game.seats.min,
        seed,
        compare: 1,
        fill(rng) {
          if (rng.below(2) === 0) return 'ok';
          refused++;
          return 'full';
        },
        // What comes late was true when it was sent: only the end counts here.
        wrong: why => void (why.includes('another table') && wrongs.push(why)),
      });
    expect(refused).toBeGreaterThan(100);
    expect(wrongs).toEqual([]);
  });
});

describe('a line that takes nothing for a while', () => {
  async function atTable(): Promise<{ t: Evening; ola: Guest; marco: Guest }> {
    const t = makeEvening();
    const [ola, marco] = [await t.guest('Ola'), await t.guest('Marco')];
    await t.deal();
    return { t, ola, marco };
  }

  test('is no reason to see an old table afterwards', async () => {
    const { t, ola, marco } = await atTable();
    ola.tap.clog();
    await playOn(t, players(t, [marco]), 8000, 2);
    expect(ola.sight.view!.waiting).not.toEqual(t.keeper.view!.waiting);
    ola.tap.unclog();
    await t.clock.pass(1000);
    expect(ola.sight.view!.waiting).toEqual(t.keeper.view!.waiting);
    expect(ola.sight.view!.piles['hand/1']!.cards).toEqual(t.inside.piles['hand/1']);
    expect(ola.standing).toEqual({ at: 'in' });
  });

  test('is no reason to miss that somebody came, or that the match is over', async () => {
    const { t, ola, marco } = await atTable();
    ola.tap.clog();
    t.table.room.letWatch(15);
    await t.guest('Zosia', { want: 'watch' });
    marco.session.be({ name: 'Renamed', cat: 3, lang: 'it', plays: 'played before' }, 'usual');
    await t.clock.pass(500);
    expect(ola.sight.lobby!.watchers).toBe(12);
    ola.tap.unclog();
    await t.clock.pass(100);
    expect(ola.sight.lobby).toEqual(t.keeper.lobby);
    expect(ola.sight.lobby!.chairs[2]!.name).toBe('Renamed');
  });

  test('for fifteen seconds is given up, and the guest comes back over another', async () => {
    const { t, ola, marco } = await atTable();
    ola.tap.clog();
    await playOn(t, players(t, [marco]), 20_000, 2);
    expect(ola.tap.closedBy).toBe('slow');
    await t.clock.pass(2000);
    expect(ola.standing).toEqual({ at: 'in' });
    expect(ola.sight.view!.waiting).toEqual(t.keeper.view!.waiting);
    await playToTheEnd(t, players(t, [ola, marco]), 4);
  });

  test('shows nobody anything old over something new', async () => {
    const { t, ola } = await atTable();
    ola.tap.clog();
    t.table.room.letWatch(3);
    t.table.room.letWatch(4);
    await t.clock.pass(10);
    const before = ola.tap.sent.length;
    ola.tap.unclog();
    t.table.room.letWatch(5);
    await t.clock.pass(100);
    const said = ola.tap.said.slice(before);
    const watchers = said.flatMap(text => /"watchers":(\d+)/.exec(text)?.[1] ?? []);
    expect(watchers).toEqual(['4', '5']);
    expect(ola.sight.lobby!.watchers).toBe(5);
  });
});

test('a view is not sent whole more often than once a second, however often it is asked for', async () => {
  const t = makeEvening();
  const ola = await t.guest('Ola');
  await t.deal();
  const resync = new TextEncoder().encode('{"t":"resync"}');
  const before = ola.tap.sent.length;
  const views = () => ola.tap.said.slice(before).filter(text => text.startsWith('{"t":"view"')).length;
  for (let n = 0; n < 9; n++) {
    ola.tap.hear(wholeFrame(resync));
    await t.clock.pass(100);
  }
  expect(views()).toBe(1);
  await t.clock.pass(1000);
  expect(views()).toBe(2);
  await t.clock.pass(5000);
  expect(views()).toBe(2);
});
