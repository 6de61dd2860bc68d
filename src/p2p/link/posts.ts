/** Holds ids and dials others over a list of brokers: the first that answers is used, and when it goes, the next as well. */
import type { After } from '../clock.ts';
import type { BrokerAddress } from '../config.ts';
import type { Broker, DialFailure, Link } from './transport.ts';

/** One id at one broker. */
export interface Post {
  readonly state: 'open' | 'deaf' | 'retired';
  dial(id: string): Promise<Link | DialFailure>;
  /** Gives the id up; living links go on. */
  retire(): void;
}

export interface PostEars {
  link(link: Link): void;
  state(state: 'open' | 'deaf'): void;
}

export type OpenPost = (
  id: string,
  address: BrokerAddress,
  role: 'listens' | 'dials-only',
  ears: PostEars,
) => Promise<Post | 'taken' | 'unreachable'>;

export interface PostOffice {
  readonly addresses: readonly BrokerAddress[];
  readonly open: OpenPost;
  readonly after: After;
  /** A fresh id that nobody has to know. */
  callerId(): string;
}

export interface ListedBroker extends Broker {
  /** Where the first id was claimed: goes into the link, so that guests come to the same one. */
  readonly used: BrokerAddress | null;
}

/** A broker that is lost for this long gets company. */
const companyMs = 60_000;

export function makeListedBroker({ addresses, open, after, callerId }: PostOffice): ListedBroker {
  const held = new Map<string, Set<Post>>();
  let caller: Post | null = null;
  let opening: Promise<Post | null> | null = null;
  let used = -1;
  let isClosed = false;
  let wasDeaf = false;
  let linked: (link: Link) => void = link => link.close();
  let told: (state: 'open' | 'deaf') => void = () => {};

  /** An id is lost when every broker that holds it is. */
  const judge = () => {
    const isDeaf = [...held.values()].some(posts => [...posts].every(post => post.state === 'deaf'));
    if (isDeaf === wasDeaf) return;
    wasDeaf = isDeaf;
    told(isDeaf ? 'deaf' : 'open');
  };

  /** Claims at the first address that answers, beginning with this one. */
  async function claimFrom(id: string, first: number): Promise<'open' | 'taken' | 'unreachable'> {
    for (let n = first; n < addresses.length; n++) {
      let stopWaiting = () => {};
      const got = await open(id, addresses[n]!, 'listens', {
        link: link => linked(link),
        state(state) {
          judge();
          stopWaiting();
          if (state === 'deaf') stopWaiting = after(companyMs, () => held.has(id) && void claimFrom(id, n + 1));
        },
      });
      if (got === 'taken') return got;
      if (got !== 'unreachable') return keep(id, got, n);
    }
    return 'unreachable';
  }

  function keep(id: string, post: Post, at: number): 'open' | 'unreachable' {
    if (isClosed) {
      post.retire();
      return 'unreachable';
    }
    if (used < 0) used = at;
    held.set(id, (held.get(id) ?? new Set()).add(post));
    judge();
    return 'open';
  }

  async function openCaller(): Promise<Post | null> {
    for (const address of addresses.slice(Math.max(0, used))) {
      const got = await open(callerId(), address, 'dials-only', { link: link => link.close(), state() {} });
      if (typeof got === 'object') return got;
    }
    return null;
  }

  /** One post is enough for all dials; a deaf one is left to its links and replaced. */
  async function renewCaller(): Promise<Post | null> {
    if (caller?.state === 'open') return caller;
    caller?.retire();
    caller = await openCaller();
    if (isClosed) caller?.retire();
    return isClosed ? null : caller;
  }

  function callerPost(): Promise<Post | null> {
    opening ??= renewCaller().finally(() => {
      opening = null;
    });
    return opening;
  }

  const release = (id: string) => {
    for (const post of held.get(id) ?? []) post.retire();
    held.delete(id);
    judge();
  };
  return {
    get used() {
      return addresses[used] ?? null;
    },
    claim: async id => (held.has(id) ? 'open' : claimFrom(id, Math.max(0, used))),
    release,
    async dial(id) {
      const post = isClosed ? null : await callerPost();
      return post ? post.dial(id) : 'unreachable';
    },
    onLink(listener) {
      linked = listener;
    },
    onState(listener) {
      told = listener;
    },
    close() {
      isClosed = true;
      for (const id of [...held.keys()]) release(id);
      caller?.retire();
    },
  };
}
