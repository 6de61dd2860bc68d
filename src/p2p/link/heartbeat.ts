/** Judges silence. Any frame is a sign of life; only the time since the last one counts. */

/** In order. 'away' is also when a link that still says it is open is dropped. */
export type Silence = 'fine' | 'wobble' | 'suspect' | 'second-line' | 'lost' | 'away';

/** How often a guest pings its host, and a standby link. */
export const PING_MS = 1000;
export const STANDBY_PING_MS = 5000;

/** What each silence is for: amber bars; ask the deputies; dial again and keep the old link; stop clocks; let the table vote. */
export const silences: readonly (readonly [Silence, number])[] = [
  ['away', 30_000],
  ['lost', 10_000],
  ['second-line', 6000],
  ['suspect', 3000],
  ['wobble', 2000],
];

/** After my own sleep nobody is judged for this long. */
const wakeGraceMs = 3000;

/** `woke` is when I last slept (makeSleepGuard): what I did not hear then is nobody's fault. */
export function judge(heard: number, woke: number, now: number): Silence {
  if (now - woke < wakeGraceMs) return 'fine';
  const silent = now - Math.max(heard, woke);
  return silences.find(([, from]) => silent >= from)?.[0] ?? 'fine';
}

export interface SleepGuard {
  /** When I woke up last; long ago if never. */
  readonly woke: number;
  /** Call it every second. 'slept': ping everybody, judge nobody by what came before. */
  tick(now: number): 'awake' | 'slept';
}

const tickMs = 1000;
const lateMs = 2500;

export function makeSleepGuard(start: number): SleepGuard {
  let last = start;
  let woke = Number.NEGATIVE_INFINITY;
  return {
    get woke() {
      return woke;
    },
    tick(now) {
      const slept = now - last > tickMs + lateMs;
      last = now;
      if (!slept) return 'awake';
      woke = now;
      return 'slept';
    },
  };
}

/** The round trip as it is shown: a newcomer counts a fifth. */
export const smoothed = (old: number | null, sample: number): number =>
  old === null ? Math.min(sample, worstRtt) : old + (Math.min(sample, worstRtt) - old) * 0.2;

/** A pong that waited behind a cut says nothing about the way: it counts no more than this. */
const worstRtt = 1000;

/** 3 is good. */
export const bars = (rtt: number): 1 | 2 | 3 => (rtt < 80 ? 3 : rtt < 250 ? 2 : 1);
