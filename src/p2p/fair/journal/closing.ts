/** END and OPEN: the result, and the hosts' secrets for everybody's audit. */
import type { Payload } from '../bodies/table.ts';
import { ucjson } from '../cjson.ts';
import { fitsPromise } from '../secrets.ts';
import type { Change, Inspection } from './inspection.ts';
import { isPerson } from './ledger.ts';

export function end(at: Inspection, result: Payload<'END'>): Change {
  const read = ucjson(result);
  at.insist(read, 'BAD_ENTRY');
  return { stage: 'ended', result: read.value };
}

export function open(at: Inspection, secrets: Payload<'OPEN'>): Change {
  for (const [n, { seat, M }] of secrets.entries()) {
    const isNew = secrets.findIndex(other => other.seat === seat) === n;
    at.insist(isPerson(at.was, seat) && isNew, 'BAD_OPENING');
    at.insist(fitsPromise(at.was.table.people[seat]!, M), 'BAD_OPENING');
  }
  return { stage: 'opened', secrets };
}
