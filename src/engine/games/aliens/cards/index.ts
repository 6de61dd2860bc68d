/** The list of cards, and what may be played. */
import type { Seat } from '../../../contract.ts';
import type { Table } from '../aliens.ts';
import type { Action } from '../card.ts';
import { type Face, type Title, titleOf } from '../faces.ts';
import { byeBells } from './bye-bells.ts';
import { cardboardBox } from './cardboard-box.ts';
import { carrier } from './carrier.ts';
import { catSense } from './cat-sense.ts';
import { catTenderness } from './cat-tenderness.ts';
import { catastrophe } from './catastrophe.ts';
import { clockworkMouse } from './clockwork-mouse.ts';
import { cuteEyes } from './cute-eyes.ts';
import { hurricane } from './hurricane.ts';
import { killerCat } from './killer-cat.ts';
import { lightSnack } from './light-snack.ts';
import { litterCleaning } from './litter-cleaning.ts';
import { madCat } from './mad-cat.ts';
import { mouseAttack } from './mouse-attack.ts';
import { moving } from './moving.ts';
import { newSofa } from './new-sofa.ts';
import { redDot } from './red-dot.ts';
import { shareIt } from './share-it.ts';
import { wantMore } from './want-more.ts';
import { wetKitty } from './wet-kitty.ts';
import { yarnBall } from './yarn-ball.ts';

export const actions: readonly Action[] = [
  byeBells,
  cardboardBox,
  carrier,
  catSense,
  catTenderness,
  catastrophe,
  clockworkMouse,
  cuteEyes,
  hurricane,
  killerCat,
  lightSnack,
  litterCleaning,
  madCat,
  mouseAttack,
  moving,
  newSofa,
  redDot,
  shareIt,
  wantMore,
  wetKitty,
  yarnBall,
];

/** All in one shape, so that the compiled code meets one kind of object. */
const alike = ({ title, use, playable, aim, steps }: Action) => ({ title, use, playable, aim, steps }) as Action;

const byTitle = Object.fromEntries(actions.map(action => [action.title, alike(action)])) as Readonly<
  Record<Title, Action>
>;

export const actionFor = (title: Title): Action => byTitle[title];

/** May this card be played on its owner's turn (K-1)? Cards that answer an attack may not (K-13). */
export function isPlayable(w: Table, by: Seat, face: Face): boolean {
  const { use, playable, aim } = actionFor(titleOf(face));
  if (use === 'stop' || use === 'redirect') return false;
  return (playable?.(w, by) ?? true) && (aim === undefined || aim(w, by).length > 0);
}
