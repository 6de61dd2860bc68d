/** How much a peer may send: token buckets and strikes, and the numbers for everybody who can be at the far end. */

/** Who is at the far end: a stranger who has proved nothing, a seated guest, a watcher, or my host. */
export type Stage = 'door' | 'seat' | 'watcher' | 'host';

export interface Bucket {
  /** Takes the cost out if there is enough in it. */
  take(cost: number, now: number): 'ok' | 'over';
}

export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

export function makeBucket({ perSecond, burst }: Rate, start: number): Bucket {
  let level = burst;
  let last = start;
  return {
    take(cost, now) {
      level = Math.min(burst, level + (Math.max(0, now - last) / 1000) * perSecond);
      last = Math.max(last, now);
      if (cost > level) return 'over';
      level -= cost;
      return 'ok';
    },
  };
}

export interface Strikes {
  /** 'out' when this one fills the measure. */
  add(now: number): 'in' | 'out';
}

export function makeStrikes(limit: number, withinMs: number): Strikes {
  let times: number[] = [];
  return {
    add(now) {
      times = [...times, now].slice(-limit);
      return times.length === limit && now - times[0]! < withinMs ? 'out' : 'in';
    },
  };
}

/** Bad frames and bad messages, at every stage. */
export const badStrikes = { limit: 8, withinMs: 60_000 };
/** Too much of everything, when seated or watching. */
export const floodStrikes = { limit: 3, withinMs: 10_000 };

/** A stranger at the door gets this much in all. */
export const door = { frames: 4, frameBytes: 2 * 1024, ms: 5000 };

export interface StageRates {
  readonly messages: Rate;
  readonly bytes: Rate;
  /** One ping a second is enough. The burst is what piles up in a network that was cut and comes all at once. */
  readonly pings: Rate;
}

const KiB = 1024;
const small: Omit<StageRates, 'messages'> = {
  bytes: { perSecond: 32 * KiB, burst: 128 * KiB },
  pings: { perSecond: 4, burst: 40 },
};
export const rates: Record<Exclude<Stage, 'door'>, StageRates> = {
  seat: { ...small, messages: { perSecond: 20, burst: 60 } },
  watcher: { ...small, messages: { perSecond: 4, burst: 12 } },
  host: {
    messages: { perSecond: 400, burst: 800 },
    bytes: { perSecond: 4096 * KiB, burst: 8192 * KiB },
    pings: { perSecond: 4, burst: 40 },
  },
};

/** 'drop': this one is too much; 'flood', 'oversize': so is the peer. */
export type Admission = 'ok' | 'drop' | 'flood' | 'oversize';

export interface Guard {
  /** Asked for every frame before anything of it is read. */
  admit(what: 'ping' | 'message', bytes: number, now: number): Admission;
}

export const makeGuard = (stage: Stage, start: number): Guard =>
  stage === 'door' ? makeDoorGuard() : makeRateGuard(stage, start);

function makeDoorGuard(): Guard {
  let frames = 0;
  return {
    admit(_what, bytes) {
      frames += 1;
      if (bytes > door.frameBytes) return 'oversize';
      return frames > door.frames ? 'flood' : 'ok';
    },
  };
}

function makeRateGuard(stage: Exclude<Stage, 'door'>, start: number): Guard {
  const pings = makeBucket(rates[stage].pings, start);
  const messages = makeBucket(rates[stage].messages, start);
  const bytes = makeBucket(rates[stage].bytes, start);
  // A host that floods its guests is no host: it gets no second chance.
  const strikes = makeStrikes(stage === 'host' ? 1 : floodStrikes.limit, floodStrikes.withinMs);
  const isOver = (what: 'ping' | 'message', size: number, now: number) =>
    what === 'ping'
      ? pings.take(1, now) === 'over'
      : messages.take(1, now) === 'over' || bytes.take(size, now) === 'over';
  return {
    admit(what, size, now) {
      if (!isOver(what, size, now)) return 'ok';
      return strikes.add(now) === 'out' ? 'flood' : 'drop';
    },
  };
}
