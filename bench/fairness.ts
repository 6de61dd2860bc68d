/** The part `fairness`: what it costs to be sure. */
import nacl from 'tweetnacl';
import { caseOf } from '../src/p2p/fair/judge/case.ts';
import { writeReceipt } from '../src/p2p/fair/receipt/receipt.ts';
import { type Live, live } from './fairness/live.ts';
import { longMatch, moves } from './fairness/tasks.ts';
import type { Figure, Goal } from './figure.ts';
import { updateBytes } from './network/rival.ts';
import { best, type Lap, median, race } from './race.ts';

const atMost = (must: number, aim: number): Goal => ({ better: 'less', must, aim });
const of = (task: string) => ({ contender: 'fairness', task });

/** A check with tweetnacl takes seconds, and so does every move of a table with it. */
const rounds = { quick: 7, slow: 1 };
const slowPresses = 12;

/** One figure after the other, since all of them together take minutes. */
export async function* fairness(): AsyncGenerator<Figure> {
  yield { name: 'yardstick: one tweetnacl verification', value: yardstick(), unit: 'ms' };
  const { entries } = await race({ entries: of('entries') }, rounds.quick);
  yield milliseconds("host's cost of an entry, 10 people", 1, entries, atMost(1.5, 0.3));
  const { native } = await race({ native: of('native') }, rounds.quick);
  yield milliseconds('whole check of 300 moves in a thread, native signatures', 300, native, atMost(150, 40));
  yield* tables();
  yield await receipt();
  const { tweetnacl } = await race({ tweetnacl: of('tweetnacl') }, rounds.slow);
  yield milliseconds('whole check of 300 moves in a thread, tweetnacl alone', 300, tweetnacl, atMost(4000, 1500));
}

/** How quick this machine is at this moment; an idle one of ours took 3.8 ms. */
function yardstick(): number {
  const { publicKey, secretKey } = nacl.sign.keyPair.fromSeed(new Uint8Array(32));
  const message = new Uint8Array(64);
  const sig = nacl.sign.detached(message, secretKey);
  const laps = Array.from({ length: 60 }, () => {
    const { user, system } = process.cpuUsage();
    nacl.sign.detached.verify(message, sig, publicKey);
    const spent = process.cpuUsage({ user, system });
    return (spent.user + spent.system) / 1000;
  });
  return median(laps);
}

const milliseconds = (name: string, times: number, lap: Lap, goal: Goal): Figure => ({
  name,
  value: (times * median(lap)) / 1000,
  best: (times * best(lap)) / 1000,
  unit: 'ms',
  goal,
});

/** Tables of five, with and without the journal in turn; the first two warm the code up. */
async function* tables(): AsyncGenerator<Figure> {
  const plain: Live[] = [];
  const fair: Live[] = [];
  for (let round = 0; round < 3; round++) {
    plain.push(await live('none'));
    fair.push(await live('kept'));
  }
  const press = (some: readonly Live[]) => median(some.flatMap(({ presses }) => presses));
  const bare = press(plain.slice(1));
  yield { name: 'press to own screen without a journal, 4 guests, p50', value: bare, unit: 'ms' };
  const added = press(fair.slice(1)) - bare;
  yield figure('press to own screen, added by fairness, native, p50', added, 'ms', atMost(5, 1));
  const draws = fair.slice(1).flatMap(each => each.draws);
  yield figure('a random event of five over loopback, p50', median(draws), 'ms', atMost(10, 3));
  const { bytes, moves: made } = fair[0]!;
  yield { name: 'moves in the match whose bytes were counted', value: made, unit: 'moves' };
  yield { name: 'bytes per move per player, journal and all', value: bytes, unit: 'bytes' };
  const update = await updateBytes(20);
  yield figure('bytes per move, journal and all / boardgame.io update', bytes / update, 'times', atMost(0.7, 0.4));
  const late = press([await live('kept', 'tweetnacl', slowPresses)]) - bare;
  yield figure('press to own screen, added by fairness, tweetnacl alone, p50', late, 'ms', atMost(60, 20));
}
const figure = (name: string, value: number, unit: string, goal: Goal): Figure => ({ name, value, unit, goal });

async function receipt(): Promise<Figure> {
  const table = await longMatch();
  const file = await writeReceipt({ ...caseOf(table.ledger, null), me: 1, signer: table.peers[1]!.signer });
  const perMove = file.length / moves(table);
  return figure('receipt of 300 moves of five', (300 * perMove) / 1000, 'kB', atMost(200, 200));
}
