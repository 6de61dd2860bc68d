/**
 * Coming in by link: hello, challenge, prove, welcome. Two machines, each a fold over the other's messages.
 * A state's `say` goes out once, when the state is entered. Messages are parsed by their schemas before they come here.
 */
import { fromBase64Url, toBase64Url } from '../base64url.ts';
import {
  type Challenge,
  type Denied,
  type FromDoor,
  type Hello,
  keyBytes,
  macBytes,
  nonceBytes,
  type Page,
  type Prove,
  signatureBytes,
  type ToDoor,
  versionDenial,
  type Welcome,
} from './join-messages.ts';
import { fingerprint, hasSigned, isSame, type KeyPair, macOf, signAs, transcriptOf } from './join-proof.ts';
import type { RoomLink } from './room-link.ts';

/** One try over one link: the nonce is used here and never again, the binding is the link's own. */
export interface Try {
  readonly nonce: Uint8Array;
  readonly binding: Uint8Array;
}

// ── The host's side ──────────────────────────────────────────────────────────

export interface DoorTable {
  readonly code: string;
  readonly epoch: number;
  readonly secret: Uint8Array;
  readonly keys: KeyPair;
  readonly page: Page;
}

export type HostJoin =
  | { readonly at: 'hello' }
  | { readonly at: 'prove'; readonly say: Challenge; readonly hello: Hello; readonly transcript: Uint8Array }
  /** Only now is anything known about them: who holds this key has the link, and said this hello over this channel. */
  | { readonly at: 'proved'; readonly seatKey: string; readonly hello: Hello; readonly transcript: Uint8Array }
  | { readonly at: 'denied'; readonly say: Denied }
  /** Not a message for this moment: a strike. */
  | { readonly at: 'broken' };

export const openDoor: HostJoin = { at: 'hello' };

export function hostHears(table: DoorTable, once: Try, join: HostJoin, message: ToDoor): HostJoin {
  if (join.at === 'hello' && message.t === 'hello') return challenge(table, once, message);
  if (join.at === 'prove' && message.t === 'prove') return judge(table, join, message);
  return { at: 'broken' };
}

function challenge({ code, epoch, keys, page }: DoorTable, { nonce, binding }: Try, hello: Hello): HostJoin {
  const say = versionDenial(page, hello);
  if (say) return { at: 'denied', say };
  const seatKey = fromBase64Url(hello.seatKey, keyBytes);
  const guestNonce = fromBase64Url(hello.nonce, nonceBytes);
  if (!seatKey || !guestNonce) return { at: 'broken' };
  const hostKey = keys.publicKey;
  const transcript = transcriptOf({ code, epoch, hostKey, seatKey, guestNonce, hostNonce: nonce, binding, hello });
  const sig = toBase64Url(signAs('host', transcript, keys));
  const asked: Challenge = { t: 'challenge', epoch, hostKey: toBase64Url(hostKey), nonce: toBase64Url(nonce), sig };
  return { at: 'prove', say: asked, hello, transcript };
}

function judge({ secret }: DoorTable, join: HostJoin & { at: 'prove' }, message: Prove): HostJoin {
  const { hello, transcript } = join;
  const mac = fromBase64Url(message.mac, macBytes);
  const sig = fromBase64Url(message.sig, signatureBytes);
  const key = fromBase64Url(hello.seatKey, keyBytes);
  if (!mac || !sig || !key) return { at: 'broken' };
  const knowsLink = isSame(macOf(secret, transcript, 'guest'), mac);
  const holdsKey = hasSigned('guest', transcript, sig, key);
  if (!knowsLink || !holdsKey) return { at: 'denied', say: { t: 'denied', why: 'secret' } };
  return { at: 'proved', seatKey: hello.seatKey, hello, transcript };
}

/** Shows the guest that we know the secret as well, and tells it about the table. */
export const welcome = <P>({ secret }: DoorTable, proved: HostJoin & { at: 'proved' }, table: P): Welcome<P> => ({
  t: 'welcome',
  mac: toBase64Url(macOf(secret, proved.transcript, 'host')),
  table,
});

