/** What a player's cat may wear, on the grid of the head. Each is seen at the size of a thumbnail. */
import { blood, gold, line, paper, patch, ring, type Svg, shape, star } from '../kit/pen.ts';

export const wears = {
  nothing: '',
  bow:
    shape('M140 50L112 32C106 46 108 62 116 70ZM140 50L170 34C174 48 170 64 162 70Z', blood) + ring(140, 51, 9, blood),
  specs: ring(70, 99, 25, 'none') + ring(130, 99, 25, 'none') + line('M95 97C98 93 102 93 105 97', 5),
  flower: shape(star(54, 52, 26, 16), '#ff8fb4') + ring(54, 52, 8, gold),
  band: shape('M38 70C70 56 130 56 162 70L164 84C130 70 70 70 36 84Z', '#2f7fe6'),
  plaster: `<g transform="rotate(-24 142 136)">${shape('M122 128H162C168 128 168 144 162 144H122C116 144 116 128 122 128Z', '#f6d3ac')}${line('M138 136h.01M146 136h.01', 5)}</g>`,
  beret:
    shape('M40 56C30 28 70 10 104 14C144 16 172 34 160 58C124 46 76 46 40 56Z', '#3f9f6a') +
    line('M102 14C102 8 106 4 110 2', 6),
  monocle: ring(130, 99, 26, 'none') + line('M152 114C160 128 158 146 148 160', 4, gold),
} as const satisfies Readonly<Record<string, Svg>>;

export type WearName = keyof typeof wears;

/** A bot gives itself away: a lamp on a wire and a bolt at each ear. */
export const antenna: Svg =
  line('M100 50C100 34 94 28 100 16', 7) +
  ring(100, 10, 11, '#ff5b3d') +
  patch('M95 6a6 6 0 0 1 6 -4l-1 5Z', paper) +
  ring(42, 66, 8, gold) +
  ring(158, 66, 8, gold) +
  line('M38 66H46M154 66H162', 3);
/** Stitches over one eye, for the undead. */
export const stitches: Svg = line('M110 62L136 74M116 58L112 72M124 60L120 76M132 64L128 79', 4);
/** What a ghost leaves hanging behind. */
export const sheetTail =
  'M40 120C36 150 36 172 42 190C52 180 60 178 68 190C76 176 88 176 96 188C106 176 118 178 124 190C134 178 146 178 158 190C164 172 164 150 160 120Z';
