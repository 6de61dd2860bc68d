/** Card names of Kittens vs Aliens, what each card does in one line, and the nine characters. Sentences are our own. */
import type { Character, Role } from '../../../engine/games/aliens/aliens.ts';
import { type Face, faceOf, type Race, races, type Title, titles } from '../../../engine/games/aliens/faces.ts';
import type { FaceWords } from '../words.ts';
import { quoted } from './voice.ts';

const attack = 'Атака: игрок теряет жизнь, если не отобьёт её и не переведёт. Или удар по защитнику.';
const boost = 'Сыграй перед атакой: её нельзя ни отбить, ни перевести.';
const redirect = 'Когда атакуют тебя: переведи атаку на другого.';

export const cards: Readonly<Record<Title, FaceWords>> = {
  mouse_attack: { name: 'Мышка-атакушка', help: attack },
  bye_bells: { name: 'Бай-бай, бубенчики!', help: attack },
  catastrophe: { name: 'КОТОстрофа!', help: 'Все остальные теряют жизнь. Спасёт только коробка или переноска.' },
  wet_kitty: { name: 'Мокрая киска', help: boost },
  new_sofa: { name: 'Новый диван', help: boost },
  red_dot: { name: 'Красная точка', help: boost },
  killer_cat: {
    name: 'Киллер-кот',
    help: 'Сыграй перед атакой: можно второй раз за ход бить одного и того же.',
  },
  mad_cat: { name: 'Бешеный кот', help: 'Лежит перед тобой. Следующая атака, что ранит тебя, ранит и атакующего.' },
  clockwork_mouse: { name: 'Заводная мышка', help: redirect },
  yarn_ball: { name: 'Клубок ниток', help: redirect },
  cute_eyes: { name: 'Милые глазки', help: 'Когда атакуют тебя: отбей атаку.' },
  cardboard_box: { name: 'Картонная коробка', help: 'Лежит перед кем угодно и глотает следующую атаку, любую.' },
  carrier: { name: 'Переноска', help: 'Другой игрок пропускает следующий ход, до тех пор атаковать его нельзя.' },
  light_snack: { name: 'Лёгкий перекус', help: 'Верни себе жизнь.' },
  cat_tenderness: { name: 'Кошачьи нежности', help: 'Верни жизнь другому игроку.' },
  litter_cleaning: { name: 'Чистка лотка', help: 'Верни себе все жизни.' },
  want_more: { name: 'Хочу ещё!', help: 'Возьми две карты.' },
  cat_sense: { name: 'Кошачье чутьё', help: 'Посмотри карты другого игрока.' },
  share_it: { name: 'Давай, делись!', help: 'Возьми карту другого игрока не глядя.' },
  hurricane: { name: 'Ураган', help: 'Каждый отдаёт две карты. Их тасуют и раздают, снова по две.' },
  moving: { name: 'Переезд в новую квартиру', help: 'Сбрось все карты и возьми пять новых.' },
};

export const titled = (title: Title): string => quoted(cards[title].name);

/** How the track stands: seven symbols in all. */
export const standing = (kittens: number): string => `котята ${kittens}, пришельцы ${7 - kittens}`;

/** Letters until a card can draw its symbol; they stand first, where a narrow card still shows them. */
const symbols: Readonly<Record<Race, string>> = { kitten: 'К', alien: 'П' };

/** A card in a hand shows its symbol: one day it may lie on the track. */
const withSymbol = (title: Title, race: Race): FaceWords => ({
  name: `${symbols[race]}·${cards[title].name}`,
  help: `${cards[title].help} Символ: ${roles[race].one}.`,
});

export const characters: Readonly<Record<Character, string>> = {
  kitty: 'Китти Кэт',
  ninja: 'Ниндзя Котэ',
  super: 'Суперкот',
  kottabych: 'Старик Коттабыч',
  cowboy: 'Котобой',
  doctor: 'Доктор Мур',
  scholar: 'Кот Учёный',
  boots: 'Кот в сапогах',
  cosmo: 'Космокот',
};

export const roles: Readonly<Record<Role, { readonly one: string; readonly all: string }>> = {
  kitten: { one: 'котёнок', all: 'котята' },
  alien: { one: 'пришелец', all: 'пришельцы' },
  dog: { one: 'собака', all: 'собака' },
};

export const faces = Object.fromEntries(
  titles.flatMap(title => races.map(race => [faceOf(title, race), withSymbol(title, race)])),
) as Readonly<Record<Face, FaceWords>>;

/** '«К·Ураган» и «П·Красная точка»' is made of these. */
export const card = (face: Face): string => quoted(faces[face].name);
