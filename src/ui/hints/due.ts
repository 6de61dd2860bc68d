/** Which hint is due: each once, one at a time, and none while seconds count, but for the one about those seconds. */
import type { HintId } from '../words/helping.ts';

/** What is so at this moment. */
export type Moment = Readonly<Record<HintId, boolean>>;

/** The most pressing first. */
const order: readonly HintId[] = ['insert', 'kitten', 'dead', 'owes', 'pair', 'raised', 'turn'];

export function due(moment: Moment, seen: ReadonlySet<HintId>): HintId | null {
  const isDue = (hint: HintId) => moment[hint] && !seen.has(hint);
  if (moment.window) return isDue('window') ? 'window' : null;
  return order.find(isDue) ?? null;
}
