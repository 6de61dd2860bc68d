/** Keeps a table in this page: its address at the broker, its room, and the keeper's own chair in it. */
import type { Shape } from '../../engine/contract.ts';
import { toBase64Url } from '../base64url.ts';
import type { Page } from '../door/join-messages.ts';
import { fingerprint, type KeyPair } from '../door/join-proof.ts';
import { frontDoor, makeCode, type RandomBytes, type RoomLink, secretBytes } from '../door/room-link.ts';
import { PING_MS } from '../link/heartbeat.ts';
import { makeLine } from '../link/line.ts';
import { makeLoopback } from '../link/loopback.ts';
import type { Broker } from '../link/transport.ts';
import { type Client, type ClientEars, makeClient } from './client.ts';
import type { Knocker } from './door.ts';
import type { Face, Lobby, MemberId } from './lobby.ts';
import { makeRoom, type Room, type RoomPorts } from './room.ts';

/** What a table is known by. A device keeps it, so that the link of the evening survives a reload. */
export interface Address {
  readonly code: string;
  readonly secret: Uint8Array;
}
export const newAddress = (random: RandomBytes): Address => ({ code: makeCode(random), secret: random(secretBytes) });

export interface KeeperPorts extends Omit<RoomPorts, 'table' | 'knocking'> {
  /** Null: a table for this page alone. */
  readonly broker: Broker | null;
}

export interface TablePlan {
  readonly address: Address;
  /** Friends may have the link of an address from before: it is not given up when somebody else seems to hold it. */
  readonly since: 'now' | 'before';
  readonly keys: KeyPair;
  readonly page: Page;
  readonly face: Face;
  readonly game: string;
  readonly rules: Shape['Rules'];
}

/** Whether friends can find the table. */
export type Found = 'opening' | 'open' | 'deaf';

export interface KeeperEars extends Omit<ClientEars, 'out'> {
  found(found: Found): void;
  knocking(knockers: readonly Knocker[]): void;
  /** The address was taken: this is the new one. */
  moved(link: RoomLink): void;
}

export interface KeptTable extends Client {
  readonly room: Room;
  readonly me: MemberId;
  readonly link: RoomLink;
  close(): void;
}

const isAlone = ({ chairs, watching }: Lobby): boolean =>
  watching.length === 0 && chairs.filter(({ kind }) => kind === 'person').length <= 1;

/** Between two tries to claim the address. */
const claimMs = 2000;

export function keepTable(ports: KeeperPorts, plan: TablePlan, ears: KeeperEars): KeptTable {
  const founder = fingerprint(plan.keys.publicKey);
  let address = plan.address;
  let isClosed = false;
  let isClaimed = false;
  let stopClaim = () => {};
  const linkNow = (): RoomLink => ({ ...address, founder, broker: null, epoch: 0 });

  const room = makeRoom(
    {
      ...ports,
      knocking: ears.knocking,
      table: () => ({ ...address, founder, epoch: 0, keys: plan.keys, page: plan.page }),
    },
    plan.game,
    plan.rules,
  );
  const [near, far] = makeLoopback();
  const line = makeLine(near, 'host', ports);
  const client = makeClient(line, { ...ears, out: () => {} });
  const me = room.admitKeeper(makeLine(far, 'seat', ports), toBase64Url(plan.keys.publicKey), plan.face);
  let stopTick = ports.after(PING_MS, tick);

  /** So that our own room knows that we are here. */
  function tick(): void {
    line.ping();
    stopTick = ports.after(PING_MS, tick);
  }

  async function claim(broker: Broker): Promise<void> {
    const got = await broker.claim(frontDoor(address.code));
    if (isClosed) return;
    // Where a friend has come already the link is out: then only this address will do.
    const isMoving = got === 'taken' && plan.since === 'now' && isAlone(room.lobby);
    if (isMoving) {
      address = newAddress(ports.random);
      ears.moved(linkNow());
    }
    isClaimed = got === 'open';
    ears.found(isClaimed ? 'open' : 'opening');
    if (!isClaimed) stopClaim = ports.after(isMoving ? 0 : claimMs, () => void claim(broker));
  }

  const { broker } = ports;
  broker?.onLink(link => room.open(link));
  broker?.onState(state => ears.found(state === 'open' && !isClaimed ? 'opening' : state));
  if (broker) void claim(broker);
  return {
    ...client,
    room,
    me,
    get link() {
      return linkNow();
    },
    close() {
      isClosed = true;
      stopClaim();
      stopTick();
      room.close();
      broker?.close();
    },
  };
}
