/**
 * The whole check of a match, the same for a player at the end, for a receipt and for the command line: every entry is
 * linked, every signature proved, the match replayed. It knows nothing that only a player knows.
 */
import type { AnyGame } from '../../../engine/contract.ts';
import { audit } from '../audit/audit.ts';
import type { Signed } from '../bodies/people.ts';
import { entry } from '../bodies/table.ts';
import { decode } from '../codec.ts';
import type { Ed25519 } from '../ed25519.ts';
import type { Progress } from '../far.ts';
import { type Code, Fault } from '../journal/fault.ts';
import { openLedger } from '../journal/genesis.ts';
import type { Ledger } from '../journal/ledger.ts';
import { type Linked, link } from '../journal/link.ts';
import type { Judged, Judgement } from '../judgement.ts';
import type { Case } from './case.ts';
import { falseOrphan, takenBack } from './orphans.ts';
import { provedPair } from './pairs.ts';
import { summary } from './summary.ts';

/** Nobody can be blamed for these: the papers are not what they claim to be. */
export type Unfit = Code | 'FALSE_PROOF' | 'FALSE_ORPHAN';
export type Heard = Judgement | { readonly refused: Unfit };

/** The rules that an engine id names, if this page has exactly those. */
export type RulesOf = (engineId: string) => AnyGame | null;
export type { Progress };

/** So many entries between two words about progress. */
const batch = 25;

export async function judge(
  it: Case,
  rulesOf: RulesOf,
  ed: Pick<Ed25519, 'verifyAll'>,
  progress: Progress = () => {},
): Promise<Heard> {
  const of = it.entries.length + 1;
  const read = await linkAll(it, ed, done => progress(done, of));
  if (!read.ledger) return { refused: read.fault.code };
  const { ledger, fault, seq } = read;
  const orphan = await falseOrphan(ledger, it.orphans, ed);
  if (orphan) return { refused: 'FALSE_ORPHAN' };
  const proved = await provedPair(ledger, it.proofs, ed);
  if (proved === 'false') return { refused: 'FALSE_PROOF' };
  const blamed = fault && blame(fault, seq);
  if (fault && !blamed) return { refused: fault.code };
  const judged = blamed ?? proved ?? audited(ledger, it, rulesOf);
  progress(of, of);
  return summary(ledger, judged, it.reports);
}

/** The log as far as it is good, and what is wrong with the entry after that. */
type Read =
  | { readonly ledger: Ledger; readonly fault: Fault | null; readonly seq: number }
  | { readonly ledger: null; readonly fault: Fault };

async function linkAll(
  { genesis, entries }: Case,
  ed: Pick<Ed25519, 'verifyAll'>,
  tell: (n: number) => void,
): Promise<Read> {
  const opened = openLedger(genesis, null);
  const unfit = await firstFault([opened], ed);
  if (unfit || !opened.ok) return { ledger: null, fault: unfit?.fault ?? new Fault('BAD_GENESIS', null) };
  let { ledger } = opened;
  for (let at = 0; at < entries.length; at += batch) {
    const some = entries.slice(at, at + batch);
    const links = chained(ledger, some);
    const wrong = await firstFault(links, ed);
    const good = links.slice(0, wrong?.at).flatMap(linked => (linked.ok ? [linked.ledger] : []));
    ledger = good.at(-1) ?? ledger;
    if (wrong) return { ledger, fault: wrong.fault, seq: placeOf(some[wrong.at]!, ledger) };
    tell(at + links.length);
  }
  return { ledger, fault: null, seq: ledger.seq };
}

/** One after the other, up to the first that does not link. */
function chained(from: Ledger, entries: readonly Signed[]): readonly Linked[] {
  const links: Linked[] = [];
  let ledger = from;
  for (const signed of entries) {
    const linked = link(ledger, signed);
    links.push(linked);
    if (!linked.ok) break;
    ledger = linked.ledger;
  }
  return links;
}

/** Where an entry says it stands; one that cannot be read comes after all the others. */
function placeOf({ body }: Signed, { seq }: Ledger): number {
  return Math.min(decode(entry, body)?.seq ?? seq + 1, seq + 1);
}

/** The first signature that is none, or the first fault found by looking, whichever comes first in the log. */
async function firstFault(
  links: readonly Linked[],
  { verifyAll }: Pick<Ed25519, 'verifyAll'>,
): Promise<{ readonly at: number; readonly fault: Fault } | null> {
  const claims = links.flatMap((linked, at) => linked.claims.map(claim => ({ at, ...claim })));
  const verdicts = await verifyAll(claims.map(({ job }) => job));
  const failed = claims.find((_, n) => !verdicts[n]);
  if (failed) return { at: failed.at, fault: failed.otherwise };
  const last = links.at(-1);
  return last && !last.ok ? { at: links.length - 1, fault: last.fault } : null;
}

/** An entry of another game carries no signature for this one: whoever put it here, it accuses nobody. */
function blame({ code, culprit }: Fault, seq: number): Judged | null {
  return culprit === null || code === 'WRONG_GAME' ? null : { verdict: 'cheat', code, culprit, seq };
}

function audited(ledger: Ledger, { secrets, shares, orphans }: Case, rulesOf: RulesOf): Judged {
  const game = rulesOf(ledger.table.engineId);
  if (!game) return { verdict: 'unverified', code: 'OTHER_RULES', seat: null };
  return audit(takenBack(ledger, orphans), game, { secrets, shares });
}
