/** What is printed on the boxes of the exploding family: all that a page must know before it plays. */
import type { Game, Seat, Sign } from '../../contract.ts';
import type { EditionId } from './decks/edition.ts';
import { type Facts, type Kittens, type Mark, zones } from './kittens.ts';

type Box = Pick<Game<Kittens>, 'id' | 'seats' | 'choices' | 'zones' | 'signs'>;

const box = (id: EditionId, min: number, max: number): Box => ({
  id,
  seats: { min, max },
  choices: {
    specialCombos: [true, false],
    pace: ['normal', 'quick', 'relaxed', 'none'],
    turnMs: [60_000, 30_000, 90_000, null],
  },
  zones,
  signs,
});

export const boxes: Readonly<Record<EditionId, Box>> = {
  zombie_kittens: box('zombie_kittens', 2, 5),
  party_pack: box('party_pack', 2, 10),
  apocalypse: box('apocalypse', 2, 9),
};

function signs({ turn, status, danger }: Facts, seat: Seat): (Sign & { readonly sign: Mark })[] {
  const mine = status[seat]!;
  if (mine !== 'alive') return [{ sign: mine }];
  if (danger?.seat === seat) return [{ sign: 'exploding' }];
  if (turn.seat !== seat) return [];
  return turn.owed > 1 ? [{ sign: 'owes', n: turn.owed }] : [{ sign: 'turn' }];
}
