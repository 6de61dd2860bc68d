/** Things cats play with, about (0,0). */
import { type Part, solid } from './part.ts';
import {
  blood,
  box,
  disc,
  gold,
  ink,
  line,
  paper,
  patch,
  put,
  ring,
  type Svg,
  shape,
  spot,
  star,
  thin,
  white,
} from './pen.ts';

/** A playing card 34 by 46 with a sign on it. */
export const cardlet = (sign: Svg = '', fill = paper): Part => solid(box(-17, -23, 34, 46, 6), fill, sign);

/** A card seen from behind. */
export const back = (): Part =>
  cardlet(spot(0, 0, 8, '#8d7be0') + line('M-9 -13H9M-9 13H9', 3.5, '#8d7be0'), '#4a3c86');

const heartD = 'M0 16C-26 -2 -18 -24 0 -11C18 -24 26 -2 0 16Z';
const boltD = 'M4 -26L-14 4H-2L-6 26L14 -6H2Z';
const dropD = 'M0 -16C8 -4 12 2 12 8C12 15 6 19 0 19C-6 19 -12 15 -12 8C-12 2 -8 -4 0 -16Z';

export const sparkle = (x: number, y: number, r = 14, fill = gold): Svg =>
  thin(shape(star(x, y, r, r * 0.42, 4), fill), 3);
export const twinkle = (x: number, y: number, r = 13, fill = gold): Svg =>
  thin(shape(star(x, y, r, r * 0.45), fill), 3);
/** The spark at the end of a fuse. */
export const spark = (x: number, y: number, r = 24): Svg =>
  shape(star(x, y, r, r * 0.55, 8), gold) + spot(x, y, r * 0.3, white);

const fishD = 'M-26 0C-14 -16 8 -16 18 -3L32 -13C30 -4 30 4 32 13L18 3C8 16 -14 16 -26 0Z';
export const fish = (fill = '#6fb7e8'): Part =>
  solid(fishD, fill, spot(-14, -2, 3, ink) + line('M-4 -6C-1 -2 -1 2 -4 6', 3));
/** What is left of a fish. */
export const fishbone = (width = 4.5): Svg =>
  line('M-14 0H24M-4 -9V9M6 -8V8M16 -7V7M24 0L34 -9M24 0L34 9', width) +
  thin(shape('M-30 0C-26 -12 -14 -12 -12 0C-14 12 -26 12 -30 0Z', paper), width) +
  spot(-21, -2, 2.4, ink);

export const bone = (): Part =>
  solid('M-20 -7C-34 -24 -46 -6 -34 0C-46 6 -34 24 -20 7H20C34 24 46 6 34 0C46 -6 34 -24 20 -7Z', paper);

export const mouse = (fill = '#b8bfd3'): Part =>
  solid(
    'M-34 14C-38 -8 -20 -24 4 -22C8 -34 26 -32 24 -18C34 -12 42 0 44 12C44 18 40 20 34 20H-26C-32 20 -34 18 -34 14Z',
    fill,
    spot(26, -2, 4, ink) + spot(43, 12, 4.5, '#ff8f96') + line('M10 -14C6 -20 10 -26 16 -26', 3.5),
  );

export const yarn = (fill = '#e2558f', shade = '#b83a70'): Part =>
  solid(
    disc(0, 0, 36),
    fill,
    line(
      'M-30 -14C-8 -26 18 -16 30 6M-34 4C-14 -10 12 0 22 26M-22 24C-20 6 -6 -22 14 -30M-2 34C0 18 12 -2 33 -8',
      4,
      shade,
    ),
  );

/** A stone for the departed. */
export const tombstone = (sign: Svg = ''): Part =>
  solid(
    'M-40 66V-14C-40 -66 40 -66 40 -14V66Z',
    '#b9b3cf',
    patch('M26 62V-14C26 -34 18 -44 6 -49C34 -52 38 -30 36 -14V62Z', '#938cb3') + sign,
  );

export const bell = (): Part =>
  solid(
    'M-8 -40C-8 -50 8 -50 8 -40C28 -34 32 -14 32 4C32 16 38 22 42 28H-42C-38 22 -32 16 -32 4C-32 -14 -28 -34 -8 -40Z',
    gold,
    patch('M-20 4C-20 -12 -16 -22 -8 -28C-14 -14 -12 4 -12 20H-24C-22 16 -20 12 -20 4Z', '#fff0a8') +
      ring(0, 34, 9, '#d99a1c', 8),
  );

export const bowl = (fill = blood): Part =>
  solid('M-54 -6H54L44 30C42 36 38 38 32 38H-32C-38 38 -42 36 -44 30Z', fill, put(fishbone(4), 0, 16, 0.62));

export const heart = (fill = blood): Part => solid(heartD, fill);
export const bolt = (fill = gold): Part => solid(boltD, fill);
export const drop = (fill = '#6fc4f0'): Part =>
  solid(dropD, fill, patch('M-6 6C-6 2 -4 -1 -2 -4C-3 2 -3 8 0 12C-4 12 -6 10 -6 6Z', white));
