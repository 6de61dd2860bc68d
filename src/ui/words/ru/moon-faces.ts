/** The ninety cards of Zombeasts in Russian: names made of what is printed, and one line on what each does. */
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
import { points, quoted, quotedAll, sentence } from './voice.ts';

/** A word for every key of a list. */
export const each = <K extends string, V>(keys: readonly K[], word: (key: K) => V): Readonly<Record<K, V>> =>
  Object.fromEntries(keys.map(key => [key, word(key)])) as Record<K, V>;

type Gender = 'he' | 'she';
const beasts: Readonly<Record<Animal, { readonly name: string; readonly gender: Gender }>> = {
  hare: { name: 'зомбозай', gender: 'he' },
  dog: { name: 'зомбака', gender: 'she' },
  cat: { name: 'мурзомбик', gender: 'he' },
  rat: { name: 'крызюка', gender: 'she' },
};
const blank = { name: 'пустышка', gender: 'she' } as const;
export const animal = (key: Animal): string => beasts[key].name;

/** A colour beside a beast, and beside a moon: 'красная луна', 'в красную луну', 'в красной луне'. */
export const hues: Readonly<Record<Colour, Readonly<Record<Gender | 'into' | 'inside', string>>>> = {
  red: { he: 'красный', she: 'красная', into: 'красную', inside: 'красной' },
  orange: { he: 'оранжевый', she: 'оранжевая', into: 'оранжевую', inside: 'оранжевой' },
  blue: { he: 'синий', she: 'синяя', into: 'синюю', inside: 'синей' },
  green: { he: 'зелёный', she: 'зелёная', into: 'зелёную', inside: 'зелёной' },
  white: { he: 'белый', she: 'белая', into: 'белую', inside: 'белой' },
};
export const moons: Readonly<Record<Colour, string>> = each(colours, colour => `${sentence(hues[colour].she)} луна`);

/** What a dream is good for is an infinitive: it ends as a question, too. */
export const dreams: Readonly<Record<DreamName, { readonly name: string; readonly help: string }>> = {
  carrot: { name: 'Морковка', help: 'поменять карту своей луны на карту с руки' },
  bone: { name: 'Кость', help: 'сыграть ещё одну карту' },
  mouse: { name: 'Мышь', help: 'добавить карту резерва в свою луну' },
  hand: { name: 'Пятерня', help: 'сделать всем по пять карт' },
};

const quarters = {
  l: { letter: 'Л', name: 'Левая четверть' },
  r: { letter: 'П', name: 'Правая четверть' },
} as const;

/** 'Красный зомбозай Л 1/4': a left quarter with 1 point and the digit 4. */
function nameOf(face: Face): string {
  const { colour, animal: key, points: worth, digit, side } = print(face);
  const { name, gender } = key ? beasts[key] : blank;
  return `${sentence(hues[colour][gender])} ${name} ${quarters[side].letter} ${worth}/${digit}`;
}

function helpOf(face: Face): string {
  const { colour, points: worth, digit, dream, side } = print(face);
  const value = `${quarters[side].name}, ${points(worth)}`;
  if (colour === 'white') return `${value}. Подходит к любой луне или заменяет карту в чужой.`;
  const draws = `${value}. Ляжет последней: бери до ${digit}.`;
  return dream ? `${draws} ${dreams[dream].name}: ${dreams[dream].help}.` : draws;
}

export const faces: Readonly<Record<Face, FaceWords>> = each(box, face => ({ name: nameOf(face), help: helpOf(face) }));

/** '«Белая зомбака Л 1/0»'. */
export const card = (face: Face): string => quoted(faces[face].name);
export const cardList = (shown: readonly Face[]): string => quotedAll(shown.map(face => faces[face].name));
