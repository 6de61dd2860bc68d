/** Who comes in by link, and everybody who must not. */
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { toBase64Url } from '../../../src/p2p/base64url.ts';
import {
  type Call,
  type Caller,
  callOut,
  type DoorTable,
  type GuestJoin,
  guestHears,
  type HostJoin,
  hostHears,
  openDoor,
  type Try,
  welcome,
} from '../../../src/p2p/door/join.ts';
import {
  type Challenge,
  challengeSchema,
  cleanName,
  deniedSchema,
  type Hello,
  helloSchema,
  type Prove,
  proveSchema,
  type Welcome,
  welcomeSchema,
} from '../../../src/p2p/door/join-messages.ts';
import { fingerprint, framed, keysFrom, macOf, signAs } from '../../../src/p2p/door/join-proof.ts';

const fill = (n: number, length: number) => new Uint8Array(length).fill(n);
const founder = keysFrom(fill(1, 32));
const ola = keysFrom(fill(2, 32));
const page = { wire: 1, engine: '0123abcd', build: '2030-01-02T03:04:05.678Z' };
const link = { code: 'KOT4827', secret: fill(3, 16), founder: fingerprint(founder.publicKey) };
const table: DoorTable = { code: link.code, epoch: 0, secret: link.secret, keys: founder, page };
const hostTry: Try = { nonce: fill(4, 16), binding: fill(6, 32) };
const call: Call = { link, keys: ola, nonce: fill(5, 16), binding: fill(6, 32), seenEpoch: 0 };
const caller: Caller = { ...page, want: 'sit', name: 'Ola', cat: 77, lang: 'pl' };

type Roster = readonly string[];
const rosterWelcome = welcomeSchema(v.array(v.string()));

interface Meeting {
  readonly table?: Partial<DoorTable>;
  readonly host?: Partial<Try>;
  readonly call?: Partial<Call>;
  readonly caller?: Partial<Caller>;
  /** Somebody in the middle. */
  readonly hello?: (said: Hello) => Hello;
  readonly challenge?: (said: Challenge) => Challenge;
  readonly prove?: (said: Prove, heard: Challenge) => Prove;
  readonly welcome?: (said: Welcome<Roster>) => Welcome<Roster>;
}

const same = <T>(said: T): T => said;
/** As over a link: JSON, then the schema. */
const carried = <S extends v.GenericSchema>(schema: S, message: unknown): v.InferOutput<S> =>
  v.parse(schema, JSON.parse(JSON.stringify(message)));

/** Lets two sides talk until one of them stops. */
function meet(how: Meeting = {}): { host: HostJoin; guest: GuestJoin<Roster> } {
  const mine = { ...table, ...how.table };
  const once = { ...hostTry, ...how.host };
  const theirs = { ...call, ...how.call };
  const first = callOut(theirs, { ...caller, ...how.caller });
  let guest: GuestJoin<Roster> = first;
  let host = hostHears(mine, once, openDoor, (how.hello ?? same)(carried(helloSchema, first.say)));
  if (host.at === 'denied') return { host, guest: guestHears(theirs, guest, carried(deniedSchema, host.say)) };
  if (host.at !== 'prove') return { host, guest };
  const challenge = (how.challenge ?? same)(carried(challengeSchema, host.say));
  guest = guestHears(theirs, guest, challenge);
  if (guest.at !== 'prove') return { host, guest };
  const prove = carried(proveSchema, guest.say);
  host = hostHears(mine, once, host, how.prove ? how.prove(prove, challenge) : prove);
  if (host.at === 'denied') return { host, guest: guestHears(theirs, guest, carried(deniedSchema, host.say)) };
  if (host.at !== 'proved') return { host, guest };
  const told = carried(rosterWelcome, welcome(mine, host, ['Marco', 'Ola']));
  return { host, guest: guestHears(theirs, guest, (how.welcome ?? same)(told)) };
}

const denied = (why: string) => ({ at: 'denied', say: { t: 'denied', why } });
const doubt = (why: string) => ({ at: 'doubt', why });

