/** Coming to the table of a friend: by link, or by its short code. Loaded when somebody wants to. */
import type { SeatRecord } from '../p2p/device/store.ts';
import { twinPort, watchTwins } from '../p2p/device/twin.ts';
import { keysFrom } from '../p2p/door/join-proof.ts';
import type { RoomLink } from '../p2p/door/room-link.ts';
import { type KnockEnd, knock } from '../p2p/room/knock-call.ts';
import { type OutWhy, openSession, outWhy, type Session } from '../p2p/room/session.ts';
import type { RoomEars, RoomMouth } from '../ui/room/create-room.ts';
import { page, random } from './chance.ts';
import { type Device, rememberSeat } from './device.ts';
import { fairPorts } from './fairness.ts';
import { brokerFor, clock, fullLink, showPlace } from './way.ts';

export function joinTable(
  device: Device,
  link: RoomLink,
  kept: SeatRecord | null,
  ears: RoomEars,
): RoomMouth & Pick<Session, 'stepAside'> {
  const seed = kept?.seed ?? random(32);
  const broker = brokerFor(device.config, link.broker);
  const remember = () => void rememberSeat(device.store, { seed, link, role: 'guest', seen: Date.now() }, ears.unkept);
  showPlace(link.code);
  ears.link(fullLink(link));
  remember();
  const session = openSession(
    { ...clock, random, broker, fair: fairPorts(device.shelf, link.code, ears.fair) },
    { link, keys: keysFrom(seed), page, face: device.face, want: 'sit' },
    {
      ...ears,
      arrived(me) {
        remember();
        ears.arrived(me);
      },
    },
  );
  const wake = () => document.visibilityState === 'visible' && session.poke();
  addEventListener('online', wake);
  addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', wake);
  return {
    ...session,
    be(face, pace) {
      device.keepFace(face);
      session.be(face, pace);
    },
    leave() {
      removeEventListener('online', wake);
      removeEventListener('pageshow', wake);
      document.removeEventListener('visibilitychange', wake);
      void device.store.forgetSeat(link.code);
      session.leave();
      broker.close();
    },
    keeper: null,
  };
}

/** By short code alone: knock, and come in when the keeper says yes. */
export function knockAt(
  device: Device,
  code: string,
  ears: Pick<RoomEars, 'standing' | 'number'>,
  then: (link: RoomLink) => void,
): () => void {
  const broker = brokerFor(device.config, null);
  showPlace(code);
  const knocking = knock({ ...clock, random, broker }, code, page, device.face, ears.number);
  void knocking.end.then(end => {
    broker.close();
    if (end.got === 'link') then({ ...end.link, broker: null, epoch: 0 });
    else ears.standing({ at: 'out', why: whyNot(end) });
  });
  return knocking.giveUp;
}

function whyNot(end: Exclude<KnockEnd, { got: 'link' }>): OutWhy {
  if (end.got === 'denied') return outWhy(end.denied);
  return end.got === 'blocked' || end.got === 'unreachable' ? end.got : 'no-table';
}

/** Is this seat open in another tab of this browser? `then` is told whenever that changes. */
export function watchTabs(code: string, then: (state: 'mine' | 'elsewhere') => void) {
  const port = twinPort(code);
  if (!port) {
    then('mine');
    return null;
  }
  return watchTwins({
    port,
    tab: String(crypto.getRandomValues(new Uint32Array(2))),
    wallNow: () => Date.now(),
    after: clock.after,
    onState(state) {
      if (state === 'mine') then('mine');
      if (state === 'elsewhere' || state === 'still') then('elsewhere');
    },
  });
}
