/** Makes a game of the exploding family from an edition. */
import { frame, table } from '../../ask.ts';
import type { Card, Game, Seat, Setup, Sign } from '../../contract.ts';
import { broken } from './broken.ts';
import { actions } from './cards/index.ts';
import type { Edition } from './decks/edition.ts';
import { editions } from './decks/index.ts';
import type { Face } from './faces.ts';
import { blast, type Facts, hand, type Kittens, type Mark, type Status, zones } from './kittens.ts';
import { leave } from './leaving.ts';
import { match } from './scenes/deal.ts';
import { draw } from './scenes/draw.ts';
import { play } from './scenes/play.ts';
import { save } from './scenes/save.ts';
import { turn } from './scenes/turn.ts';

const scenes = {
  match,
  turn,
  play,
  draw,
  save,
  ...Object.fromEntries(actions.flatMap(({ title, steps }) => (steps ? [[title, steps]] : []))),
};

export function makeKittens(edition: Edition): Game<Kittens> {
  const { id, seats } = edition;
  // Cards never change, so matches may share them; the piles they lie in are made anew.
  const cardsFor = table(count => makeCards(edition, count));
  return {
    id,
    seats,
    choices: {
      specialCombos: [true, false],
      pace: ['normal', 'quick', 'relaxed', 'none'],
      turnMs: [60_000, 30_000, 90_000, null],
    },
    zones,
    scenes,
    leave,
    signs,
    broken,
    setup: count => setup(edition, cardsFor(count), count),
  };
}

type Start = 'saves' | 'deck' | 'aside' | 'box';
type Cards = Readonly<Record<Start, readonly Card<Face>[]>>;

function makeCards({ deal }: Edition, seats: number): Cards {
  let n = 0;
  const made = (faces: readonly Face[]) => faces.map(face => ({ id: `c${n++}`, face }));
  const { saves, pool, aside, box } = deal(seats);
  return { saves: made(saves), deck: made(pool), aside: made(aside), box: made(box) };
}

function setup({ id }: Edition, { saves, deck, aside, box }: Cards, seats: number): Setup<Kittens> {
  const piles: Record<string, Card<Face>[]> = {
    saves: saves.slice(),
    deck: deck.slice(),
    aside: aside.slice(),
    box: box.slice(),
    discard: [],
  };
  const own: object[] = [];
  const status: Status[] = [];
  for (let seat = 0; seat < seats; seat++) {
    own.push({});
    status.push('alive');
    piles[hand(seat)] = [];
    piles[blast(seat)] = [];
  }
  return {
    table: {
      edition: id,
      turn: { seat: 0, owed: 1, attacked: false, peeked: false },
      status,
      danger: null,
    },
    own,
    vault: {},
    piles,
    first: frame('match', { at: 'deal' }),
  };
}

function signs({ turn, status, danger }: Facts, seat: Seat): (Sign & { readonly sign: Mark })[] {
  const mine = status[seat]!;
  if (mine !== 'alive') return [{ sign: mine }];
  if (danger?.seat === seat) return [{ sign: 'exploding' }];
  if (turn.seat !== seat) return [];
  return turn.owed > 1 ? [{ sign: 'owes', n: turn.owed }] : [{ sign: 'turn' }];
}

export const zombieKittens = makeKittens(editions.zombie_kittens);
export const partyPack = makeKittens(editions.party_pack);
export const apocalypse = makeKittens(editions.apocalypse);
