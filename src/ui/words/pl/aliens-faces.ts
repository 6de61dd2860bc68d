/** Card names of Kittens vs Aliens in Polish, what each card does in one line, and the nine characters. All our own. */
import type { Character, Role } from '../../../engine/games/aliens/aliens.ts';
import { type Face, faceOf, type Race, races, type Title, titles } from '../../../engine/games/aliens/faces.ts';
import type { FaceWords } from '../words.ts';

const attack = 'Atak: ktoś traci życie, chyba że go zatrzyma lub przekieruje. Albo uderz strażnika.';
const boost = 'Zagraj przed atakiem: nikt go nie zatrzyma ani nie przekieruje.';
const redirect = 'Gdy ktoś cię atakuje: przekieruj atak na kogoś innego.';

export const cards: Readonly<Record<Title, FaceWords>> = {
  mouse_attack: { name: 'Mysz atakująca', help: attack },
  bye_bells: { name: 'Pa, pa, dzwoneczki!', help: attack },
  catastrophe: { name: 'KOTOstrofa!', help: 'Wszyscy inni tracą życie. Pomaga tylko pudło lub transporter.' },
  wet_kitty: { name: 'Mokra kicia', help: boost },
  new_sofa: { name: 'Nowa kanapa', help: boost },
  red_dot: { name: 'Czerwona kropka', help: boost },
  killer_cat: {
    name: 'Kot zabójca',
    help: 'Zagraj, a potem znów zaatakuj kogoś, kto był już twoim celem w tej turze.',
  },
  mad_cat: { name: 'Wściekły kot', help: 'Leży przed tobą. Następny udany atak na ciebie rani też napastnika.' },
  clockwork_mouse: { name: 'Nakręcana mysz', help: redirect },
  yarn_ball: { name: 'Kłębek wełny', help: redirect },
  cute_eyes: { name: 'Słodkie oczka', help: 'Gdy ktoś cię atakuje: zatrzymaj atak.' },
  cardboard_box: {
    name: 'Pudło kartonowe',
    help: 'Leży przed wybranym graczem i połyka następny atak dowolnego rodzaju.',
  },
  carrier: { name: 'Transporter', help: 'Ktoś inny traci następną turę i do tego czasu nie można go atakować.' },
  light_snack: { name: 'Lekka przekąska', help: 'Odzyskaj jedno życie.' },
  cat_tenderness: { name: 'Kocie czułości', help: 'Ktoś inny odzyskuje jedno życie.' },
  litter_cleaning: { name: 'Czysta kuweta', help: 'Odzyskaj wszystkie życia.' },
  want_more: { name: 'Chcę więcej!', help: 'Dobierz 2 karty.' },
  cat_sense: { name: 'Koci instynkt', help: 'Obejrzyj rękę innego gracza.' },
  share_it: { name: 'No, podziel się!', help: 'Weź w ciemno kartę innego gracza.' },
  hurricane: { name: 'Huragan', help: 'Wszyscy oddają dwie karty. Po tasowaniu każdy dostaje dwie.' },
  moving: { name: 'Przeprowadzka', help: 'Odrzuć rękę i dobierz pięć kart.' },
};

/** How the track stands: seven symbols in all. */
export const standing = (kittens: number): string => `kotki ${kittens}, obcy ${7 - kittens}`;

export const titled = (title: Title): string => cards[title].name;

export const roles: Readonly<Record<Role, { readonly one: string; readonly win: string }>> = {
  kitten: { one: 'kotek', win: 'Kotki wygrywają' },
  alien: { one: 'obcy', win: 'Obcy wygrywają' },
  dog: { one: 'pies', win: 'Pies wygrywa' },
};

/** Letters until a card can draw its symbol; they stand first, where a narrow card still shows them. */
const symbols: Readonly<Record<Race, string>> = { kitten: 'K', alien: 'O' };

/** A card in a hand shows its symbol: one day it may lie on the track. */
const named = (title: Title, race: Race): FaceWords => ({
  name: `${symbols[race]}·${cards[title].name}`,
  help: `${cards[title].help} Symbol: ${roles[race].one}.`,
});

export const faces = Object.fromEntries(
  titles.flatMap(title => races.map(race => [faceOf(title, race), named(title, race)])),
) as Readonly<Record<Face, FaceWords>>;

export const characters: Readonly<Record<Character, string>> = {
  kitty: 'Kitty Cat',
  ninja: 'Kot ninja',
  super: 'Superkot',
  kottabych: 'Stary Kottabycz',
  cowboy: 'Kotboj',
  doctor: 'Doktor Mruk',
  scholar: 'Uczony kot',
  boots: 'Kot w butach',
  cosmo: 'Kosmokot',
};
