/** The action cards of Kittens vs Aliens. A title without a picture does not compile. */
import type { Title } from '../../../engine/games/aliens/faces.ts';
import type { Art } from '../art.ts';
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

export const aliensArt: Readonly<Record<Title, Art>> = {
  mouse_attack: mouseAttack,
  bye_bells: byeBells,
  catastrophe,
  wet_kitty: wetKitty,
  new_sofa: newSofa,
  red_dot: redDot,
  killer_cat: killerCat,
  mad_cat: madCat,
  clockwork_mouse: clockworkMouse,
  yarn_ball: yarnBall,
  cute_eyes: cuteEyes,
  cardboard_box: cardboardBox,
  carrier,
  light_snack: lightSnack,
  cat_tenderness: catTenderness,
  litter_cleaning: litterCleaning,
  want_more: wantMore,
  cat_sense: catSense,
  share_it: shareIt,
  hurricane,
  moving,
};
