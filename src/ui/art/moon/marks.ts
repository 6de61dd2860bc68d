/** Marks of a moon card: points on a chip in the shape of the colour, the digit on cards, the dream in a bubble. */
import type { DreamName } from '../../../engine/games/moon/faces.ts';
import { join, move, type Part, plain, solid, stick } from '../kit/part.ts';
import { line, paper, put, ring, type Svg, shape, spot, thin } from '../kit/pen.ts';
import { bone, mouse } from '../kit/props.ts';
import type { Tint } from './colours.ts';

/** Numbers are drawn: art has no letters, and every language shares these. */
const numerals = [
  'M0 -12C-10 -12 -10 12 0 12C10 12 10 -12 0 -12Z',
  'M-6 -7L2 -12V12',
  'M-8 -6C-7 -15 8 -14 8 -5C8 1 -4 6 -8 12H9',
  'M-7 -11H8L-1 -3C10 -4 10 12 -1 12C-4 12 -7 11 -8 8',
  'M4 12V-12L-9 5H9',
] as const;
const numeral = (n: number): Svg => line(numerals[n] ?? numerals[0], 5.5);

export const pointsMark = ({ fill, chip }: Tint, points: number): Svg =>
  stick(solid(chip, fill, thin(ring(0, 0, 18.5, paper), 3) + put(numeral(points), 0, 0, 0.92)));

const blank = (turn: number, fill: string): Part =>
  move(
    solid(
      'M-16 -22H16C19 -22 20 -21 20 -18V18C20 21 19 22 16 22H-16C-19 22 -20 21 -20 18V-18C-20 -21 -19 -22 -16 -22Z',
      fill,
    ),
    0,
    0,
    1,
    turn,
  );
/** So many cards may be drawn. */
export const digitMark = (digit: number): Svg =>
  stick(join(blank(14, '#8d7be0'), blank(-6, '#fff'))) + put(numeral(digit), 0, 0, 0.95, -6);

const hand = (): Part =>
  solid(
    'M-14 30V6C-26 -4 -28 -16 -20 -18C-15 -19 -13 -12 -11 -8V-26C-11 -34 -2 -34 -2 -26V-30C-2 -38 8 -38 8 -30V-26C8 -32 17 -32 17 -25V-18C18 -24 26 -23 26 -16V6C26 16 22 22 20 30Z',
    '#ffd9a0',
    line('M-2 -26V-10M8 -26V-10M17 -20V-8', 3.5),
  );
const carrot = (): Part =>
  solid(
    'M-20 -12C-8 -24 10 -22 14 -14C14 -2 -4 20 -26 34C-32 20 -30 -2 -20 -12Z',
    '#f58a1f',
    shape('M6 -16C2 -30 10 -38 16 -38C18 -30 18 -26 16 -20C22 -26 30 -26 34 -22C32 -14 24 -10 14 -12Z', '#5fb457') +
      line('M-16 -2L-8 2M-22 12L-14 14', 3.5),
  );
const dreamed: Readonly<Record<DreamName, Part>> = {
  carrot: carrot(),
  bone: move(bone(), 0, 0, 0.86, -24),
  mouse: move(mouse(), -4, 2, 0.8),
  hand: move(hand(), 0, 2, 0.86),
};

const cloud =
  'M-46 18C-62 14 -62 -8 -46 -12C-46 -34 -18 -42 -6 -30C6 -44 38 -40 40 -18C60 -16 62 12 44 18C40 36 12 40 2 30C-10 42 -40 40 -46 18Z';
/** A thought above the sleeper; two bubbles lead to it from (dx,dy). */
export const dreamMark = (dream: DreamName, dx: number, dy: number): Svg =>
  thin(ring(dx, dy, 6, paper) + ring(dx * 0.72, dy * 0.72, 9, paper), 4) +
  shape(cloud, paper) +
  plain(move(dreamed[dream], 0, 0, 0.92));

/** The face of a moon without an animal: it sleeps. */
export const moonFace = (x: number, y: number): Svg =>
  put(
    line('M-46 -6C-40 8 -16 8 -10 -6M10 -6C16 8 40 8 46 -6M-18 30C-8 40 8 40 18 30', 6) +
      spot(-52, 24, 11, '#ffb7a8', 8) +
      spot(52, 24, 11, '#ffb7a8', 8),
    x,
    y,
  );
