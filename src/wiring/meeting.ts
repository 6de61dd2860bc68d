/** How one comes to a table with friends: by a tap, by a link, by a code, or back to where one was. */

import type { SeatRecord } from '../p2p/device/store.ts';
import { parseHash, type RoomLink, readTyped, type TableHash } from '../p2p/door/room-link.ts';
import type { Open, Tables } from '../ui/app.tsx';
import type { RoomEars, RoomMouth } from '../ui/room/create-room.ts';
import type { GameChoice } from '../ui/start/last-choice.ts';
import { type Device, notePlayed, openDevice } from './device.ts';
import { makeRelay } from './relay.ts';

type Network = typeof import('./friends.ts');

interface Ready {
  readonly device: Device;
  readonly network: Network;
}
let ready: Promise<Ready> | null = null;
const getReady = (): Promise<Ready> => {
  ready ??= Promise.all([openDevice(), import('./friends.ts')]).then(([device, network]) => ({ device, network }));
  return ready;
};

const keep: typeof import('./keeping.ts').openTable = async (...table) =>
  (await import('./keeping.ts')).openTable(...table);

/** How long a table that was left open is offered again. */
const openForMs = 6 * 60 * 60 * 1000;

export function makeFriends(usual: () => GameChoice): Pick<Tables, 'openFriends' | 'join' | 'here' | 'lastTable'> {
  const toLink = (link: RoomLink): Open =>
    later(async (it, ears) => {
      const kept = await it.device.store.seat(link.code);
      // Whoever opens the link of their own table keeps it: a guest's record must not take the place of the keeper's.
      if (kept?.role === 'host') return keep(it.device, usual(), kept, ears);
      return comeTo(it, link, kept, ears);
    });
  /** The code alone: perhaps this device has been there, or keeps the table itself. */
  const toCode = (code: string): Open =>
    later(async (it, ears) => {
      const kept = await it.device.store.seat(code);
      if (kept?.role === 'host') return keep(it.device, usual(), kept, ears);
      if (kept) return comeTo(it, kept.link, kept, ears);
      return knockFirst(it, code, ears);
    });
  const to = (found: TableHash): Open => (found.kind === 'link' ? toLink(found.link) : toCode(found.code));

  return {
    openFriends: () => later(({ device }, ears) => keep(device, usual(), null, ears)),
    join(typed) {
      const found = readTyped(typed, location.protocol);
      return found && to(found);
    },
    here() {
      const found = parseHash(location.hash, location.protocol);
      return found && to(found);
    },
    async lastTable() {
      const { device } = await getReady();
      const [seat] = await device.store.seats();
      if (!seat || Date.now() - seat.seen > openForMs) return null;
      return toCode(seat.link.code);
    },
  };
}

/** The network is loaded first; what is said until then is said to nobody. */
function later(begin: (it: Ready, ears: RoomEars) => RoomMouth | Promise<RoomMouth>): Open {
  return ears => {
    let leave = () => {};
    let isLeft = false;
    const relay = makeRelay({
      leave() {
        isLeft = true;
        leave();
      },
    });
    const enter = async () => {
      const mouth = await begin(await getReady(), notingGames(ears));
      leave = () => mouth.leave();
      relay.to(mouth);
      ears.keeper(mouth.keeper);
      if (isLeft) mouth.leave();
    };
    const canTalk = typeof RTCPeerConnection !== 'undefined';
    if (!canTalk) queueMicrotask(() => ears.standing({ at: 'out', why: 'no-webrtc' }));
    else
      void enter().catch((error: unknown) => {
        console.error(error);
        ears.standing({ at: 'out', why: 'unreachable' });
      });
    return relay;
  };
}

const notingGames = (ears: RoomEars): RoomEars => ({
  ...ears,
  lobby(lobby) {
    if (lobby.phase.at === 'over') notePlayed();
    ears.lobby(lobby);
  },
});

/** One tab per seat: another one that is open already is asked to yield first. */
function comeTo({ device, network }: Ready, link: RoomLink, kept: SeatRecord | null, ears: RoomEars): RoomMouth {
  let session: ReturnType<Network['joinTable']> | null = null;
  const relay = makeRelay({
    retry(want) {
      if (want === 'take-over' && tabs && tabs.state !== 'mine') tabs.playHere();
      else session?.retry(want);
    },
    leave() {
      tabs?.close();
      session?.leave();
    },
  });
  const tabs = network.watchTabs(link.code, state => {
    if (state === 'elsewhere') {
      session?.stepAside();
      ears.standing({ at: 'out', why: 'twin' });
    } else if (session) {
      session.retry('take-over');
    } else {
      session = network.joinTable(device, link, kept, ears);
      relay.to(session);
    }
  });
  return relay;
}

/** The keeper has to say yes before anything else happens. */
function knockFirst(it: Ready, code: string, ears: RoomEars): RoomMouth {
  let giveUp = () => {};
  const relay = makeRelay({
    retry: () => tryIt(),
    leave: () => giveUp(),
  });
  const tryIt = () => {
    ears.standing({ at: 'dialing' });
    giveUp = it.network.knockAt(it.device, code, ears, link => {
      const mouth = comeTo(it, link, null, ears);
      giveUp = () => mouth.leave();
      relay.to(mouth);
    });
  };
  tryIt();
  return relay;
}
