/** Hosts that die one after the other: how long a table lives, and that one vote or one part fewer is too few. */
import { expect, test } from 'vitest';
import type { AnyGame } from '../../../../src/engine/contract.ts';
import { gameById } from '../../../../src/engine/games/registry.ts';
import { electorate } from '../../../../src/p2p/fair/journal/ledger.ts';
import { rebuild } from '../../../../src/p2p/fair/migrate.ts';
import { pooled } from '../../../../src/p2p/fair/pool.ts';
import { quorum } from '../../../../src/p2p/fair/shamir.ts';
import { electedBy, judged } from '../table/elect.ts';
import { onPlayers } from '../table/rests.ts';
import { Sim } from '../table/sim.ts';

const game: AnyGame = gameById('party_pack')!;
const alive = (table: Sim) => electorate(table.ledger).filter(seat => table.peers[seat]!.online);
const parts = (table: Sim) => table.peers.filter(({ online }) => online).flatMap(({ shares }) => shares);

/** The present host's secret: exactly the threshold opens it. */
function checkShares(table: Sim): void {
  const m = electorate(table.ledger).length;
  const deal = table.ledger.deals.find(({ dealer, kind }) => dealer === table.host && kind === 1);
  expect(deal?.t).toBe(m < 2 ? undefined : quorum(m));
  if (!deal) return;
  expect(deal.shares.map(({ holder }) => holder)).toEqual(electorate(table.ledger));
  const given = table.peers
    .flatMap(({ shares }) => shares)
    .filter(({ dealer, kind }) => dealer === table.host && kind === 1);
  expect(pooled(table.ledger, table.host, given.slice(0, deal.t - 1))).toBeNull();
  expect(pooled(table.ledger, table.host, given.slice(-deal.t))).toEqual(table.M);
}

/** One vote fewer than a majority never takes a table over; a majority does. */
async function checkVotes(table: Sim, candidate: number, epoch: number): Promise<boolean> {
  const voters = alive(table);
  const needed = quorum(electorate(table.ledger).length);
  const by = async (votes: readonly number[]) =>
    judged(table, table.peers[candidate]!.ledger, await electedBy(table, candidate, votes, epoch));
  expect(await by(voters.slice(0, needed - 1))).toBe(`BAD_MIGRATE:${candidate}`);
  if (voters.length < needed || electorate(table.ledger).length < 2) return false;
  expect(await by(voters.slice(0, needed))).toBe('accepted');
  return true;
}

async function migrationsOf(people: number): Promise<number> {
  const table = await (await Sim.seated({ people, game })).playUntil(onPlayers);
  for (let epoch = 1; ; epoch++) {
    checkShares(table);
    table.peers[table.host]!.online = false;
    const [candidate] = alive(table);
    if (candidate === undefined || !(await checkVotes(table, candidate, epoch))) return epoch - 1;
    if (!rebuild(table.peers[candidate]!.ledger, game, parts(table)).ok) return epoch - 1;
    const heard = await table.migrate(candidate, alive(table), epoch);
    expect(heard).toEqual(table.peers.filter(({ online }) => online).map(() => 'ok'));
  }
}

test.each([
  [3, 1],
  [4, 2],
  [5, 2],
  [6, 3],
  [10, 5],
])('redeal-quorum: a table of %i outlives %i hosts', async (people, lives) => {
  expect(await migrationsOf(people)).toBe(lives);
});
