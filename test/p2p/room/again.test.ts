/** After a match: who wants another, how long the others have, and anybody may call for a wait. */
import { describe, expect, test } from 'vitest';
import { againMs } from '../../../src/p2p/room/lobby.ts';
import { type Evening, type Guest, makeEvening, players, playToTheEnd } from './town.ts';

const rules = { specialCombos: true, pace: 'quick', turnMs: null };

/** Keeper, Ola, Marco and Zosia have played one match to its end. */
async function afterwards(journal: 'kept' | 'none' = 'none', checkMs = 0) {
  const it = makeEvening('party_pack', { rules, journal });
  const guests: Guest[] = [];
  for (const name of ['Ola', 'Marco', 'Zosia'])
    guests.push(await it.guest(name, { checkMs: name === 'Zosia' ? checkMs : 0 }));
  await it.deal();
  await playToTheEnd(it, players(it, guests));
  await it.clock.pass(2000);
  return { it, guests: guests as [Guest, Guest, Guest] };
}
const phase = ({ keeper }: Evening) => keeper.lobby!.phase;
const wants = async (it: Evening, ...who: readonly { say(what: 'again' | 'wait'): void }[]) => {
  for (const one of who) one.say('again');
  await it.clock.pass(100);
};

describe('another match', () => {
  test('begins as soon as everybody wants it, on the same chairs', async () => {
    const { it, guests } = await afterwards();
    const before = phase(it);
    await wants(it, it.table, ...guests.map(({ session }) => session));
    expect(phase(it)).toMatchObject({ at: 'playing', match: 2 });
    expect('seats' in before && before.seats).toEqual((phase(it) as { seats: unknown }).seats);
  });

  test('begins eight seconds after most want it, and everybody can see that', async () => {
    const { it, guests } = await afterwards();
    const [ola, marco] = guests;
    await wants(it, it.table, ola.session);
    expect(phase(it)).toMatchObject({ at: 'over', next: 'open' });
    await it.clock.pass(2 * againMs);
    expect(phase(it).at).toBe('over');
    await wants(it, marco.session);
    expect(guests.map(({ sight }) => sight.lobby?.phase)).toEqual([
      expect.objectContaining({ next: 'soon', again: [1, 2, 3] }),
      expect.objectContaining({ next: 'soon' }),
      expect.objectContaining({ next: 'soon' }),
    ]);
    await it.clock.pass(againMs - 300);
    expect(phase(it).at).toBe('over');
    await it.clock.pass(300);
    expect(phase(it)).toMatchObject({ at: 'playing', match: 2, seats: { length: 4 } });
  });

  test('waits when anybody calls for it, and then begins when everybody wants it', async () => {
    const { it, guests } = await afterwards();
    const [ola, marco, zosia] = guests;
    await wants(it, it.table, ola.session, marco.session);
    zosia.session.say('wait');
    await it.clock.pass(3 * againMs);
    expect(phase(it)).toMatchObject({ at: 'over', next: 'held', again: { length: 3 } });
    await wants(it, zosia.session);
    expect(phase(it)).toMatchObject({ at: 'playing', match: 2 });
  });

  test('is not hurried by pressing twice, nor held before anybody hurries', async () => {
    const { it, guests } = await afterwards();
    const [ola, marco, zosia] = guests;
    zosia.session.say('wait');
    await wants(it, it.table, ola.session, marco.session);
    expect(phase(it)).toMatchObject({ next: 'soon' });
    await it.clock.pass(againMs - 1000);
    await wants(it, marco.session);
    await it.clock.pass(1000);
    expect(phase(it).at).toBe('playing');
  });

  test('is off again when too few are left who want it', async () => {
    const { it, guests } = await afterwards();
    const [ola, marco] = guests;
    await wants(it, it.table, ola.session, marco.session);
    ola.session.leave();
    marco.session.leave();
    await it.clock.pass(100);
    expect(phase(it)).toMatchObject({ at: 'over', next: 'open', again: [1] });
    await it.clock.pass(2 * againMs);
    expect(phase(it).at).toBe('over');
  });
});

describe('the check of one match, while another is played', () => {
  test('belongs to its own match', async () => {
    const { it, guests } = await afterwards('kept');
    await wants(it, it.table, ...guests.map(({ session }) => session));
    await it.clock.pass(4000);
    for (const { fairOf } of [it.keeper, ...guests.map(({ sight }) => sight)]) {
      expect(fairOf.get(1)).toMatchObject({ at: 'judged', judgement: { judged: { verdict: 'fair' }, people: 4 } });
      expect(fairOf.get(2)).toMatchObject({ at: 'playing', emoji: { length: 6 } });
    }
  });

  test('hears a report that comes late, and the next match does not', async () => {
    const { it, guests } = await afterwards('kept', 10_000);
    const devices = [it.keeper, ...guests.map(({ sight }) => sight)];
    const [ola, , zosia] = guests;
    expect(ola.sight.fairOf.get(1)).toMatchObject({ at: 'judged', judgement: { reports: { length: 3 } } });
    expect(zosia.sight.fairOf.get(1)?.at).toBe('checking');
    await wants(it, it.table, ...guests.map(({ session }) => session));
    await it.clock.pass(20_000);
    for (const { fairOf } of devices) {
      expect(fairOf.get(1)).toMatchObject({ at: 'judged', judgement: { reports: { length: 4 } } });
      expect(fairOf.get(2)?.at).toBe('playing');
    }
  });

  test('can be saved as a file, as the running one can', async () => {
    const { it, guests } = await afterwards('kept');
    await wants(it, it.table, ...guests.map(({ session }) => session));
    await it.clock.pass(4000);
    const files = await Promise.all([1, 2, 3].map(match => guests[0].session.receipt(match)));
    expect(files.map(file => file !== null)).toEqual([true, true, false]);
    expect(await it.table.room.receipt(1)).not.toBeNull();
    expect(await it.table.room.receipt(3)).toBeNull();
  });
});

describe('a page that is loaded anew after the end', () => {
  test('says again what the check found', async () => {
    const { it, guests } = await afterwards('kept');
    const [ola] = guests;
    ola.close();
    await it.clock.pass(500);
    const again = await it.guest('Ola', { seed: ola.seed, shelf: ola.shelf });
    await it.clock.pass(2000);
    expect(again.sight.view?.waiting.on).toBe('nothing');
    expect(again.sight.fairOf.get(1)).toMatchObject({
      judgement: { judged: { verdict: 'fair' }, reports: { length: 4 } },
    });
    expect(await again.session.receipt(1)).not.toBeNull();
  });

  test('says that it has no log if it kept none', async () => {
    const { it, guests } = await afterwards('kept');
    const [ola] = guests;
    ola.close();
    await it.clock.pass(500);
    const again = await it.guest('Ola', { seed: ola.seed });
    await it.clock.pass(2000);
    expect(again.sight.view?.waiting.on).toBe('nothing');
    expect(again.sight.fairOf.get(1)).toEqual({ at: 'unchecked', why: 'unkept' });
  });
});
