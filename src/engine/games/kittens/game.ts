/** Makes a game of the exploding family from an edition. */
import { frame, table } from '../../ask.ts';
import type { Card, Game, Setup } from '../../contract.ts';
import { boxes } from './box.ts';
import { broken } from './broken.ts';
import { actions } from './cards/index.ts';
import type { Edition } from './decks/edition.ts';
import { editions } from './decks/index.ts';
import type { Face } from './faces.ts';
import { blast, hand, type Kittens, type Status } from './kittens.ts';
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
  // Cards never change, so matches may share them; the piles they lie in are made anew.
  const cardsFor = table(count => makeCards(edition, count));
  return {
    ...boxes[edition.id],
    scenes,
    leave,
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

export const zombieKittens = makeKittens(editions.zombie_kittens);
export const partyPack = makeKittens(editions.party_pack);
export const apocalypse = makeKittens(editions.apocalypse);
