/**
 * Coming in by short code: the guest knocks, both sides show a number, and the host's yes hands over the link.
 * The guest promises its nonce before it hears the host's and opens it after: nobody between them can search for nonces
 * that make both numbers the same. Machines as in `join.ts`; joining itself comes afterwards, over the same link.
 */
import nacl from 'tweetnacl';
import { fromBase64Url, toBase64Url } from '../base64url.ts';
import type { Try } from './join.ts';
import { type Denied, type Hello, keyBytes, nonceBytes, type Page, versionDenial } from './join-messages.ts';
import { framed } from './join-proof.ts';
import { boxBytes, type FromKnocked, type Heard, type Knock, type LetIn, type ToKnocked } from './knock-messages.ts';
import { type RoomLink, secretBytes } from './room-link.ts';

/** What it takes to seal or open the box. */
interface Opens {
  readonly farKey: Uint8Array;
  readonly transcript: Uint8Array;
}

export type GivenLink = Pick<RoomLink, 'code' | 'secret' | 'founder'>;

/** One knock: nonce and box seed are used for it alone. */
export interface KnockTry extends Try {
  readonly code: string;
  /** 32 fresh bytes for the key the link is boxed with. */
  readonly boxSeed: Uint8Array;
}

/** How many may wait for an answer, and how often anybody is announced at all. */
export const mostKnocks = 3;
export const knockEveryMs = 10_000;
export const knockGate = (waiting: number, sinceLastMs: number): 'announce' | 'busy' =>
  waiting < mostKnocks && sinceLastMs >= knockEveryMs ? 'announce' : 'busy';

// ── The host's side ──────────────────────────────────────────────────────────

export type HostKnock =
  | { readonly at: 'knock' }
  | { readonly at: 'open'; readonly say: Heard; readonly knock: Knock }
  /** Ask the person: "Let Ola in (4821)". */
  | ({ readonly at: 'ask'; readonly number: string; readonly knock: Knock } & Opens)
  | { readonly at: 'denied'; readonly say: Denied }
  | { readonly at: 'broken' };

export const knockable: HostKnock = { at: 'knock' };

export function hostHearsKnock(page: Page, once: KnockTry, state: HostKnock, message: ToKnocked): HostKnock {
  if (state.at === 'knock' && message.t === 'knock') {
    const denied = versionDenial(page, message);
    if (denied) return { at: 'denied', say: denied };
    const boxKey = toBase64Url(boxKeys(once).publicKey);
    return { at: 'open', say: { t: 'knock-heard', boxKey, nonce: toBase64Url(once.nonce) }, knock: message };
  }
  if (state.at !== 'open' || message.t !== 'knock-open') return { at: 'broken' };
  const { knock } = state;
  const farKey = fromBase64Url(knock.boxKey, keyBytes);
  if (!farKey || commitmentTo(message.nonce, knock.boxKey) !== knock.commit) return { at: 'broken' };
  const transcript = transcriptOf(once, knock, state.say, message.nonce);
  return { at: 'ask', number: numberOf(transcript), knock, farKey, transcript };
}

/** The host's yes. Only the one who knocked can open it. */
export function letIn(once: KnockTry, { farKey, transcript }: HostKnock & { at: 'ask' }, link: GivenLink): LetIn {
  const given = new Uint8Array([...link.secret, ...link.founder]);
  const sealed = nacl.box(given, boxNonce(transcript), farKey, boxKeys(once).secretKey);
  return { t: 'let-in', box: toBase64Url(sealed) };
}

// ── The guest's side ─────────────────────────────────────────────────────────

export type GuestKnock =
  | { readonly at: 'knock'; readonly say: Knock }
  /** Show the number: the host sees the same, or somebody sits between us. */
  | { readonly at: 'open'; readonly say: ToKnocked; readonly number: string; readonly opens: Opens }
  | { readonly at: 'in'; readonly link: GivenLink }
  | { readonly at: 'denied'; readonly denied: Denied }
  | { readonly at: 'doubt'; readonly why: 'order' | 'box' };

export function knockOn(
  once: KnockTry,
  who: Page & Pick<Hello, 'name' | 'cat' | 'lang'>,
): GuestKnock & { at: 'knock' } {
  const { wire, engine, build, name, cat, lang } = who;
  const boxKey = toBase64Url(boxKeys(once).publicKey);
  const commit = commitmentTo(toBase64Url(once.nonce), boxKey);
  return { at: 'knock', say: { t: 'knock', wire, engine, build, name, cat, lang, boxKey, commit } };
}

export function guestHearsKnock(once: KnockTry, state: GuestKnock, message: FromKnocked): GuestKnock {
  const isWaiting = state.at === 'knock' || state.at === 'open';
  if (isWaiting && message.t === 'denied') return { at: 'denied', denied: message };
  if (state.at === 'knock' && message.t === 'knock-heard') return openUp(once, state.say, message);
  if (state.at === 'open' && message.t === 'let-in') return unbox(once, state.opens, message);
  return { at: 'doubt', why: 'order' };
}

function openUp(once: KnockTry, knock: Knock, heard: Heard): GuestKnock {
  const farKey = fromBase64Url(heard.boxKey, keyBytes);
  // A host that only hands our own words back would make a number of nothing but ours.
  const isEcho = !farKey || heard.boxKey === knock.boxKey;
  if (isEcho || !fromBase64Url(heard.nonce, nonceBytes)) return { at: 'doubt', why: 'box' };
  const nonce = toBase64Url(once.nonce);
  const transcript = transcriptOf(once, knock, heard, nonce);
  const say = { t: 'knock-open', nonce } as const;
  return { at: 'open', say, number: numberOf(transcript), opens: { farKey, transcript } };
}

function unbox(once: KnockTry, { farKey, transcript }: Opens, { box }: LetIn): GuestKnock {
  const sealed = fromBase64Url(box, boxBytes);
  const given = sealed && nacl.box.open(sealed, boxNonce(transcript), farKey, boxKeys(once).secretKey);
  if (!given) return { at: 'doubt', why: 'box' };
  const link = { code: once.code, secret: given.slice(0, secretBytes), founder: given.slice(secretBytes) };
  return { at: 'in', link };
}

// ── What both work out ───────────────────────────────────────────────────────

const boxKeys = ({ boxSeed }: KnockTry): nacl.BoxKeyPair => nacl.box.keyPair.fromSecretKey(boxSeed);

const commitmentTo = (nonce: string, boxKey: string): string =>
  toBase64Url(nacl.hash(framed('clw1 knock commit', nonce, boxKey)).slice(0, 32));

/** All of the knock is in it: the name the host reads is the name that was sent. */
const transcriptOf = ({ code, binding }: KnockTry, knock: Knock, heard: Heard, guestNonce: string): Uint8Array =>
  framed(
    'clw1 knock',
    code,
    binding,
    framed(knock.wire, knock.engine, knock.build, knock.name, knock.cat, knock.lang),
    framed(knock.boxKey, guestNonce),
    framed(heard.boxKey, heard.nonce),
  );

/** Four digits out of 48 bits: some come up more often by less than one in ten thousand million. */
function numberOf(transcript: Uint8Array): string {
  const hash = nacl.hash(framed('clw1 knock number', transcript)).subarray(0, 6);
  const n = hash.reduce((sum, byte) => sum * 256 + byte, 0);
  return String(n % 10_000).padStart(4, '0');
}

/** Both nonces are in the transcript, so no two boxes share one. */
const boxNonce = (transcript: Uint8Array): Uint8Array =>
  nacl.hash(framed('clw1 knock box', transcript)).slice(0, nacl.box.nonceLength);
