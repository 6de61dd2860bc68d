/** Sitting down: everybody's hello, the genesis, copies and parts of secrets, everybody's ready. Three round trips. */
import type { Seat } from '../../../engine/contract.ts';
import type { After } from '../../clock.ts';
import { deal, type Hello, hello, ready, type Signed } from '../bodies/people.ts';
import { genesis } from '../bodies/table.ts';
import { same, toHex } from '../bytes.ts';
import { cjson } from '../cjson.ts';
import { decode, encode } from '../codec.ts';
import type { Ed25519, Job } from '../ed25519.ts';
import { owedBy } from '../journal/dealing.ts';
import { openLedger } from '../journal/genesis.ts';
import type { Ledger, Settings } from '../journal/ledger.ts';
import { prove } from '../journal/link.ts';
import type { Person } from '../person.ts';
import { type Speaker, sayDeal, sayReady, signedAs } from '../say.ts';
import { chainStep, joinProof } from '../secrets.ts';
import { isStrictPoint } from '../strict.ts';
import { makePen, type Pen, type PenPorts } from './pen.ts';
import { makeRollCall, Silent } from './roll-call.ts';
import type { ToScribe, ToWitness } from './wire.ts';

export interface Plan {
  readonly match: number;
  readonly sid: Uint8Array;
  readonly joinSecret: Uint8Array;
  readonly engineId: string;
  readonly settings: Settings;
  /** Seats 0 to people - 1; I am seat 0. */
  readonly people: number;
  readonly me: Person;
  /** My table key's word for my game key. */
  readonly cert: Uint8Array;
}

export interface GatherPorts extends PenPorts {
  readonly ed: Ed25519;
  readonly after: After;
  /** Kept before anybody sees it. */
  keepGenesis(body: Uint8Array): Promise<void>;
  tell(seat: Seat, message: ToWitness): void;
}

export interface Gathering {
  hear(seat: Seat, message: ToScribe): void;
  /** The table is bound; or somebody did not answer, or not properly. */
  readonly end: Promise<Pen | Silent>;
}

const answerMs = 12_000;

export function gather(plan: Plan, ports: GatherPorts): Gathering {
  const { ed, after } = ports;
  const guests = Array.from({ length: plan.people - 1 }, (_, n) => n + 1);
  const hellos = makeRollCall<{ said: Signed; cert: Uint8Array }>(guests, after, answerMs);
  const deals = later<Signed>();
  const readies = later<Signed>();
  /** Whatever is not as it should be counts as silence: it accuses nobody and stops nobody else. */
  const putIf = async (job: Job | null, put: () => void) => {
    if (job && (await ed.verifyAll([job]))[0]) put();
  };
  let pen: Pen | null = null;
  const keys = new Set(keysOf(plan.me.hello));

  function hear(seat: Seat, message: ToScribe): void {
    if (message.t === 'hello' && message.it.match === plan.match) greet(seat, message.it);
    if (!pen) return;
    const { t, it } = message;
    if (t === 'deal') void putIf(dealJob(pen.ledger, seat, it), () => deals.put(seat, it));
    if (t === 'ready') void putIf(readyJob(pen.ledger, seat, it), () => readies.put(seat, it));
  }

  /** Nobody sits down under a key that somebody else has named. */
  function greet(seat: Seat, came: { said: Signed; cert: Uint8Array }): void {
    const said = decode(hello, came.said.body);
    if (!said || keysOf(said).some(key => keys.has(key))) return;
    void putIf(helloJob(plan, said, came.said), () => {
      for (const key of keysOf(said)) keys.add(key);
      hellos.put(seat, came);
    });
  }

  async function sitDown(): Promise<Pen | Silent> {
    const signer = await ed.signer(plan.me.secrets.signSeed);
    const speaker: Speaker = { seat: 0, person: plan.me, signer };
    const came = await hellos.all;
    if (came instanceof Silent) return came;
    const mine = { said: await signedAs(signer, 'hello', hello, plan.me.hello), cert: plan.cert };
    const everybody = [mine, ...came];
    const body = genesisFor(
      plan,
      everybody.map(({ said }) => said),
    );
    const opened = await prove(openLedger(body, null), ed);
    if (!opened.ok) throw opened.fault;
    await ports.keepGenesis(body);
    pen = makePen(speaker, opened.ledger, ports);
    const needed = plan.people > 2 ? guests : [];
    const dealt = deals.open(needed, after);
    const certs = everybody.map(({ cert }) => cert);
    for (const seat of guests) ports.tell(seat, { t: 'genesis', it: { match: plan.match, body, certs } });
    return bind(pen, await dealt);
  }

  async function bind(pen: Pen, dealt: readonly Signed[] | Silent): Promise<Pen | Silent> {
    if (dealt instanceof Silent) return dealt;
    const own = plan.people > 2 ? [await sayDeal(pen.speaker, pen.ledger, owedBy(0, plan.people))] : [];
    const all = readies.open(guests, after);
    await pen.queue(() => pen.entry('DEALS', [...own, ...dealt]));
    const mine = await sayReady(pen.speaker, pen.ledger);
    const rest = await all;
    if (rest instanceof Silent) return rest;
    const firsts = [mine, ...rest].map(({ body, sig }) => ({ first: decode(ready, body)!.first, sig }));
    await pen.queue(() => pen.entry('START', firsts));
    return pen;
  }
  return { hear, end: sitDown() };
}

/** A roll call that opens later; what is said before is too early to be true. */
function later<T>() {
  let call: ReturnType<typeof makeRollCall<T>> | null = null;
  return {
    open(seats: readonly Seat[], after: After) {
      call = makeRollCall<T>(seats, after, answerMs);
      return call.all;
    },
    put: (seat: Seat, value: T) => call?.put(seat, value),
  };
}

const genesisFor = ({ sid, match, engineId, settings }: Plan, people: readonly Signed[]): Uint8Array =>
  encode(genesis, {
    version: 1,
    sid,
    gameNo: match,
    prevGid: new Uint8Array(32),
    engineId,
    settings: cjson(settings),
    people,
  });

const keysOf = ({ signPk, boxPk, sealPk }: Hello): readonly string[] => [signPk, boxPk, sealPk].map(toHex);

function helloJob({ sid, joinSecret }: Plan, { signPk, boxPk, proof, ...body }: Hello, said: Signed): Job | null {
  const isInvited = same(body.sid, sid) && same(joinProof(joinSecret, sid, signPk, boxPk), proof);
  return isInvited && isStrictPoint(signPk) ? { pk: signPk, type: 'hello', ...said } : null;
}

function dealJob({ table }: Ledger, seat: Seat, said: Signed): Job | null {
  const body = decode(deal, said.body);
  const owed = owedBy(seat, table.people.length);
  if (!body || !same(body.gid, table.gid) || body.dealer !== seat) return null;
  const holders = body.shares.map(({ holder }) => holder).join();
  const fits = body.kind === owed.kind && body.t === owed.t && holders === owed.holders.join();
  return fits ? { pk: table.people[seat]!.signPk, type: 'deal', ...said } : null;
}

function readyJob({ table, head }: Ledger, seat: Seat, said: Signed): Job | null {
  const body = decode(ready, said.body);
  const { signPk, tip } = table.people[seat]!;
  const fits = body && same(body.gid, table.gid) && body.seat === seat && same(body.dealsHead, head);
  return fits && same(chainStep(signPk, 0, body.first), tip) ? { pk: signPk, type: 'ready', ...said } : null;
}
