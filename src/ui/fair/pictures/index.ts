/** The 64 pictures a table is known by, drawn here: a machine without such a font shows them as well. */
import type { Picture } from '../../../p2p/fair/emoji.ts';
import { animals } from './animals.ts';
import { nature } from './nature.ts';
import { sheet } from './pen.ts';
import { things } from './things.ts';

const drawn: Readonly<Record<Picture, string>> = { ...animals, ...nature, ...things };

/** Empty for a picture that nobody knows: its name says enough. */
export const pictureSvg = (picture: string): string => {
  const found = Object.entries(drawn).find(([known]) => known === picture);
  return found ? sheet(found[1]) : '';
};
