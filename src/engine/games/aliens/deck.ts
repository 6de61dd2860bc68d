/** The 90 action cards: half of every title with the kitten symbol, half with the alien one. */
import type { Card } from '../../contract.ts';
import { type Face, faces, type Title, titleOf } from './faces.ts';

export const printed: Readonly<Record<Title, number>> = {
  mouse_attack: 18,
  bye_bells: 18,
  catastrophe: 4,
  wet_kitty: 2,
  new_sofa: 2,
  red_dot: 2,
  killer_cat: 2,
  clockwork_mouse: 4,
  yarn_ball: 4,
  cute_eyes: 8,
  cardboard_box: 2,
  carrier: 4,
  mad_cat: 2,
  light_snack: 2,
  cat_tenderness: 2,
  litter_cleaning: 2,
  want_more: 4,
  cat_sense: 2,
  share_it: 2,
  hurricane: 2,
  moving: 2,
};

const allFaces: readonly Face[] = faces.flatMap(face => Array<Face>(printed[titleOf(face)] / 2).fill(face));

/** Cards never change, so matches may share them. */
export const deck: readonly Card<Face>[] = allFaces.map((face, n) => ({ id: `c${n}`, face }));
