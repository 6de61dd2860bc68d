/** The genesis: who sits here, under which keys, and what everybody is bound to. */
import type { Seat } from '../../../engine/contract.ts';
import { type Hello, hello, type Signed } from '../bodies/people.ts';
import { type Genesis, genesis } from '../bodies/table.ts';
import { same, toHex } from '../bytes.ts';
import { ucjson } from '../cjson.ts';
import { decode } from '../codec.ts';
import { H32 } from '../hash.ts';
import { joinProof } from '../secrets.ts';
import { isStrictPoint } from '../strict.ts';
import { type Code, Fault } from './fault.ts';
import type { Claim } from './inspection.ts';
import type { Ledger, Settings, Table } from './ledger.ts';
import type { Linked } from './link.ts';

/** What I know before the game. Someone who only reads a receipt knows none of it. */
export interface Invited {
  readonly joinSecret: Uint8Array;
  readonly hostPk: Uint8Array;
  readonly engineId: string;
  readonly hello: Uint8Array;
}

const maxSeats = 10;
const firstHost: Seat = 0;

export function openLedger(bytes: Uint8Array, invited: Invited | null): Linked {
  const claims: Claim[] = [];
  try {
    const body = decode(genesis, bytes);
    insist(body, 'BAD_GENESIS');
    const table = tableOf(bytes, body);
    for (const [n, { body: said, sig }] of body.people.entries()) {
      const job = { pk: table.people[n]!.signPk, type: 'hello', body: said, sig } as const;
      claims.push({ job, otherwise: new Fault('BAD_GENESIS', firstHost) });
    }
    if (invited) checkInvitation(table, body.people, invited);
    return { ok: true, ledger: unplayed(table), claims };
  } catch (fault) {
    if (fault instanceof Fault) return { ok: false, fault, claims };
    throw fault;
  }
}

function insist(ok: unknown, code: Code): asserts ok {
  if (!ok) throw new Fault(code, firstHost);
}

function tableOf(bytes: Uint8Array, { sid, engineId, settings: text, people: signed }: Genesis): Table {
  const settings = settingsOf(text);
  const people = signed.map(({ body }) => decode(hello, body)).filter(said => said !== null);
  insist(settings && people.length === signed.length, 'BAD_GENESIS');
  insist(2 <= people.length && people.length <= settings.seats && settings.seats <= maxSeats, 'BAD_GENESIS');
  insist(
    people.every(person => same(person.sid, sid) && isStrictPoint(person.signPk)),
    'BAD_GENESIS',
  );
  insist(allDifferent(people), 'BAD_GENESIS');
  return { gid: H32('gid', bytes), genesis: bytes, engineId, settings, people };
}

function settingsOf(text: Uint8Array): Settings | null {
  const value = ucjson(text)?.value;
  if (typeof value !== 'object' || value === null) return null;
  return 'seats' in value && Number.isSafeInteger(value.seats) ? (value as Settings) : null;
}

function allDifferent(people: readonly Hello[]): boolean {
  const keys = people.flatMap(({ signPk, boxPk, sealPk }) => [signPk, boxPk, sealPk]);
  return new Set(keys.map(toHex)).size === keys.length;
}

function checkInvitation({ people, engineId }: Table, said: readonly Signed[], invited: Invited): void {
  const { joinSecret } = invited;
  for (const { sid, signPk, boxPk, proof } of people)
    insist(same(joinProof(joinSecret, sid, signPk, boxPk), proof), 'BAD_GENESIS');
  insist(same(people[firstHost]!.signPk, invited.hostPk), 'WRONG_HOST_KEY');
  insist(engineId === invited.engineId, 'ENGINE_MISMATCH');
  insist(
    said.some(({ body }) => same(body, invited.hello)),
    'MY_HELLO_ALTERED',
  );
}

const unplayed = (table: Table): Ledger => ({
  table,
  last: null,
  before: null,
  seq: 0,
  head: table.gid,
  epoch: 0,
  stage: 'deals',
  hosts: [{ epoch: 0, seat: firstHost }],
  links: table.people.map(({ tip }) => tip),
  opened: table.people.map(() => null),
  k: 0,
  event: null,
  aseqs: Array(table.settings.seats).fill(0),
  proxied: [],
  left: [],
  deals: [],
  result: null,
  secrets: [],
  notes: [],
  orphans: [],
});
