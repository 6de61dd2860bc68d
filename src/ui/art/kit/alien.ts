/** A visitor, about (0,0): the head of an egg, eyes like pools, two antennae. */
import { detail, join, limb, type Part, solid } from './part.ts';
import { gold, ink, line, patch, ring, shape, spot } from './pen.ts';

export const alienSkin = '#6fe0b0';

const outline = 'M0 -82C58 -82 86 -40 72 8C62 46 30 78 0 88C-30 78 -62 46 -72 8C-86 -40 -58 -82 0 -82Z';
const eyes = shape(
  'M-58 -10C-38 -28 -8 -8 -6 30C-32 38 -58 24 -58 -10ZM58 -10C38 -28 8 -8 6 30C32 38 58 24 58 -10Z',
  ink,
);
const lights = spot(-42, 0, 8, '#fff', 5) + spot(24, 6, 8, '#fff', 5);
const gloss = patch('M-54 -54C-40 -68 -20 -74 -6 -75C-28 -66 -44 -50 -54 -30C-60 -34 -60 -46 -54 -54Z', '#b6f5d8');
const feelers = join(limb('M-18 -80C-24 -98 -32 -104 -40 -108M18 -80C24 -98 32 -104 40 -108', ink, 2));

/** The head with a mouth of some kind. */
export const alien = (mouth = line('M-14 56C-6 62 6 62 14 56', 5)): Part =>
  join(
    feelers,
    detail(ring(-42, -109, 9, gold) + ring(42, -109, 9, gold)),
    solid(outline, alienSkin, gloss + eyes + lights + mouth),
  );
