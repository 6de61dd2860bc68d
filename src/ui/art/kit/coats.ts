/** Markings of the fur, painted under the eyes of any head that has the ears of a cat. */
import type { Fur } from './furs.ts';
import { line, patch, type Svg } from './pen.ts';

type Draw = (fur: Fur) => Svg;

export const coats = {
  none: () => '',
  tabby: fur =>
    patch(
      'M93 52H107L104 74C103 77 97 77 96 74ZM76 56L86 53L90 70C90 73 86 74 84 71ZM124 56L114 53L110 70C110 73 114 74 116 71ZM37 104L56 108L38 116ZM163 104L144 108L162 116Z',
      fur.shade,
    ),
  mask: fur =>
    patch(
      'M100 62C92 84 92 92 100 108C108 92 108 84 100 62ZM62 146C66 122 84 114 100 114C116 114 134 122 138 146C128 157 114 160 100 160C86 160 72 157 62 146Z',
      fur.light,
    ),
  patch: fur =>
    patch('M110 52C124 46 138 54 152 58C163 70 163 84 160 98C148 124 118 122 109 100C103 84 103 62 110 52Z', fur.shade),
  muzzle: fur =>
    patch(
      'M58 142C60 118 84 112 100 112C116 112 140 118 142 142C130 157 114 160 100 160C86 160 70 157 58 142Z',
      fur.light,
    ),
  /** Dark ears and a dark face, as the cats of Siam have. */
  siam: fur =>
    patch('M100 66C122 66 138 84 138 112C138 142 120 159 100 159C80 159 62 142 62 112C62 84 78 66 100 66Z', fur.shade),
  split: fur =>
    patch(
      'M100 49C106 49 112 50 117 52C125 44 134 35 144 26C148 22 154 22 157 27C165 40 167 66 162 94C172 130 146 162 100 162Z',
      fur.light,
    ),
  rot: fur =>
    patch('M40 120C50 112 62 118 60 132C58 142 50 144 46 140C40 134 38 128 40 120Z', fur.light) +
    patch('M118 55C126 47 132 44 138 50C142 60 132 70 122 66Z', fur.shade) +
    line('M44 78L62 86M50 72L46 88M57 76L54 91', 3.5),
} as const satisfies Readonly<Record<string, Draw>>;

export type CoatName = keyof typeof coats;
