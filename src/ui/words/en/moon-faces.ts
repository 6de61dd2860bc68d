/** The ninety cards of Zombeasts in English: names made of what is printed, and one line on what each does. */
import {
  type Animal,
  faces as box,
  type Colour,
  colours,
  type DreamName,
  type Face,
  print,
} from '../../../engine/games/moon/faces.ts';
import type { FaceWords } from '../words.ts';
import { plural, sentence } from './voice.ts';

/** A word for every key of a list. */
export const each = <K extends string, V>(keys: readonly K[], word: (key: K) => V): Readonly<Record<K, V>> =>
  Object.fromEntries(keys.map(key => [key, word(key)])) as Record<K, V>;

export const animals: Readonly<Record<Animal, string>> = {
  hare: 'Zombunny',
  dog: 'Zomdog',
  cat: 'Zomcat',
  rat: 'Zomrat',
};
export const moons: Readonly<Record<Colour, string>> = each(colours, colour => `${sentence(colour)} moon`);
export const dreams: Readonly<Record<DreamName, { readonly name: string; readonly help: string }>> = {
  carrot: { name: 'Carrot', help: 'swap a card of your moons with one from your hand' },
  bone: { name: 'Bone', help: 'play one more card' },
  mouse: { name: 'Mouse', help: 'add a card of the reserve to one of your moons' },
  hand: { name: 'Hand', help: 'everybody comes to five cards' },
};

const sideNames = { l: 'Left', r: 'Right' } as const;

/** 'Red Zombunny L 1/4': a left quarter with 1 point and the digit 4. */
function nameOf(face: Face): string {
  const { colour, animal, points, digit, side } = print(face);
  return `${sentence(colour)} ${animal ? animals[animal] : 'Blank'} ${side.toUpperCase()} ${points}/${digit}`;
}

function helpOf(face: Face): string {
  const { colour, points, digit, dream, side } = print(face);
  const value = `${sideNames[side]} quarter, ${plural(points, { one: '# point', other: '# points' })}`;
  if (colour === 'white') return `${value}. Fits every moon, or replaces a card in somebody else's.`;
  const draws = `${value}. Laid last, it lets you draw up to ${digit}.`;
  return dream ? `${draws} ${dreams[dream].name}: ${dreams[dream].help}.` : draws;
}

export const faces: Readonly<Record<Face, FaceWords>> = each(box, face => ({ name: nameOf(face), help: helpOf(face) }));
