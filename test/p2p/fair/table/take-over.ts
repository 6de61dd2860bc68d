/** A dead host is followed at a simulated table, from the votes to the new deal. */
import type { Seat } from '../../../../src/engine/contract.ts';
import type { Signed } from '../../../../src/p2p/fair/bodies/people.ts';
import { owedByHost } from '../../../../src/p2p/fair/journal/dealing.ts';
import { entriesOf } from '../../../../src/p2p/fair/journal/ledger.ts';
import { baseOf, type Rebuilt, rebuild } from '../../../../src/p2p/fair/migrate.ts';
import { sayDeal, sayEntry, sayVote } from '../../../../src/p2p/fair/say.ts';
import { viewDigest } from '../../../../src/p2p/fair/secrets.ts';
import type { Sim } from './sim.ts';

/** Voters elect the candidate: longest log, secrets, replay, MIGRATE, the open event, REDEAL. */
export async function elect(
  sim: Sim,
  candidate: Seat,
  voters: readonly Seat[],
  epoch: number,
): Promise<string[] | Rebuilt> {
  const ballots = voters.map(seat => sim.peers[seat]!);
  const base = await baseOf(
    sim.peers[candidate]!.ledger,
    ballots.map(({ ledger }) => entriesOf(ledger)),
    sim.ed,
  );
  if (!base.ok) throw new Error('two histories');
  const votes = await Promise.all(ballots.map(peer => sayVote(peer, peer.ledger, epoch, candidate)));
  const shares = sim.peers.filter(({ online }) => online).flatMap(peer => peer.shares);
  const rebuilt = rebuild(base.ledger, sim.game, shares);
  if (!rebuilt.ok) return rebuilt;
  sim.peers[candidate]!.ledger = base.ledger;
  return takeOver(sim, candidate, epoch, votes, rebuilt);
}

async function takeOver(
  sim: Sim,
  candidate: Seat,
  epoch: number,
  votes: readonly Signed[],
  rebuilt: Rebuilt & { ok: true },
): Promise<string[]> {
  sim.host = candidate;
  sim.match = rebuilt.match;
  sim.inherited = rebuilt.secrets;
  const seq = sim.ledger.seq + 1;
  const pictures = sim.pictures([], seq);
  const digests = pictures.map(({ key, bytes }, seat) => viewDigest(sim.ledger.table.gid, seq, seat, key, bytes));
  for (const peer of sim.guests) await sim.catchUp(peer);
  const signed = await sayEntry(
    sim.hosting.signer,
    { ...sim.ledger, epoch },
    'MIGRATE',
    { epoch, candidate, votes },
    digests,
  );
  const heard = await sim.deliver(signed, pictures);
  if (sim.ledger.event) await sim.settle();
  const owed = owedByHost(sim.ledger);
  if (owed && sim.ledger.epoch === epoch && sim.ledger.stage === 'play')
    await sim.log('REDEAL', await sayDeal(sim.hosting, sim.ledger, owed));
  return heard;
}
