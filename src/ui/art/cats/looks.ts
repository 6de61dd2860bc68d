/** What a player's cat looks like, from a number: the same number, the same cat. Neighbours differ in everything. */
import type { CoatName } from '../kit/coats.ts';
import type { EyesName } from '../kit/eyes.ts';
import type { FurName } from '../kit/furs.ts';
import type { HeadName } from '../kit/heads.ts';
import type { MouthName } from '../kit/mouths.ts';
import { type WearName, wears } from './wears.ts';

const heads = ['cat', 'fold', 'lynx', 'floof'] as const satisfies readonly HeadName[];
const furs = [
  'ginger',
  'tux',
  'cloud',
  'cream',
  'cocoa',
  'snow',
  'mint',
  'plum',
  'rose',
] as const satisfies readonly FurName[];
const coats = ['none', 'tabby', 'mask', 'patch', 'muzzle', 'siam'] as const satisfies readonly CoatName[];
const eyes = ['wide', 'up', 'side', 'flat', 'sleepy', 'slit', 'happy', 'wink'] as const satisfies readonly EyesName[];
const mouths = ['w', 'flat', 'smirk', 'tongue', 'fangs', 'grin'] as const satisfies readonly MouthName[];
const things = Object.keys(wears) as readonly WearName[];

export interface Cat {
  readonly head: (typeof heads)[number];
  readonly fur: (typeof furs)[number];
  readonly coat: (typeof coats)[number];
  readonly eyes: (typeof eyes)[number];
  readonly mouth: (typeof mouths)[number];
  readonly wears: WearName;
}

/** How many cats there are. */
export const catCount = heads.length * furs.length * coats.length * eyes.length * mouths.length * things.length;

/** Spreads neighbouring numbers over all cats. */
function spread(seed: number): number {
  let n = Math.imul(Math.trunc(seed) + 1, 0x9e3779b1);
  n = Math.imul(n ^ (n >>> 15), 0x85ebca6b);
  n = Math.imul(n ^ (n >>> 13), 0xc2b2ae35);
  n = Math.imul(n ^ (n >>> 16), 0x27d4eb2f);
  return (n ^ (n >>> 15)) >>> 0;
}

export function catOf(seed: number): Cat {
  let rest = spread(seed) % catCount;
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[rest % list.length]!;
    rest = Math.floor(rest / list.length);
    return chosen;
  };
  return {
    mouth: pick(mouths),
    wears: pick(things),
    eyes: pick(eyes),
    coat: pick(coats),
    head: pick(heads),
    fur: pick(furs),
  };
}
