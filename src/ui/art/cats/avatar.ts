/** The cat beside a player's name: of a person or a bot, alive, undead or a ghost. 200 by 200, and it reads at 24 px. */
import { face, type Looks } from '../kit/face.ts';
import { sheet } from '../kit/frame.ts';
import { furs } from '../kit/furs.ts';
import { join, move, type Part, solid } from '../kit/part.ts';
import { fade, paper, type Svg } from '../kit/pen.ts';
import { type Cat, catOf } from './looks.ts';
import { type Mood, moods } from './moods.ts';
import { antenna, sheetTail, stitches, wears } from './wears.ts';

export interface Being {
  readonly as?: 'person' | 'bot';
  readonly life?: 'alive' | 'zombie' | 'ghost';
}

/** A bot keeps a breath of its fur on the metal. */
const metal = (cat: Cat): Looks => ({
  fur: 'steel',
  tint: { light: furs[cat.fur].base, skin: furs[cat.fur].base },
  cheeks: 'bare',
});

function kin(cat: Cat, as: Being['as']): Looks {
  const { head, fur, coat, eyes, mouth } = cat;
  if (as !== 'bot') return { head, fur, coat, eyes, mouth, wears: wears[cat.wears] };
  return { head, coat: 'muzzle', ...metal(cat), eyes: 'lamp', mouth: 'grille', wears: antenna };
}

/** What death does to a face. The head, the markings and what it wears stay, so one still knows whose it is. */
function after(looks: Looks, life: Being['life']): Looks {
  if (life === 'zombie')
    return { ...looks, fur: 'rot', tint: {}, eyes: 'zombie', mouth: 'stitch', wears: (looks.wears ?? '') + stitches };
  if (life === 'ghost') return { ...looks, fur: 'ghost', tint: {}, eyes: 'shock', mouth: 'o', cheeks: 'bare' };
  return looks;
}

const veil = move(solid(sheetTail, furs.ghost.base), -100, -100);

function figure(looks: Looks, life: Being['life']): Part {
  const head = face(looks);
  return life === 'ghost' ? join(veil, head) : head;
}

/** Thicker lines than on cards: an avatar is small. */
const inkWidth = 6.5;
const cutWidth = 18;

export function avatarArt(seed: number, mood: Mood = 'calm', { as = 'person', life = 'alive' }: Being = {}): Svg {
  const looks = { ...after(kin(catOf(seed), as), life), ...moods[mood] };
  const part = move(figure(looks, life), 100, life === 'ghost' ? 100 : 108);
  const cut = `<g fill="${paper}" stroke="${paper}" stroke-width="${cutWidth}">${part.edge(cutWidth)}</g>`;
  const drawn = `<g stroke-width="${inkWidth}">${part.art(inkWidth)}</g>`;
  return sheet(life === 'ghost' ? fade(cut + drawn, 0.86) : cut + drawn, 200, 200);
}
