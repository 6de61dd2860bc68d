/** What must hold in every game, not only in the named ones. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyGame, Card, Shape } from '../../../src/engine/contract.ts';
import { games } from '../../../src/engine/games/registry.ts';
import { quickRng } from '../../../src/engine/rng.ts';
import { moles } from '../../engine/toy/moles.ts';
import { audited, firstFalse } from './table/came.ts';
import { Sim } from './table/sim.ts';
import { stormyGame } from './table/storm.ts';

const all: readonly AnyGame[] = [...games, moles as unknown as AnyGame];
/** More with STORMS=1000, and then at big tables, too. */
const storms = Number(process.env.STORMS ?? 12);
const mostPeople = storms > 100 ? 10 : 6;

/** Another combination of options for every storm. */
function optionsFor({ choices }: AnyGame, n: number): Shape['Rules'] {
  const rng = quickRng(n);
  return Object.fromEntries(Object.entries(choices).map(([name, values]) => [name, rng.shuffled(values)[0]!]));
}

test(
  'no false blame: honest people in bad weather are never accused',
  async () => {
    const verdicts = new Set<string>();
    const seen = new Set<string>();
    for (let n = 0; n < storms; n++) {
      const game = all[n % all.length]!;
      const fewest = Math.max(3, game.seats.min);
      const people = fewest + (n % (Math.min(mostPeople, game.seats.max) - fewest + 1));
      const bots = n % 4 === 0 && people < game.seats.max ? 1 : 0;
      const table = await stormyGame({ word: `storm ${n}`, people, bots, game, rules: optionsFor(game, n) });
      const faults = table.peers.flatMap(({ faults }) => faults.map(({ message }) => message));
      expect(faults, `storm ${n} of ${game.id}`).toEqual([]);
      verdicts.add(audited(table).outcome);
      for (const { what } of table.ledger.notes) seen.add(what);
    }
    expect([...verdicts].filter(verdict => !verdict.startsWith('fair'))).toEqual([]);
    // Fair weather would prove nothing.
    expect([...seen]).toEqual(
      expect.arrayContaining(['silent', 'opened', 'took-over', 'left', 'played-for', 'plays-again']),
    );
  },
  180_000 + 10_000 * storms,
);

test('no silent tampering: a swap of hidden cards comes out where it first shows, or never shows', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 60 }), fc.nat(1000), async (when, pick) => {
      const rng = quickRng(pick);
      const table = await Sim.seated({ people: 4, word: `swap ${pick % 5}` });
      table.seams = {
        touch(match, _, seq) {
          const deck = match.state.piles.deck as Card[];
          if (seq !== when || deck.length < 2) return;
          const [a, b] = [rng.below(deck.length), rng.below(deck.length)];
          [deck[a], deck[b]] = [deck[b]!, deck[a]!];
        },
      };
      await table.playOut();
      const { outcome, named } = audited(table);
      const lie = firstFalse(table);
      expect(named).toBe(lie);
      expect(outcome).toMatch(
        lie === undefined
          ? /^fair/
          : /^audit:(FALSE_VIEW|ILLEGAL_ACCEPTED|RAND_OMITTED|RAND_UNCALLED|FALSE_RESULT|STALE_ACTION):0$/,
      );
    }),
    { numRuns: 5 },
  );
});

describe('a draw', () => {
  const seedWith = async (silent: readonly number[], host: 'lives' | 'dies'): Promise<string | undefined> => {
    const table = await Sim.seated({ people: 5, word: 'draw' });
    table.seams = { reveals: (seat, said) => (silent.includes(seat) ? null : said) };
    if (host === 'lives') await table.draw();
    if (host === 'dies') {
      await table.log('RANDREQ', 1);
      table.peers[0]!.online = false;
      await table.migrate(1, [1, 2, 3, 4], 1);
    }
    expect(table.objected).toBe(false);
    return table.seeds[1];
  };

  test('comes out the same whoever falls silent, and whoever finishes it', async () => {
    const honest = await seedWith([], 'lives');
    expect(honest).toHaveLength(128);
    await fc.assert(
      fc.asyncProperty(fc.subarray([2, 3, 4]), fc.constantFrom('lives', 'dies'), async (silent, host) => {
        expect(await seedWith(silent, host)).toBe(honest);
      }),
      { numRuns: 5 },
    );
  });

  test('is another one when any one person is another one', async () => {
    const seeds = await Promise.all(
      ['draw', 'other'].map(async word => {
        const table = await Sim.seated({ people: 3, word });
        await table.draw();
        return table.seeds[1];
      }),
    );
    expect(seeds[0]).not.toBe(seeds[1]);
  });
});
