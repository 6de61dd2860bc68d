/** Entries that a take-over left behind. They are evidence, so they must be what they claim: written by a host here. */
import type { Seat } from '../../../engine/contract.ts';
import type { Signed } from '../bodies/people.ts';
import { type Entry, entry, kindOf, kinds } from '../bodies/table.ts';
import { same } from '../bytes.ts';
import { decode } from '../codec.ts';
import type { Ed25519, Job } from '../ed25519.ts';
import { isPerson, type Ledger, type Note, steps } from '../journal/ledger.ts';

/** The first of them that no host of this game has signed. */
export async function falseOrphan(
  ledger: Ledger,
  orphans: readonly Signed[],
  { verifyAll }: Pick<Ed25519, 'verifyAll'>,
): Promise<Signed | null> {
  const hosts = new Map<number, Seat>(ledger.hosts.map(({ epoch, seat }) => [epoch, seat]));
  const jobs: Job[] = [];
  for (const signed of orphans) {
    const read = readOrphan(ledger, signed);
    // A host whose epoch nobody followed in the end is known by its own take-over alone.
    const writer = read && (candidateOf(read) ?? hosts.get(read.epoch) ?? null);
    if (!read || writer === null || !isPerson(ledger, writer)) return signed;
    if (!hosts.has(read.epoch)) hosts.set(read.epoch, writer);
    jobs.push({ pk: ledger.table.people[writer]!.signPk, type: 'entry', ...signed });
  }
  const verdicts = await verifyAll(jobs);
  return orphans.find((_, n) => !verdicts[n]) ?? null;
}

function readOrphan({ table }: Ledger, { body }: Signed): Entry | null {
  const read = decode(entry, body);
  return read && same(read.gid, table.gid) ? read : null;
}

/** A take-over is signed by the one who takes over. */
function candidateOf({ kind, payload }: Entry): Seat | null {
  return kindOf(kind) === 'MIGRATE' ? (decode(kinds.MIGRATE.payload, payload)?.candidate ?? null) : null;
}

/** The log with a note at every take-over that left entries behind. */
export function takenBack(ledger: Ledger, orphans: readonly Signed[]): Ledger {
  const epochs = orphans.flatMap(signed => readOrphan(ledger, signed)?.epoch ?? []);
  const takeOvers = steps(ledger).filter(({ last }) => last?.kind === 'MIGRATE');
  const notes = takeOvers.flatMap(({ seq, epoch }, n): Note[] => {
    const since = takeOvers[n - 1]?.epoch ?? 0;
    const lost = epochs.filter(each => since <= each && each < epoch).length;
    return lost > 0 ? [{ seq, what: 'back-to', lost }] : [];
  });
  return notes.length > 0 ? { ...ledger, notes: [...ledger.notes, ...notes] } : ledger;
}
