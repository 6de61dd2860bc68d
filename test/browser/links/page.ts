/** Inside the page of links.test.ts: brokers, links and lines that the test drives by name. */

import { makeTicker } from '../../../src/p2p/device/tick.ts';
import { makeLine } from '../../../src/p2p/link/line.ts';
import { makePeerJsBroker } from '../../../src/p2p/link/peerjs.ts';
import type { ListedBroker } from '../../../src/p2p/link/posts.ts';
import { makeChannelLink } from '../../../src/p2p/link/rtc.ts';
import { type Link, MAX_FRAME } from '../../../src/p2p/link/transport.ts';
import { linkContract, type Pair } from '../../p2p/link/link-contract.ts';
import { knock } from './knock.ts';

const ticker = makeTicker();
const here = Number(location.port);
const makeBroker = (ports: readonly number[]): ListedBroker =>
  makePeerJsBroker({
    brokers: ports.map((port, listed) => ({
      listed,
      host: '127.0.0.1',
      port,
      path: '/peer',
      secure: false,
      key: 'clowder',
    })),
    ice: [],
    now: ticker.now,
    after: ticker.after,
  });

const broker = makeBroker([here]);
const links: Link[] = [];
/** Everything that happened, in order. */
const diary: string[] = [];
broker.onLink(keep);
broker.onState(state => diary.push(state));

function keep(link: Link): void {
  links.push(link);
  link.onFrame(frame => diary.push(`got ${frame[0]}`));
  link.onClose(why => diary.push(`closed ${why}`));
}

/** Two connections of this very page, signalled by hand. */
async function makeChannels() {
  const [near, far] = [new RTCPeerConnection(), new RTCPeerConnection()];
  near.onicecandidate = ({ candidate }) => candidate && far.addIceCandidate(candidate);
  far.onicecandidate = ({ candidate }) => candidate && near.addIceCandidate(candidate);
  const channel = near.createDataChannel('c', { ordered: true });
  const answered = new Promise<RTCDataChannel>(resolve => {
    far.ondatachannel = event => resolve(event.channel);
  });
  await near.setLocalDescription(await near.createOffer());
  await far.setRemoteDescription(near.localDescription!);
  await far.setLocalDescription(await far.createAnswer());
  await near.setRemoteDescription(far.localDescription!);
  const farChannel = await answered;
  await new Promise(resolve => {
    channel.onopen = resolve;
    if (channel.readyState === 'open') resolve(null);
  });
  return { near, far, channel, farChannel };
}

async function channelPair(): Promise<Pair> {
  const { near, far, channel, farChannel } = await makeChannels();
  return [
    makeChannelLink({ kind: 'channel', label: 'near', channel, connection: near }),
    makeChannelLink({ kind: 'channel', label: 'far', channel: farChannel, connection: far }),
  ];
}

let pairs = 0;
async function peerJsPair(): Promise<Pair> {
  const [host, guest] = [makeBroker([here]), makeBroker([here])];
  const id = `clw1-pair-${Math.random().toString(36).slice(2)}-${pairs++}`;
  const came = new Promise<Link>(resolve => host.onLink(resolve));
  await host.claim(id);
  const dialled = await guest.dial(id);
  if (typeof dialled === 'string') throw new Error(dialled);
  const pair = [dialled, await came] as const;
  // Links go on without their brokers, and one page may not hold dozens.
  host.close();
  guest.close();
  return pair;
}

/** A line whose far end is a bare channel that may send what it likes. */
async function hostilePair() {
  const { near, channel, farChannel } = await makeChannels();
  const link = makeChannelLink({ kind: 'channel', label: 'near', channel, connection: near });
  const line = makeLine(link, 'seat', ticker);
  const closed = new Promise<string>(resolve => line.onClose(resolve));
  const ended = async () => ({ why: await closed, strikes: [...line.strikes] });
  return { raw: farChannel, ended };
}

export const harness = {
  diary,
  links,
  async contract(kind: 'peerjs' | 'channel', rule: string): Promise<void> {
    const keepRule = linkContract[rule];
    if (!keepRule) throw new Error(`no rule "${rule}"`);
    const pair = await (kind === 'peerjs' ? peerJsPair() : channelPair());
    await keepRule(pair);
    for (const link of pair) link.close();
  },
  claim: (id: string) => broker.claim(id),
  async dial(id: string, ports: readonly number[] = []): Promise<{ came: string; ms: number }> {
    const start = performance.now();
    const link = await (ports.length > 0 ? makeBroker(ports) : broker).dial(id);
    if (typeof link !== 'string') keep(link);
    return { came: typeof link === 'string' ? link : 'link', ms: performance.now() - start };
  },
  say(n: number): string {
    return links.at(-1)!.send(Uint8Array.of(n));
  },
  async sendText(): Promise<unknown> {
    const { raw, ended } = await hostilePair();
    for (let n = 0; n < 8; n++) raw.send('garbage');
    return ended();
  },
  async sendTooLong(): Promise<unknown> {
    const { raw, ended } = await hostilePair();
    raw.send(new Uint8Array(MAX_FRAME + 1));
    return ended();
  },
  /** Comes to the door by hand and sends these to the broker before or after the channel opens. */
  knock: (id: string, before: readonly unknown[], after: readonly unknown[]) =>
    knock(`ws://${location.host}/peer/peerjs?key=clowder`, id, before, after),
  /** How late a timer of a busy second is. */
  async ticks(): Promise<number> {
    const start = ticker.now();
    await new Promise<void>(resolve => ticker.after(200, resolve));
    return ticker.now() - start;
  },
};

declare global {
  interface Window {
    harness: typeof harness;
  }
}
window.harness = harness;
