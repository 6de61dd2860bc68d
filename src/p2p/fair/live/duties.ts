/** What the log asks of a guest where it stands: a deal, a ready, a value, a copy of somebody who is silent. */
import type { Seat } from '../../../engine/contract.ts';
import { kinds } from '../bodies/table.ts';
import { decode } from '../codec.ts';
import { owedBy } from '../journal/dealing.ts';
import type { Ledger } from '../journal/ledger.ts';
import { sharesFor } from '../pool.ts';
import { type Speaker, sayDeal, sayReady, sayReveal } from '../say.ts';
import type { ToScribe } from './wire.ts';

export interface Duty {
  /** The same thing is not said twice over one line. */
  readonly id: string;
  say(): Promise<ToScribe>;
}

export function duties(ledger: Ledger, speaker: Speaker): readonly Duty[] {
  const { stage, event, table } = ledger;
  const people = table.people.length;
  if (stage === 'deals')
    return people > 2 ? [duty('deal', async () => ({ t: 'deal', it: await sayDeal(speaker, ledger, owed()) }))] : [];
  if (stage === 'start') return [duty('ready', async () => ({ t: 'ready', it: await sayReady(speaker, ledger) }))];
  if (!event || ledger.opened[speaker.seat]) return [];
  const value = duty(`reveal ${event.k}`, async () => ({ t: 'reveal', it: await sayReveal(speaker, ledger) }));
  return [value, ...copies(ledger, speaker, event.k)];

  function owed() {
    return owedBy(speaker.seat, people);
  }
}

const duty = (id: string, say: () => Promise<ToScribe>): Duty => ({ id, say });

/** Whoever is called silent while answering keeps the hands closed: then somebody lies about silence. */
function copies(ledger: Ledger, { seat, person }: Speaker, k: number): readonly Duty[] {
  const silent = droppedIn(ledger);
  if (silent.length === 0 || silent.includes(seat)) return [];
  const mine = sharesFor(ledger, { seat, boxSk: person.secrets.boxSk });
  return mine
    .filter(({ dealer, kind }) => kind === 0 && silent.includes(dealer) && !ledger.opened[dealer])
    .map(({ dealer, y }) => duty(`release ${dealer} ${k}`, async () => ({ t: 'release', it: { dealer, y } })));
}

/** Who was called silent in the event that is open. */
function droppedIn(ledger: Ledger): readonly Seat[] {
  const seats: Seat[] = [];
  for (let at: Ledger | null = ledger; at?.last && at.last.kind !== 'RANDREQ'; at = at.before) {
    const seat = at.last.kind === 'DROP' ? decode(kinds.DROP.payload, at.last.entry.payload) : null;
    if (seat !== null) seats.push(seat);
  }
  return seats;
}
