/** Knocking: one number on two screens, and the link for nobody but the one who was let in. */
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { fromBase64Url, toBase64Url } from '../../../src/p2p/base64url.ts';
import type { Page } from '../../../src/p2p/door/join-messages.ts';
import {
  type GivenLink,
  type GuestKnock,
  guestHearsKnock,
  type HostKnock,
  hostHearsKnock,
  type KnockTry,
  knockable,
  knockGate,
  knockOn,
  letIn,
} from '../../../src/p2p/door/knock.ts';
import {
  type Heard,
  heardSchema,
  type Knock,
  type KnockOpen,
  knockOpenSchema,
  knockSchema,
  letInSchema,
} from '../../../src/p2p/door/knock-messages.ts';

const fill = (n: number, length: number) => new Uint8Array(length).fill(n);
const page: Page = { wire: 1, engine: '0123abcd', build: '2030-01-02T03:04:05.678Z' };
const ola = { ...page, name: 'Ola', cat: 77, lang: 'pl' } as const;
const link: GivenLink = { code: 'KOT4827', secret: fill(3, 16), founder: fill(4, 16) };
const hostOnce: KnockTry = { code: 'KOT4827', nonce: fill(5, 16), binding: fill(6, 32), boxSeed: fill(7, 32) };
const guestOnce: KnockTry = { code: 'KOT4827', nonce: fill(8, 16), binding: fill(6, 32), boxSeed: fill(9, 32) };

const carried = <S extends v.GenericSchema>(schema: S, message: unknown): v.InferOutput<S> =>
  v.parse(schema, JSON.parse(JSON.stringify(message)));
const same = <T>(said: T): T => said;

type Asked = HostKnock & { at: 'ask' };
type Opened = GuestKnock & { at: 'open' };
interface Meeting {
  readonly host?: Partial<KnockTry>;
  readonly guest?: Partial<KnockTry>;
  readonly knock?: (said: Knock) => Knock;
  readonly heard?: (said: Heard) => Heard;
  readonly open?: (said: KnockOpen) => KnockOpen;
}

/** Up to the moment when both look at their numbers. */
function meet(how: Meeting = {}): { host: HostKnock; guest: GuestKnock; mine: KnockTry; theirs: KnockTry } {
  const mine = { ...hostOnce, ...how.host };
  const theirs = { ...guestOnce, ...how.guest };
  const first = knockOn(theirs, ola);
  const asked = hostHearsKnock(page, mine, knockable, (how.knock ?? same)(carried(knockSchema, first.say)));
  if (asked.at !== 'open') return { host: asked, guest: first, mine, theirs };
  const guest = guestHearsKnock(theirs, first, (how.heard ?? same)(carried(heardSchema, asked.say)));
  if (guest.at !== 'open') return { host: asked, guest, mine, theirs };
  const host = hostHearsKnock(page, mine, asked, (how.open ?? same)(carried(knockOpenSchema, guest.say)));
  return { host, guest, mine, theirs };
}

const numbers = (how?: Meeting) => {
  const { host, guest } = meet(how);
  expect([host.at, guest.at]).toEqual(['ask', 'open']);
  return [(host as Asked).number, (guest as Opened).number];
};

describe('a knock', () => {
  test('shows both the same four digits, and the host who it is', () => {
    const { host, guest } = meet();
    expect(host).toMatchObject({ at: 'ask', knock: { name: 'Ola', cat: 77, lang: 'pl' } });
    const [left, right] = numbers();
    expect(left).toBe(right);
    expect(left).toMatch(/^\d{4}$/);
    expect(guest.at).toBe('open');
  });

  test('that is answered brings the link', () => {
    const { host, guest, mine, theirs } = meet();
    const yes = carried(letInSchema, letIn(mine, host as Asked, link));
    expect(guestHearsKnock(theirs, guest, yes)).toEqual({ at: 'in', link });
    expect(JSON.stringify(yes)).not.toContain(toBase64Url(link.secret));
  });

  test('shows another number every time', () => {
    const seen = new Set<string>();
    for (let n = 0; n < 200; n++) seen.add(numbers({ guest: { nonce: fill(n, 16) } })[0]!);
    expect(seen.size).toBeGreaterThan(180);
  });

  test('that is not wanted is denied', () => {
    const { guest, theirs } = meet();
    expect(guestHearsKnock(theirs, guest, { t: 'denied', why: 'busy' })).toMatchObject({ at: 'denied' });
  });

  test('from another engine is turned away at once', () => {
    const { host } = meet({ knock: said => ({ ...said, engine: 'ffff0000' }) });
    expect(host).toEqual({ at: 'denied', say: { t: 'denied', why: 'version', newer: 'me' } });
  });

  test('is announced only now and then, and never to a crowd', () => {
    expect(knockGate(0, 10_000)).toBe('announce');
    expect(knockGate(2, 60_000)).toBe('announce');
    expect(knockGate(3, 60_000)).toBe('busy');
    expect(knockGate(0, 9_999)).toBe('busy');
  });
});

