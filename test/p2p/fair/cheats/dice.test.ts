/** Named cheats with dice: values left out, altered, chosen; draws that nobody called for, draws that never came. */
import { reveal, type Signed } from '../../../../src/p2p/fair/bodies/people.ts';
import type { Payload, Slot } from '../../../../src/p2p/fair/bodies/table.ts';
import { decode } from '../../../../src/p2p/fair/codec.ts';
import { sayReveal, signedAs } from '../../../../src/p2p/fair/say.ts';
import { audited, type Case, holds, liveAt, prevented } from '../table/came.ts';
import { onDraw, onLaterDraw, onPlayers, onSeat } from '../table/rests.ts';
import type { Seams } from '../table/seams.ts';
import { bytesOf } from '../table/seats.ts';
import { Sim } from '../table/sim.ts';

const honest = (people = 4) => Sim.seated({ people }).then(table => table.playOut());

/** The host writes something else into guest 2's place of the first draw. */
function slotOf2(change: (slot: Slot, table: () => Sim) => Slot | Promise<Slot>) {
  return async () => {
    const table = await Sim.seated({ people: 4 });
    table.seams = {
      async writes(kind, payload) {
        if (kind !== 'RANDDONE') return payload;
        const { k, slots } = payload as Payload<'RANDDONE'>;
        const other = await change(slots[2]!, () => table);
        return { k, slots: slots.map((slot, seat) => (seat === 2 ? other : slot)) } as typeof payload;
      },
    };
    return liveAt(await table.play());
  };
}

/** Guest 2's own signature under a value of its choice. */
async function chosenValue(table: Sim): Promise<Signed> {
  const guest = table.peers[2]!;
  const said = decode(reveal, (await sayReveal(guest, guest.ledger)).body)!;
  return signedAs(guest.signer, 'reveal', reveal, { ...said, value: bytesOf('lucky') });
}

const lyingHolder: Seams['gives'] = share => (share.holder === 1 ? { ...share, y: bytesOf('not it') } : share);

const cases: Case[] = [
  {
    name: 'grind-skip-reveal',
    by: 'host',
    what: 'leaves an honest reveal out of the mix',
    expect: 'live:SKIPPED_REVEAL:0',
    run: slotOf2(() => ({ mode: 2 })),
  },
  {
    name: 'grind-fake-timeout',
    by: 'host',
    what: 'claims that guest 2 timed out, to change r_1',
    expect: 'prevented, fair+notes',
    async run() {
      const seams: Seams = { ignores: (seat, k) => seat === 2 && k === 1 };
      return prevented(await (await Sim.seated({ people: 4, seams })).playOut(), await honest(), 1);
    },
  },
  {
    name: 'alter-reveal',
    by: 'host',
    what: 'replaces a revealed value',
    expect: 'live:FORGED_REVEAL:0',
    run: slotOf2(slot => (slot.mode === 1 ? { ...slot, value: bytesOf('altered') } : slot)),
  },
  {
    name: 'accomplice-picks-value',
    by: 'host+guest',
    what: 'guest 2 signs a value of its choice instead of the preimage, the host logs it',
    expect: 'live:BAD_CHAIN:0',
    run: slotOf2(async (_, table) => {
      const { sig } = await chosenValue(table());
      return { mode: 1, value: bytesOf('lucky'), sig };
    }),
  },
  {
    name: 'interleave',
    by: 'host',
    what: 'acts after seeing the reveals, before applying r_k',
    expect: 'live:INTERLEAVED:0',
    async run() {
      const table = await (await Sim.seated({ people: 4 })).playUntil(onLaterDraw);
      await table.log('RANDREQ', table.ledger.k + 1);
      await table.log('ACTION', await table.said(0, []));
      return liveAt(table);
    },
  },
  {
    name: 'uncalled-rand',
    by: 'host',
    what: 'draws randomness the rules did not call for',
    expect: 'audit:RAND_UNCALLED:0',
    async run() {
      const table = await (await Sim.seated({ people: 4 })).playUntil(onPlayers);
      const lie = table.ledger.seq + 1;
      await table.draw();
      return { ...audited(await table.playOut()), lie };
    },
  },
  {
    name: 'omit-rand',
    by: 'host',
    what: 'a shuffle was played, host does not shuffle',
    expect: 'audit:RAND_OMITTED:0',
    async run() {
      const table = await (await Sim.seated({ people: 4 })).playUntil(onDraw('shuffle the deck'));
      const { pending } = table.match.state;
      if (pending.on !== 'random') throw new Error('no draw');
      table.match.apply({ type: 'random', draw: pending.draw.id, seed: 'ab'.repeat(64) });
      await table.timeout();
      const lie = table.ledger.seq;
      return { ...audited(await table.playOut()), lie };
    },
  },
  {
    name: 'omit-rand-open',
    by: 'host',
    what: 'admits a pending shuffle but logs the next action anyway',
    expect: 'audit:RAND_OMITTED:0',
    async run() {
      const table = await (await Sim.seated({ people: 4 })).playUntil(onDraw('shuffle the deck'));
      await table.log('ACTION', await table.said(0, []));
      const lie = table.ledger.seq;
      return { ...audited(await table.playOut()), lie };
    },
  },
  {
    name: 'guest-bad-reveal',
    by: 'guest',
    what: 'sends a wrong preimage in event 1',
    expect: 'prevented, fair+notes',
    async run() {
      const table = await Sim.seated({ people: 4 });
      table.seams = { reveals: (seat, said, k) => (seat === 2 && k === 1 ? chosenValue(table) : said) };
      return prevented(await table.playOut(), await honest(), 1);
    },
  },
  {
    name: 'holder-lies',
    by: 'guest',
    what: 'gives a wrong share to block a recovery; commitment check discards it',
    expect: 'fair+notes',
    async run() {
      const table = await (await Sim.seated({ people: 4, seams: { gives: lyingHolder } })).play(6);
      table.peers[3]!.online = false;
      await table.playOut();
      if (!table.ledger.opened[3]) throw new Error('nothing was recovered');
      return audited(table);
    },
  },
  {
    name: 'guest-goes-offline',
    by: 'guest',
    what: '4 people; vanishes mid-game; escrow supplies its chain',
    expect: 'fair+notes',
    async run() {
      const table = await (await Sim.seated({ people: 4 })).play(6);
      table.peers[3]!.online = false;
      await table.playOut();
      if (!table.ledger.opened[3]) throw new Error('nothing was recovered');
      return audited(table);
    },
  },
  {
    name: 'leavers-to-the-end',
    by: 'guest',
    what: '4 players, two guests leave (one politely, one abruptly): host and last guest finish',
    expect: 'fair+notes',
    async run() {
      const table = await (await Sim.seated({ people: 4 })).playUntil(onSeat(0));
      await table.leave(2, 'politely');
      table.peers[3]!.online = false;
      await table.playOut();
      return audited(table);
    },
  },
  {
    name: 'false-timeout',
    by: 'host',
    what: 'ignores a guest and logs a time-out (omission)',
    expect: 'fair+notes',
    async run() {
      const table = await (await Sim.seated({ people: 4 })).playUntil(onSeat(2));
      await table.timeout();
      return audited(await table.playOut());
    },
  },
];

holds(cases);
