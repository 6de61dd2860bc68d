/** What is under a head: bodies, arms, paws, tails. All about (0,0). */
import type { Fur } from './furs.ts';
import { detail, join, limb, move, type Part, solid } from './part.ts';
import { line, patch, ring, shape, thin } from './pen.ts';

/** A paw that rests on something, toes up; it runs down out of the picture. */
export const mitt = ({ base }: Fur): Part =>
  solid('M-22 44V0C-22 -20 22 -20 22 0V44Z', base, line('M-8 -9V2M8 -9V2', 4));

/** A paw that hangs over an edge, toes down. */
export const drape = ({ base }: Fur): Part =>
  solid('M-20 -14C-18 -28 18 -28 20 -14C26 6 22 20 0 20C-22 20 -26 6 -20 -14Z', base, line('M-8 17V6M8 17V6', 4));

/** The round end of an arm, toes towards the right. */
const fist = ({ base }: Fur): Part =>
  solid('M-18 0a18 17 0 1 1 36 0a18 17 0 1 1 -36 0Z', base, line('M16 -6H7M16 6H7', 3.5));

/** An arm along a path, with a paw at (x,y) whose toes point along `turn`. */
export const arm = (d: string, fur: Fur, x: number, y: number, turn = 0, width = 22): Part =>
  join(limb(d, fur.base, width), move(fist(fur), x, y, 1, turn));

/** A tail along a path, with a tip of another colour. */
export const tail = (d: string, { base }: Fur, width = 18): Part => limb(d, base, width);

/** Shoulders and chest, for a head above them. */
export const bust = ({ base, light }: Fur): Part =>
  solid(
    'M-80 84C-78 30 -66 -14 -44 -30C-20 -54 20 -54 44 -30C66 -14 78 30 80 84Z',
    base,
    patch('M-28 -38C-36 8 -20 36 0 50C20 36 36 8 28 -38Z', light),
  );

/** A cat that sits and looks at you. */
export const sit = ({ base, light }: Fur): Part =>
  solid(
    'M-36 -52C-62 -28 -72 22 -66 62C-62 78 62 78 66 62C72 22 62 -28 36 -52C20 -64 -20 -64 -36 -52Z',
    base,
    patch('M-24 -46C-32 -12 -20 18 0 30C20 18 32 -12 24 -46Z', light) +
      shape('M-34 70C-36 40 -30 20 -20 14C-8 20 -4 50 -4 70ZM34 70C36 40 30 20 20 14C8 20 4 50 4 70Z', base) +
      line('M-26 70V61M-14 70V61M14 70V61M26 70V61', 3.5),
  );

/** The underside of a huge paw, pressed against the glass of the screen. */
export const pad = ({ base, skin }: Fur): Part =>
  solid(
    'M-58 112V10C-72 2 -76 -26 -60 -36C-56 -58 -34 -62 -24 -52C-14 -66 14 -66 24 -52C34 -62 56 -58 60 -36C76 -26 72 2 58 10V112Z',
    base,
    thin(
      ring(-44, -22, 12, skin, 15) +
        ring(-17, -38, 12, skin, 16) +
        ring(17, -38, 12, skin, 16) +
        ring(44, -22, 12, skin, 15) +
        shape(
          'M0 -10C22 -10 36 8 36 22C36 36 22 38 12 34C4 31 -4 31 -12 34C-22 38 -36 36 -36 22C-36 8 -22 -10 0 -10Z',
          skin,
        ),
      4,
    ),
  );

/** An arm from below, straight up, claws or toes at the top. */
export const reach = ({ base }: Fur, height = 90): Part =>
  solid(`M-20 ${height}V0C-20 -19 20 -19 20 0V${height}Z`, base, line('M-7 -8V2M7 -8V2', 4));

/** Strips of linen, for arms that have been under ground. */
export const bandage = detail(
  thin(shape('M-20 34H20V54H-20Z', '#fff4df'), 4) + line('M-12 35L-6 53M0 35L6 53M10 35L16 53', 3),
);
