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

/** A check with tweetnacl takes seconds, a table with it half a minute for so many presses. */
const slow = { rounds: 2, presses: 16 };

export async function fairness(): Promise<Figure[]> {
  const { entries } = await race({ entries: of('entries') });
  const { native } = await race({ native: of('native') });
  const { tweetnacl } = await race({ tweetnacl: of('tweetnacl') }, slow.rounds);
  return [
    { name: 'yardstick: one tweetnacl verification', value: yardstick(), unit: 'ms' },
    milliseconds("host's cost of an entry, 10 people", 1, entries, atMost(1.5, 0.3)),
    milliseconds('whole check of 300 moves in a thread, native signatures', 300, native, atMost(150, 40)),
    milliseconds('whole check of 300 moves in a thread, tweetnacl alone', 300, tweetnacl, atMost(4000, 1500)),
    ...(await tables()),
    await receipt(),
  ];
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

/** Tables of five. The first two warm the code up; then with and without the journal in turn. */
async function tables(): Promise<Figure[]> {
  const plain: Live[] = [];
  const fair: Live[] = [];
  for (let round = 0; round < 3; round++) {
    plain.push(await live('none'));
    fair.push(await live('kept'));
  }
  const late = await live('kept', 'tweetnacl', slow.presses);
  const press = (some: readonly Live[]) => median(some.slice(1).flatMap(({ presses }) => presses));
  const draws = fair.slice(1).flatMap(each => each.draws);
  const { bytes, moves: made } = fair[0]!;
  const update = await updateBytes(20);
  const added = (ms: number) => ms - press(plain);
  return [
    { name: 'press to own screen without a journal, 4 guests, p50', value: press(plain), unit: 'ms' },
    figure('press to own screen, added by fairness, native, p50', added(press(fair)), 'ms', atMost(5, 1)),
    figure(
      'press to own screen, added by fairness, tweetnacl alone, p50',
      added(median(late.presses)),
      'ms',
      atMost(60, 20),
    ),
    figure('a random event of five over loopback, p50', median(draws), 'ms', atMost(10, 3)),
    { name: 'moves in the match whose bytes were counted', value: made, unit: 'moves' },
    { name: 'bytes per move per player, journal and all', value: bytes, unit: 'bytes' },
    figure('bytes per move, journal and all / boardgame.io update', bytes / update, 'times', atMost(0.7, 0.4)),
  ];
}
const figure = (name: string, value: number, unit: string, goal: Goal): Figure => ({ name, value, unit, goal });

async function receipt(): Promise<Figure> {
  const table = await longMatch();
  const file = await writeReceipt({ ...caseOf(table.ledger, null), me: 1, signer: table.peers[1]!.signer });
  const perMove = file.length / moves(table);
  return figure('receipt of 300 moves of five', (300 * perMove) / 1000, 'kB', atMost(200, 200));
}