describe('with the link in hand', () => {
  test('a guest comes in, and each knows the other', () => {
    const { host, guest } = meet();
    expect(host).toMatchObject({ at: 'proved', seatKey: toBase64Url(ola.publicKey), hello: caller });
    expect(guest).toMatchObject({
      at: 'in',
      epoch: 0,
      hostKey: toBase64Url(founder.publicKey),
      table: ['Marco', 'Ola'],
    });
  });

  test.each(['sit', 'watch', 'take-over'] as const)('the host learns what they want: %s', want => {
    expect(meet({ caller: { want } }).host).toMatchObject({ at: 'proved', hello: { want } });
  });

  test('a later address of the same founder is as good', () => {
    expect(meet({ table: { epoch: 4 }, call: { seenEpoch: 4 } }).guest).toMatchObject({ at: 'in', epoch: 4 });
  });

  test('whatever the seeds and nonces are', () => {
    const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
    fc.assert(
      fc.property(bytes(32), bytes(16), bytes(16), bytes(16), bytes(32), (seed, secret, mine, theirs, binding) => {
        const how = { keys: keysFrom(seed), link: { ...link, secret }, nonce: theirs, binding };
        expect(meet({ table: { secret }, host: { nonce: mine, binding }, call: how }).guest.at).toBe('in');
      }),
      { numRuns: 15 },
    );
  });
});

describe('who does not come in', () => {
  test('somebody with another secret', () => {
    const { host, guest } = meet({ call: { link: { ...link, secret: fill(9, 16) } } });
    expect(host).toEqual(denied('secret'));
    expect(guest).toEqual({ at: 'denied', denied: { t: 'denied', why: 'secret' } });
  });

  test('somebody who wants another table', () => {
    expect(meet({ call: { link: { ...link, code: 'PYS0001' } } }).guest).toEqual(doubt('host-signature'));
  });

  test('somebody whose channel ends elsewhere: a broker in the middle', () => {
    expect(meet({ call: { binding: fill(8, 32) } }).guest).toEqual(doubt('host-signature'));
  });

  test('a proof over another channel, also when the guest was careless', () => {
    const elsewhere = meet({ host: { binding: fill(8, 32) }, call: { binding: fill(8, 32) } });
    expect(elsewhere.host.at).toBe('proved');
    const { transcript } = elsewhere.host as HostJoin & { at: 'proved' };
    const replayed: Prove = {
      t: 'prove',
      mac: toBase64Url(macOf(link.secret, transcript, 'guest')),
      sig: toBase64Url(signAs('guest', transcript, ola)),
    };
    expect(meet({ prove: () => replayed }).host).toEqual(denied('secret'));
  });

  test('a proof from yesterday: the host asks with a fresh nonce', () => {
    let yesterday: Prove | null = null;
    meet({
      prove: said => {
        yesterday = said;
        return said;
      },
    });
    expect(yesterday).not.toBeNull();
    expect(meet({ prove: () => yesterday! }).host.at).toBe('proved');
    expect(meet({ host: { nonce: fill(40, 16) }, prove: () => yesterday! }).host).toEqual(denied('secret'));
  });

  test('somebody who holds the link but not the key of the seat', () => {
    const thief = keysFrom(fill(20, 32));
    const hello = (said: Hello): Hello => ({ ...said, seatKey: toBase64Url(ola.publicKey) });
    expect(meet({ call: { keys: { publicKey: ola.publicKey, secretKey: thief.secretKey } }, hello }).host).toEqual(
      denied('secret'),
    );
  });

  test('a guest who names the host key as its own and hands the signature back', () => {
    const impostor = { publicKey: founder.publicKey, secretKey: ola.secretKey };
    const reflect = (said: Prove, heard: Challenge): Prove => ({ ...said, sig: heard.sig });
    expect(meet({ call: { keys: impostor }, prove: reflect }).host).toEqual(denied('secret'));
  });

  test('a hello that was changed under way', () => {
    for (const change of [{ name: 'Eve' }, { cat: 78 }, { want: 'take-over' as const }, { lang: 'en' as const }]) {
      expect(meet({ hello: said => ({ ...said, ...change }) }).guest).toEqual(doubt('host-signature'));
    }
  });

  test('a proof with a single bit turned', () => {
    const flipped = (text: string) => (text[0] === 'A' ? 'B' : 'A') + text.slice(1);
    expect(meet({ prove: said => ({ ...said, mac: flipped(said.mac) }) }).host).toEqual(denied('secret'));
    expect(meet({ prove: said => ({ ...said, sig: flipped(said.sig) }) }).host).toEqual(denied('secret'));
  });
});

