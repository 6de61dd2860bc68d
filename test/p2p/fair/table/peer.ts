/** One device at a simulated table: its secrets, its copy of the log, and the last picture it was shown. */
import type { Prompt, Seat } from '../../../../src/engine/contract.ts';
import type { Signed } from '../../../../src/p2p/fair/bodies/people.ts';
import type { Ed25519, Signer } from '../../../../src/p2p/fair/ed25519.ts';
import type { Fault } from '../../../../src/p2p/fair/journal/fault.ts';
import type { Ledger } from '../../../../src/p2p/fair/journal/ledger.ts';
import { hostNow } from '../../../../src/p2p/fair/journal/ledger.ts';
import { link, prove } from '../../../../src/p2p/fair/journal/link.ts';
import type { Person } from '../../../../src/p2p/fair/person.ts';
import { type Share, sharesFor } from '../../../../src/p2p/fair/pool.ts';
import type { Speaker } from '../../../../src/p2p/fair/say.ts';

export interface Picture {
  readonly key: Uint8Array;
  readonly bytes: Uint8Array;
}

export class Peer implements Speaker {
  readonly seat: Seat;
  readonly person: Person;
  readonly signer: Signer;
  readonly #ed: Ed25519;
  ledger: Ledger;
  picture: Uint8Array | null = null;
  /** Can it be reached? */
  online = true;
  /** Everything it objected to. */
  readonly faults: Fault[] = [];

  constructor(seat: Seat, person: Person, signer: Signer, ledger: Ledger, ed: Ed25519) {
    this.seat = seat;
    this.person = person;
    this.signer = signer;
    this.ledger = ledger;
    this.#ed = ed;
  }

  get me() {
    return { seat: this.seat, boxSk: this.person.secrets.boxSk };
  }
  get shares(): readonly Share[] {
    return sharesFor(this.ledger, this.me);
  }
  get host(): Seat {
    return hostNow(this.ledger);
  }
  /** What it may answer, going by its own picture. */
  get prompt(): Prompt | null {
    return this.picture && JSON.parse(new TextDecoder().decode(this.picture))[0].prompt;
  }

  /** Links and proves an entry: `ok`, or `CODE:culprit`. */
  async receive(signed: Signed, picture: Picture | null = null): Promise<string> {
    const shown = picture && { shown: { seat: this.seat, ...picture } };
    const linked = await prove(link(this.ledger, signed, { me: this.me, ...shown }), this.#ed);
    if (!linked.ok) {
      this.faults.push(linked.fault);
      return linked.fault.message;
    }
    this.ledger = linked.ledger;
    if (picture) this.picture = picture.bytes;
    return 'ok';
  }
}
