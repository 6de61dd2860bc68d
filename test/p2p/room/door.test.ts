/** The door of a table: who gets in, who does not, and what a stranger may cost or learn. */
import { describe, expect, test } from 'vitest';
import { fromBase64Url, toBase64Url } from '../../../src/p2p/base64url.ts';
import { callOut, guestHears } from '../../../src/p2p/door/join.ts';
import {
  type Challenge,
  type Hello,
  nonceBytes,
  type Prove,
  type Welcome,
} from '../../../src/p2p/door/join-messages.ts';
import { keysFrom } from '../../../src/p2p/door/join-proof.ts';
import { knock } from '../../../src/p2p/room/knock-call.ts';
import type { Arrival } from '../../../src/p2p/room/messages.ts';
import { type Evening, face, makeEvening, version, wholeFrame } from './town.ts';

const bindings = new Uint8Array(32);
const someBytes = (n: number) => new Uint8Array(n).fill(7);

/** A handshake by hand, over the link of a stranger. */
function handshake(t: Evening, link = t.table.link, seed = t.random(32)) {
  const call = { link, keys: keysFrom(seed), seenEpoch: 0, nonce: t.random(nonceBytes), binding: bindings };
  const first = callOut(call, { ...version, want: 'sit', name: 'Ola', cat: 1, lang: 'en' });
  const proof = (challenge: unknown): Prove => {
    const next = guestHears<Arrival>(call, first, challenge as Challenge);
    if (next.at !== 'prove') throw new Error(next.at);
    return next.say;
  };
  return { hello: first.say, proof };
}

const texts = (heard: readonly unknown[]): string => JSON.stringify(heard);
const kinds = (heard: readonly unknown[]) => heard.map(message => (message as { t: string }).t);

describe('who has not got the link', () => {
  test('a wrong secret is told so after 0.4 s, and hears nothing of the table', async () => {
    const t = makeEvening();
    const stranger = await t.stranger();
    const { hello, proof } = handshake(t, { ...t.table.link, secret: someBytes(16) });
    await stranger.say(hello);
    await stranger.say(proof(stranger.heard[0]));
    await t.clock.pass(399);
    expect(kinds(stranger.heard)).toEqual(['challenge']);
    await t.clock.pass(1);
    expect(stranger.heard.at(-1)).toEqual({ t: 'denied', why: 'secret' });
    expect(stranger.closed).toBe('remote');
    expect(t.keeper.lobby!.chairs).toHaveLength(1);
  });

  test('a guest with a wrong secret is out for that reason', async () => {
    const t = makeEvening();
    const ola = await t.guest('Ola', { link: { ...t.table.link, secret: someBytes(16) } });
    await t.clock.pass(1000);
    expect(ola.standing).toEqual({ at: 'out', why: 'secret' });
  });

  test('a table that is not the founder of the link gets no proof', async () => {
    const t = makeEvening();
    const ola = await t.guest('Ola', { link: { ...t.table.link, founder: someBytes(16) } });
    await t.clock.pass(1000);
    expect(ola.standing).toEqual({ at: 'out', why: 'no-table' });
    expect(t.taps[0]!.got).toHaveLength(1);
  });

  test('behind a wrong code there is nobody', async () => {
    const t = makeEvening();
    const ola = await t.guest('Ola', { link: { ...t.table.link, code: 'ZZZ0000' } });
    await t.clock.pass(8000);
    expect(ola.standing).toEqual({ at: 'out', why: 'no-table' });
  });

  test('a proof that was heard once is worth nothing a second time', async () => {
    const t = makeEvening();
    const honest = await t.stranger();
    const { hello, proof } = handshake(t);
    await honest.say(hello);
    const proved = proof(honest.heard[0]);
    await honest.say(proved);
    expect(kinds(honest.heard)).toContain('welcome');
    const thief = await t.stranger();
    await thief.say(hello);
    await thief.say(proved);
    await t.clock.pass(500);
    expect(kinds(thief.heard)).toEqual(['challenge', 'denied']);
    expect(thief.heard.at(-1)).toEqual({ t: 'denied', why: 'secret' });
    expect(t.keeper.lobby!.chairs).toHaveLength(2);
  });

  test('a proof without a hello, and a second hello, are no way in', async () => {
    const t = makeEvening();
    const first = await t.stranger();
    await first.say({ t: 'prove', mac: toBase64Url(someBytes(32)), sig: toBase64Url(someBytes(64)) });
    const second = await t.stranger();
    const { hello, proof } = handshake(t);
    await second.say(hello);
    await second.say(hello);
    await second.say(proof(second.heard[0]));
    await t.clock.pass(1000);
    expect(first.heard).toEqual([]);
    expect(kinds(second.heard)).toEqual(['challenge']);
    await t.clock.pass(5000);
    expect([first.tap.closedBy, second.tap.closedBy]).toEqual(['protocol', 'protocol']);
  });

  test('before the proof nothing is said about the table', async () => {
    const t = makeEvening();
    const ola = await t.guest('Ola');
    await t.deal();
    const stranger = await t.stranger();
    const { hello, proof } = handshake(t);
    await stranger.say(hello);
    await t.clock.pass(300);
    expect(Object.keys(stranger.heard[0] as object).sort()).toEqual(['epoch', 'hostKey', 'nonce', 'sig', 't']);
    for (const word of ['Keeper', 'Ola', 'zombie', 'chairs', 'playing', toBase64Url(t.table.link.secret)])
      expect(texts(stranger.heard)).not.toContain(word);
    const before = stranger.heard.length;
    await stranger.say(proof(stranger.heard[0]));
    expect(texts(stranger.heard.slice(before))).toContain('Ola');
    expect(ola.standing).toEqual({ at: 'in' });
  });
});

