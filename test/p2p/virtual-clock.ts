/** A clock that stands still until it is told to go on. */
import type { After } from '../../src/p2p/clock.ts';

interface Alarm {
  readonly at: number;
  readonly then: () => void;
}

/** `busy` tells of work that is done somewhere else, such as the browser's own crypto: time stands still until it is done. */
export function makeVirtualClock(busy: () => boolean = () => false) {
  let now = 0;
  let alarms: Alarm[] = [];
  const after: After = (ms, then) => {
    const alarm = { at: now + ms, then };
    alarms.push(alarm);
    return () => {
      alarms = alarms.filter(other => other !== alarm);
    };
  };
  /** Lets everything arrive that is under way. */
  const settle = async () => {
    do {
      for (let n = 0; n < 20; n++) await Promise.resolve();
      if (busy()) await new Promise(resolve => setImmediate(resolve));
    } while (busy());
  };
  /** Goes on to the next alarm; false if there is none, or none until then. */
  async function next(until = Number.POSITIVE_INFINITY): Promise<boolean> {
    await settle();
    const alarm = alarms.reduce<Alarm | null>((first, other) => (first && first.at <= other.at ? first : other), null);
    if (!alarm || alarm.at > until) return false;
    alarms = alarms.filter(other => other !== alarm);
    now = alarm.at;
    alarm.then();
    await settle();
    return true;
  }
  return {
    after,
    settle,
    get now() {
      return now;
    },
    get waiting() {
      return alarms.length;
    },
    next,
    /** Lets so much time go by. */
    async pass(ms: number): Promise<void> {
      const until = now + ms;
      while (await next(until));
      now = until;
    },
  };
}
