/** Heads on a grid of 200 by 200: one silhouette each, ears included, and the inside of the ears. */
import type { Fur } from './furs.ts';
import { line, patch, type Svg, shape, spot } from './pen.ts';

interface Head {
  readonly outline: string;
  readonly ears: (fur: Fur) => Svg;
}

const both = (left: string, right: string, colour: string): Svg => patch(`${left}${right}`, colour);

const pricked = (fur: Fur): Svg =>
  both(
    'M50 74C48 58 49 46 53 40C60 46 67 53 73 60C63 64 55 68 50 74Z',
    'M150 74C152 58 151 46 147 40C140 46 133 53 127 60C137 64 145 68 150 74Z',
    fur.skin,
  );

export const heads = {
  cat: {
    outline:
      'M38 94C33 66 35 40 43 27C46 22 52 22 56 26C66 35 75 44 83 52C94 48 106 48 117 52C125 44 134 35 144 26C148 22 154 22 157 27C165 40 167 66 162 94C172 130 146 162 100 162C54 162 28 130 38 94Z',
    ears: pricked,
  },
  /** Scottish fold. */
  fold: {
    outline:
      'M36 98C31 74 35 56 44 46C54 40 70 44 80 51C93 47 107 47 120 51C130 44 146 40 156 46C165 56 169 74 164 98C172 132 146 162 100 162C54 162 28 132 36 98Z',
    ears: fur =>
      shape('M80 51C70 44 54 40 44 46C36 55 33 66 34 80C50 80 70 70 80 51Z', fur.shade) +
      shape('M120 51C130 44 146 40 156 46C164 55 167 66 166 80C150 80 130 70 120 51Z', fur.shade),
  },
  /** Tufts on the ears, whiskers for cheeks. */
  lynx: {
    outline:
      'M38 92C33 66 36 42 42 14C43 9 48 10 50 15C58 32 72 44 83 52C94 48 106 48 117 52C128 44 142 32 150 15C152 10 157 9 158 14C164 42 167 66 162 92C167 104 175 114 184 122C176 127 170 129 164 130C166 138 170 146 173 151C163 152 154 151 147 148C136 157 120 162 100 162C80 162 64 157 53 148C46 151 37 152 27 151C30 146 34 138 36 130C30 129 24 127 16 122C25 114 33 104 38 92Z',
    ears: fur => pricked(fur) + line('M46 30L44 16M154 30L156 16', 5),
  },
  /** All fluff: a cloud with ears. */
  floof: {
    outline:
      'M42 88C34 66 35 46 43 34C48 29 60 34 72 49C90 43 110 43 128 49C140 34 152 29 157 34C165 46 166 66 158 88C172 90 178 102 170 111C180 118 179 132 167 136C169 148 158 156 146 151C140 163 124 167 114 158C106 167 94 167 86 158C76 167 60 163 54 151C42 156 31 148 33 136C21 132 20 118 30 111C22 102 28 90 42 88Z',
    ears: pricked,
  },
  hare: {
    outline:
      'M44 96C46 82 54 70 64 63C54 44 50 16 56 4C60 -4 70 -2 75 8C82 22 86 42 88 53C96 51 104 51 112 53C114 42 118 22 125 8C130 -2 140 -4 144 4C150 16 146 44 136 63C146 70 154 82 156 96C166 132 142 162 100 162C58 162 34 132 44 96Z',
    ears: fur =>
      both(
        'M70 54C63 40 60 22 64 13C70 20 76 38 78 50Z',
        'M130 54C137 40 140 22 136 13C130 20 124 38 122 50Z',
        fur.skin,
      ),
  },
  dog: {
    outline:
      'M54 58C66 44 84 40 100 40C116 40 134 44 146 58C160 46 178 52 182 74C186 98 176 122 164 122C158 122 156 116 156 110C158 140 136 162 100 162C64 162 42 140 44 110C44 116 42 122 36 122C24 122 14 98 18 74C22 52 40 46 54 58Z',
    ears: fur =>
      shape('M54 58C44 76 42 92 44 110C44 116 42 122 36 122C24 122 14 98 18 74C22 52 40 46 54 58Z', fur.shade) +
      shape(
        'M146 58C156 76 158 92 156 110C156 116 158 122 164 122C176 122 186 98 182 74C178 52 160 46 146 58Z',
        fur.shade,
      ),
  },
  rat: {
    outline:
      'M62 62C44 66 22 56 22 38C22 18 50 10 66 24C74 31 78 42 80 50C92 45 108 45 120 50C122 42 126 31 134 24C150 10 178 18 178 38C178 56 156 66 138 62C152 76 160 92 156 108C150 134 126 164 100 164C74 164 50 134 44 108C40 92 48 76 62 62Z',
    ears: fur => spot(48, 38, 14, fur.skin, 13) + spot(152, 38, 14, fur.skin, 13),
  },
} as const satisfies Readonly<Record<string, Head>>;

export type HeadName = keyof typeof heads;
