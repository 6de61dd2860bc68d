/** How this page reaches others: the brokers, the clock, and the address in its bar. */
import { brokersFor, type Config } from '../p2p/config.ts';
import { makeTicker } from '../p2p/device/tick.ts';
import { type BrokerPin, linkHash, type RoomLink, visibleHash } from '../p2p/door/room-link.ts';
import { makePeerJsBroker } from '../p2p/link/peerjs.ts';

const ticker = makeTicker();
export const clock = { after: ticker.after, now: ticker.now };

export const brokerFor = (config: Config, pin: BrokerPin | null) =>
  makePeerJsBroker({
    ...clock,
    brokers: brokersFor(config, pin, new URL(location.href)),
    ice: config.ice,
    policy: config.relayOnly ? 'relay' : 'all',
  });

/** What stands in the address bar shows where we are and keeps the secret. */
export const showPlace = (code: string) => history.replaceState(null, '', visibleHash(code));
export const fullLink = (link: RoomLink) => `${location.href.replace(/#.*$/, '')}${linkHash(link)}`;
