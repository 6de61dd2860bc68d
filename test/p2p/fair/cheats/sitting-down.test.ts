/** Named cheats before the first card: keys, rosters, links. */
import { hello, type Signed } from '../../../../src/p2p/fair/bodies/people.ts';
import { decode } from '../../../../src/p2p/fair/codec.ts';
import { tableEmoji } from '../../../../src/p2p/fair/emoji.ts';
import { openLedger } from '../../../../src/p2p/fair/journal/genesis.ts';
import { backAt } from '../../../../src/p2p/fair/journal/ledger.ts';
import { prove } from '../../../../src/p2p/fair/journal/link.ts';
import { joinProof } from '../../../../src/p2p/fair/secrets.ts';
import { type Case, holds, liveAt } from '../table/came.ts';
import { bytesOf, engineIdOf, genesisOf, joinSecret, personOf, signedHello } from '../table/seats.ts';
import { Sim } from '../table/sim.ts';
import { native } from '../transcript.ts';

const sim = new Sim({ people: 4 });
const people = [0, 1, 2, 3].map(seat => personOf('tuna', seat));
const hellos = await Promise.all(people.map(person => signedHello(person, native)));
const stranger = personOf('stranger', 9);

/** What guest 2 says to a genesis in which one hello is another one. */
async function seenBy2(seat: number, said: Signed): Promise<string> {
  const roster = hellos.map((honest, n) => (n === seat ? said : honest));
  const invited = {
    joinSecret,
    hostPk: people[0]!.hello.signPk,
    engineId: engineIdOf(sim.game),
    hello: hellos[2]!.body,
  };
  const opened = await prove(openLedger(genesisOf(sim, roster), invited), native);
  return opened.ok ? 'ok' : `live:${opened.fault.message}`;
}

const emojiOf = ({ ledger }: Sim) => tableEmoji(ledger.table.gid, backAt(ledger, 1)!.head, backAt(ledger, 2)!.links);

const cases: Case[] = [
  {
    name: 'an honest roster',
    by: '–',
    what: 'is taken',
    expect: 'ok',
    run: async () => ({ outcome: await seenBy2(0, hellos[0]!) }),
  },
  {
    name: 'wrong-host-key',
    by: 'network',
    what: 'impostor answers at the host peer id',
    expect: 'live:WRONG_HOST_KEY:0',
    run: async () => ({ outcome: await seenBy2(0, await signedHello(stranger, native)) }),
  },
  {
    name: 'key-substitution',
    by: 'host/net',
    what: 'roster carries another key for guest 2',
    expect: 'live:MY_HELLO_ALTERED:0',
    run: async () => ({ outcome: await seenBy2(2, await signedHello(stranger, native)) }),
  },
  {
    name: 'no-join-secret',
    by: 'stranger',
    what: 'joins without the invite link',
    expect: 'live:BAD_GENESIS:0',
    async run() {
      const { sid, signPk, boxPk } = stranger.hello;
      const proof = joinProof(bytesOf('a guess', 16), sid, signPk, boxPk);
      return {
        outcome: await seenBy2(3, await signedHello({ ...stranger, hello: { ...stranger.hello, proof } }, native)),
      };
    },
  },
  {
    name: 'small-order-key',
    by: 'guest',
    what: 'registers a small-order key (any signature verifies)',
    expect: 'live:BAD_GENESIS:0',
    async run() {
      const signPk = Uint8Array.of(1, ...new Uint8Array(31));
      const proof = joinProof(joinSecret, stranger.hello.sid, signPk, stranger.hello.boxPk);
      const weak = { ...stranger, hello: { ...stranger.hello, signPk, proof } };
      const { body } = await signedHello(weak, native);
      if (!decode(hello, body)) throw new Error('no hello');
      return { outcome: await seenBy2(3, { body, sig: Uint8Array.of(1, ...new Uint8Array(63)) }) };
    },
  },
  {
    name: 'unsigned hello',
    by: 'host',
    what: 'registers a person that did not sign its hello',
    expect: 'live:BAD_GENESIS:0',
    run: async () => ({ outcome: await seenBy2(3, { ...hellos[3]!, sig: hellos[1]!.sig }) }),
  },
  {
    name: 'two seats, one key',
    by: 'host',
    what: 'registers one person twice',
    expect: 'live:BAD_GENESIS:0',
    run: async () => ({ outcome: await seenBy2(3, hellos[1]!) }),
  },
  {
    name: 'split-world-sas',
    by: 'host',
    what: 'builds two rosters, one per guest',
    expect: 'the emoji differ',
    async run() {
      // Each guest sits with the host and a ghost in the other guest's place.
      const world = (ghost: number) =>
        Sim.seated({
          people: 3,
          seams: { sits: (seat, honest) => (seat === ghost ? personOf('ghost', seat) : honest) },
        });
      const [one, other] = (await Promise.all([world(1), world(2)])).map(each => emojiOf(each).join(''));
      return { outcome: one === other ? 'the emoji are the same' : 'the emoji differ' };
    },
  },
  {
    name: 'copy-commitment',
    by: 'host',
    what: "ghost seat 2 copies guest 1's chain tip",
    expect: 'live:SHARE_BAD:2',
    async run() {
      const tip = people[1]!.hello.tip;
      const table = await Sim.seated({
        people: 4,
        seams: { sits: (seat, honest) => (seat === 2 ? { ...honest, hello: { ...honest.hello, tip } } : honest) },
      });
      return liveAt(table, [1, 3]);
    },
  },
];

holds(cases);
