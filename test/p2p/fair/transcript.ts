/** The whole game of the vectors, ready to be linked. */
import type { Signed } from '../../../src/p2p/fair/bodies/people.ts';
import { unhex } from '../../../src/p2p/fair/bytes.ts';
import { type Ed25519, viaNative } from '../../../src/p2p/fair/ed25519.ts';
import { openLedger } from '../../../src/p2p/fair/journal/genesis.ts';
import type { Ledger } from '../../../src/p2p/fair/journal/ledger.ts';
import { type Linked, link, type Mine, prove } from '../../../src/p2p/fair/journal/link.ts';
import vectors from './vectors.json' with { type: 'json' };

export const { transcript } = vectors;
export const bytes = (hex: string): Uint8Array => unhex(hex)!;
export const native = viaNative(globalThis.crypto.subtle);
export const genesisBytes = bytes(transcript.genesis);
export const signedEntry = ({ body, sig }: { body: string; sig: string }): Signed => ({
  body: bytes(body),
  sig: bytes(sig),
});
export const allEntries: readonly Signed[] = transcript.entries.map(signedEntry);

/** In words: `ok` or `CODE:culprit`. */
export const said = (linked: Linked): string => (linked.ok ? 'ok' : linked.fault.message);

export function genesisLedger(): Ledger {
  const opened = openLedger(genesisBytes, null);
  if (!opened.ok) throw opened.fault;
  return opened.ledger;
}

/** The honest ledger after so many entries of the transcript. */
export function ledgerAt(seq: number): Ledger {
  let ledger = genesisLedger();
  for (const entry of allEntries.slice(0, seq)) {
    const linked = link(ledger, entry);
    if (!linked.ok) throw linked.fault;
    ledger = linked.ledger;
  }
  return ledger;
}

export const tried = async (ledger: Ledger, entry: Signed, mine?: Mine, ed: Ed25519 = native): Promise<string> =>
  said(await prove(link(ledger, entry, mine), ed));
