/** The end of a match in numbers: a few lines out of what everybody could see, the same lines for all. */
import type { Result, Seat, SeenEvent } from '../../engine/contract.ts';
import type { GameId } from '../../engine/games/registry.ts';
import type { Family } from '../words/stats.ts';
import { aliens } from './aliens.ts';
import { cuesIn, type Fact } from './count.ts';
import type { FamilyStats, Place } from './family.ts';
import { kittens } from './kittens.ts';
import { moon } from './moon.ts';

export interface Stat extends Fact {
  readonly stat: string;
}
export interface Tale {
  readonly family: Family;
  readonly stats: readonly Stat[];
  readonly places: readonly Place[];
}

const families: Readonly<Record<Family, FamilyStats<string>>> = { kittens, moon, aliens };
const familyOf: Readonly<Record<GameId, Family>> = {
  zombie_kittens: 'kittens',
  party_pack: 'kittens',
  apocalypse: 'kittens',
  zombeasts: 'moon',
  kittens_vs_aliens: 'aliens',
};

export const lineCount = 4;

export function taleOf(game: string, story: readonly SeenEvent[], result: Result, seats: readonly Seat[]): Tale | null {
  const family = Object.entries(familyOf).find(([id]) => id === game)?.[1];
  if (!family) return null;
  const { pool, places } = families[family];
  const cues = cuesIn(story);
  return { family, stats: picked(pool, cues), places: places(cues, result, seats) };
}

/** The most telling first, but nobody's name twice as long as there is something to say of others. */
function picked(pool: FamilyStats<string>['pool'], cues: ReturnType<typeof cuesIn>): readonly Stat[] {
  const all = Object.entries(pool).flatMap(([stat, measure]) => {
    const fact = measure(cues);
    return fact ? [{ stat, ...fact }] : [];
  });
  const named = new Set<Seat>();
  const fresh: Stat[] = [];
  for (const one of all) {
    if (one.seats.length > 0 && one.seats.every(seat => named.has(seat))) continue;
    for (const seat of one.seats) named.add(seat);
    fresh.push(one);
  }
  const rest = all.filter(one => !fresh.includes(one));
  const chosen = [...fresh, ...rest].slice(0, lineCount);
  return all.filter(one => chosen.includes(one));
}
