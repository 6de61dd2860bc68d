/** What this device remembers: who I am, and for each table my seat's key and the way back. Parsed like any stranger's word. */
import * as v from 'valibot';
import { base64UrlOf, fromBase64Url, toBase64Url } from '../base64url.ts';
import { catSchema, epochSchema, keyBytes, languageSchema, nameSchema } from '../door/join-messages.ts';
import { founderBytes, type RoomLink, readCode, secretBytes } from '../door/room-link.ts';
import type { Kept, Shelf } from './shelf.ts';

const meSchema = v.strictObject({ name: nameSchema, cat: catSchema, lang: languageSchema });
export type Me = v.InferOutput<typeof meSchema>;

const codeSchema = v.pipe(
  v.string(),
  v.check(code => readCode(code) === code),
);
const seatSchema = v.strictObject({
  code: codeSchema,
  seed: base64UrlOf(keyBytes),
  secret: base64UrlOf(secretBytes),
  founder: base64UrlOf(founderBytes),
  broker: v.nullable(
    v.union([
      v.strictObject({ listed: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
      v.strictObject({ url: v.pipe(v.string(), v.maxLength(200)) }),
    ]),
  ),
  epoch: epochSchema,
  role: v.picklist(['host', 'guest']),
  seen: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
type SeatEntry = v.InferOutput<typeof seatSchema>;

/** My place at one table. */
export interface SeatRecord {
  /** The seat's key grows from this: whoever has it has the seat. */
  readonly seed: Uint8Array;
  readonly link: RoomLink;
  readonly role: 'host' | 'guest';
  /** When we were last there, in milliseconds by the clock on the wall. */
  readonly seen: number;
}

export interface Store {
  me(): Promise<Me | null>;
  keepMe(me: Me): Promise<Kept>;
  seat(code: string): Promise<SeatRecord | null>;
  keepSeat(seat: SeatRecord): Promise<Kept>;
  forgetSeat(code: string): Promise<Kept>;
  /** The last seen first. */
  seats(): Promise<readonly SeatRecord[]>;
}

const mine = 'me';
const tables = 'table/';

export function makeStore(shelf: Shelf): Store {
  const readSeat = async (key: string) => seatFrom(await shelf.read(key));
  return {
    async me() {
      const read = v.safeParse(meSchema, await shelf.read(mine));
      return read.success ? read.output : null;
    },
    keepMe: me => shelf.write(mine, me),
    async seat(code) {
      const seat = await readSeat(tables + code);
      return seat?.link.code === code ? seat : null;
    },
    keepSeat: seat => shelf.write(tables + seat.link.code, entryOf(seat)),
    forgetSeat: code => shelf.remove(tables + code),
    async seats() {
      const keys = (await shelf.keys()).filter(key => key.startsWith(tables));
      const found = await Promise.all(keys.map(readSeat));
      return found.filter(seat => seat !== null).sort((a, b) => b.seen - a.seen);
    },
  };
}

const entryOf = ({ seed, link, role, seen }: SeatRecord): SeatEntry => ({
  code: link.code,
  seed: toBase64Url(seed),
  secret: toBase64Url(link.secret),
  founder: toBase64Url(link.founder),
  broker: link.broker,
  epoch: link.epoch,
  role,
  seen,
});

function seatFrom(value: unknown): SeatRecord | null {
  const read = v.safeParse(seatSchema, value);
  if (!read.success) return null;
  const { code, broker, epoch, role, seen } = read.output;
  const seed = fromBase64Url(read.output.seed, keyBytes);
  const secret = fromBase64Url(read.output.secret, secretBytes);
  const founder = fromBase64Url(read.output.founder, founderBytes);
  if (!seed || !secret || !founder) return null;
  return { seed, link: { code, secret, founder, broker, epoch }, role, seen };
}
