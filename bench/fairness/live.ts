/** A whole table of five in one process, links in memory: what fairness adds to a press, and what it costs on the wire. */
import type { View } from '../../src/engine/contract.ts';
import { quickRng } from '../../src/engine/rng.ts';
import { randomChoice } from '../../src/engine/selfplay.ts';
import { entry, kinds } from '../../src/p2p/fair/bodies/table.ts';
import { decode } from '../../src/p2p/fair/codec.ts';
import { type Ed25519, viaNative, viaTweetnacl } from '../../src/p2p/fair/ed25519.ts';
import { type GameShelf, memoryShelf } from '../../src/p2p/fair/live/game-shelf.ts';
import { verifyOver } from '../../src/p2p/fair/verifying.ts';
import { type Evening, type Guest, makeEvening, type Player, players } from '../../test/p2p/room/town.ts';
import { threadFor } from './threads.ts';

type By = Ed25519['by'];
/** As on a page: whoever signs slowly verifies beside. Here five pages share that one thread. */
const signatures: Readonly<Record<By, () => Ed25519>> = {
  native: () => viaNative(globalThis.crypto.subtle),
  tweetnacl: () => ({ ...viaTweetnacl, verifyAll: verifyOver(threadFor('verify tweetnacl')) }),
};

export interface Live {
  /** Milliseconds from a press of a guest to its own screen. */
  readonly presses: readonly number[];
  /** Milliseconds from the host's request to the last value and the entry that tells of it. */
  readonly draws: readonly number[];
  /** What one guest is sent for one move, the journal included. */
  readonly bytes: number;
  readonly moves: number;
}

/** One match of Zombie Kittens, or the beginning of one, and what was measured in it. */
export async function live(
  journal: 'kept' | 'none',
  by: By = 'native',
  enough = Number.POSITIVE_INFINITY,
): Promise<Live> {
  const diary = makeDiary();
  const ed = signatures[by]();
  const table = makeEvening('zombie_kittens', { journal, ed, keeperShelf: () => diary.shelf });
  const guests: Guest[] = [];
  for (const name of ['Ola', 'Marco', 'Zosia', 'Piotr']) guests.push(await table.guest(name));
  await table.deal();
  while (!table.keeper.view) await table.clock.pass(100);
  const before = sent(guests);
  const presses = await playOut(table, guests, enough);
  const moves = journal === 'kept' ? diary.moves() : presses.length;
  return { presses, draws: diary.draws(), bytes: (sent(guests) - before) / guests.length / moves, moves };
}

/** Heartbeats have frames of their own kind, and a refusal is the presser's own fault: nobody here looks before pressing. */
const isCounted = (frame: Uint8Array): boolean =>
  frame[0] === 1 && !new TextDecoder().decode(frame.subarray(1, 20)).includes('"refused"');

/** All that went to the guests for the match. */
const sent = (guests: readonly Guest[]): number =>
  guests.flatMap(({ tap }) => tap.sent.filter(isCounted)).reduce((sum, frame) => sum + frame.length, 0);

/** Notes when the host keeps what: an entry is kept before anybody sees what follows from it. */
function makeDiary() {
  const kept: { readonly kind: number; readonly at: number }[] = [];
  const shelf: GameShelf = {
    ...memoryShelf(),
    async entry(_, { body }) {
      kept.push({ kind: decode(entry, body)?.kind ?? 0, at: performance.now() });
    },
  };
  const { RANDREQ, RANDDONE, ACTION, TIMEOUT, END } = kinds;
  return {
    shelf,
    draws(): number[] {
      const requests = kept.filter(({ kind }) => kind === RANDREQ.number);
      const answers = kept.filter(({ kind }) => kind === RANDDONE.number);
      return answers.map(({ at }, n) => at - requests[n]!.at);
    },
    moves(): number {
      const end = kept.findIndex(({ kind }) => kind === END.number);
      return kept
        .slice(0, end < 0 ? kept.length : end)
        .filter(({ kind }) => kind === ACTION.number || kind === TIMEOUT.number).length;
    },
  };
}

/** Everybody presses something; a guest's presses are timed up to the picture that follows from them. */
async function playOut(table: Evening, guests: readonly Guest[], enough: number): Promise<number[]> {
  const rng = quickRng(1);
  const all = players(table, guests);
  const painted = new Map(guests.map(({ sight }) => [sight as Player['sight'], stamped(sight)]));
  const presses: number[] = [];
  while (table.keeper.view?.waiting.on !== 'nothing' && presses.length < enough) {
    await table.clock.pass(400);
    const asked = all.filter(({ sight: { view } }) => view?.prompt && view.waiting.on === 'players');
    for (const { sight, mouth } of asked) mouth.drawn(askIn(sight.view!));
    await table.clock.pass(400);
    const [one] = rng.shuffled(asked.filter(({ sight }) => sight.view?.prompt));
    if (!one) continue;
    const chosen = randomChoice(one.sight.view!.prompt!, rng);
    const firstPaint = painted.get(one.sight)?.();
    const from = performance.now();
    one.mouth.answer(askIn(one.sight.view!), chosen);
    await table.clock.settle();
    const at = firstPaint?.();
    if (at) presses.push(at - from);
  }
  return presses;
}
const askIn = ({ waiting }: View): number => (waiting.on === 'players' ? waiting.ask.id : -1);

/** Asked now, it tells later when somebody first saw something new. */
function stamped(sight: { view: View | null }): () => () => number | null {
  let { view } = sight;
  let first: number | null = null;
  Object.defineProperty(sight, 'view', {
    get: () => view,
    set(next: View) {
      view = next;
      first ??= performance.now();
    },
  });
  return () => {
    first = null;
    return () => first;
  };
}