// ── The guest's side ─────────────────────────────────────────────────────────

export type Caller = Page & Pick<Hello, 'want' | 'name' | 'cat' | 'lang'>;

export interface Call extends Try {
  readonly link: Pick<RoomLink, 'code' | 'secret' | 'founder'>;
  readonly keys: KeyPair;
  /** The highest epoch we know of: an older host is a host no more. */
  readonly seenEpoch: number;
}

/** Why we do not believe the other side. They are told nothing: we hang up. */
export type Doubt = 'founder' | 'epoch' | 'host-signature' | 'host-secret' | 'order';

export type GuestJoin<P> =
  | { readonly at: 'hello'; readonly say: Hello }
  | { readonly at: 'prove'; readonly say: Prove; readonly heard: Heard }
  | ({ readonly at: 'in'; readonly table: P } & Heard)
  /** Nobody has proved anything at this point: believe it as far as trying again costs. */
  | { readonly at: 'denied'; readonly denied: Denied }
  | { readonly at: 'doubt'; readonly why: Doubt };

interface Heard {
  readonly epoch: number;
  readonly hostKey: string;
  readonly transcript: Uint8Array;
}

/** The name must be clean already: what is not cleaned is refused at the door. */
export function callOut({ keys, nonce }: Call, caller: Caller): GuestJoin<never> & { at: 'hello' } {
  const { wire, engine, build, want, name, cat, lang } = caller;
  const mine = { seatKey: toBase64Url(keys.publicKey), nonce: toBase64Url(nonce) };
  return { at: 'hello', say: { t: 'hello', wire, engine, build, ...mine, want, name, cat, lang } };
}

export function guestHears<P>(call: Call, join: GuestJoin<P>, message: FromDoor<P>): GuestJoin<P> {
  const isWaiting = join.at === 'hello' || join.at === 'prove';
  if (isWaiting && message.t === 'denied') return { at: 'denied', denied: message };
  if (join.at === 'hello' && message.t === 'challenge') return answer(call, join.say, message);
  if (join.at === 'prove' && message.t === 'welcome') return enter(call, join.heard, message);
  return { at: 'doubt', why: 'order' };
}

function answer(call: Call, hello: Hello, message: Challenge): GuestJoin<never> {
  const { link, keys, nonce, binding, seenEpoch } = call;
  const { epoch } = message;
  const hostKey = fromBase64Url(message.hostKey, keyBytes);
  const hostNonce = fromBase64Url(message.nonce, nonceBytes);
  const sig = fromBase64Url(message.sig, signatureBytes);
  if (!hostKey || !hostNonce || !sig) return { at: 'doubt', why: 'host-signature' };
  // Another than the founder will have to show a chain of votes here.
  if (!isSame(fingerprint(hostKey), link.founder)) return { at: 'doubt', why: 'founder' };
  if (epoch < seenEpoch) return { at: 'doubt', why: 'epoch' };
  const told = { code: link.code, epoch, hostKey, hostNonce, binding, hello };
  const transcript = transcriptOf({ ...told, seatKey: keys.publicKey, guestNonce: nonce });
  if (!hasSigned('host', transcript, sig, hostKey)) return { at: 'doubt', why: 'host-signature' };
  const mac = toBase64Url(macOf(link.secret, transcript, 'guest'));
  const say: Prove = { t: 'prove', mac, sig: toBase64Url(signAs('guest', transcript, keys)) };
  return { at: 'prove', say, heard: { epoch, hostKey: message.hostKey, transcript } };
}

function enter<P>({ link }: Call, heard: Heard, message: Welcome<P>): GuestJoin<P> {
  const mac = fromBase64Url(message.mac, macBytes);
  if (!mac || !isSame(macOf(link.secret, heard.transcript, 'host'), mac)) return { at: 'doubt', why: 'host-secret' };
  return { at: 'in', table: message.table, ...heard };
}
