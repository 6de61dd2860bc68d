/** Signs for badges, about (0,0) and 24 wide, cut out of paper: one for each kind, since a fan shows little else. */
import { line, paper, round, type Svg } from './pen.ts';

const cut = (d: string): Svg => `<path d="${d}"/>`;
const dot = (x: number, y: number, r: number, ry = r): Svg =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(r)}" ry="${round(ry)}"/>`;
const stroke = (d: string, width = 3): Svg => line(d, width, paper);
/** Something dark on the paper. */
const hole = (d: string, width = 2.4): Svg => line(d, width);
const head = 'M-10 9C-12 0 -11 -8 -9 -11L-4 -6H4L9 -11C11 -8 12 0 10 9C5 13 -5 13 -10 9Z';

export const glyphs = {
  bomb:
    dot(-1, 3, 8) + stroke('M5 -4L9 -8', 2.6) + cut('M11 -14L12 -10L16 -11L13 -8L15 -5L11 -7L8 -5L9 -9L7 -12L10 -11Z'),
  heart: cut('M0 11C-15 0 -10 -12 0 -5C10 -12 15 0 0 11Z'),
  scissors:
    stroke('M-8 -10L5 4M8 -10L-5 4') +
    stroke('M-10 8a4 4 0 1 1 8 0a4 4 0 1 1 -8 0M2 8a4 4 0 1 1 8 0a4 4 0 1 1 -8 0', 2.6),
  cross: stroke('M-8 -8L8 8M8 -8L-8 8', 5),
  claws: stroke('M-5 -7C-7 0 -8 6 -11 12M5 -7C3 0 2 6 -1 12', 4) + stroke('M12 4C11 8 10 10 8 13', 3),
  target:
    stroke('M-7 5a7 7 0 1 1 14 0a7 7 0 1 1 -14 0', 2.8) +
    stroke('M0 -7V-1M0 11V15M-12 5H-6M6 5H12', 2.8) +
    dot(0, 5, 2),
  graves: cut('M-13 14V6C-13 1 -5 1 -5 6V14ZM-4 14V-2C-4 -8 4 -8 4 -2V14ZM5 14V6C5 1 13 1 13 6V14Z'),
  leap: stroke('M-10 7C-7 -8 6 -9 10 3', 3.6) + cut('M14 -2L12 9L3 4Z'),
  rocket:
    cut('M12 -10C4 -11 -3 -6 -7 1L-2 6C5 2 11 -3 12 -10Z') +
    cut('M-8 4C-11 6 -12 9 -12 12C-8 12 -5 11 -4 8Z') +
    hole('M4 -3h.01', 4),
  three: stroke('M-11 8V-3M0 9V-8M11 8V-3', 6),
  swap: stroke('M-10 -4H7M10 5H-7', 3.2) + cut('M5 -10L13 -4L5 2ZM-5 -1L-13 5L-5 11Z'),
  shuffle: stroke('M-11 -6H-6C1 -6 0 6 6 6H8M-11 6H-6C1 6 0 -6 6 -6H8', 3) + cut('M7 -11L13 -6L7 -1ZM7 1L13 6L7 11Z'),
  topple: cut('M-12 -4L-3 -8L2 4L-7 8Z') + stroke('M3 -10L6 -4M8 -6L10 0M5 4L8 10', 3),
  fork: stroke('M-6 -12V-5C-6 0 6 0 6 -5V-12M0 -12V12', 3.2),
  scope: dot(-6, 2, 6) + dot(6, 2, 6) + cut('M-9 -10H-3V-3H-9ZM3 -10H9V-3H3Z') + hole('M-8 2h4M4 2h4', 3),
  copies: cut('M-10 -11H3V-4H-3V5H-10Z') + cut('M-1 -2H11V12H-1Z'),
  shovel:
    stroke('M8 -11L0 1', 3.4) + cut('M-5 -4L4 5C2 12 -4 13 -11 13C-10 6 -9 0 -5 -4Z') + stroke('M4 -13L12 -8', 3.2),
  ring: stroke('M-8 5a8 8 0 1 1 16 0a8 8 0 1 1 -16 0', 3.2) + cut('M-6 -12H6L9 -7L0 0L-9 -7Z'),
  pick: stroke('M-8 11L5 -4', 3.4) + stroke('M-8 -9C0 -12 10 -6 12 4', 4),
  under: cut('M-12 -11H12V-6H-12ZM-12 -3H12V2H-12Z') + cut('M-12 6H2V11H-12Z') + cut('M6 4L14 9L6 14Z'),
  twig: stroke('M-8 11L4 -9', 3) + cut('M3 -12C12 -13 14 -6 9 0C3 0 0 -6 3 -12ZM-9 -3C-3 -6 2 -2 1 4C-5 6 -9 2 -9 -3Z'),
  fangs: cut('M-13 -7C-5 -3 5 -3 13 -7C12 0 8 2 8 2L5 12L1 2H-1L-5 12L-8 2C-8 2 -12 0 -13 -7Z'),
  bolt: cut('M4 -14L-9 3H-1L-4 14L9 -4H1Z'),
  pumpkin: dot(0, 2, 12, 10) + cut('M-1 -13H4V-7H-1Z') + hole('M-6 -1L-3 2H-9ZM6 -1L9 2H3ZM-6 6C-2 9 2 9 6 6', 2.2),
  headless: dot(0, -8, 6, 5) + cut('M-10 13C-10 4 -6 1 0 1C6 1 10 4 10 13Z'),
  taco:
    cut('M-13 7C-13 -8 13 -8 13 7C13 10 -13 10 -13 7Z') +
    stroke('M-9 -8C-7 -12 -3 -10 -2 -8C0 -12 4 -11 5 -8C8 -10 10 -7 9 -5', 3),
  melon: cut('M-13 -5H13C13 5 7 11 0 11C-7 11 -13 5 -13 -5Z') + hole('M-6 0v2M0 2v2M6 0v2', 2.6),
  potato:
    cut('M-9 -7C-3 -13 9 -9 11 0C13 10 1 13 -7 9C-14 5 -13 -3 -9 -7Z') +
    hole('M-4 -2h.01M3 -4h.01M4 4h.01M-4 5h.01', 3),
  beard: cut('M-12 -8C-6 -4 6 -4 12 -8C12 2 8 6 7 10L3 7L0 14L-3 7L-7 10C-8 6 -12 2 -12 -8Z'),
  rainbow: stroke('M-12 8C-12 -10 12 -10 12 8M-5 8C-5 0 5 0 5 8', 3.6),
  mouse: cut('M-12 7C-12 -3 -3 -8 4 -6C5 -12 13 -9 10 -4C13 -1 14 4 13 7Z') + hole('M7 1h.01', 3),
  bell: cut('M-10 7C-7 4 -8 -9 0 -10C8 -9 7 4 10 7Z') + dot(0, 10, 3),
  quake: stroke('M3 -12L-4 -3L4 2L-3 12', 4.4) + stroke('M-10 -6L-7 0M10 4L8 -2', 3),
  drops: cut('M0 -12C6 -4 8 0 8 4C8 13 -8 13 -8 4C-8 0 -6 -4 0 -12Z') + hole('M-3 5C-3 8 -1 9 1 9', 2.4),
  sofa: cut('M-9 -7H9V1H13V9H10V12H7V9H-7V12H-10V9H-13V1H-9Z') + hole('M-8 3H8', 2.2),
  laser: dot(0, 1, 5) + stroke('M0 -12V-9M0 11V14M-12 1H-9M9 1H12M-8 -7L-7 -6M8 -7L7 -6M-8 9L-7 8M8 9L7 8', 2.8),
  again: stroke('M-8 4C-10 -8 8 -12 9 0', 3.4) + cut('M13 -3L9 6L3 -1Z') + dot(-7, 8, 3) + dot(1, 10, 3),
  steam: stroke('M-7 10C-11 4 -3 1 -7 -6M1 10C-3 4 5 1 1 -6M9 10C5 4 13 1 9 -6', 3.2),
  key:
    stroke('M0 1V13M0 9H5', 3.4) +
    stroke('M-11 -5a5 5 0 1 1 10 0a5 5 0 1 1 -10 0M1 -5a5 5 0 1 1 10 0a5 5 0 1 1 -10 0', 3),
  yarn: dot(-1, -1, 10) + hole('M-9 -5C-3 -9 4 -6 8 1M-10 1C-5 -3 2 0 5 7', 2.2) + stroke('M6 7C10 12 13 8 14 12', 2.6),
  tears: dot(-6, 0, 6, 8) + dot(6, 0, 6, 8) + hole('M-5 3h.01M7 3h.01', 7),
  crate: cut('M-11 -1H11V13H-11ZM-15 -8L-9 -4L-2 -4L-5 -9ZM15 -8L9 -4L2 -4L5 -9Z'),
  cage: cut('M-12 -3H12V13H-12Z') + stroke('M-5 -4C-5 -11 5 -11 5 -4', 3) + hole('M-6 0V10M0 0V10M6 0V10', 2.4),
  meal: cut('M-14 0C-7 -8 3 -8 8 -1L14 -6V6L8 1C3 8 -7 8 -14 0Z') + hole('M-8 -1h.01', 3),
  hug: cut('M-2 8C-15 -1 -10 -12 -2 -6C6 -12 11 -1 -2 8Z') + stroke('M9 4V12M5 8H13', 3),
  scoop: stroke('M10 -12L3 -3', 3.6) + cut('M-11 1L2 -8L9 1L-2 10C-7 12 -11 6 -11 1Z') + hole('M-6 1L0 7M-2 -2L4 4', 2),
  more: stroke('M-8 -2V10M-14 4H-2', 3.6) + stroke('M6 -8V4M0 -2H12', 3.6),
  nose:
    cut('M-9 -8H9C12 -8 12 -4 10 -2L3 4H-3L-10 -2C-12 -4 -12 -8 -9 -8Z') +
    stroke('M0 4V8C0 12 -8 13 -10 9M0 8C0 12 8 13 10 9', 2.8),
  grab: cut('M-3 -12H10V4H-3Z') + stroke('M-13 10C-6 12 0 9 4 3', 4),
  storm: stroke('M-12 -9H12M-8 -2H9M-4 5H5M-1 12H1', 4),
  van: cut('M-14 -6H3V7H-14ZM5 -2H10L14 3V7H5Z') + dot(-8, 9, 3.6) + dot(8, 9, 3.6) + hole('M-8 9h.01M8 9h.01', 2.6),
  kitten: cut(head) + hole('M-4 1v2M4 1v2', 3),
  alien:
    cut('M0 -12C12 -12 15 -2 11 4C8 9 4 13 0 14C-4 13 -8 9 -11 4C-15 -2 -12 -12 0 -12Z') +
    hole('M-6 -1L-3 3M6 -1L3 3', 4.5),
  dog:
    cut(
      'M-6 -9C-2 -11 2 -11 6 -9C12 -12 15 -6 13 0C12 4 9 4 9 1C10 8 6 12 0 12C-6 12 -10 8 -9 1C-9 4 -12 4 -13 0C-15 -6 -12 -12 -6 -9Z',
    ) + hole('M-4 0v2M4 0v2', 3),
  bow: cut('M0 0L-13 -8V8ZM0 0L13 -8V8Z') + dot(0, 0, 4),
  shuriken: cut('M0 -14L4 -4L14 0L4 4L0 14L-4 4L-14 0L-4 -4Z') + hole('M0 0h.01', 5),
  cape: cut('M-6 -11H6L13 12C8 9 4 14 0 10C-4 14 -8 9 -13 12Z'),
  lamp: cut('M-8 1H6C9 1 11 -3 14 -4C14 2 9 9 2 9H-2C-7 9 -13 4 -13 -1H-10ZM-6 10H6V13H-6Z') + dot(0, -4, 3),
  hat: cut('M-15 5C-10 2 -8 2 -7 -2C-6 -10 -2 -9 0 -7C2 -9 6 -10 7 -2C8 2 10 2 15 5C8 11 -8 11 -15 5Z'),
  cure: cut('M-4 -12H4V-4H12V4H4V12H-4V4H-12V-4H-4Z'),
  book: cut('M-13 -8C-8 -11 -3 -10 -1 -7V10C-4 7 -9 7 -13 9ZM13 -8C8 -11 3 -10 1 -7V10C4 7 9 7 13 9Z'),
  boot: cut('M-7 -13H4V1C8 2 13 4 13 9V12H-7Z') + hole('M-6 -8H3', 2.2),
  helmet:
    stroke('M-11 0a11 11 0 1 1 22 0a11 11 0 1 1 -22 0', 3.2) +
    cut('M-6 5C-7 0 -7 -5 -5 -7L-2 -4H2L5 -7C7 -5 7 0 6 5C3 7 -3 7 -6 5Z'),
} as const satisfies Readonly<Record<string, Svg>>;

export type GlyphName = keyof typeof glyphs;
