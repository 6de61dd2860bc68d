/** Where a device at a simulated table may lie, and how a table is set. */
import type { AnyGame, Input, Seat, Shape } from '../../../../src/engine/contract.ts';
import type { Running } from '../../../../src/engine/running.ts';
import type { Signed } from '../../../../src/p2p/fair/bodies/people.ts';
import type { Kind, Payload } from '../../../../src/p2p/fair/bodies/table.ts';
import type { Ed25519 } from '../../../../src/p2p/fair/ed25519.ts';
import type { Person } from '../../../../src/p2p/fair/person.ts';
import type { Share } from '../../../../src/p2p/fair/pool.ts';
import type { Sim } from './sim.ts';

/** Where a device may lie. Everything left out is honest. */
export interface Seams {
  /** The host touches its match after an entry was applied, before anybody sees it. */
  touch?(match: Running<Shape>, kind: Kind, seq: number): void;
  /** The host shows a seat something else; the digest is of what is shown. */
  picture?(seat: Seat, bytes: Uint8Array, seq: number): Uint8Array;
  /** The host sends a seat something else than the digest says. */
  sends?(seat: Seat, bytes: Uint8Array, seq: number): Uint8Array;
  /** The host writes another payload than it should. */
  writes?<K extends Kind>(kind: K, payload: Payload<K>, seq: number): Payload<K> | Promise<Payload<K>>;
  /** A guest shows another value. Null: it is silent. */
  reveals?(seat: Seat, said: Signed, k: number): Signed | null | Promise<Signed | null>;
  /** The host takes a guest's value for silence. */
  ignores?(seat: Seat, k: number): boolean;
  /** A holder gives away something else. */
  gives?(share: Share): Share;
  /** Does this entry reach this seat? */
  reaches?(seat: Seat, seq: number): boolean;
  /** Somebody sits down with other promises than its own. */
  sits?(seat: Seat, honest: Person): Person;
  /** The host deals junk. */
  deals?(table: Sim, seat: Seat, honest: Signed): Promise<Signed> | Signed;
}

export interface Setting {
  readonly people: number;
  readonly bots?: number;
  readonly game?: AnyGame;
  readonly rules?: Shape['Rules'];
  /** Another word, another match. */
  readonly word?: string;
  readonly seams?: Seams;
  readonly build?: string;
  readonly ed?: Ed25519;
}

export interface Told {
  readonly seq: number;
  readonly input: Input | null;
  readonly pictures: readonly Uint8Array[];
}