describe('pages that differ', () => {
  const older = { ...version, engine: 'ffffffff', build: '2025-01-01T00:00:00.000Z' };
  const newer = { ...version, engine: 'ffffffff', build: '2027-01-01T00:00:00.000Z' };

  test.each([
    ['older', older],
    ['newer', newer],
  ] as const)('an %s page hears which of the two has to be brought up to date', async (why, page) => {
    const t = makeEvening();
    const ola = await t.guest('Ola', { page });
    await t.clock.pass(100);
    expect(ola.standing).toEqual({ at: 'out', why });
    expect(t.keeper.lobby!.chairs).toHaveLength(1);
  });

  test('another build of the same engine comes in', async () => {
    const t = makeEvening();
    const ola = await t.guest('Ola', { page: { ...version, build: newer.build } });
    await t.clock.pass(100);
    expect(ola.standing).toEqual({ at: 'in' });
  });
});

describe('what a stranger may cost', () => {
  test('silence is heard out for five seconds', async () => {
    const t = makeEvening();
    const stranger = await t.stranger();
    await t.clock.pass(4999);
    expect(stranger.closed).toBeNull();
    await t.clock.pass(1);
    expect(stranger.closed).toBe('remote');
    expect(stranger.heard).toEqual([]);
  });

  test('pings do not make the five seconds longer', async () => {
    const t = makeEvening();
    const stranger = await t.stranger();
    for (const seq of [1, 2]) {
      stranger.frame(Uint8Array.of(0x10, 0, 0, 0, seq));
      await t.clock.pass(2000);
    }
    await t.clock.pass(1000);
    expect(stranger.tap.closedBy).toBe('protocol');
  });

  test('of twenty-five strangers the one who came first has to go, also when they come all at once', async () => {
    const t = makeEvening();
    const slow = await t.stranger();
    const crowd = await Promise.all(Array.from({ length: 24 }, () => t.stranger()));
    await t.clock.settle();
    expect(slow.heard).toEqual([{ t: 'denied', why: 'busy' }]);
    expect(slow.closed).toBe('remote');
    expect(crowd.filter(({ closed }) => closed)).toEqual([]);
    await Promise.all(Array.from({ length: 10 }, () => t.stranger()));
    expect(t.taps.filter(({ closedBy }) => !closedBy)).toHaveLength(24);
  });

  test('with the door full of strangers a friend gets in', async () => {
    const t = makeEvening();
    await Promise.all(Array.from({ length: 40 }, () => t.stranger()));
    const ola = await t.guest('Ola');
    await t.clock.pass(100);
    expect(ola.standing).toEqual({ at: 'in' });
  });

  test.each([
    ['a frame of more than 2 KiB', wholeFrame(someBytes(2048)), 'oversize'],
    ['a chunk', Uint8Array.of(2, 0, 1, 0, 1, 0, 2, 9), 'protocol'],
  ] as const)('%s closes the line at once', async (_, frame, why) => {
    const t = makeEvening();
    const stranger = await t.stranger();
    stranger.frame(frame);
    await t.clock.settle();
    expect(stranger.tap.closedBy).toBe(why);
    expect(stranger.heard).toEqual([]);
  });

  test('the fifth frame closes the line', async () => {
    const t = makeEvening();
    const stranger = await t.stranger();
    for (let n = 0; n < 4; n++) stranger.frame(Uint8Array.of(0x10, 0, 0, 0, n));
    await t.clock.settle();
    expect(stranger.closed).toBeNull();
    stranger.frame(Uint8Array.of(0x10, 0, 0, 0, 4));
    await t.clock.settle();
    expect(stranger.tap.closedBy).toBe('flood');
  });

  test.each([
    ['no text', wholeFrame(Uint8Array.of(0xff, 0xfe))],
    ['no JSON', wholeFrame(new TextEncoder().encode('{"t":'))],
    ['an unknown message', wholeFrame(new TextEncoder().encode('{"t":"answer","ask":0,"chosen":[]}'))],
    ['an unknown frame', Uint8Array.of(0x77)],
    ['an empty frame', new Uint8Array()],
    ['a hello with a key too many', wholeFrame(new TextEncoder().encode('{"t":"hello","admin":true}'))],
  ])('%s gets no answer and no place', async (_, frame) => {
    const t = makeEvening();
    const stranger = await t.stranger();
    stranger.frame(frame);
    await t.clock.pass(6000);
    expect(stranger.heard).toEqual([]);
    expect(stranger.closed).toBe('remote');
    expect(t.keeper.lobby!.chairs).toHaveLength(1);
  });

  test('a seat key that is no key is no way in', async () => {
    const t = makeEvening();
    const stranger = await t.stranger();
    const { hello } = handshake(t);
    await stranger.say({ ...hello, seatKey: `${hello.seatKey.slice(0, -1)}=` } satisfies Hello);
    await t.clock.pass(6000);
    expect(stranger.heard).toEqual([]);
    expect(stranger.closed).toBe('remote');
  });
});

