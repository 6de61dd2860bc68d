/** A fair evening: everybody binds themselves, everything is written down, and everybody checks it in the end. */
import { describe, expect, test } from 'vitest';
import { gameById, usualRules } from '../../../src/engine/games/registry.ts';
import type { After } from '../../../src/p2p/clock.ts';
import type { FairStatus } from '../../../src/p2p/fair/judgement.ts';
import { type GameShelf, memoryShelf } from '../../../src/p2p/fair/live/game-shelf.ts';
import {
  type Evening,
  type Guest,
  makeEvening,
  type Player,
  players,
  playOn,
  playToTheEnd,
  wholeFrame,
} from './town.ts';

async function evening(gameId: string, names: readonly string[], bots = 0) {
  const it = makeEvening(gameId, { journal: 'kept' });
  const guests: Guest[] = [];
  for (const name of names) guests.push(await it.guest(name));
  for (let n = 0; n < bots; n++) it.table.room.addBot(`Bot ${n}`, n);
  await it.deal();
  return { it, guests };
}

const last = (statuses: readonly FairStatus[]): FairStatus | undefined => statuses.at(-1);
const said = (status: FairStatus | undefined): string => {
  if (status?.at !== 'judged') return status?.at ?? 'nothing';
  const { judged, reports, people } = status.judgement;
  const what =
    judged.verdict === 'fair'
      ? `fair${judged.notes.length > 0 ? ' with notes' : ''}`
      : judged.verdict === 'cheat'
        ? `cheat ${judged.code} ${judged.culprit} at ${judged.seq}`
        : `unverified ${judged.code}`;
  return `${what}, ${reports.length} of ${people}`;
};
const verdicts = (it: Evening, guests: readonly Guest[]): string[] =>
  [it.keeper, ...guests.map(({ sight }) => sight)].map(({ fair }) => said(last(fair)));

describe('a fair match', () => {
  test.each([
    ['zombie_kittens', ['Ola'], 0],
    ['zombie_kittens', ['Ola', 'Marco'], 2],
    ['party_pack', ['Ola', 'Marco', 'Zosia'], 0],
    ['zombeasts', ['Ola', 'Marco'], 1],
    ['kittens_vs_aliens', ['Ola', 'Marco', 'Zosia'], 1],
  ])('of %s with %s and %i bots is checked by everybody', async (game, names, bots) => {
    const { it, guests } = await evening(game, names, bots);
    await playToTheEnd(it, players(it, guests));
    await it.clock.pass(2000);
    const people = names.length + 1;
    for (const verdict of verdicts(it, guests)) expect(verdict).toMatch(new RegExp(`^fair.*, ${people} of ${people}$`));
  });
});

const toTheVerdict = async (it: Evening, people: readonly Player[]): Promise<void> => {
  await playToTheEnd(it, people);
  await it.clock.pass(25_000);
};

