/** The ninety cards of Zombeasts in Polish: names made of what is printed, and one line on what each does. */
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
import { points as counted, sentence, upTo } from './voice.ts';

/** A word for every key of a list. */
export const wordEach = <K extends string, V>(keys: readonly K[], word: (key: K) => V): Readonly<Record<K, V>> =>
  Object.fromEntries(keys.map(key => [key, word(key)])) as Record<K, V>;

export const animals: Readonly<Record<Animal, string>> = {
  hare: 'Zombizając',
  dog: 'Zombipies',
  cat: 'Zombikot',
  rat: 'Zombiszczur',
};

/** As the moon has them: 'czerwony księżyc', 'do czerwonego księżyca', 'w czerwonym księżycu'. */
export const hues: Readonly<Record<Colour, { readonly plain: string; readonly to: string; readonly in: string }>> = {
  red: { plain: 'czerwony', to: 'czerwonego', in: 'czerwonym' },
  orange: { plain: 'pomarańczowy', to: 'pomarańczowego', in: 'pomarańczowym' },
  blue: { plain: 'niebieski', to: 'niebieskiego', in: 'niebieskim' },
  green: { plain: 'zielony', to: 'zielonego', in: 'zielonym' },
  white: { plain: 'biały', to: 'białego', in: 'białym' },
};
export const moons: Readonly<Record<Colour, string>> = wordEach(
  colours,
  colour => `${sentence(hues[colour].plain)} księżyc`,
);

interface Dream {
  readonly name: string;
  /** After 'marzy'. */
  readonly about: string;
  /** A statement and a question alike. */
  readonly help: string;
}
export const dreams: Readonly<Record<DreamName, Dream>> = {
  carrot: { name: 'Marchewka', about: 'o marchewce', help: 'wymieniasz kartę księżyca na kartę z ręki' },
  bone: { name: 'Kość', about: 'o kości', help: 'zagrywasz jeszcze jedną kartę' },
  mouse: { name: 'Mysz', about: 'o myszy', help: 'dokładasz kartę z rezerwy do swojego księżyca' },
  hand: { name: 'Dłoń', about: 'o dłoni', help: 'wszyscy wyrównują do pięciu kart' },
};

const letters = { l: 'L', r: 'P' } as const;
const sideNames = { l: 'Lewa', r: 'Prawa' } as const;

/** 'Czerwony Zombizając L 1/4': a left quarter with 1 point and the digit 4. */
function nameOf(face: Face): string {
  const { colour, animal, points, digit, side } = print(face);
  const what = animal ? `${sentence(hues[colour].plain)} ${animals[animal]}` : 'Biała pusta';
  return `${what} ${letters[side]} ${points}/${digit}`;
}

function helpOf(face: Face): string {
  const { colour, points, digit, dream, side } = print(face);
  const value = `${sideNames[side]} ćwiartka, ${counted(points)}`;
  if (colour === 'white') return `${value}. Pasuje wszędzie albo zastępuje kartę w cudzym księżycu.`;
  const draws = `${value}. Jako ostatnia pozwala dobrać ${upTo(digit)}.`;
  return dream ? `${draws} ${dreams[dream].name}: ${dreams[dream].help}.` : draws;
}

export const faces: Readonly<Record<Face, FaceWords>> = wordEach(box, face => ({
  name: nameOf(face),
  help: helpOf(face),
}));
