/** One random event at a simulated table: values, silence, copies, the seed. */
import type { Seat } from '../../../../src/engine/contract.ts';
import { toHex } from '../../../../src/engine/rng.ts';
import {
  type Agreed,
  agreement,
  missing,
  readReveal,
  released,
  seedFor,
  shown,
  waited,
} from '../../../../src/p2p/fair/agree.ts';
import type { Payload } from '../../../../src/p2p/fair/bodies/table.ts';
import type { Share } from '../../../../src/p2p/fair/pool.ts';
import { sayReveal } from '../../../../src/p2p/fair/say.ts';
import type { Peer } from './peer.ts';
import type { Sim } from './sim.ts';

/** Collects values for the open event, or copies of the silent, and finishes it. False: it cannot be had. */
export async function settle(sim: Sim): Promise<boolean> {
  let agreed = agreement(sim.ledger);
  for (const peer of [...sim.guests, sim.hosting]) agreed = await collect(sim, agreed, peer);
  if (missing(agreed.now).length > 0) agreed = await recover(sim, agreed);
  const done = agreed.write.find(({ kind }) => kind === 'RANDDONE');
  if (done?.kind === 'RANDDONE') await finish(sim, done.payload);
  return done !== undefined;
}

async function collect(sim: Sim, agreed: Agreed, peer: Peer): Promise<Agreed> {
  const { now } = agreed;
  if (now.slots[peer.seat] || !peer.ledger.event || sim.seams.ignores?.(peer.seat, now.event.k)) return agreed;
  const honest = await sayReveal(peer, peer.ledger);
  const said = sim.seams.reveals ? await sim.seams.reveals(peer.seat, honest, now.event.k) : honest;
  const read = said && readReveal(now, sim.ledger, said);
  if (!read || !(await sim.ed.verifyAll([read.job]))[0]) return agreed;
  return shown(now, read.seat, read.slot);
}

async function recover(sim: Sim, agreed: Agreed): Promise<Agreed> {
  let now = waited(agreed.now);
  for (const { payload } of now.write) await sim.log('DROP', payload as number);
  for (const seat of missing(now.now)) {
    for (const share of copiesOf(sim, seat)) {
      now = released(now.now, sim.ledger, sim.seams.gives?.(share) ?? share);
      for (const { kind, payload } of now.write) if (kind === 'OPENED') await sim.log('OPENED', payload);
      if (now.write.length > 0) break;
    }
  }
  return now;
}

/** Everybody there who holds a copy of this seat's chain; a host that was once a guest holds some as well. */
function copiesOf(sim: Sim, seat: Seat): readonly Share[] {
  const held = sim.peers.filter(({ online }) => online).flatMap(({ shares }) => shares);
  return held.filter(({ dealer, kind }) => dealer === seat && kind === 0);
}

async function finish(sim: Sim, payload: Payload<'RANDDONE'>): Promise<void> {
  const { pending } = sim.match.state;
  const { asker } = sim.ledger.event!;
  const M = asker === sim.host ? sim.M : sim.inherited.get(asker)!;
  const seed = toHex(seedFor(sim.ledger, payload.slots, M));
  sim.seeds[payload.k] = seed;
  if (pending.on !== 'random') return void (await sim.log('RANDDONE', payload));
  const outcome = sim.apply({ type: 'random', draw: pending.draw.id, seed });
  if (!outcome.ok) throw new Error(outcome.why);
  await sim.log('RANDDONE', payload, outcome.events);
}
