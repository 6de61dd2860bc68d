/** Named cheats with history: two of them, an old one, a damaged one; and proofs that are none. */
import type { Signed } from '../../../../src/p2p/fair/bodies/people.ts';
import type { Kind, Payload } from '../../../../src/p2p/fair/bodies/table.ts';
import { backAt } from '../../../../src/p2p/fair/journal/ledger.ts';
import { equivocation, type Proof, stands } from '../../../../src/p2p/fair/proofs.ts';
import { sayEntry, sayReveal } from '../../../../src/p2p/fair/say.ts';
import { type Case, holds, liveAt } from '../table/came.ts';
import { onLaterDraw, onSeat } from '../table/rests.ts';
import { Sim } from '../table/sim.ts';

const others = [1, 3];

/** An entry that the host signs on another ledger than its own. */
const signedOn = <K extends Kind>(table: Sim, seat: number, kind: K, payload: Payload<K>): Promise<Signed> =>
  sayEntry(table.hosting.signer, table.peers[seat]!.ledger, kind, payload, []);

/** Guest 2 gets one entry, everybody else another one. */
async function split(table: Sim): Promise<void> {
  const [mine, theirs] = [
    await signedOn(table, 0, 'PROXY', { seat: 3, on: 1 }),
    await signedOn(table, 0, 'PROXY', { seat: 1, on: 1 }),
  ];
  await table.peers[2]!.receive(theirs);
  for (const seat of [0, ...others]) await table.peers[seat]!.receive(mine);
}

const inWords = async (table: Sim, proof: Proof | null): Promise<string> =>
  proof && (await stands(proof, table.ed)) ? `proof against ${proof.culprit}` : 'no proof';

const order = 2n ** 252n + 27742317777372353535851937790883648493n;
/** The same signature in another writing: S + L. */
function malleated({ body, sig }: Signed): Signed {
  let s = sig.slice(32).reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n) + order;
  const other = sig.slice();
  for (let n = 32; n < 64; n++, s >>= 8n) other[n] = Number(s & 255n);
  return { body, sig: other };
}

const cases: Case[] = [
  {
    name: 'equivocate-then-act',
    by: 'host',
    what: "different entry to guest 2; guest 2's next action exposes it",
    expect: 'live:FORKED_ACTION:0',
    async run() {
      const table = await (await Sim.seated({ people: 4 })).playUntil(onSeat(2));
      await split(table);
      await table.answer(2, table.wish(2));
      return liveAt(table, others);
    },
  },
  {
    name: 'equivocate-then-rand',
    by: 'host',
    what: 'different entry to guest 2 just before a random event',
    expect: 'live:FORGED_REVEAL:0',
    async run() {
      const table = await (await Sim.seated({ people: 4 })).playUntil(onLaterDraw);
      await split(table);
      const k = table.ledger.k + 1;
      await table.peers[2]!.receive(await signedOn(table, 2, 'RANDREQ', k));
      table.seams = { reaches: seat => seat !== 2 };
      await table.log('RANDREQ', k);
      const slots = await Promise.all(
        table.peers.map(async peer => {
          if (peer.seat === 0) return { mode: 0 } as const;
          const { sig } = await sayReveal(peer, peer.ledger);
          return { mode: 1, value: peer.person.chain[k + 1]!, sig } as const;
        }),
      );
      // Guest 2's signature is over its own request; the host hopes that nobody looks.
      await table.log('RANDDONE', { k, slots });
      return liveAt(table, others);
    },
  },
  {
    name: 'rewind-after-reload',
    by: 'host',
    what: 'restores an old state and signs a second history',
    expect: 'live:EQUIVOCATION:0',
    async run() {
      const table = await (await (await Sim.seated({ people: 4 })).playUntil(onSeat(0))).play(3);
      table.hosting.ledger = backAt(table.ledger, table.ledger.seq - 2)!;
      await table.log('PROXY', { seat: 3, on: 1 });
      // The guests are further on; the entry that is wrong is the one written twice.
      return { ...liveAt(table), named: table.trace.at(-1)!.seq };
    },
  },
  {
    name: 'equivocation-proof',
    by: 'host',
    what: 'two signed entries for one (epoch, seq)',
    expect: 'proof against 0',
    async run() {
      const table = await Sim.seated({ people: 4 });
      const a = await signedOn(table, 0, 'PROXY', { seat: 3, on: 1 });
      const b = await signedOn(table, 0, 'PROXY', { seat: 1, on: 1 });
      return { outcome: await inWords(table, equivocation(table.ledger, a, b)) };
    },
  },
  {
    name: 'equivocation-proof',
    by: 'host',
    what: 'the same entry twice, or another place in the log, proves nothing',
    expect: 'no proof, no proof',
    async run() {
      const table = await Sim.seated({ people: 4 });
      const a = await signedOn(table, 0, 'PROXY', { seat: 3, on: 1 });
      const { last } = table.ledger;
      const proofs = [equivocation(table.ledger, a, a), equivocation(table.ledger, a, last!.signed)];
      return { outcome: (await Promise.all(proofs.map(proof => inWords(table, proof)))).join(', ') };
    },
  },
  {
    name: 'guest-frames-host',
    by: 'guest',
    what: 'shows a self-signed "host entry" as equivocation',
    expect: 'no proof',
    async run() {
      const table = await Sim.seated({ people: 4 });
      const a = await signedOn(table, 0, 'PROXY', { seat: 3, on: 1 });
      const b = await sayEntry(table.peers[2]!.signer, table.ledger, 'PROXY', { seat: 1, on: 1 }, []);
      return { outcome: await inWords(table, equivocation(table.ledger, a, b)) };
    },
  },
  {
    name: 'malleated-sig',
    by: 'network',
    what: 're-encodes a host signature as S+L',
    expect: 'live:BAD_HOST_SIG:nobody',
    async run() {
      const table = await Sim.seated({ people: 4 });
      await table.deliver(malleated(await signedOn(table, 0, 'PROXY', { seat: 3, on: 1 })));
      return { ...liveAt(table), lie: table.ledger.seq + 1 };
    },
  },
];

holds(cases);
