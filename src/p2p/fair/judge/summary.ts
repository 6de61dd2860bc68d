/** A verdict with the numbers behind it. */
import type { Seat } from '../../../engine/contract.ts';
import { kinds } from '../bodies/table.ts';
import { decode } from '../codec.ts';
import { tableEmoji } from '../emoji.ts';
import { backAt, type Ledger, steps } from '../journal/ledger.ts';
import type { Drawn, Judged, Judgement, Report } from '../judgement.ts';

export const summary = (ledger: Ledger, judged: Judged, reports: readonly Report[]): Judgement => ({
  judged,
  reports: [...reports].sort((a, b) => a.seat - b.seat),
  people: ledger.table.people.length,
  emoji: emojiOf(ledger),
  head: ledger.head,
  entries: ledger.seq,
  draws: ledger.k,
  drawn: steps(ledger).flatMap(now => drawnIn(now) ?? []),
});

/** The six symbols of a table; none before everybody has said that they are ready. */
export function emojiOf(ledger: Ledger): readonly string[] {
  const [dealt, ready] = [backAt(ledger, 1), backAt(ledger, 2)];
  return dealt && ready ? tableEmoji(ledger.table.gid, dealt.head, ready.links) : [];
}

function drawnIn({ last, before, seq }: Ledger): Drawn | null {
  if (last?.kind !== 'RANDDONE') return null;
  const slots = decode(kinds.RANDDONE.payload, last.entry.payload)?.slots ?? [];
  const asker = before?.event?.asker;
  const seats = slots.map((slot, seat) => ({ slot, seat }));
  const of = (is: (mode: 0 | 1 | 2, seat: Seat) => boolean): readonly Seat[] =>
    seats.filter(({ slot, seat }) => is(slot.mode, seat)).map(({ seat }) => seat);
  return { seq, own: of((mode, seat) => mode === 1 || (mode === 0 && seat === asker)), copied: of(mode => mode === 2) };
}
