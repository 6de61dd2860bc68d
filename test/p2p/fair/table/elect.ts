/** Take-overs piece by piece, for those that must be refused. */
import type { Seat } from '../../../../src/engine/contract.ts';
import type { Signed } from '../../../../src/p2p/fair/bodies/people.ts';
import { entry } from '../../../../src/p2p/fair/bodies/table.ts';
import { decode } from '../../../../src/p2p/fair/codec.ts';
import type { Ledger } from '../../../../src/p2p/fair/journal/ledger.ts';
import { link, prove } from '../../../../src/p2p/fair/journal/link.ts';
import { sayEntry, sayVote } from '../../../../src/p2p/fair/say.ts';
import type { Came } from './came.ts';
import type { Sim } from './sim.ts';

export const votesFor = (table: Sim, candidate: Seat, voters: readonly Seat[], epoch: number): Promise<Signed[]> =>
  Promise.all(voters.map(seat => sayVote(table.peers[seat]!, table.peers[seat]!.ledger, epoch, candidate)));

/** A MIGRATE entry as the candidate would write it, on any ledger. The pictures are left blank. */
export function migrateOn(
  table: Sim,
  base: Ledger,
  candidate: Seat,
  votes: readonly Signed[],
  epoch: number,
): Promise<Signed> {
  const digests = table.peers.map(() => new Uint8Array(32));
  const { signer } = table.peers[candidate]!;
  return sayEntry(signer, { ...base, epoch }, 'MIGRATE', { epoch, candidate, votes }, digests);
}

export async function electedBy(table: Sim, candidate: Seat, voters: readonly Seat[], epoch: number): Promise<Signed> {
  const votes = await votesFor(table, candidate, voters, epoch);
  return migrateOn(table, table.peers[candidate]!.ledger, candidate, votes, epoch);
}

/** What a ledger makes of an entry; nothing is kept. */
export async function judged(table: Sim, ledger: Ledger, signed: Signed): Promise<string> {
  const linked = await prove(link(ledger, signed), table.ed);
  return linked.ok ? 'accepted' : linked.fault.message;
}

/** The same at several seats, who must agree. */
export async function judgedAt(table: Sim, seats: readonly Seat[], signed: Signed): Promise<Came> {
  const said = await Promise.all(seats.map(seat => judged(table, table.peers[seat]!.ledger, signed)));
  const outcome = new Set(said).size === 1 ? said[0]! : `they differ: ${said}`;
  const at = decode(entry, signed.body)!.seq;
  return { outcome: outcome === 'accepted' ? outcome : `live:${outcome}`, named: at, lie: at };
}
