/** A town in memory: many pages that find each other and link up inside one process, and everything that can happen to them. */
import type { After } from '../clock.ts';
import { makeWire, type Side, type Wire } from './loopback.ts';
import type { Broker, DialFailure, Link } from './transport.ts';

export interface Town {
  /** Another page comes to town. */
  page(): Page;
  /** The broker stops: nobody new is found, living links go on. */
  down(): void;
  up(): void;
}

/** One browser tab. */
export interface Page {
  readonly broker: Broker;
  /** Its network is gone and nobody is told; ids stay taken. */
  cut(): void;
  mend(): void;
  /** It stands still and hears nothing until it thaws; ids stay taken. */
  freeze(): void;
  thaw(): void;
  /** The tab is closed: everybody hears of it at once. */
  leave(): void;
  /** The tab dies: its ids are free at once, its links are silent and fail much later. */
  kill(): void;
}

export interface TownOptions {
  readonly after: After;
  /** One way, in ms. */
  readonly delay?: number;
}

/** How long a dial waits for somebody to claim the id. */
const nobodyMs = 2000;
/** How long a link to a dead page says nothing before it fails. */
const failMs = 15_500;

interface Resident {
  readonly ids: Set<string>;
  readonly wires: Map<Wire, { readonly side: Side; readonly far: Resident }>;
  state: 'here' | 'cut' | 'frozen' | 'gone';
  link(link: Link): void;
  told(state: 'open' | 'deaf'): void;
}
interface Call {
  readonly from: Resident;
  readonly answer: (link: Link) => void;
}

export function makeTown({ after, delay = 0 }: TownOptions): Town {
  const residents = new Set<Resident>();
  const holders = new Map<string, Resident>();
  const calls = new Map<string, Set<Call>>();
  let isUp = true;

  function connect(from: Resident, to: Resident, id: string): Link {
    const wire = makeWire({ after, delay, label: id });
    from.wires.set(wire, { side: 0, far: to });
    to.wires.set(wire, { side: 1, far: from });
    queueMicrotask(() => to.link(wire.ends[1]));
    return wire.ends[0];
  }

  function register(me: Resident, id: string): void {
    me.ids.add(id);
    holders.set(id, me);
    for (const call of calls.get(id) ?? []) call.answer(connect(call.from, me, id));
    calls.delete(id);
  }

  function waitFor(id: string, from: Resident): Promise<Link | DialFailure> {
    return new Promise(resolve => {
      const call: Call = { from, answer: resolve };
      calls.set(id, (calls.get(id) ?? new Set()).add(call));
      after(nobodyMs, () => {
        calls.get(id)?.delete(call);
        resolve('nobody');
      });
    });
  }

  const reaches = (me: Resident) => isUp && me.state === 'here';

  const brokerOf = (me: Resident): Broker => ({
    async claim(id) {
      if (!reaches(me)) return 'unreachable';
      if (holders.has(id)) return 'taken';
      register(me, id);
      return 'open';
    },
    release(id) {
      if (holders.get(id) === me) holders.delete(id);
      me.ids.delete(id);
    },
    async dial(id) {
      if (!reaches(me)) return 'unreachable';
      const holder = holders.get(id);
      if (!holder) return waitFor(id, me);
      // The broker still has a socket, but nobody answers.
      if (holder.state !== 'here') return new Promise(resolve => after(failMs, () => resolve('blocked')));
      return connect(me, holder, id);
    },
    onLink(listener) {
      me.link = listener;
    },
    onState(listener) {
      me.told = listener;
    },
    close: () => forget(me),
  });

  function forget(me: Resident): void {
    residents.delete(me);
    for (const id of me.ids) if (holders.get(id) === me) holders.delete(id);
    me.ids.clear();
  }

  function tellAll(state: 'open' | 'deaf'): void {
    for (const resident of residents) queueMicrotask(() => resident.told(state));
  }

  return {
    page() {
      const me: Resident = { ids: new Set(), wires: new Map(), state: 'here', link: () => {}, told: () => {} };
      residents.add(me);
      return {
        broker: brokerOf(me),
        cut() {
          me.state = 'cut';
          for (const wire of me.wires.keys()) wire.cut();
        },
        mend() {
          me.state = 'here';
          for (const [wire, { far }] of me.wires) if (far.state !== 'cut') wire.mend();
        },
        freeze() {
          me.state = 'frozen';
          for (const [wire, { side }] of me.wires) wire.freeze(side);
        },
        thaw() {
          me.state = 'here';
          for (const [wire, { side }] of me.wires) wire.thaw(side);
        },
        leave() {
          forget(me);
          for (const [wire, { side }] of me.wires) wire.ends[side].close();
        },
        kill() {
          me.state = 'gone';
          forget(me);
          for (const wire of me.wires.keys()) {
            wire.cut();
            after(failMs, wire.fail);
          }
        },
      };
    },
    down() {
      isUp = false;
      tellAll('deaf');
    },
    up() {
      isUp = true;
      tellAll('open');
    },
  };
}
