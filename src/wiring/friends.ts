/** A table with friends: brokers, links, and what this device remembers of the evening. Loaded when somebody wants it. */
import { botFor } from '../engine/games/bots.ts';
import { gameById } from '../engine/games/registry.ts';
import { brokersFor, type Config } from '../p2p/config.ts';
import type { SeatRecord } from '../p2p/device/store.ts';
import { makeTicker } from '../p2p/device/tick.ts';
import { twinPort, watchTwins } from '../p2p/device/twin.ts';
import { keysFrom } from '../p2p/door/join-proof.ts';
import { type BrokerPin, linkHash, type RoomLink, visibleHash } from '../p2p/door/room-link.ts';
import { makePeerJsBroker } from '../p2p/link/peerjs.ts';
import { type KeptTable, keepTable, newAddress } from '../p2p/room/keeper.ts';
import { type KnockEnd, knock } from '../p2p/room/knock-call.ts';
import { type OutWhy, openSession, outWhy, type Session } from '../p2p/room/session.ts';
import type { KeeperHands, RoomEars, RoomMouth } from '../ui/room/create-room.ts';
import type { GameChoice } from '../ui/start/last-choice.ts';
import { catNames } from '../ui/words/names.ts';
import { chance, page, random, randomCat, randomRng } from './chance.ts';
import { type Device, rememberSeat } from './device.ts';
import { fairPorts } from './fairness.ts';

const ticker = makeTicker();
const clock = { after: ticker.after, now: ticker.now };

const brokerFor = (config: Config, pin: BrokerPin | null) =>
  makePeerJsBroker({
    ...clock,
    brokers: brokersFor(config, pin, new URL(location.href)),
    ice: config.ice,
    policy: config.relayOnly ? 'relay' : 'all',
  });

/** What stands in the address bar shows where we are and keeps the secret. */
const showPlace = (code: string) => history.replaceState(null, '', visibleHash(code));
const fullLink = (link: RoomLink) => `${location.href.replace(/#.*$/, '')}${linkHash(link)}`;

// ── Keeping a table ──────────────────────────────────────────────────────────

/** A new table, or the one this device kept before its page was loaded anew. */
export function openTable(device: Device, choice: GameChoice, kept: SeatRecord | null, ears: RoomEars): RoomMouth {
  const seed = kept?.seed ?? random(32);
  const broker = brokerFor(device.config, null);
  const address = kept ? { code: kept.link.code, secret: kept.link.secret } : newAddress(random);
  let face = device.face;
  const keep = (link: RoomLink) => {
    showPlace(link.code);
    ears.link(fullLink(link));
    void rememberSeat(device.store, { seed, link, role: 'host', seen: Date.now() }, ears.unkept);
  };
  const table = keepTable(
    {
      ...{ ...clock, broker, random, chance, gameOf: gameById, botFor },
      fair: fairPorts(device.shelf, address.code, ears.fair),
    },
    {
      address,
      since: kept ? 'before' : 'now',
      keys: keysFrom(seed),
      page,
      face,
      game: choice.game.id,
      rules: choice.rules,
    },
    { ...ears, moved: keep },
  );
  keep(table.link);
  ears.arrived(table.me);
  ears.standing({ at: 'in' });
  return {
    ...table,
    be(next, pace) {
      face = next;
      device.keepFace(face);
      table.face(face, pace);
    },
    retry: () => {},
    poke: () => {},
    leave() {
      void device.store.forgetSeat(table.link.code);
      table.close();
    },
    receipt: table.room.receipt,
    keeper: handsOf(table),
  };
}

const handsOf = ({ room }: KeptTable): KeeperHands => ({
  ...room,
  addBot() {
    const taken = room.lobby.chairs.map(({ name }) => name);
    const [name = 'Bot'] = randomRng().shuffled(catNames.filter(one => !taken.includes(one)));
    room.addBot(name, randomCat());
  },
  start: () => room.start('soon'),
});

// ── Coming to somebody's table ───────────────────────────────────────────────

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
    after: ticker.after,
    onState(state) {
      if (state === 'mine') then('mine');
      if (state === 'elsewhere' || state === 'still') then('elsewhere');
    },
  });
}
