import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { games } from '../../src/engine/games/registry.ts';
import { viaNative, viaTweetnacl } from '../../src/p2p/fair/ed25519.ts';
import { caseOf } from '../../src/p2p/fair/judge/case.ts';
import { judge } from '../../src/p2p/fair/judge/judge.ts';
import { readReceipt, writeReceipt } from '../../src/p2p/fair/receipt/receipt.ts';
import { Sim } from '../../test/p2p/fair/table/sim.ts';

const native = viaNative(globalThis.crypto.subtle);
const cpu = () => {
  const { user, system } = process.cpuUsage();
  return Math.round((user + system) / 1000);
};
const game = games.find(({ id }) => id === 'apocalypse')!;
const f = '/tmp/fdprof/long.fair';
if (!existsSync(f)) {
  const s = await Sim.seated({ people: 5, game: game as never, word: `long 0`, ed: native });
  await s.playOut();
  writeFileSync(f, await writeReceipt({ ...caseOf(s.ledger, null), me: 1, signer: s.peers[1]!.signer }));
}
const it = await readReceipt(new Uint8Array(readFileSync(f)));
if ('refused' in it) throw it;
const ed =
  process.argv[2] === 'nosig'
    ? { verifyAll: async (j: readonly unknown[]) => j.map(() => true) }
    : process.argv[2] === 'nacl'
      ? viaTweetnacl
      : native;
for (let n = 0; n < Number(process.argv[3] ?? 10); n++) {
  const a = cpu(),
    w = performance.now();
  const heard = await judge(it, () => game as never, ed as never);
  console.log('cpu', cpu() - a, 'wall', Math.round(performance.now() - w), 'judged' in heard && heard.judged.verdict);
}
