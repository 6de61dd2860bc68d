/** Card names of Kittens vs Aliens in Italian, what each card does in one line, and the nine characters. */
import type { Character, Role } from '../../../engine/games/aliens/aliens.ts';
import { type Face, faceOf, type Race, races, type Title, titles } from '../../../engine/games/aliens/faces.ts';
import type { FaceWords } from '../words.ts';
import { quoted } from './voice.ts';

const attack = 'Attacco: qualcuno perde una vita, se non lo ferma o lo devia. Oppure colpisci il guardiano.';
const boost = 'Giocala prima di un attacco: nessuno può fermarlo né deviarlo.';
const redirect = "Quando ti attaccano: devia l'attacco su qualcun altro.";

export const cards: Readonly<Record<Title, FaceWords>> = {
  mouse_attack: { name: "Topo d'assalto", help: attack },
  bye_bells: { name: 'Ciao ciao, sonaglini!', help: attack },
  catastrophe: {
    name: 'GATTAstrofe!',
    help: 'Tutti gli altri perdono una vita. Salvano solo scatola e trasportino.',
  },
  wet_kitty: { name: 'Micia bagnata', help: boost },
  new_sofa: { name: 'Divano nuovo', help: boost },
  red_dot: { name: 'Puntino rosso', help: boost },
  killer_cat: {
    name: 'Gatto killer',
    help: 'Giocala, poi attacca ancora qualcuno che hai già attaccato in questo turno.',
  },
  mad_cat: {
    name: 'Gatto rabbioso',
    help: 'Resta davanti a te. Il prossimo attacco che ti ferisce ferisce anche chi attacca.',
  },
  clockwork_mouse: { name: 'Topo a molla', help: redirect },
  yarn_ball: { name: 'Gomitolo', help: redirect },
  cute_eyes: { name: 'Occhioni dolci', help: "Quando ti attaccano: ferma l'attacco." },
  cardboard_box: {
    name: 'Scatola di cartone',
    help: 'Resta davanti a chi vuoi e inghiotte il prossimo attacco, di ogni tipo.',
  },
  carrier: {
    name: 'Trasportino',
    help: 'Qualcun altro salta il prossimo turno e fino ad allora non si può attaccare.',
  },
  light_snack: { name: 'Spuntino', help: 'Recuperi una vita.' },
  cat_tenderness: { name: 'Coccole feline', help: 'Qualcun altro recupera una vita.' },
  litter_cleaning: { name: 'Lettiera pulita', help: 'Recuperi tutte le vite.' },
  want_more: { name: 'Ne voglio ancora!', help: 'Peschi due carte.' },
  cat_sense: { name: 'Fiuto felino', help: 'Guardi la mano di un altro giocatore.' },
  share_it: { name: 'Dai, condividi!', help: 'Prendi alla cieca una carta di un altro giocatore.' },
  hurricane: { name: 'Uragano', help: 'Ognuno dà due carte. Si mescolano, e ognuno ne riceve due.' },
  moving: { name: 'Trasloco', help: 'Scarti la mano e peschi cinque carte.' },
};

/** How the track stands: seven symbols in all. */
export const standing = (kittens: number): string => `gattini ${kittens}, alieni ${7 - kittens}`;

/** Inside a sentence. */
export const titled = (title: Title): string => quoted(cards[title].name);

export const roles: Readonly<
  Record<Role, { readonly one: string; readonly a: string; readonly the: string; readonly win: string }>
> = {
  kitten: { one: 'gattino', a: 'un gattino', the: 'il gattino', win: 'vincono i gattini' },
  alien: { one: 'alieno', a: 'un alieno', the: "l'alieno", win: 'vincono gli alieni' },
  dog: { one: 'cane', a: 'il cane', the: 'il cane', win: 'vince il cane' },
};

/** Letters until a card can draw its symbol; they stand first, where a narrow card still shows them. */
const symbols: Readonly<Record<Race, string>> = { kitten: 'G', alien: 'A' };

/** A card in a hand shows its symbol: one day it may lie on the track. */
const named = (title: Title, race: Race): FaceWords => ({
  name: `${symbols[race]}·${cards[title].name}`,
  help: `${cards[title].help} Simbolo: ${roles[race].one}.`,
});

export const faces = Object.fromEntries(
  titles.flatMap(title => races.map(race => [faceOf(title, race), named(title, race)])),
) as Readonly<Record<Face, FaceWords>>;

export const characters: Readonly<Record<Character, string>> = {
  kitty: 'Kitty Cat',
  ninja: 'Gatto Ninja',
  super: 'Supergatto',
  kottabych: 'Vecchio Gattabych',
  cowboy: 'Gatto Cowboy',
  doctor: 'Dottor Fusa',
  scholar: 'Gatto Sapiente',
  boots: 'Gatto con gli stivali',
  cosmo: 'Cosmogatto',
};
