/** PeerJS as a broker: the only file that knows it. Used to meet; once a channel is open PeerJS has no part in it. */
import { type DataConnection, Peer } from 'peerjs';
import nacl from 'tweetnacl';
import type { After } from '../clock.ts';
import type { BrokerAddress, IceServer } from '../config.ts';
import { type ListedBroker, makeListedBroker, type Post, type PostEars } from './posts.ts';
import { makeChannelLink, settled } from './rtc.ts';
import { makeSignalFilter } from './signal-filter.ts';
import type { DialFailure, Link } from './transport.ts';

export interface PeerJsOptions {
  readonly brokers: readonly BrokerAddress[];
  readonly ice: readonly IceServer[];
  /** 'relay' hides this page's address from friends. */
  readonly policy?: RTCIceTransportPolicy;
  now(): number;
  readonly after: After;
}

/** A broker that does not answer within this is passed over. */
const openMs = 3000;
/** ICE says 'failed' after some 15 s; without any candidate it says nothing at all. */
const dialMs = 16_000;
/** Pauses before asking a lost broker again; the last one stays. */
const retryMs = [1000, 2000, 4000, 8000, 15_000];

export const makePeerJsBroker = (options: PeerJsOptions): ListedBroker =>
  makeListedBroker({
    addresses: options.brokers,
    after: options.after,
    open: (id, address, role, ears) => openPost({ id, address, role, ears, options }),
    callerId,
  });

/** 100 random bits, in letters and digits a broker takes. */
function callerId(): string {
  const letters = [...nacl.randomBytes(20)].map(byte => 'abcdefghijklmnopqrstuvwxyz234567'[byte % 32]);
  return `clw1-g-${letters.join('')}`;
}

interface Opening {
  readonly id: string;
  readonly address: BrokerAddress;
  readonly role: 'listens' | 'dials-only';
  readonly ears: PostEars;
  readonly options: PeerJsOptions;
}

function openPost(opening: Opening): Promise<Post | 'taken' | 'unreachable'> {
  const { options, ears } = opening;
  const peer = new Peer(opening.id, peerOptions(opening));
  const book = makeBook(peer, opening);
  peer.on('connection', conn => void book.opened(conn, null).then(link => typeof link === 'object' && ears.link(link)));

  return new Promise(resolve => {
    let isOpen = false;
    const fail = (why: 'taken' | 'unreachable') => {
      if (isOpen) return;
      stopWaiting();
      peer.destroy();
      resolve(why);
    };
    const stopWaiting = options.after(openMs, () => fail('unreachable'));
    peer.once('open', () => {
      isOpen = true;
      stopWaiting();
      resolve(keepOpen(peer, book, opening));
    });
    // Later errors say what 'disconnected' says as well.
    peer.on('error', ({ type }) => fail(type === 'unavailable-id' ? 'taken' : 'unreachable'));
  });
}

function peerOptions({ address: { host, port, path, secure, key }, options }: Opening) {
  // Without a config of ours PeerJS would bring its own public servers.
  const config: RTCConfiguration = {
    iceServers: options.ice.map(iceServer),
    iceTransportPolicy: options.policy ?? 'all',
  };
  return { host, port, path, secure, key, pingInterval: 5000, debug: 0, config };
}

/** A name or a secret that is not there must not be there at all. */
const iceServer = ({ urls, username, credential }: IceServer): RTCIceServer => ({
  urls,
  ...(username !== undefined && { username }),
  ...(credential !== undefined && { credential }),
});

/** An open peer that asks for its id again whenever the broker is lost. It is never destroyed while a link lives. */
function keepOpen(peer: Peer, book: Book, { ears, options: { after } }: Opening): Post {
  let state: Post['state'] = 'open';
  let tries = 0;
  let stopWaiting = () => {};

  const retry = () => {
    peer.reconnect();
    // A socket may hang half-way: give it up, which comes back as 'disconnected'.
    stopWaiting = after(openMs, () => peer.disconnect());
  };
  peer.on('open', () => {
    stopWaiting();
    tries = 0;
    state = 'open';
    ears.state('open');
  });
  peer.on('disconnected', () => {
    stopWaiting();
    book.failAll('unreachable');
    if (state === 'retired') return;
    stopWaiting = after(retryMs[Math.min(tries++, retryMs.length - 1)]!, retry);
    if (state === 'deaf') return;
    state = 'deaf';
    ears.state('deaf');
  });
  return {
    get state() {
      return state;
    },
    dial: id => book.dial(id),
    retire() {
      state = 'retired';
      stopWaiting();
      peer.disconnect();
      book.whenEmpty(() => peer.destroy());
    },
  };
}

