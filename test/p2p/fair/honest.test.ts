/** Honest games end fair: on every device, for every game, with people who leave. */
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../../src/engine/contract.ts';
import { games } from '../../../src/engine/games/registry.ts';
import { moles } from '../../engine/toy/moles.ts';
import { Sim } from './table/sim.ts';

const all: readonly AnyGame[] = [...games, moles as unknown as AnyGame];

describe.each(all.map(game => [game.id, game] as const))('%s', (_, game) => {
  test.each([3, 4])('an honest game of %i is fair on every device', async people => {
    const table = await (await Sim.seated({ people: Math.max(people, game.seats.min), game })).playOut();
    expect(table.peers.flatMap(({ faults }) => faults)).toEqual([]);
    for (const { seat } of table.peers) expect(table.audit(seat)).toMatchObject({ verdict: 'fair' });
    expect(table.ledger.stage).toBe('opened');
  });
});
