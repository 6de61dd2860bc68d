/** One try to get in: dial, prove, be welcomed. Ends with a line that is in, or with the reason why not. */
import { fromBase64Url } from '../base64url.ts';
import { type Call, callOut, type Doubt, type GuestJoin, guestHears } from '../door/join.ts';
import { type Denied, keyBytes, nonceBytes, type Page, type Want } from '../door/join-messages.ts';
import type { KeyPair } from '../door/join-proof.ts';
import { frontDoor, type RandomBytes, type RoomLink } from '../door/room-link.ts';
import { type Line, type LinePorts, MUTE_MS, makeLine } from '../link/line.ts';
import type { Broker, DialFailure, Link } from '../link/transport.ts';
import type { Face } from './lobby.ts';
import { type Arrival, encode, fromDoorSchema, parse } from './messages.ts';

export interface CallPorts extends LinePorts {
  readonly random: RandomBytes;
  readonly broker: Broker;
}

/** Who calls, and where. */
export interface Caller {
  readonly link: RoomLink;
  readonly keys: KeyPair;
  readonly page: Page;
  readonly face: Face;
  readonly want: Want;
}

export type CallEnd =
  /** `early` came behind the welcome, before anybody listened. */
  | {
      readonly got: 'in';
      readonly line: Line;
      readonly arrival: Arrival;
      /** The key the host proved to have. */
      readonly hostKey: Uint8Array;
      readonly early: readonly Uint8Array[];
    }
  | { readonly got: 'denied'; readonly denied: Denied }
  | { readonly got: 'doubt'; readonly why: Doubt }
  /** The line broke before anything was decided: try again. */
  | { readonly got: 'broken' }
  | { readonly got: DialFailure };

/** A handshake is four messages. Longer than this it is stuck. */
const handshakeMs = 5000;

export async function call(ports: CallPorts, caller: Caller): Promise<CallEnd> {
  const link = await ports.broker.dial(frontDoor(caller.link.code));
  return typeof link === 'string' ? { got: link } : prove(ports, caller, link);
}

/** The handshake over an open link. */
export function prove(ports: CallPorts, caller: Caller, link: Link): Promise<CallEnd> {
  const line = makeLine(link, 'host', ports, { muteMs: MUTE_MS });
  const { keys, page, face, want } = caller;
  const once: Call = {
    link: caller.link,
    keys,
    seenEpoch: 0,
    nonce: ports.random(nonceBytes),
    binding: line.binding(),
  };
  let join: GuestJoin<Arrival> = callOut(once, { ...page, want, name: face.name, cat: face.cat, lang: face.lang });
  const early: Uint8Array[] = [];
  return new Promise(resolve => {
    const stopClock = ports.after(handshakeMs, () => end({ got: 'broken' }));
    const end = (result: CallEnd) => {
      stopClock();
      if (result.got !== 'in') line.close('local');
      resolve(result);
    };
    line.onClose(() => end({ got: 'broken' }));
    line.onMessage(bytes => {
      if (join.at === 'in') {
        early.push(bytes);
        return;
      }
      const message = parse(fromDoorSchema, bytes);
      if (!message) {
        line.strike('message');
        return;
      }
      join = guestHears(once, join, message);
      if (join.at === 'prove') line.send(encode(join.say));
      if (join.at === 'in') {
        const hostKey = fromBase64Url(join.hostKey, keyBytes) ?? new Uint8Array(keyBytes);
        end({ got: 'in', line, arrival: join.table, hostKey, early });
      }
      if (join.at === 'denied') end({ got: 'denied', denied: join.denied });
      if (join.at === 'doubt') end({ got: 'doubt', why: join.why });
    });
    if (join.at === 'hello') line.send(encode(join.say));
  });
}
