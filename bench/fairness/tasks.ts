/** What fairness costs: a host's entry for ten people, and the whole check of a long match of five. */
import type { AnyGame } from '../../src/engine/contract.ts';
import { games } from '../../src/engine/games/registry.ts';
import { start } from '../../src/engine/run.ts';
import { picturesFor } from '../../src/p2p/fair/audit/replay.ts';
import { type Kind, kinds, type Payload } from '../../src/p2p/fair/bodies/table.ts';
import { decode } from '../../src/p2p/fair/codec.ts';
import { type Ed25519, viaNative } from '../../src/p2p/fair/ed25519.ts';
import { steps } from '../../src/p2p/fair/journal/ledger.ts';
import { link } from '../../src/p2p/fair/journal/link.ts';
import { needsDigests } from '../../src/p2p/fair/journal/rows.ts';
import { caseOf } from '../../src/p2p/fair/judge/case.ts';
import { judgeOver } from '../../src/p2p/fair/judge/port.ts';
import { sayEntry } from '../../src/p2p/fair/say.ts';
import { viewDigest, viewKey } from '../../src/p2p/fair/secrets.ts';
import { Sim } from '../../test/p2p/fair/table/sim.ts';
import type { Task, Tasks } from '../contest.ts';
import { threadFor } from './threads.ts';

const native = viaNative(globalThis.crypto.subtle);
const gameOf = (id: string): AnyGame => games.find(game => game.id === id)!;

/** Everything a host does for an entry besides the rules: pictures, digests, hash chain, signature, own check. */
async function entries(): Promise<Task> {
  const table = await (await Sim.seated({ people: 10, game: gameOf('party_pack'), ed: native })).play(100);
  const { table: papers } = table.ledger;
  const keys = papers.people.map((_, seat) => viewKey(table.M, papers.gid, seat));
  const log = steps(table.ledger).filter(({ last }) => needsDigests(last!.kind));
  const payloads = log.map(({ last }) => decode<Payload<Kind>>(kinds[last!.kind].payload, last!.entry.payload)!);
  const inputs = new Map(table.trace.map(({ seq, input }) => [seq, input]));
  return () => {
    const { match } = start(table.game, table.seats, table.rules);
    return async () => {
      for (const [n, { before, last, seq }] of log.entries()) {
        const input = inputs.get(seq);
        const outcome = input ? match.apply(input) : null;
        const events = outcome?.ok ? outcome.events : [];
        const pictures = picturesFor(match, events, keys.length);
        const digests = keys.map((key, seat) => viewDigest(papers.gid, seq, seat, key, pictures[seat]!));
        const signed = await sayEntry(table.hosting.signer, before!, last!.kind, payloads[n] as never, digests);
        if (!link(before!, signed).ok) throw new Error('a host that does not believe itself');
      }
      return log.length;
    };
  };
}

/** The same match, checked with other signatures. */
export async function longMatch(): Promise<Sim> {
  const table = await Sim.seated({ people: 5, game: gameOf('apocalypse'), word: 'long 1', ed: native });
  return table.playOut();
}
export const moves = ({ ledger }: Sim): number => ledger.aseqs.reduce((sum, n) => sum + n);

/** Counted in moves, so that a figure for 300 of them is right whatever the match's length. */
async function audited(by: Ed25519['by']): Promise<Task> {
  const table = await longMatch();
  const it = caseOf(table.ledger, null);
  const judge = judgeOver(threadFor(`judge ${by}`));
  return () => async () => {
    const heard = await judge(it);
    if ('refused' in heard || heard.judged.verdict !== 'fair') throw new Error('an honest match is fair');
    return moves(table);
  };
}

export const tasks: Tasks = { entries, native: () => audited('native'), tweetnacl: () => audited('tweetnacl') };
