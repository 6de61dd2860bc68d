/** Honest evenings in bad weather, with real rooms: pages are loaded anew, networks fail, people leave, bots play for them. */
import { expect, test } from 'vitest';
import type { Rng } from '../../../src/engine/contract.ts';
import { games } from '../../../src/engine/games/registry.ts';
import { quickRng } from '../../../src/engine/rng.ts';
import type { Judgement } from '../../../src/p2p/fair/judgement.ts';
import { type Evening, type Guest, makeEvening, players, playOn } from './town.ts';

/** More with EVENINGS=100. */
const evenings = Number(process.env.EVENINGS ?? 3);
const names = ['Ola', 'Marco', 'Zosia', 'Piotr'];

interface Chair {
  guest: Guest;
  state: 'here' | 'away' | 'left';
}
interface Town {
  readonly it: Evening;
  readonly chairs: readonly Chair[];
  readonly rng: Rng;
}
const here = ({ chairs }: Town) => chairs.filter(({ state }) => state === 'here');
const isOver = ({ it }: Town) => it.keeper.view?.waiting.on === 'nothing';

async function sitDown(n: number): Promise<Town> {
  // Kittens, zombeasts, aliens; then the others.
  const game = games[(2 * n) % games.length]!;
  const rng = quickRng(1000 + n);
  const people = Math.max(game.seats.min, Math.min(game.seats.max, 3 + rng.below(3)));
  const it = makeEvening(game.id, { journal: 'kept' });
  const chairs: Chair[] = [];
  for (const name of names.slice(0, people - 1)) chairs.push({ guest: await it.guest(name), state: 'here' });
  await it.deal();
  return { it, chairs, rng };
}

/** Everybody who is there plays on for a while. */
const goOn = (town: Town, ms: number, seed: number) =>
  playOn(
    town.it,
    players(
      town.it,
      here(town).map(({ guest }) => guest),
    ),
    ms,
    seed,
  );

async function comeBack({ it }: Town, chair: Chair): Promise<void> {
  const { name, seed, shelf } = chair.guest;
  chair.guest = await it.guest(name, { seed, shelf });
  chair.state = 'here';
  await it.clock.pass(500);
}

async function gust(town: Town, n: number): Promise<void> {
  const { it, rng } = town;
  const [chair] = rng.shuffled(here(town));
  const away = town.chairs.find(({ state }) => state === 'away');
  if (away && rng.below(3) === 0) return comeBack(town, away);
  if (!chair) return;
  switch (rng.below(8)) {
    case 0:
      chair.guest.close();
      await it.clock.pass(500);
      return comeBack(town, chair);
    case 1:
      chair.guest.cut();
      await goOn(town, 3000, n);
      return chair.guest.mend();
    case 2:
      chair.guest.freeze();
      await goOn(town, 3000, n);
      return chair.guest.thaw();
    case 3:
      if (here(town).length < 2) return;
      chair.guest.kill();
      chair.state = 'away';
      await goOn(town, 31_000, n);
      return it.table.away(town.chairs.indexOf(chair) + 1, 'stand-in');
    case 4:
      if (here(town).length < 3) return;
      chair.guest.session.leave();
      chair.state = 'left';
      await it.clock.pass(500);
  }
}

async function evening(n: number): Promise<readonly Judgement[]> {
  const town = await sitDown(n);
  for (let round = 0; !isOver(town); round++) {
    if (round > 1000) throw new Error(`evening ${n} does not end`);
    await gust(town, round);
    await goOn(town, 4000, round);
  }
  for (const chair of town.chairs) if (chair.state === 'away') await comeBack(town, chair);
  await town.it.clock.pass(25_000);
  const sights = [town.it.keeper, ...here(town).map(({ guest }) => guest.sight)];
  return sights.map(({ fair }) => {
    const last = fair.at(-1);
    if (last?.at !== 'judged') throw new Error(`evening ${n}: ${last?.at}`);
    return last.judgement;
  });
}

test(
  'whatever happens to honest people, nobody is accused',
  async () => {
    const noted = new Set<string>();
    for (let n = 0; n < evenings; n++) {
      const judgements = await evening(n);
      for (const { judged, head } of judgements) {
        expect(judged, `evening ${n}`).toMatchObject({ verdict: 'fair' });
        expect(head).toEqual(judgements[0]!.head);
        if (judged.verdict === 'fair') for (const { what } of judged.notes) noted.add(what);
      }
    }
    // Fair weather would prove nothing.
    expect([...noted]).toEqual(expect.arrayContaining(['left', 'opened', 'played-for', 'plays-again']));
  },
  120_000 + 20_000 * evenings,
);
