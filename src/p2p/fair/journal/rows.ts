/** One small function per kind of entry, and when each kind may come. */
import type { Kind, Payload } from '../bodies/table.ts';
import { done, drop, openedChain, request } from './chance.ts';
import { end, open } from './closing.ts';
import { deals, redeal, start } from './dealing.ts';
import type { Change, Inspection } from './inspection.ts';
import type { Stage } from './ledger.ts';
import { action, leaving, proxy, timeout } from './playing.ts';
import { migrate } from './succession.ts';

type Rows = { readonly [K in Kind]: (at: Inspection, payload: Payload<K>) => Change };
export const rows: Rows = {
  DEALS: deals,
  START: start,
  ACTION: action,
  RANDREQ: request,
  RANDDONE: done,
  DROP: drop,
  OPENED: openedChain,
  TIMEOUT: timeout,
  MIGRATE: migrate,
  END: end,
  OPEN: open,
  REDEAL: redeal,
  PROXY: proxy,
  LEAVE: leaving,
};

const play: readonly Stage[] = ['play'];
const toTheEnd: readonly Stage[] = ['play', 'ended'];
const whileClosed: readonly Stage[] = ['play', 'ended', 'closed'];
const stages: { readonly [K in Kind]: readonly Stage[] } = {
  DEALS: ['deals'],
  START: ['start'],
  ACTION: play,
  RANDREQ: toTheEnd,
  RANDDONE: toTheEnd,
  DROP: toTheEnd,
  OPENED: whileClosed,
  TIMEOUT: play,
  MIGRATE: whileClosed,
  END: play,
  OPEN: ['closed'],
  REDEAL: play,
  PROXY: play,
  LEAVE: play,
};

/** While values come in nothing else may happen: whoever has seen them must not act on them. */
const duringEvent: readonly Kind[] = ['RANDREQ', 'RANDDONE', 'DROP', 'OPENED', 'MIGRATE'];
const changesTheTable: readonly Kind[] = ['ACTION', 'RANDDONE', 'TIMEOUT', 'MIGRATE', 'END', 'LEAVE'];

export function inOrder(at: Inspection, kind: Kind): void {
  at.insist(!at.was.event || duringEvent.includes(kind), 'INTERLEAVED');
  at.insist(stages[kind].includes(at.was.stage), 'BAD_ORDER');
}
export const needsDigests = (kind: Kind): boolean => changesTheTable.includes(kind);
