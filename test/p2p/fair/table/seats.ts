/** People sit down: fresh secrets from a word, hellos, the genesis. */
import nacl from 'tweetnacl';
import type { AnyGame, Seat, Shape } from '../../../../src/engine/contract.ts';
import { hello, type Signed } from '../../../../src/p2p/fair/bodies/people.ts';
import { genesis } from '../../../../src/p2p/fair/bodies/table.ts';
import { toUtf8 } from '../../../../src/p2p/fair/bytes.ts';
import { cjson } from '../../../../src/p2p/fair/cjson.ts';
import { encode } from '../../../../src/p2p/fair/codec.ts';
import type { Ed25519 } from '../../../../src/p2p/fair/ed25519.ts';
import { makePerson, type Person, type Secrets } from '../../../../src/p2p/fair/person.ts';
import { signedAs } from '../../../../src/p2p/fair/say.ts';
import { sidOf } from '../../../../src/p2p/fair/secrets.ts';

/** Foreseeable bytes: a simulation plays the same match again. */
export const bytesOf = (word: string, length = 32): Uint8Array => nacl.hash(toUtf8(word)).slice(0, length);

export const joinSecret = bytesOf('the link', 16);
export const sid = sidOf(joinSecret, 1);

const secretsOf = (word: string): Secrets => ({
  signSeed: bytesOf(`${word} sign`),
  boxSk: bytesOf(`${word} box`),
  chainSeed: bytesOf(`${word} chain`),
  M: bytesOf(`${word} M`),
});

const sat = new Map<string, Person>();
/** A chain takes a thousand hashes, so the same person is made once. */
export function personOf(word: string, seat: Seat): Person {
  const name = `${word} ${seat}`;
  const person =
    sat.get(name) ?? makePerson(secretsOf(name), { joinSecret, sid, name: `P${seat}`, peerId: `peer-${seat}` });
  sat.set(name, person);
  return person;
}

export const signedHello = async (person: Person, ed: Ed25519): Promise<Signed> =>
  signedAs(await ed.signer(person.secrets.signSeed), 'hello', hello, person.hello);

/** Which build of the rules this table says it plays by. */
export const engineIdOf = (game: AnyGame, build = 'test'): string => `${game.id}/${build}`;

export interface Rosters {
  readonly game: AnyGame;
  readonly rules: Shape['Rules'];
  readonly seats: number;
  readonly build: string;
}
export const genesisOf = ({ game, rules, seats, build }: Rosters, people: readonly Signed[]): Uint8Array =>
  encode(genesis, {
    version: 1,
    sid,
    gameNo: 1,
    prevGid: new Uint8Array(32),
    engineId: engineIdOf(game, build),
    settings: cjson({ seats, game: game.id, rules }),
    people,
  });
