/** Tables of the Party Pack and of Zombie Apocalypse, the deal of a whole match, and the count every table must keep. */
import { expect } from 'vitest';
import type { Seat } from '../../../../src/engine/contract.ts';
import type { EditionId } from '../../../../src/engine/games/kittens/decks/edition.ts';
import type { Face } from '../../../../src/engine/games/kittens/faces.ts';
import { apocalypse, partyPack, zombieKittens } from '../../../../src/engine/games/kittens/game.ts';
import { blast, hand } from '../../../../src/engine/games/kittens/kittens.ts';
import { seedOf } from '../../../../src/engine/rng.ts';
import { apply, start } from '../../../../src/engine/run.ts';
import { setTable, usual } from './table.ts';

type Setting = Omit<Parameters<typeof setTable>[0], 'edition'>;
export type TestTable = ReturnType<typeof setTable>;

/** Without a deck: six Tacocats over the kittens. */
const filled = (setting: Setting): Setting => {
  const alive = setting.hands.length - (setting.dead?.length ?? 0);
  return { deck: [...times(6, 'cat_taco'), ...times(alive - 1, 'exploding_kitten')], ...setting };
};

export const setParty = (setting: Setting): TestTable => setTable({ edition: 'party_pack', ...filled(setting) });
export const setApocalypse = (setting: Setting): TestTable => setTable({ edition: 'apocalypse', ...filled(setting) });

export const times = (count: number, face: Face): Face[] => Array<Face>(count).fill(face);

export const games = { zombie_kittens: zombieKittens, party_pack: partyPack, apocalypse };

/** A match right after the deal. */
export function dealt(edition: EditionId, seats: number, word = 'deal') {
  const { match } = start(games[edition], seats, usual);
  const outcome = apply(match, { type: 'random', draw: 0, seed: seedOf(word) });
  if (!outcome.ok) throw new Error(`refused: ${outcome.why}`);
  const faces = (pile: string): Face[] => match.state.piles[pile]!.map(card => card.face);
  return {
    match,
    faces,
    deck: faces('deck'),
    hands: match.state.seats.map(seat => faces(hand(seat))),
  };
}

export const count = (faces: readonly Face[], face: Face): number => faces.filter(other => other === face).length;

/** Rule 1.1: one kitten fewer than there are living players, in the deck or about to go back there. */
export function expectKittensFit(t: Pick<TestTable, 'faces' | 'state'>): void {
  const { danger, status } = t.state.table;
  const held = danger ? t.faces(blast(danger.seat)) : [];
  const living = status.filter(other => other === 'alive').length;
  expect(count([...t.faces('deck'), ...held], 'exploding_kitten')).toBe(living - 1);
}

/** Everything one seat could know: what it was told and what it sees. Card ids are part of it. */
export const knows = (t: TestTable, seat: Seat | null): string => JSON.stringify([t.seen(seat), t.view(seat)]);
