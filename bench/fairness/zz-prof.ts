import { games } from '../../src/engine/games/registry.ts';
import { viaNative, viaTweetnacl } from '../../src/p2p/fair/ed25519.ts';
import { caseOf } from '../../src/p2p/fair/judge/case.ts';
import { judge } from '../../src/p2p/fair/judge/judge.ts';
import { Sim } from '../../test/p2p/fair/table/sim.ts';

const native = viaNative(globalThis.crypto.subtle);
const cpu = () => {
  const { user, system } = process.cpuUsage();
  return Math.round((user + system) / 1000);
};
const game = games.find(({ id }) => id === (process.argv[2] ?? 'apocalypse'))!;
let t = cpu();
for (let n = 0; n < Number(process.argv[3] ?? 3); n++) {
  const s = await Sim.seated({ people: 5, game: game as never, word: `long ${n}`, ed: native });
  const a = cpu();
  await s.playOut();
  const b = cpu();
  const it = caseOf(s.ledger, null);
  const heard = await judge(it, () => s.game, native);
  const c = cpu();
  const heard2 = await judge(it, () => s.game, native);
  const d = cpu();
  console.log(
    n,
    'seated',
    a - t,
    'playOut',
    b - a,
    'judge',
    c - b,
    d - c,
    'entries',
    s.ledger.seq,
    'moves',
    s.ledger.aseqs.reduce((x, y) => x + y),
    'judged' in heard && heard.judged.verdict,
  );
  t = cpu();
}
