/** What is said at the door: the messages of the handshake, each with its schema and its limits. */
import * as v from 'valibot';
import { base64UrlOf } from '../base64url.ts';

/** The major version of the wire. */
export const wire = 1;
export const keyBytes = 32;
export const nonceBytes = 16;
export const macBytes = 32;
export const signatureBytes = 64;
export const cats = 2 ** 20;
const longestName = 24;

export const wants = ['sit', 'watch', 'take-over'] as const;
export type Want = (typeof wants)[number];
export const languages = ['en', 'ru', 'pl', 'it'] as const;
export type Language = (typeof languages)[number];

/** Signs that bend the text around them, or that nobody sees. Joiners stay: emoji and some scripts need them. */
const unseen = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\u00ad\u180e\u200b\u2060-\u2064\ufeff]/u;

/** A name as the table shows it, or null: too long, or not to be seen for what it is. */
export function cleanName(text: string): string | null {
  if (text.length > 200 || unseen.test(text)) return null;
  const name = text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  return [...name].length <= longestName && /[\p{L}\p{N}\p{P}\p{S}]/u.test(name) ? name : null;
}

const count = (below: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(below - 1));
export const epochSchema = count(2 ** 31);
export const nameSchema = v.pipe(
  v.string(),
  v.check(name => cleanName(name) === name),
);
export const catSchema = count(cats);
export const languageSchema = v.picklist(languages);

/** Which page somebody runs. */
export const pageEntries = {
  wire: count(2 ** 8),
  /** Eight hex digits of a hash over the engine: those who differ cannot play together. */
  engine: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/)),
  /** As `toISOString` writes it, so that the later one is the greater text. */
  build: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)),
};
/** Whom the others will see. */
export const faceEntries = { name: nameSchema, cat: catSchema, lang: languageSchema };

export const helloSchema = v.strictObject({
  t: v.literal('hello'),
  ...pageEntries,
  seatKey: base64UrlOf(keyBytes),
  nonce: base64UrlOf(nonceBytes),
  want: v.picklist(wants),
  ...faceEntries,
});
export type Hello = v.InferOutput<typeof helloSchema>;

export const challengeSchema = v.strictObject({
  t: v.literal('challenge'),
  epoch: epochSchema,
  hostKey: base64UrlOf(keyBytes),
  nonce: base64UrlOf(nonceBytes),
  sig: base64UrlOf(signatureBytes),
});
export type Challenge = v.InferOutput<typeof challengeSchema>;

export const proveSchema = v.strictObject({
  t: v.literal('prove'),
  mac: base64UrlOf(macBytes),
  sig: base64UrlOf(signatureBytes),
});
export type Prove = v.InferOutput<typeof proveSchema>;

/** What the guest is told about the table belongs to the room: it hands in its own schema. */
export const welcomeSchema = <S extends v.GenericSchema>(table: S) =>
  v.strictObject({ t: v.literal('welcome'), mac: base64UrlOf(macBytes), table });
export interface Welcome<P> {
  readonly t: 'welcome';
  readonly mac: string;
  readonly table: P;
}

const plainDenials = ['no-table', 'full', 'running', 'secret', 'kicked', 'banned', 'busy', 'twin'] as const;
const denied = v.literal('denied');
export const deniedSchema = v.variant('why', [
  v.strictObject({ t: denied, why: v.picklist(plainDenials) }),
  /** `you` is whoever reads this. */
  v.strictObject({ t: denied, why: v.literal('version'), newer: v.picklist(['you', 'me']) }),
  /** Go to the door of this epoch. */
  v.strictObject({ t: denied, why: v.literal('epoch'), epoch: epochSchema }),
]);
export type Denied = v.InferOutput<typeof deniedSchema>;
export type DenialWhy = Denied['why'];

export type ToDoor = Hello | Prove;
export type FromDoor<P> = Challenge | Welcome<P> | Denied;

export interface Page {
  readonly wire: number;
  readonly engine: string;
  readonly build: string;
}

/** Why these two pages cannot play together, as `mine` tells the other; null if they can. */
export function versionDenial(mine: Page, theirs: Page): Denied | null {
  if (mine.wire === theirs.wire && mine.engine === theirs.engine) return null;
  const isTheirs = mine.wire === theirs.wire ? theirs.build > mine.build : theirs.wire > mine.wire;
  return { t: 'denied', why: 'version', newer: isTheirs ? 'you' : 'me' };
}
