/** The ninety cards of Zombeasts in Italian: names made of what is printed, and one line on what each does. */
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
import { plural } from './voice.ts';

/** A word for every key of a list. */
export const each = <K extends string, V>(keys: readonly K[], word: (key: K) => V): Readonly<Record<K, V>> =>
  Object.fromEntries(keys.map(key => [key, word(key)])) as Record<K, V>;

/** All four begin with a Z and are masculine: 'lo Zombicane rosso'. */
export const animals: Readonly<Record<Animal, string>> = {
  hare: 'Zombiglio',
  dog: 'Zombicane',
  cat: 'Zombigatto',
  rat: 'Zombiratto',
};

/** A moon and a blank card are feminine, the animals are not. */
export const hues: Readonly<Record<Colour, { readonly he: string; readonly she: string }>> = {
  red: { he: 'rosso', she: 'rossa' },
  orange: { he: 'arancione', she: 'arancione' },
  blue: { he: 'blu', she: 'blu' },
  green: { he: 'verde', she: 'verde' },
  white: { he: 'bianco', she: 'bianca' },
};
export const moons: Readonly<Record<Colour, string>> = each(colours, colour => `Luna ${hues[colour].she}`);

export const dreams: Readonly<Record<DreamName, { readonly name: string; readonly a: string; readonly help: string }>> =
  {
    carrot: { name: 'Carota', a: 'una Carota', help: 'scambi una carta delle tue lune con una della mano' },
    bone: { name: 'Osso', a: 'un Osso', help: "giochi un'altra carta" },
    mouse: { name: 'Topo', a: 'un Topo', help: 'aggiungi una carta della riserva a una tua luna' },
    hand: { name: 'Mano', a: 'una Mano', help: 'tutti vanno a cinque carte' },
  };

const sideNames = { l: { name: 'sinistro', letter: 'S' }, r: { name: 'destro', letter: 'D' } } as const;

/** 'Zombiglio rosso S 1/4': a left quarter with 1 point and the digit 4. */
function nameOf(face: Face): string {
  const { colour, animal, points, digit, side } = print(face);
  const title = animal ? `${animals[animal]} ${hues[colour].he}` : `Carta vuota ${hues[colour].she}`;
  return `${title} ${sideNames[side].letter} ${points}/${digit}`;
}

/** Inside a sentence: 'lo Zombiglio rosso S 1/4'. */
export const the = (face: Face): string => `${print(face).animal ? 'lo' : 'la'} ${faces[face].name}`;

function helpOf(face: Face): string {
  const { colour, points, digit, dream, side } = print(face);
  const value = `Quarto ${sideNames[side].name}, ${plural(points, { one: '# punto', other: '# punti' })}`;
  if (colour === 'white') return `${value}. Va in ogni luna, o sostituisce una carta in una luna altrui.`;
  const draws = `${value}. Se la cali per ultima, peschi fino a ${digit}.`;
  return dream ? `${draws} ${dreams[dream].name}: ${dreams[dream].help}.` : draws;
}

export const faces: Readonly<Record<Face, FaceWords>> = each(box, face => ({ name: nameOf(face), help: helpOf(face) }));
