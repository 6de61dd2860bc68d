import { entry, kindOf } from '../../src/p2p/fair/bodies/table.ts';
import { decode } from '../../src/p2p/fair/codec.ts';
import { toWitness } from '../../src/p2p/fair/live/wire.ts';
import { makeEvening, players, playToTheEnd } from '../../test/p2p/room/town.ts';

const it = makeEvening('zombie_kittens', { journal: 'kept' });
const gs = [];
for (const n of ['Ola', 'Marco', 'Zosia', 'Piotr']) gs.push(await it.guest(n));
await it.deal();
while (!it.keeper.view) await it.clock.pass(100);
const tap = gs[0]!.tap;
const from = tap.sent.length;
await playToTheEnd(it, players(it, gs));
const sum: Record<string, [number, number]> = {};
for (const f of tap.sent.slice(from)) {
  let k = 'frame' + f[0];
  if (f[0] === 1) {
    if (f[1] === 0x7b) k = 'json ' + JSON.parse(new TextDecoder().decode(f.subarray(1))).t;
    else {
      const m = decode(toWitness, f.slice(1));
      k = 'j ' + (m?.t ?? '?');
      if (m?.t === 'entry') {
        const e = decode(entry, m.it.body)!;
        k += ' ' + kindOf(e.kind);
      }
    }
  }
  const s = (sum[k] ??= [0, 0]);
  s[0]++;
  s[1] += f.length;
}
const moves = (sum['j entry ACTION']?.[0] ?? 0) + (sum['j entry TIMEOUT']?.[0] ?? 0);
for (const [k, [n, b]] of Object.entries(sum))
  console.log(k.padEnd(26), n, b, Math.round(b / n), 'per move', Math.round(b / moves));
console.log(moves);
const ex = tap.sent.filter(f => f[1] === 0x7b && new TextDecoder().decode(f).includes('"news"')).slice(10, 13);
for (const e of ex) console.log(new TextDecoder().decode(e));
process.exit(0);