describe('the host shows that it knows the link, too', () => {
  test('a welcome carries a proof that only this link and this handshake give', async () => {
    const t = makeEvening();
    const [first, second] = [await t.stranger(), await t.stranger()];
    const macs: string[] = [];
    for (const stranger of [first, second]) {
      const { hello, proof } = handshake(t);
      await stranger.say(hello);
      await stranger.say(proof(stranger.heard[0]));
      macs.push((stranger.heard[1] as Welcome<Arrival>).mac);
    }
    expect(macs.map(mac => fromBase64Url(mac, 32)?.length)).toEqual([32, 32]);
    expect(macs[0]).not.toBe(macs[1]);
  });
});

// ── By short code ────────────────────────────────────────────────────────────

function knocker(t: Evening, name: string) {
  const tab = t.network.page();
  const shown: string[] = [];
  const ports = { after: t.clock.after, now: () => t.clock.now, random: t.random, broker: tab.broker };
  const call = knock(ports, t.table.link.code, version, face(name), number => shown.push(number));
  const ended = { got: null as unknown };
  void call.end.then(end => {
    ended.got = end;
  });
  return { tab, shown, giveUp: call.giveUp, ended };
}

describe('knocking', () => {
  test('both sides see the same number, and a yes hands over the link', async () => {
    const t = makeEvening();
    const ola = knocker(t, 'Ola');
    await t.clock.pass(100);
    expect(ola.shown).toHaveLength(1);
    expect(ola.shown[0]).toMatch(/^\d{4}$/);
    expect(t.keeper.knockers).toMatchObject([{ name: 'Ola', number: ola.shown[0] }]);
    // A person takes their time.
    await t.clock.pass(60_000);
    t.table.room.answerKnock(t.keeper.knockers[0]!.id, 'let in');
    await t.clock.pass(100);
    const { code, secret, founder } = t.table.link;
    expect(ola.ended.got).toEqual({ got: 'link', link: { code, secret, founder } });
    expect(t.keeper.knockers).toEqual([]);
  });

  test('the link does not cross the wire in clear', async () => {
    const t = makeEvening();
    knocker(t, 'Ola');
    await t.clock.pass(100);
    t.table.room.answerKnock(t.keeper.knockers[0]!.id, 'let in');
    await t.clock.pass(100);
    const said = t.taps[0]!.said.join('\n');
    expect(said).toContain('let-in');
    expect(said).not.toContain(toBase64Url(t.table.link.secret));
    expect(said).not.toContain('Keeper');
  });

  test('with the link they were given they come in', async () => {
    const t = makeEvening();
    const ola = knocker(t, 'Ola');
    await t.clock.pass(100);
    t.table.room.answerKnock(t.keeper.knockers[0]!.id, 'let in');
    await t.clock.pass(100);
    const { link } = ola.ended.got as { link: typeof t.table.link };
    const inside = await t.guest('Ola', { link: { ...t.table.link, ...link } });
    await t.clock.pass(100);
    expect(inside.standing).toEqual({ at: 'in' });
  });

  test('who is turned away hears so and is asked about no more', async () => {
    const t = makeEvening();
    const ola = knocker(t, 'Ola');
    await t.clock.pass(100);
    t.table.room.answerKnock(t.keeper.knockers[0]!.id, 'turn away');
    await t.clock.pass(100);
    expect(ola.ended.got).toEqual({ got: 'denied', denied: { t: 'denied', why: 'kicked' } });
    expect(t.keeper.knockers).toEqual([]);
  });

  test('within ten seconds nobody else is announced', async () => {
    const t = makeEvening();
    knocker(t, 'Ola');
    await t.clock.pass(9000);
    const marco = knocker(t, 'Marco');
    await t.clock.pass(100);
    expect(marco.ended.got).toEqual({ got: 'denied', denied: { t: 'denied', why: 'busy' } });
    await t.clock.pass(1000);
    knocker(t, 'Zosia');
    await t.clock.pass(100);
    expect(t.keeper.knockers.map(({ name }) => name)).toEqual(['Ola', 'Zosia']);
  });

  test('three wait, the fourth is told that the table is busy', async () => {
    const t = makeEvening();
    for (const name of ['Ola', 'Marco', 'Zosia']) {
      knocker(t, name);
      await t.clock.pass(10_000);
    }
    expect(t.keeper.knockers).toHaveLength(3);
    const late = knocker(t, 'Late');
    await t.clock.pass(100);
    expect(late.ended.got).toMatchObject({ denied: { why: 'busy' } });
  });

  test('who gives up, or closes the tab, is not asked about any more', async () => {
    const t = makeEvening();
    const ola = knocker(t, 'Ola');
    await t.clock.pass(11_000);
    const marco = knocker(t, 'Marco');
    await t.clock.pass(100);
    expect(t.keeper.knockers).toHaveLength(2);
    ola.giveUp();
    await t.clock.pass(100);
    expect(t.keeper.knockers.map(({ name }) => name)).toEqual(['Marco']);
    expect(ola.ended.got).toEqual({ got: 'broken' });
    marco.tab.leave();
    await t.clock.pass(100);
    expect(t.keeper.knockers).toEqual([]);
  });

  test('an answer to somebody who is gone does nothing', async () => {
    const t = makeEvening();
    const ola = knocker(t, 'Ola');
    await t.clock.pass(100);
    const { id } = t.keeper.knockers[0]!;
    ola.giveUp();
    await t.clock.pass(100);
    t.table.room.answerKnock(id, 'let in');
    await t.clock.pass(100);
    expect(t.taps[0]!.sent).toHaveLength(1);
  });

  test('strangers who come after do not push a knocker out', async () => {
    const t = makeEvening();
    const ola = knocker(t, 'Ola');
    await t.clock.pass(100);
    await Promise.all(Array.from({ length: 30 }, () => t.stranger()));
    await t.clock.pass(100);
    expect(ola.ended.got).toBeNull();
    expect(t.keeper.knockers).toMatchObject([{ name: 'Ola' }]);
  });

  test('who knocks and then shows the link after all comes in, and is asked about no more', async () => {
    const t = makeEvening();
    const link = await knockByHand(t);
    expect(t.keeper.knockers).toHaveLength(1);
    const { hello, proof } = handshake(t);
    await link.say(hello);
    await link.say(proof(link.heard.at(-1)));
    expect(kinds(link.heard)).toContain('welcome');
    expect(t.keeper.knockers).toEqual([]);
  });

  test('on a page of another version nobody is bothered', async () => {
    const t = makeEvening();
    const ports = { after: t.clock.after, now: () => t.clock.now, random: t.random, broker: t.network.page().broker };
    const { end } = knock(ports, t.table.link.code, { ...version, engine: 'ffffffff' }, face('Ola'), () => {});
    await t.clock.pass(100);
    expect(await end).toMatchObject({ got: 'denied', denied: { why: 'version' } });
    expect(t.keeper.knockers).toEqual([]);
  });

  test('behind a code that is no table there is nobody', async () => {
    const t = makeEvening();
    const ports = { after: t.clock.after, now: () => t.clock.now, random: t.random, broker: t.network.page().broker };
    const { end } = knock(ports, 'ZZZ0000', version, face('Ola'), () => {});
    await t.clock.pass(3000);
    expect(await end).toEqual({ got: 'nobody' });
  });
});

/** A knock whose messages are sent by hand: the promise of a nonce, then the nonce. */
async function knockByHand(t: Evening) {
  const { guestHearsKnock, knockOn } = await import('../../../src/p2p/door/knock.ts');
  const once = { code: t.table.link.code, nonce: t.random(16), boxSeed: t.random(32), binding: bindings };
  const stranger = await t.stranger();
  const first = knockOn(once, { ...version, name: 'Ola', cat: 1, lang: 'en' });
  await stranger.say(first.say);
  const next = guestHearsKnock(once, first, stranger.heard[0] as Parameters<typeof guestHearsKnock>[2]);
  if (next.at !== 'open') throw new Error(next.at);
  await stranger.say(next.say);
  return stranger;
}