describe('somebody in the middle', () => {
  test('has another channel to each side, so the numbers differ', () => {
    const [left, right] = numbers({ guest: { binding: fill(60, 32) } });
    expect(left).not.toBe(right);
  });

  test('cannot change the name, the key or the nonce unseen', () => {
    for (const change of [{ name: 'Eve' }, { cat: 1 }, { lang: 'en' as const }]) {
      const [left, right] = numbers({ knock: said => ({ ...said, ...change }) });
      expect(left).not.toBe(right);
    }
    for (const change of [{ boxKey: toBase64Url(fill(61, 32)) }, { nonce: toBase64Url(fill(62, 16)) }]) {
      const [left, right] = numbers({ heard: said => ({ ...said, ...change }) });
      expect(left).not.toBe(right);
    }
  });

  test('cannot choose the nonce after hearing the host: the promise binds', () => {
    const nonce = toBase64Url(fill(63, 16));
    expect(meet({ open: said => ({ ...said, nonce }) }).host).toEqual({ at: 'broken' });
  });

  test('cannot put its own key under the promise of another', () => {
    const boxKey = toBase64Url(fill(64, 32));
    expect(meet({ knock: said => ({ ...said, boxKey }) }).host).toEqual({ at: 'broken' });
  });

  test('cannot read the link out of the box', () => {
    const { host, guest, mine } = meet();
    const yes = letIn(mine, host as Asked, link);
    const eve = { ...guestOnce, boxSeed: fill(65, 32) };
    expect(guestHearsKnock(eve, guest, yes)).toEqual({ at: 'doubt', why: 'box' });
  });

  test('cannot hand over another link in its place', () => {
    const { host, guest, theirs } = meet();
    const eve = { ...hostOnce, boxSeed: fill(66, 32) };
    expect(guestHearsKnock(theirs, guest, letIn(eve, host as Asked, link))).toEqual({ at: 'doubt', why: 'box' });
    const yes = letIn(hostOnce, host as Asked, link);
    const bits = fromBase64Url(yes.box, 48)!;
    fc.assert(
      fc.property(fc.nat(47), fc.nat(7), (at, bit) => {
        const turned = bits.map((byte, n) => (n === at ? byte ^ (1 << bit) : byte));
        const state = guestHearsKnock(theirs, guest, { t: 'let-in', box: toBase64Url(turned) });
        expect(state).toEqual({ at: 'doubt', why: 'box' });
      }),
      { numRuns: 20 },
    );
  });

  test('cannot use yesterday’s box: the host knocked on answers with fresh nonces', () => {
    const yesterday = meet();
    const box = letIn(yesterday.mine, yesterday.host as Asked, link);
    const today = meet({ host: { nonce: fill(70, 16) } });
    expect(guestHearsKnock(today.theirs, today.guest, box)).toEqual({ at: 'doubt', why: 'box' });
  });

  test('cannot play the host by echoing', () => {
    const first = knockOn(guestOnce, ola);
    const echo: Heard = { t: 'knock-heard', boxKey: first.say.boxKey, nonce: toBase64Url(fill(1, 16)) };
    expect(guestHearsKnock(guestOnce, first, echo)).toEqual({ at: 'doubt', why: 'box' });
  });
});

describe('the order of things', () => {
  test('at the host: knock, then open, each once', () => {
    const first = knockOn(guestOnce, ola).say;
    const open: KnockOpen = { t: 'knock-open', nonce: toBase64Url(guestOnce.nonce) };
    expect(hostHearsKnock(page, hostOnce, knockable, open)).toEqual({ at: 'broken' });
    const heard = hostHearsKnock(page, hostOnce, knockable, first);
    expect(hostHearsKnock(page, hostOnce, heard, first)).toEqual({ at: 'broken' });
    const asks = hostHearsKnock(page, hostOnce, heard, open);
    expect(asks.at).toBe('ask');
    expect(hostHearsKnock(page, hostOnce, asks, open)).toEqual({ at: 'broken' });
  });

  test('at the guest: no box before the number, no second number', () => {
    const { host, guest, mine, theirs } = meet();
    const first = knockOn(theirs, ola);
    const yes = letIn(mine, host as Asked, link);
    expect(guestHearsKnock(theirs, first, yes)).toEqual({ at: 'doubt', why: 'order' });
    const again: Heard = { t: 'knock-heard', boxKey: toBase64Url(fill(1, 32)), nonce: toBase64Url(fill(1, 16)) };
    expect(guestHearsKnock(theirs, guest, again)).toEqual({ at: 'doubt', why: 'order' });
  });

  test.each<[v.GenericSchema, object]>([
    [knockSchema, { ...knockOn(guestOnce, ola).say, commit: '' }],
    [knockSchema, { ...knockOn(guestOnce, ola).say, boxKey: toBase64Url(fill(1, 33)) }],
    [knockSchema, { ...knockOn(guestOnce, ola).say, want: 'sit' }],
    [knockSchema, { ...knockOn(guestOnce, ola).say, name: 'a\nb' }],
    [heardSchema, { t: 'knock-heard', boxKey: toBase64Url(fill(1, 32)), nonce: toBase64Url(fill(1, 15)) }],
    [knockOpenSchema, { t: 'knock-open', nonce: null }],
    [letInSchema, { t: 'let-in', box: toBase64Url(fill(1, 47)) }],
    [letInSchema, { t: 'let-in', box: 'A'.repeat(100_000) }],
  ])('fields that are cut, too long or too many are refused', (schema, message) => {
    expect(v.safeParse(schema, message).success).toBe(false);
  });
});
