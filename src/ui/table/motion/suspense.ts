/**
 * News that wait a moment before the table shows them, while a pile trembles. Everything that comes meanwhile waits behind
 * them; a tap, a key, or too much of it, and all is shown at once.
 */
import { onCleanup } from 'solid-js';
import type { Ask, Pile, SeenEvent, View } from '../../../engine/contract.ts';
import type { TableEars } from '../create-table.ts';

/** How a game makes people hold their breath: what happens at this pile is always worth it, or only now and then. */
export interface Suspense {
  readonly pile: Pile;
  readonly how: 'always' | 'sometimes';
}

const onceIn = 3;

/**
 * Is this a moment to tremble? The same for everybody, from what everybody knows, so that it tells nobody more than the
 * others; and also for a harmless card now and then, so that it gives nothing away.
 */
export function isTense({ how }: Suspense, { piles, waiting }: Pick<View, 'piles' | 'waiting'>): boolean {
  const ask: Pick<Ask, 'id'> | null = waiting.on === 'players' ? waiting.ask : null;
  const open = Object.entries(piles).filter(([pile]) => !pile.includes('/'));
  const facts = [ask?.id ?? '', ...open.map(([pile, { count }]) => `${pile} ${count}`).sort()].join();
  return how === 'always' || mixed(facts) % onceIn === 0;
}

function mixed(text: string): number {
  let hash = 0x811c9dc5;
  for (let n = 0; n < text.length; n++) hash = Math.imul(hash ^ text.charCodeAt(n), 0x01000193) >>> 0;
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** More news than these at once are shown at once. */
const mostWaiting = 3;

export interface SuspensePorts {
  /** How long these news are to wait; it begins to show that they do. */
  holds(view: View, events: readonly SeenEvent[]): number;
  /** Somebody pressed something to see them now: with that they have answered nothing. */
  hurried(): void;
}

export function createSuspense(ears: TableEars, { holds, hurried }: SuspensePorts): TableEars {
  const waiting: (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const release = () => {
    clearTimeout(timer);
    timer = undefined;
    for (let next = waiting.shift(); next; next = waiting.shift()) next();
  };
  const pass = (tell: () => void) => {
    if (timer === undefined) return tell();
    waiting.push(tell);
    if (waiting.length > mostWaiting) release();
  };
  const hurry = () => {
    if (timer === undefined) return;
    release();
    hurried();
  };
  for (const type of ['pointerdown', 'keydown']) {
    window.addEventListener(type, hurry, true);
    onCleanup(() => window.removeEventListener(type, hurry, true));
  }
  onCleanup(() => clearTimeout(timer));
  return {
    view(view, events) {
      const ms = timer === undefined ? holds(view, events) : 0;
      if (ms > 0) timer = setTimeout(release, ms);
      pass(() => ears.view(view, events));
    },
    clock: status => pass(() => ears.clock(status)),
    refused: (ask, why) => pass(() => ears.refused(ask, why)),
  };
}
