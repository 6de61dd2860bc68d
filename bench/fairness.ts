/** The part `fairness`: what it costs to be sure. */
import { caseOf } from '../src/p2p/fair/judge/case.ts';
import { writeReceipt } from '../src/p2p/fair/receipt/receipt.ts';
import { longMatch, moves } from './fairness/tasks.ts';
import type { Figure, Goal } from './figure.ts';
import { best, type Lap, median, race } from './race.ts';

const atMost = (must: number, aim: number): Goal => ({ better: 'less', must, aim });
const of = (task: string) => ({ contender: 'fairness', task });

export async function fairness(): Promise<Figure[]> {
  const { entries } = await race({ entries: of('entries') });
  const { native, tweetnacl } = await race({ native: of('native'), tweetnacl: of('tweetnacl') });
  return [
    milliseconds("host's cost of an entry, 10 people", 1, entries, atMost(1.5, 0.3)),
    milliseconds('whole check of 300 moves, native signatures', 300, native, atMost(150, 40)),
    milliseconds('whole check of 300 moves, tweetnacl alone', 300, tweetnacl, atMost(4000, 1500)),
    await receipt(),
  ];
}

const milliseconds = (name: string, times: number, lap: Lap, goal: Goal): Figure => ({
  name,
  value: (times * median(lap)) / 1000,
  best: (times * best(lap)) / 1000,
  unit: 'ms',
  goal,
});

async function receipt(): Promise<Figure> {
  const table = await longMatch();
  const file = await writeReceipt({ ...caseOf(table.ledger, null), me: 1, signer: table.peers[1]!.signer });
  const perMove = file.length / moves(table);
  return { name: 'receipt of 300 moves of five', value: (300 * perMove) / 1000, unit: 'kB', goal: atMost(200, 200) };
}