describe('trouble', () => {
  test('a page that is loaded anew has its seat, its hand and its keys', async () => {
    const { it, guests } = await evening('party_pack', ['Ola', 'Marco']);
    const [ola, marco] = guests as [Guest, Guest];
    await playOn(it, players(it, guests), 6000);
    ola.close();
    await it.clock.pass(500);
    const again = await it.guest('Ola', { seed: ola.seed, shelf: ola.shelf });
    await it.clock.pass(500);
    expect(again.sight.view?.piles).toEqual(expect.objectContaining({ 'hand/1': expect.anything() }));
    expect(again.sight.view).toEqual(it.table.room.lobby.phase.at === 'playing' ? again.sight.view : null);
    await toTheVerdict(it, players(it, [again, marco]));
    for (const verdict of verdicts(it, [again, marco])) expect(verdict).toMatch(/^fair.*, 3 of 3$/);
  });

  test('a page that is loaded anew at the end, with the next game already picked, finds the same verdict', async () => {
    const { it, guests } = await evening('zombie_kittens', ['Ola', 'Marco']);
    const [ola, marco] = guests as [Guest, Guest];
    await toTheVerdict(it, players(it, guests));
    it.table.room.choose('party_pack', usualRules(gameById('party_pack')!));
    ola.close();
    const again = await it.guest('Ola', { seed: ola.seed, shelf: ola.shelf });
    await it.clock.pass(5000);
    for (const verdict of verdicts(it, [again, marco])) expect(verdict).toMatch(/^fair.*, 3 of 3$/);
  });

  test('a lost network costs nothing', async () => {
    const { it, guests } = await evening('party_pack', ['Ola', 'Marco']);
    await playOn(it, players(it, guests), 4000);
    guests[0]!.cut();
    await playOn(it, players(it, guests), 6000);
    guests[0]!.mend();
    await it.clock.pass(3000);
    await toTheVerdict(it, players(it, guests));
    for (const verdict of verdicts(it, guests)) expect(verdict).toMatch(/^fair.*, 3 of 3$/);
  });

  test('somebody who gets up says so, and the others play on', async () => {
    const { it, guests } = await evening('party_pack', ['Ola', 'Marco', 'Zosia']);
    const [ola, ...others] = guests as [Guest, Guest, Guest];
    await playOn(it, players(it, guests), 4000);
    ola.session.leave();
    await it.clock.pass(500);
    expect(it.keeper.view?.gone).toEqual([1]);
    await toTheVerdict(it, players(it, others));
    for (const verdict of verdicts(it, others)) expect(verdict).toMatch(/^fair with notes, 3 of 4$/);
  });

  test('for somebody who vanishes a bot plays on, and others hand out the copy of the chain', async () => {
    const { it, guests } = await evening('party_pack', ['Ola', 'Marco', 'Zosia']);
    const [ola, ...others] = guests as [Guest, Guest, Guest];
    await playOn(it, players(it, guests), 2000);
    ola.kill();
    await playOn(it, players(it, others), 31_000);
    it.table.away(1, 'stand-in');
    await toTheVerdict(it, players(it, others));
    for (const verdict of verdicts(it, others)) expect(verdict).toMatch(/^fair with notes, 3 of 4$/);
  });

  test('whoever says hello before the host has its own papers together is heard', async () => {
    const keeperShelf = (after: After): GameShelf => {
      const shelf = memoryShelf();
      const slowly = () => new Promise<void>(resolve => void after(200, resolve));
      return { ...shelf, begin: seated => slowly().then(() => shelf.begin(seated)) };
    };
    const it = makeEvening('party_pack', { journal: 'kept', keeperShelf });
    const ola = await it.guest('Ola');
    await it.deal();
    expect(ola.sight.view?.piles).toHaveProperty('hand/1');
  });

  test('who does not sit down is left out, and the others play', async () => {
    const it = makeEvening('party_pack', { journal: 'kept' });
    const ola = await it.guest('Ola');
    const marco = await it.guest('Marco');
    ola.tap.deafen();
    it.table.room.start('soon');
    await it.clock.pass(3500);
    await it.clock.pass(13_000);
    expect(it.keeper.lobby?.phase.at).toBe('playing');
    expect(it.keeper.lobby?.phase).toMatchObject({ seats: [{ name: 'Keeper' }, { name: 'Marco' }] });
    await toTheVerdict(it, players(it, [marco]));
    for (const verdict of verdicts(it, [marco])) expect(verdict).toMatch(/^fair.*, 2 of 2$/);
  });

  test('an answer that nobody signed is not taken', async () => {
    const { it, guests } = await evening('party_pack', ['Ola']);
    const [ola] = guests as [Guest];
    const own = players(it, guests)[0]!;
    while (ola.sight.view?.waiting.on !== 'players' || !ola.sight.view.waiting.ask.seats.includes(1))
      await playOn(it, [own], 400);
    const { ask } = ola.sight.view.waiting;
    ola.tap.hear(frameOf({ t: 'answer', ask: ask.id, chosen: ['draw'] }));
    await it.clock.settle();
    expect(it.keeper.view?.waiting).toMatchObject({ ask: { id: ask.id } });
    expect(it.table.room.strikes(ola.sight.me)?.get('illegal')).toBe(1);
  });
});

describe('what is said of it', () => {
  test('whoever watches is told that players check', async () => {
    const it = makeEvening('party_pack', { journal: 'kept' });
    const ola = await it.guest('Ola');
    const eye = await it.guest('Eye', { want: 'watch' });
    await it.deal();
    expect(last(eye.sight.fair)).toEqual({ at: 'unchecked', why: 'watching' });
    await playToTheEnd(it, players(it, [ola]));
    expect(eye.sight.view?.waiting.on).toBe('nothing');
  });

  test('a table whose keeper only watches has nothing to check', async () => {
    const it = makeEvening('party_pack', { journal: 'kept' });
    const guests = [await it.guest('Ola'), await it.guest('Marco')];
    it.table.say('stand');
    await it.clock.settle();
    await it.deal();
    await playToTheEnd(it, players(it, guests).slice(1));
    expect(guests.map(({ sight }) => last(sight.fair))).toEqual([
      { at: 'unchecked', why: 'keeper-watches' },
      { at: 'unchecked', why: 'keeper-watches' },
    ]);
  });

  test('everybody sees the same six symbols', async () => {
    const { it, guests } = await evening('party_pack', ['Ola', 'Marco']);
    const shown = [it.keeper, ...guests.map(({ sight }) => sight)].map(({ fair }) => last(fair));
    expect(shown[0]).toMatchObject({ at: 'playing', emoji: { length: 6 } });
    expect(shown[1]).toEqual(shown[0]);
    expect(shown[2]).toEqual(shown[0]);
  });
});

const frameOf = (message: object): Uint8Array => wholeFrame(new TextEncoder().encode(JSON.stringify(message)));