describe('whom a guest does not believe', () => {
  test('a host the link does not name', () => {
    expect(meet({ table: { keys: keysFrom(fill(30, 32)) } }).guest).toEqual(doubt('founder'));
  });

  test('somebody who shows the founder key without having it', () => {
    const impostor = { publicKey: founder.publicKey, secretKey: keysFrom(fill(30, 32)).secretKey };
    expect(meet({ table: { keys: impostor } }).guest).toEqual(doubt('host-signature'));
  });

  test('a host of an epoch that is over', () => {
    expect(meet({ table: { epoch: 2 }, call: { seenEpoch: 3 } }).guest).toEqual(doubt('epoch'));
  });

  test('an epoch that was changed under way', () => {
    expect(meet({ challenge: said => ({ ...said, epoch: 9 }) }).guest).toEqual(doubt('host-signature'));
  });

  test('a welcome from somebody who does not know the secret', () => {
    const forged = (said: Welcome<Roster>) => ({ ...said, mac: toBase64Url(fill(0, 32)) });
    expect(meet({ welcome: forged }).guest).toEqual(doubt('host-secret'));
  });

  test('a host that hands the guest its own proof back', () => {
    let mac = '';
    const { guest } = meet({
      prove: said => {
        mac = said.mac;
        return said;
      },
      welcome: said => ({ ...said, mac }),
    });
    expect(guest).toEqual(doubt('host-secret'));
  });

  test('a welcome before the challenge, and a second challenge', () => {
    const first = callOut(call, caller);
    expect(guestHears(call, first, { t: 'welcome', mac: toBase64Url(fill(0, 32)), table: [] })).toEqual(doubt('order'));
    const { say } = hostHears(table, hostTry, openDoor, first.say) as HostJoin & { at: 'prove' };
    const second = guestHears(call, first, say);
    expect(second.at).toBe('prove');
    expect(guestHears(call, second, say)).toEqual(doubt('order'));
  });
});

describe('the order of things at the door', () => {
  const { say: hello } = callOut(call, caller);
  const prove: Prove = { t: 'prove', mac: toBase64Url(fill(0, 32)), sig: toBase64Url(fill(0, 64)) };

  test('nobody proves before saying hello', () => {
    expect(hostHears(table, hostTry, openDoor, prove)).toEqual({ at: 'broken' });
  });

  test('nobody says hello twice, and nobody has a second guess', () => {
    const asked = hostHears(table, hostTry, openDoor, hello);
    expect(hostHears(table, hostTry, asked, hello)).toEqual({ at: 'broken' });
    const judged = hostHears(table, hostTry, asked, prove);
    expect(judged).toEqual(denied('secret'));
    expect(hostHears(table, hostTry, judged, prove)).toEqual({ at: 'broken' });
  });
});

describe('pages of different age', () => {
  const older = '2029-12-31T23:59:59.999Z';

  test('another engine is turned away before anything is proved, and told who is older', () => {
    const behind = meet({ caller: { engine: 'ffff0000', build: older } });
    expect(behind.host).toEqual({ at: 'denied', say: { t: 'denied', why: 'version', newer: 'me' } });
    expect(behind.guest).toMatchObject({ at: 'denied', denied: { newer: 'me' } });
    const ahead = meet({ caller: { engine: 'ffff0000' }, table: { page: { ...page, build: older } } });
    expect(ahead.host).toMatchObject({ say: { why: 'version', newer: 'you' } });
  });

  test('another wire counts before the build', () => {
    expect(meet({ caller: { wire: 2, build: older } }).host).toMatchObject({ say: { why: 'version', newer: 'you' } });
  });

  test('another build with the same engine plays along', () => {
    expect(meet({ caller: { build: older } }).guest.at).toBe('in');
  });
});

