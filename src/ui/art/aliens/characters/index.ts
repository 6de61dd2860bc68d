/** The nine characters. One without a picture does not compile. */
import type { Character } from '../../../../engine/games/aliens/aliens.ts';
import type { Art } from '../../art.ts';
import { boots } from './boots.ts';
import { cosmo } from './cosmo.ts';
import { cowboy } from './cowboy.ts';
import { doctor } from './doctor.ts';
import { kitty } from './kitty.ts';
import { kottabych } from './kottabych.ts';
import { ninja } from './ninja.ts';
import { scholar } from './scholar.ts';
import { superCat } from './super.ts';

export const charactersArt: Readonly<Record<Character, Art>> = {
  kitty,
  ninja,
  super: superCat,
  kottabych,
  cowboy,
  doctor,
  scholar,
  boots,
  cosmo,
};
