/** Entries that a host tries to write, and what a guest says to them. Nothing is kept. */
import type { Seat } from '../../../../src/engine/contract.ts';
import { type Act, act, type DealBody, deal, type Signed } from '../../../../src/p2p/fair/bodies/people.ts';
import { entry, type Kind, type Payload } from '../../../../src/p2p/fair/bodies/table.ts';
import { decode } from '../../../../src/p2p/fair/codec.ts';
import { owedBy } from '../../../../src/p2p/fair/journal/dealing.ts';
import type { Ledger } from '../../../../src/p2p/fair/journal/ledger.ts';
import { link, prove } from '../../../../src/p2p/fair/journal/link.ts';
import { needsDigests } from '../../../../src/p2p/fair/journal/rows.ts';
import { sayDeal, sayEntry, signedAs } from '../../../../src/p2p/fair/say.ts';
import type { Sim } from './sim.ts';

/** What guest 1 says to an entry on this ledger. */
export async function tried<K extends Kind>(
  table: Sim,
  ledger: Ledger,
  kind: K,
  payload: Payload<K>,
  digests?: number,
): Promise<string> {
  const count = digests ?? (needsDigests(kind) ? table.peers.length : 0);
  const blank = Array.from({ length: count }, () => new Uint8Array(32));
  const signed = await sayEntry(table.hosting.signer, ledger, kind, payload, blank);
  return heard(table, ledger, signed);
}

export async function heard(table: Sim, ledger: Ledger, signed: Signed, seat: Seat = 1): Promise<string> {
  const linked = await prove(link(ledger, signed, { me: table.peers[seat]!.me }), table.ed);
  return linked.ok ? 'ok' : linked.fault.message;
}

/** The host's entry with something in it changed, signed again. */
export async function rewritten(table: Sim, signed: Signed, change: object): Promise<Signed> {
  return signedAs(table.hosting.signer, 'entry', entry, { ...decode(entry, signed.body)!, ...change });
}

/** A deal of this seat with something in it changed, signed by its dealer. */
export async function dealWith(table: Sim, ledger: Ledger, seat: Seat, change: Partial<DealBody>): Promise<Signed> {
  const peer = table.peers[seat]!;
  const honest = await sayDeal(peer, ledger, owedBy(seat, table.peers.length));
  return signedAs(peer.signer, 'deal', deal, { ...decode(deal, honest.body)!, ...change });
}

/** An answer of this seat with something in it changed, signed by the seat. */
export async function actWith(table: Sim, seat: Seat, change: Partial<Act>): Promise<Signed> {
  const honest = await table.said(seat, []);
  return signedAs(table.peers[seat]!.signer, 'act', act, { ...decode(act, honest.body)!, ...change });
}
