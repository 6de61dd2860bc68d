/** A clock that stands still until it is told to go on. */
import type { After } from '../../src/p2p/clock.ts';

interface Alarm {
  readonly at: number;
  readonly then: () => void;
}

export function makeVirtualClock() {
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
    for (let n = 0; n < 20; n++) await Promise.resolve();
  };
  return {
    after,
    settle,
    get now() {
      return now;
    },
    get waiting() {
      return alarms.length;
    },
    /** Goes on to the next alarm; false if there is none. */
    async next(): Promise<boolean> {
      await settle();
      const alarm = alarms.reduce<Alarm | null>(
        (first, other) => (first && first.at <= other.at ? first : other),
        null,
      );
      if (!alarm) return false;
      alarms = alarms.filter(other => other !== alarm);
      now = alarm.at;
      alarm.then();
      await settle();
      return true;
    },
  };
}
