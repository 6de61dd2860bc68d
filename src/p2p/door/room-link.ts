/** A table's address: the link friends share, the short code they say aloud, the ids a broker knows it by. */
import { fromBase64Url, toBase64Url } from '../base64url.ts';

/** Fresh bytes that nobody can foresee. */
export type RandomBytes = (count: number) => Uint8Array;

/** Which broker the host really uses: a line of config.json, or an address of its own. */
export type BrokerPin = { readonly listed: number } | { readonly url: string };

export interface RoomLink {
  /** `KOT4827`: where the table is, not a secret. */
  readonly code: string;
  /** Proves that somebody gave me the link. Never sent, only used as a key. */
  readonly secret: Uint8Array;
  /** Fingerprint of the founder's key: later hosts must prove their right from it. */
  readonly founder: Uint8Array;
  readonly broker: BrokerPin | null;
  /** A hint where to knock first. */
  readonly epoch: number;
}

/** What the part behind `#` may say about a table. */
export type TableHash =
  | { readonly kind: 'link'; readonly link: RoomLink }
  | { readonly kind: 'code'; readonly code: string };

export const secretBytes = 16;
export const founderBytes = 16;
const longestHash = 512;
const longestUrl = 200;

export function linkHash({ code, secret, founder, broker, epoch }: RoomLink): string {
  const options = new URLSearchParams();
  if (broker) options.set('b', 'url' in broker ? broker.url : String(broker.listed));
  if (epoch > 0) options.set('e', String(epoch));
  const tail = String(options);
  return `${visibleHash(code)}.${toBase64Url(secret)}.${toBase64Url(founder)}${tail && `?${tail}`}`;
}

/** What stays in the address bar: a screenshot must not show the secret. */
export const visibleHash = (code: string): string => `#/t/${code}`;

/** `page` is the protocol of our own page: an http page may name brokers without TLS. */
export function parseHash(hash: string, page: string): TableHash | null {
  const [, path, tail] = (hash.length <= longestHash && /^#\/t\/([^?]+)(?:\?(.*))?$/.exec(hash)) || [];
  if (path === undefined) return null;
  const [first = '', second, third, ...rest] = path.split('.');
  const code = readCode(first);
  if (!code || rest.length > 0) return null;
  if (second === undefined) return { kind: 'code', code };
  const secret = fromBase64Url(second, secretBytes);
  const founder = fromBase64Url(third ?? '', founderBytes);
  if (!secret || !founder) return null;
  const options = new URLSearchParams(tail ?? '');
  const broker = readPin(options.get('b') ?? '', page);
  return { kind: 'link', link: { code, secret, founder, broker, epoch: readCount(options.get('e') ?? '') ?? 0 } };
}

/** What somebody typed or pasted where a code is asked for: a code, a whole link, or nothing of the kind. */
export function readTyped(text: string, page: string): TableHash | null {
  const at = text.indexOf('#/t/');
  if (at >= 0) return parseHash(text.slice(at).trim(), page);
  const code = readCode(text);
  return code ? { kind: 'code', code } : null;
}

/** A wrong option is left out, not the link with it: the brokers of config.json are tried anyway. */
function readPin(text: string, page: string): BrokerPin | null {
  const listed = readCount(text);
  if (listed !== null) return { listed };
  const url = brokerUrl(text, page);
  return url ? { url: url.href } : null;
}

const readCount = (text: string): number | null => (/^\d{1,6}$/.test(text) ? Number(text) : null);

/** The address of a broker we may talk to from a page of this protocol, or null. */
export function brokerUrl(text: string, page: string): URL | null {
  const url = text.length <= longestUrl ? urlOf(text) : null;
  if (!url) return null;
  const isAllowed = url.protocol === 'wss:' || (url.protocol === 'ws:' && page === 'http:');
  const isBare = url.username === '' && url.password === '' && url.search === '' && url.hash === '';
  return isAllowed && isBare && url.hostname !== '' ? url : null;
}

function urlOf(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

// ── The short code ───────────────────────────────────────────────────────────

/** No I, L, O: they are taken for digits. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ';
const codes = letters.length ** 3 * 10 ** 4;

export function makeCode(random: RandomBytes): string {
  // Refuse the short last stretch, or some codes would come up more often.
  const limit = 2 ** 32 - (2 ** 32 % codes);
  for (;;) {
    const bytes = random(4);
    const word = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0);
    if (word < limit) return codeOf(word % codes);
  }
}

function codeOf(n: number): string {
  const digits = String(n % 10_000).padStart(4, '0');
  const word = Math.floor(n / 10_000);
  const places = [word % 23, Math.floor(word / 23) % 23, Math.floor(word / 529)];
  return places.map(place => letters[place]).join('') + digits;
}

/** `KOT-4827`, as people say it. */
export const showCode = (code: string): string => `${code.slice(0, 3)}-${code.slice(3)}`;

const cyrillic = 'АВСЕНКМОРТХУІЈЅЗ';
const latin = 'ABCEHKMOPTXYIJS3';
const asDigit: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', Z: '2', S: '5', B: '8' };
const asLetter: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 2: 'Z', 5: 'S', 8: 'B' };

/** Reads a code the way people type it; null when it is none. */
export function readCode(text: string): string | null {
  if (text.length > 32) return null;
  const typed = text.toUpperCase().replaceAll(/[\s\p{Pd}_]/gu, '');
  const signs = [...typed].map(sign => latin[cyrillic.indexOf(sign)] ?? sign);
  const code = signs.map((sign, n) => (n < 3 ? asLetter : asDigit)[sign] ?? sign).join('');
  // Any letter will do here: a code we would not have made leads to no table, which is for the broker to say.
  return /^[A-Z]{3}[0-9]{4}$/.test(code) ? code : null;
}

// ── Broker ids: the broker reads them all, so nothing in them is secret ──────

/** The application and the major version of the wire: an old page never meets a new one half-way. */
const prefix = 'clw1';
const base32 = 'abcdefghijklmnopqrstuvwxyz234567';

/** Where newcomers knock. */
export const frontDoor = (code: string): string => `${prefix}-${code.toLowerCase()}`;
/** The host of epoch n, from 1 on. */
export const epochDoor = (code: string, epoch: number): string => `${frontDoor(code)}-e${epoch}`;
/** A deputy, for those whose host has just died. */
export const sideDoor = (code: string, rank: 1 | 2): string => `${frontDoor(code)}-d${rank}`;
/** Somebody who only dials out: new every time. */
export const guestId = (random: RandomBytes): string =>
  `${prefix}-g-${Array.from(random(20), byte => base32[byte % 32]).join('')}`;