/** The connections of one peer: those being made, and the links that came of them. */
interface Book {
  /** `dialled` is the id that was asked for; null if they came to us. */
  opened(conn: DataConnection, dialled: string | null): Promise<Link | DialFailure>;
  dial(id: string): Promise<Link | DialFailure>;
  failAll(why: DialFailure): void;
  /** Called once no link is left. */
  whenEmpty(then: () => void): void;
}

function makeBook(peer: Peer, { role, options }: Opening): Book {
  const links = new Map<DataConnection, string>();
  const pending = new Map<(why: DialFailure) => void, string | null>();
  let emptied: (() => void) | null = null;

  const failFor = (id: string, why: DialFailure) => {
    for (const [fail, dialled] of pending) if (dialled === id) fail(why);
  };
  const isLinked = (id: string) => [...links.values()].includes(id);
  filterSignals(peer, {
    filter: makeSignalFilter({
      now: options.now,
      role,
      knows: (id, connection) => peer.getConnection(id, connection) !== null,
      isLinked,
    }),
    absent: id => failFor(id, 'nobody'),
  });

  const linkOf = (conn: DataConnection): Link => {
    links.set(conn, conn.peer);
    const link = makeChannelLink({
      kind: 'peerjs',
      label: conn.peer,
      // Taken now: PeerJS forgets both when it closes.
      channel: conn.dataChannel,
      connection: conn.peerConnection,
      release() {
        conn.close();
        links.delete(conn);
        if (links.size === 0) emptied?.();
      },
    });
    conn.once('close', () => link.close('remote'));
    return link;
  };

  const opened = (conn: DataConnection, dialled: string | null) =>
    new Promise<Link | DialFailure>(resolve => {
      const { peerConnection } = conn;
      const settle = () => {
        stopWaiting();
        pending.delete(fail);
      };
      const fail = (why: DialFailure) => {
        settle();
        conn.close();
        resolve(why);
      };
      const stopWaiting = options.after(dialMs, () => fail('blocked'));
      pending.set(fail, dialled);
      peerConnection.addEventListener('connectionstatechange', () => {
        if (peerConnection.connectionState === 'failed' && pending.has(fail)) fail('blocked');
      });
      conn.once('open', () => {
        settle();
        const link = linkOf(conn);
        void settled(peerConnection).then(() => resolve(link));
      });
    });
  return {
    opened,
    async dial(id) {
      if (!peer.open) return 'unreachable';
      try {
        return await opened(peer.connect(id, { reliable: true, serialization: 'raw' }), id);
      } catch {
        // No WebRTC here, or a browser that has had too much of it.
        return 'blocked';
      }
    },
    failAll(why) {
      for (const fail of [...pending.keys()]) fail(why);
    },
    whenEmpty(then) {
      emptied = then;
      if (links.size === 0) then();
    },
  };
}

interface SignalEars {
  readonly filter: ReturnType<typeof makeSignalFilter>;
  /** The broker knows of nobody by this id. */
  absent(id: string): void;
}

/** Puts a filter before the one listener through which PeerJS hears the broker. A test watches that there is just one. */
export function filterSignals({ socket }: Peer, { filter, absent }: SignalEars): void {
  const [listener, ...others] = socket.listeners('message');
  if (!listener || others.length > 0) throw new Error('PeerJS listens to its broker in another way than we know');
  socket.removeListener('message', listener);
  socket.on('message', message => {
    if (filter(message) === 'drop') return;
    if (message.type === 'EXPIRE' || message.type === 'LEAVE') return absent(message.src);
    listener(message);
  });
}
