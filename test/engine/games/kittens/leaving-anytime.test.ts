/** Leaving at any moment of whole matches (rule 1.6): before the deal, and at random throughout. */
import { describe, expect, test } from 'vitest';
import type { Game, Input } from '../../../../src/engine/contract.ts';
import type { EditionId } from '../../../../src/engine/games/kittens/decks/edition.ts';
import type { Face } from '../../../../src/engine/games/kittens/faces.ts';
import { hand, type Kittens } from '../../../../src/engine/games/kittens/kittens.ts';
import { quickDice, quickRng, seedOf } from '../../../../src/engine/rng.ts';
import { apply, start } from '../../../../src/engine/run.ts';
import { nextInput, randomChoice } from '../../../../src/engine/selfplay.ts';
import { count, expectKittensFit, games } from './party.ts';
import { usual } from './table.ts';

const editions: readonly EditionId[] = ['zombie_kittens', 'party_pack', 'apocalypse'];

/** The game with a limit on its turns: a turn that nobody can take would otherwise begin for ever. */
function limited(game: Game<Kittens>): Game<Kittens> {
  const { turn } = game.scenes;
  const begin = turn?.begin;
  if (typeof begin !== 'function') throw new Error('a turn begins with a step that acts');
  let turns = 0;
  return {
    ...game,
    scenes: {
      ...game.scenes,
      turn: {
        ...turn,
        begin(w, f, value) {
          if (++turns > 3000) throw new Error('turns begin without end');
          return begin(w, f, value);
        },
      },
    },
  };
}

function opened(edition: EditionId, seats: number) {
  const { match } = start(limited(games[edition]), seats, usual, { dice: quickDice, record: true });
  const faces = (pile: string): Face[] => match.state.piles[pile]!.map(card => card.face);
  const send = (input: Input) => {
    const outcome = apply(match, input);
    if (!outcome.ok) throw new Error(`refused: ${outcome.why}`);
  };
  return { match, faces, send, state: match.state };
}
type Opened = ReturnType<typeof opened>;

const total = ({ state }: Opened) => Object.values(state.piles).reduce((sum, pile) => sum + pile.length, 0);

describe('Leaving before the deal', () => {
  test.each(editions)('1.6: %s goes on without the one who left', edition => {
    for (let n = 0; n < 12; n++) {
      const t = opened(edition, 4);
      t.send({ type: 'leave', seat: 2 });
      t.send({ type: 'random', draw: 0, seed: seedOf(`deal ${n}`) });
      expect(t.state.table.status).toEqual(['alive', 'alive', 'out', 'alive']);
      expect(t.faces(hand(2))).toEqual([]);
      expect(t.state.table.turn.seat).not.toBe(2);
      expectKittensFit(t);
    }
  });

  test('1.6: all but one leave before the deal: that one wins', () => {
    const t = opened('party_pack', 3);
    t.send({ type: 'leave', seat: 0 });
    t.send({ type: 'leave', seat: 1 });
    expect(t.state.pending).toEqual({ on: 'nothing', result: { winners: [2], why: 'last-alive' } });
  });
});

describe('Leaving at any time', () => {
  /** Plays at random; now and then somebody leaves. Looks at the table after every input. */
  function playWithLeavers(edition: EditionId, n: number): Opened {
    const rng = quickRng(n);
    const { min, max } = games[edition].seats;
    const t = opened(edition, min + 1 + rng.below(max - min));
    t.send({ type: 'random', draw: 0, seed: seedOf(`match ${n}`) });
    const cards = total(t);
    for (let steps = 0; t.state.pending.on !== 'nothing'; steps++) {
      if (steps > 5000) throw new Error('does not end');
      const here = t.state.seats.filter(seat => !t.state.gone.includes(seat));
      const leaver = here[rng.below(here.length)];
      const leaves = leaver !== undefined && rng.below(30) === 0;
      t.send(leaves ? { type: 'leave', seat: leaver } : nextInput(t.match, rng, (_, p) => randomChoice(p, rng)));
      expect(total(t)).toBe(cards);
      expectKittensFit(t);
      for (const seat of t.state.gone) expect(t.match.prompt(seat)).toBe(null);
    }
    return t;
  }

  test.each(editions)('1.6: in %s the kittens always fit the living, and nobody who left wins or is asked', edition => {
    for (let n = 0; n < 60; n++) {
      const { state, faces } = playWithLeavers(edition, n);
      const { pending } = state;
      if (pending.on !== 'nothing') throw new Error('not over');
      for (const winner of pending.result.winners) expect(state.gone).not.toContain(winner);
      for (const seat of state.gone) {
        if (state.table.status[seat] === 'out') expect(faces(hand(seat))).toEqual([]);
      }
      for (const seat of state.seats) expect(count(faces(hand(seat)), 'exploding_kitten')).toBe(0);
      expect(count(faces('aside'), 'exploding_kitten')).toBe(0);
    }
  });
});
