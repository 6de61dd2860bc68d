/** What a site may set without a new build: `config.json` beside the page. A missing or wrong file means the usual. */
import * as v from 'valibot';
import type { After } from './clock.ts';
import { type BrokerPin, brokerUrl } from './door/room-link.ts';

/** Where a broker is, in the words of the peer library. */
export interface BrokerAddress {
  /** Its line in config.json, for links; null if it came in a link. */
  readonly listed: number | null;
  readonly host: string;
  readonly port: number;
  readonly path: string;
  readonly secure: boolean;
  readonly key: string;
}

export interface IceServer {
  readonly urls: string | string[];
  readonly username?: string | undefined;
  readonly credential?: string | undefined;
}

export interface Config {
  readonly brokers: readonly BrokerAddress[];
  readonly ice: readonly IceServer[];
  /** Only through a relay: nobody sees anybody's network address. */
  readonly relayOnly: boolean;
  /** May a link name a broker that is not on the list? */
  readonly linkBroker: boolean;
  /** The build the site serves; null if it does not say. */
  readonly build: string | null;
}

/** Where the config comes from, or why it is only the usual one. */
export type ConfigFrom = 'file' | 'absent' | 'slow' | 'too-long' | 'not-json' | 'wrong-shape';

const longestFile = 32 * 1024;
export const configMs = 2000;

const text = (longest: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(longest));
const iceUrl = v.pipe(text(200), v.regex(/^(?:stun|turn)s?:[\w.:[\]-]+(?:\?transport=(?:udp|tcp))?$/));
const configSchema = v.strictObject({
  v: v.literal(1),
  brokers: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          url: text(200),
          path: v.optional(v.pipe(text(100), v.regex(/^\/[\w./-]*$/))),
          key: v.optional(v.pipe(text(32), v.regex(/^[\w-]+$/))),
        }),
      ),
      v.maxLength(8),
    ),
  ),
  ice: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          urls: v.union([iceUrl, v.pipe(v.array(iceUrl), v.minLength(1), v.maxLength(8))]),
          username: v.optional(text(200)),
          credential: v.optional(text(200)),
        }),
      ),
      v.maxLength(8),
    ),
  ),
  relayOnly: v.optional(v.boolean()),
  linkBroker: v.optional(v.boolean()),
  build: v.optional(text(40)),
});
type ConfigFile = v.InferOutput<typeof configSchema>;
type BrokerLine = NonNullable<ConfigFile['brokers']>[number];

const usual: ConfigFile = { v: 1, brokers: [{ url: 'same-origin', path: '/peer', key: 'clowder' }] };

/** Fetches the file's text: null where there is none. */
export type ReadText = () => Promise<string | null>;

/** `page` is the address of our own page. Never fails: whatever is wrong has a name and leaves the usual. */
export async function readConfig(
  readText: ReadText,
  page: URL,
  after: After,
): Promise<{ config: Config; from: ConfigFrom }> {
  let stopTimer = () => {};
  const slow = new Promise<'slow'>(then => {
    stopTimer = after(configMs, () => then('slow'));
  });
  const read = readText().then(body => (body === null ? 'absent' : parseConfig(body)));
  const found = await Promise.race([read.catch(() => 'absent' as const), slow]);
  stopTimer();
  if (typeof found === 'string') return { config: resolved(usual, page), from: found };
  return { config: resolved(found, page), from: 'file' };
}

function parseConfig(body: string): ConfigFile | 'too-long' | 'not-json' | 'wrong-shape' {
  if (body.length > longestFile) return 'too-long';
  try {
    const read = v.safeParse(configSchema, JSON.parse(body));
    return read.success ? read.output : 'wrong-shape';
  } catch {
    return 'not-json';
  }
}

function resolved(file: ConfigFile, page: URL): Config {
  const lines = file.brokers ?? usual.brokers ?? [];
  return {
    // A line we may not use from this page is left out; the others keep their numbers, links count on them.
    brokers: lines.flatMap((line, listed) => addressOf(line, listed, page) ?? []),
    ice: file.ice ?? [],
    relayOnly: file.relayOnly ?? false,
    linkBroker: file.linkBroker ?? true,
    build: file.build ?? null,
  };
}

function addressOf({ url, path, key = 'peerjs' }: BrokerLine, listed: number, page: URL): BrokerAddress | null {
  const own = page.protocol === 'https:' ? `wss://${page.host}/` : `ws://${page.host}/`;
  const found = brokerUrl(url === 'same-origin' ? own : url, page.protocol);
  return found && { listed, ...placeOf(found), ...(path && { path }), key };
}

const placeOf = ({ protocol, hostname, port, pathname }: URL) => ({
  host: hostname,
  port: Number(port || (protocol === 'wss:' ? 443 : 80)),
  path: pathname,
  secure: protocol === 'wss:',
});

/** The brokers a guest tries, in order: the one its link names, then the list. */
export function brokersFor(
  { brokers, linkBroker }: Config,
  pin: BrokerPin | null,
  page: URL,
): readonly BrokerAddress[] {
  if (!pin) return brokers;
  if ('listed' in pin) {
    const named = brokers.filter(({ listed }) => listed === pin.listed);
    return [...named, ...brokers.filter(broker => !named.includes(broker))];
  }
  const url = linkBroker ? brokerUrl(pin.url, page.protocol) : null;
  return url ? [{ listed: null, ...placeOf(url), key: 'peerjs' }, ...brokers] : brokers;
}
