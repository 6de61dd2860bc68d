/** The host's pen: one entry after the other, each signed and kept before anybody is sent it. */
import type { Signed } from '../bodies/people.ts';
import type { Kind, Payload } from '../bodies/table.ts';
import { encode } from '../codec.ts';
import type { Ledger } from '../journal/ledger.ts';
import { link } from '../journal/link.ts';
import { type Speaker, sayEntry } from '../say.ts';
import { toWitness } from './wire.ts';

export interface PenPorts {
  /** All entries as they go over a line, from the first on. */
  readonly log: Uint8Array[];
  /** Kept where a reload finds it: a host that forgot its last entry would sign a second history. */
  keep(seq: number, signed: Signed): Promise<void>;
  /** The log is longer now. */
  grown(): void;
  /** Something could not be written. Nothing after it will be. */
  broken(error: unknown): void;
}

export interface Pen {
  readonly speaker: Speaker;
  readonly ledger: Ledger;
  /** Work that writes. It waits for all that was queued before it. */
  queue(work: () => Promise<void> | void): Promise<void>;
  /** Only from inside `queue`. */
  entry<K extends Kind>(kind: K, payload: Payload<K>, digests?: readonly Uint8Array[]): Promise<void>;
}

export function makePen(speaker: Speaker, opened: Ledger, ports: PenPorts): Pen {
  let ledger = opened;
  let last: Promise<void> = Promise.resolve();
  let isBroken = false;
  const broken = (error: unknown) => {
    if (!isBroken) ports.broken(error);
    isBroken = true;
  };
  return {
    speaker,
    get ledger() {
      return ledger;
    },
    queue(work) {
      last = last.then(work);
      last.catch(broken);
      return last;
    },
    async entry(kind, payload, digests = []) {
      const signed = await sayEntry(speaker.signer, ledger, kind, payload, digests);
      // What others would accuse us of is not written.
      const linked = link(ledger, signed);
      if (!linked.ok) throw linked.fault;
      await ports.keep(linked.ledger.seq, signed);
      ledger = linked.ledger;
      ports.log.push(encode(toWitness, { t: 'entry', it: signed }));
      ports.grown();
    },
  };
}
