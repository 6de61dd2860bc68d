/** Where a device puts things: the browser's database, or the page's own memory where a browser keeps nothing. */
import { createStore, del, get, keys, set } from 'idb-keyval';
import type { After } from '../clock.ts';

/** Will it still be there when the page is opened again? */
export type Kept = 'here' | 'nowhere';

export interface Shelf {
  /** `undefined` if there is nothing. */
  read(key: string): Promise<unknown>;
  write(key: string, value: unknown): Promise<Kept>;
  remove(key: string): Promise<Kept>;
  keys(): Promise<readonly string[]>;
}

/** A database as the browser has it: any of these may fail, or never answer. */
export interface Disk {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  del(key: string): Promise<void>;
  keys(): Promise<readonly unknown[]>;
}

const diskMs = 2000;

/** Uses the disk as long as it works; what it does not take stays in memory for as long as the page lives. */
export function makeShelf(disk: Disk, after: After): Shelf {
  /** What the disk has not taken; `undefined` was removed. */
  const held = new Map<string, unknown>();
  const tried = makeTries(after);
  const keep = async (key: string, value: unknown, work: () => Promise<void>): Promise<Kept> => {
    held.set(key, value);
    if (!(await tried(work))) return 'nowhere';
    // Unless something newer came while the disk was busy.
    if (held.get(key) === value) held.delete(key);
    return 'here';
  };
  return {
    async read(key) {
      if (held.has(key)) return held.get(key);
      return (await tried(() => disk.get(key)))?.value;
    },
    write: (key, value) => keep(key, value, () => disk.set(key, value)),
    remove: key => keep(key, undefined, () => disk.del(key)),
    async keys() {
      const found = (await tried(() => disk.keys()))?.value ?? [];
      const all = new Set([...found.filter(key => typeof key === 'string'), ...held.keys()]);
      return [...all].filter(key => !held.has(key) || held.get(key) !== undefined);
    },
  };
}

/** Some browsers refuse a database in private windows, some leave us waiting for it: nobody waits twice. */
function makeTries(after: After) {
  let isMute = false;
  return async <T>(work: () => Promise<T>): Promise<{ readonly value: T } | null> => {
    if (isMute) return null;
    let stopTimer = () => {};
    const late = new Promise<null>(then => {
      stopTimer = after(diskMs, () => {
        isMute = true;
        then(null);
      });
    });
    // Opening a database may also throw at once.
    const attempt = async () => ({ value: await work() });
    const first = await Promise.race([attempt().catch(() => null), late]);
    stopTimer();
    return first;
  };
}

/** The browser's own, opened at the first use. */
export function browserDisk(): Disk {
  let opened: ReturnType<typeof createStore> | null = null;
  const store = () => {
    opened ??= createStore('clowder', 'device');
    return opened;
  };
  return {
    get: async key => get(key, store()),
    set: async (key, value) => set(key, value, store()),
    del: async key => del(key, store()),
    keys: async () => keys(store()),
  };
}

/** Forgets everything with the page: for tests and simulation. */
export function memoryDisk(): Disk {
  const things = new Map<string, unknown>();
  return {
    get: async key => structuredClone(things.get(key)),
    set: async (key, value) => void things.set(key, structuredClone(value)),
    del: async key => void things.delete(key),
    keys: async () => [...things.keys()],
  };
}
