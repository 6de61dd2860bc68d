/** The genesis, one refusal at a time: sizes, settings, keys, signatures. */
import { expect, test } from 'vitest';
import { hello, type Signed } from '../../../src/p2p/fair/bodies/people.ts';
import { type Genesis, genesis } from '../../../src/p2p/fair/bodies/table.ts';
import { toUtf8 } from '../../../src/p2p/fair/bytes.ts';
import { cjson } from '../../../src/p2p/fair/cjson.ts';
import { decode, encode } from '../../../src/p2p/fair/codec.ts';
import { openLedger } from '../../../src/p2p/fair/journal/genesis.ts';
import { prove } from '../../../src/p2p/fair/journal/link.ts';
import { signedAs } from '../../../src/p2p/fair/say.ts';
import { bytesOf, genesisOf, personOf, signedHello } from './table/seats.ts';
import { Sim } from './table/sim.ts';
import { native, said } from './transcript.ts';

const people = [0, 1, 2, 3].map(seat => personOf('tuna', seat));
const hellos = await Promise.all(people.map(person => signedHello(person, native)));
const honest = decode(genesis, genesisOf(new Sim({ people: 4 }), hellos))!;

const opened = async (change: Partial<Genesis>): Promise<string> =>
  said(await prove(openLedger(encode(genesis, { ...honest, ...change }), null), native));

/** Guest 3 says something else, and signs it. */
async function helloOf3(change: object): Promise<readonly Signed[]> {
  const person = people[3]!;
  const signer = await native.signer(person.secrets.signSeed);
  const other = await signedAs(signer, 'hello', hello, { ...person.hello, ...change });
  return hellos.map((each, seat) => (seat === 3 ? other : each));
}

test('two to ten people, and no fewer seats than people', async () => {
  const settings = (seats: unknown) => ({ settings: cjson({ seats }) });
  expect(await opened({})).toBe('ok');
  expect(await opened(settings(4))).toBe('ok');
  expect(await opened(settings(10))).toBe('ok');
  expect(await opened(settings(11))).toBe('BAD_GENESIS:0');
  expect(await opened(settings(3))).toBe('BAD_GENESIS:0');
  expect(await opened({ people: hellos.slice(0, 2) })).toBe('ok');
  expect(await opened({ people: hellos.slice(0, 1) })).toBe('BAD_GENESIS:0');
});

test('settings are canonical and say how many seats there are', async () => {
  for (const text of ['{ "seats":4}', '[4]', 'null', '4', '{}', '{"seats":"4"}', '']) {
    expect(await opened({ settings: toUtf8(text) })).toBe('BAD_GENESIS:0');
  }
});

test('every hello can be read, is of this session and signed by its own key', async () => {
  expect(await opened({ people: await helloOf3({}) })).toBe('ok');
  expect(await opened({ people: await helloOf3({ sid: bytesOf('another', 16) }) })).toBe('BAD_GENESIS:0');
  expect(await opened({ sid: bytesOf('another', 16) })).toBe('BAD_GENESIS:0');
  const junk = { body: new Uint8Array(9), sig: new Uint8Array(64) };
  expect(await opened({ people: [...hellos.slice(0, 3), junk] })).toBe('BAD_GENESIS:0');
  const unsigned = { ...hellos[3]!, sig: bytesOf('no signature', 64) };
  expect(await opened({ people: [...hellos.slice(0, 3), unsigned] })).toBe('BAD_GENESIS:0');
});

test('no key is used twice, for whatever', async () => {
  const { boxPk, sealPk } = people[1]!.hello;
  expect(await opened({ people: await helloOf3({ boxPk }) })).toBe('BAD_GENESIS:0');
  expect(await opened({ people: await helloOf3({ sealPk }) })).toBe('BAD_GENESIS:0');
  expect(await opened({ people: await helloOf3({ sealPk: people[3]!.hello.boxPk }) })).toBe('BAD_GENESIS:0');
  // A copied promise is no key: it comes out when the copies are dealt.
  expect(await opened({ people: await helloOf3({ tip: people[1]!.hello.tip }) })).toBe('ok');
});

test('bytes that are no genesis, or of another version, are none', () => {
  const bytes = encode(genesis, honest);
  expect(said(openLedger(bytes, null))).toBe('ok');
  expect(said(openLedger(bytes.slice(1), null))).toBe('BAD_GENESIS:0');
  expect(said(openLedger(Uint8Array.of(2, ...bytes.slice(1)), null))).toBe('BAD_GENESIS:0');
});
