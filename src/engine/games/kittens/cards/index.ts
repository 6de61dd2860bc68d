/** The list of cards, and what may be played. */
import type { Seat } from '../../../contract.ts';
import type { Action } from '../card.ts';
import { pair } from '../combos/pair.ts';
import { triple } from '../combos/triple.ts';
import { isUnseen } from '../decks/index.ts';
import type { Face } from '../faces.ts';
import type { Table, Title } from '../kittens.ts';
import { alterFuture3 } from './alter-future-3.ts';
import { attack2x } from './attack-2x.ts';
import { attackOfDead } from './attack-of-dead.ts';
import { clairvoyanceNow } from './clairvoyance-now.ts';
import { clone } from './clone.ts';
import { digDeeper } from './dig-deeper.ts';
import { drawBottom } from './draw-bottom.ts';
import { favor } from './favor.ts';
import { feedDeadNow } from './feed-dead-now.ts';
import { graveRobber } from './grave-robber.ts';
import { seeFuture3 } from './see-future-3.ts';
import { shuffle, shuffleNow } from './shuffle.ts';
import { skip } from './skip.ts';
import { catCards, defuse, explodingKitten, feralCat, nope, zombieKitten } from './still.ts';
import { superSkip } from './super-skip.ts';
import { targetedAttack2x } from './targeted-attack-2x.ts';

export const actions: readonly Action[] = [
  alterFuture3,
  attack2x,
  attackOfDead,
  clairvoyanceNow,
  clone,
  defuse,
  digDeeper,
  drawBottom,
  explodingKitten,
  favor,
  feedDeadNow,
  feralCat,
  graveRobber,
  nope,
  pair,
  seeFuture3,
  shuffle,
  shuffleNow,
  skip,
  superSkip,
  targetedAttack2x,
  triple,
  zombieKitten,
  ...catCards,
];

/** All in one shape, so that the compiled code meets one kind of object. */
const alike = ({ title, when, stakes, playable, aim, names, becomes, steps }: Action) =>
  ({ title, when, stakes, playable, aim, names, becomes, steps }) as Action;

const byTitle = Object.fromEntries(actions.map(action => [action.title, alike(action)])) as Readonly<
  Record<Title, Action>
>;

export const actionFor = (title: Title): Action => byTitle[title];

const nowFaces: readonly Face[] = actions.filter(({ when }) => when === 'now').map(({ title }) => title as Face);
export const isNow = (face: Face): boolean => nowFaces.includes(face);

/** Could anybody hold a NOW card, as far as everybody knows? */
export const isNowUnseen = (w: Table): boolean => nowFaces.some(face => isUnseen(w, face));

/** Does the table allow this, whoever's turn it is? */
export const isAllowed = (w: Table, by: Seat, title: Title): boolean => allows(w, by, actionFor(title));

function allows(w: Table, by: Seat, { playable, aim }: Action): boolean {
  return (playable === undefined || playable(w, by)) && (aim === undefined || aim(w, by).length > 0);
}

/** What a card acts as when it is laid now on its owner's turn; null if it cannot be. */
export function laidAs(w: Table, face: Face): Face | null {
  const { becomes } = actionFor(face);
  if (!becomes) return face;
  const other = becomes(w);
  return other === face ? null : other;
}

/** May this card be played by itself on its owner's turn? */
export function isPlayable(w: Table, by: Seat, face: Face): boolean {
  const own = actionFor(face);
  if (own.when === 'never') return false;
  if (!own.becomes) return allows(w, by, own);
  const title = laidAs(w, face);
  return title !== null && actionFor(title).when !== 'never' && isAllowed(w, by, title);
}