describe('what the schemas let through', () => {
  const { say: hello } = callOut(call, caller);
  const { say: challenge } = hostHears(table, hostTry, openDoor, hello) as HostJoin & { at: 'prove' };
  const reads = (schema: v.GenericSchema, message: object) => v.safeParse(schema, message).success;

  test('messages as they are made', () => {
    expect(reads(helloSchema, hello)).toBe(true);
    expect(reads(challengeSchema, challenge)).toBe(true);
    expect(JSON.stringify(hello).length).toBeLessThan(400);
  });

  test.each<Record<string, unknown>>([
    { wire: 256 },
    { wire: 1.5 },
    { engine: '0123ABCD' },
    { engine: '0123abcde' },
    { build: 'yesterday' },
    { build: '2030-01-02T03:04:05Z' },
    { seatKey: toBase64Url(fill(2, 31)) },
    { seatKey: toBase64Url(fill(2, 33)) },
    { seatKey: 7 },
    { nonce: '' },
    { nonce: toBase64Url(fill(2, 17)) },
    { want: 'host' },
    { want: true },
    { name: '' },
    { name: ' Ola' },
    { name: 'O'.repeat(25) },
    { name: 'Ola\u0000' },
    { name: 'O\u202ela' },
    { name: ['Ola'] },
    { cat: -1 },
    { cat: 2 ** 20 },
    { cat: '77' },
    { lang: 'de' },
    { seat: 0 },
    { t: 'prove' },
  ])('a hello with %o is refused', wrong => {
    expect(reads(helloSchema, { ...hello, ...wrong })).toBe(false);
  });

  test.each<Record<string, unknown>>([
    { epoch: -1 },
    { epoch: 2 ** 31 },
    { epoch: null },
    { hostKey: '' },
    { nonce: `${challenge.nonce}=` },
    { sig: challenge.sig.slice(1) },
    { chain: [] },
  ])('a challenge with %o is refused', wrong => {
    expect(reads(challengeSchema, { ...challenge, ...wrong })).toBe(false);
  });

  test('a denial says what its reason needs and nothing else', () => {
    expect(reads(deniedSchema, { t: 'denied', why: 'full' })).toBe(true);
    expect(reads(deniedSchema, { t: 'denied', why: 'epoch', epoch: 3 })).toBe(true);
    expect(reads(deniedSchema, { t: 'denied', why: 'epoch' })).toBe(false);
    expect(reads(deniedSchema, { t: 'denied', why: 'version' })).toBe(false);
    expect(reads(deniedSchema, { t: 'denied', why: 'full', newer: 'me' })).toBe(false);
    expect(reads(deniedSchema, { t: 'denied', why: 'no-webrtc' })).toBe(false);
  });

  test('nothing at all makes them throw', () => {
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        for (const schema of [helloSchema, challengeSchema, proveSchema, deniedSchema, rosterWelcome]) {
          expect(v.safeParse(schema, value).success).toBe(false);
        }
      }),
    );
  });
});

describe('names', () => {
  test.each([
    ['  Ola  ', 'Ola'],
    ['Ola   B', 'Ola B'],
    ['Зоя', 'Зоя'],
    ['e\u0301', 'é'],
    ['🐈‍⬛', '🐈‍⬛'],
    ['🐈'.repeat(24), '🐈'.repeat(24)],
  ])('%o is shown as %o', (typed, shown) => {
    expect(cleanName(typed)).toBe(shown);
  });

  test.each([
    '',
    '   ',
    '\u200d',
    'a\nb',
    'a\u0007',
    '\u202eOla',
    '\ud800',
    'Ola\u200b',
    '\ufeffOla',
    'O'.repeat(25),
    'O'.repeat(10_000),
  ])('%o is no name', typed => {
    expect(cleanName(typed)).toBeNull();
  });

  test('a clean name stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 26 }), typed => {
        const name = cleanName(typed);
        if (name !== null) expect(cleanName(name)).toBe(name);
      }),
    );
  });
});

test('two lists of parts never make the same bytes', () => {
  expect(framed('ab', 'c')).not.toEqual(framed('a', 'bc'));
  expect(framed('a', '')).not.toEqual(framed('a'));
  expect(framed(framed('a'), 'b')).not.toEqual(framed('a', 'b'));
});
