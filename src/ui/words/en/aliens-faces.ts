/** Card names of Kittens vs Aliens, what each card does in one line, and the nine characters. All wording is our own. */
import type { Character, Role } from '../../../engine/games/aliens/aliens.ts';
import { type Face, faceOf, type Race, races, type Title, titles } from '../../../engine/games/aliens/faces.ts';
import type { FaceWords } from '../words.ts';

const attack = 'Attack: one player loses a life unless it is stopped or redirected. Or hit the guardian.';
const boost = 'Play it first, then an attack: nobody can stop or redirect that one.';
const redirect = 'When you are attacked: send the attack to somebody else.';

export const cards: Readonly<Record<Title, FaceWords>> = {
  mouse_attack: { name: 'Attack Mouse', help: attack },
  bye_bells: { name: 'Bye-Bye, Jingle Bells!', help: attack },
  catastrophe: { name: 'CATastrophe!', help: 'Everybody else loses a life. Only a box or a carrier helps.' },
  wet_kitty: { name: 'Wet Kitty', help: boost },
  new_sofa: { name: 'New Sofa', help: boost },
  red_dot: { name: 'Red Dot', help: boost },
  killer_cat: {
    name: 'Killer Cat',
    help: 'Play it first, then one more attack on somebody you have attacked this turn.',
  },
  mad_cat: { name: 'Mad Cat', help: 'Lies in front of you. The next attack that hurts you hurts the attacker, too.' },
  clockwork_mouse: { name: 'Clockwork Mouse', help: redirect },
  yarn_ball: { name: 'Ball of Yarn', help: redirect },
  cute_eyes: { name: 'Cute Eyes', help: 'When you are attacked: stop the attack.' },
  cardboard_box: { name: 'Cardboard Box', help: 'Lies in front of anybody and swallows the next attack of any kind.' },
  carrier: { name: 'Carrier', help: 'Somebody else skips the next turn and cannot be attacked until then.' },
  light_snack: { name: 'Light Snack', help: 'Get one life back.' },
  cat_tenderness: { name: 'Cat Cuddles', help: 'Somebody else gets one life back.' },
  litter_cleaning: { name: 'Litter Cleaning', help: 'Get all your lives back.' },
  want_more: { name: 'Want More!', help: 'Draw two cards.' },
  cat_sense: { name: 'Cat Sense', help: 'Look at the hand of another player.' },
  share_it: { name: 'Come On, Share!', help: 'Take a card from another player without looking.' },
  hurricane: { name: 'Hurricane', help: 'Everybody gives two cards. They are shuffled, and everybody gets two.' },
  moving: { name: 'Moving House', help: 'Discard your hand and draw five cards.' },
};

/** At the end of a sentence: some names bring their own mark. */
export const closing = (title: Title): string => (titled(title).endsWith('!') ? titled(title) : `${titled(title)}.`);

/** How the track stands: seven symbols in all. */
export const standing = (kittens: number): string => `kittens ${kittens}, aliens ${7 - kittens}`;

export const titled = (title: Title): string => cards[title].name;

/** Letters until a card can draw its symbol; they stand first, where a narrow card still shows them. */
const symbols: Readonly<Record<Race, string>> = { kitten: 'K', alien: 'A' };

/** A card in a hand shows its symbol: one day it may lie on the track. */
const named = (title: Title, race: Race): FaceWords => ({
  name: `${symbols[race]}·${cards[title].name}`,
  help: `${cards[title].help} Symbol: ${race}.`,
});

export const faces = Object.fromEntries(
  titles.flatMap(title => races.map(race => [faceOf(title, race), named(title, race)])),
) as Readonly<Record<Face, FaceWords>>;

export const characters: Readonly<Record<Character, string>> = {
  kitty: 'Kitty Cat',
  ninja: 'Ninja Cat',
  super: 'Supercat',
  kottabych: 'Old Cattabych',
  cowboy: 'Cat Cowboy',
  doctor: 'Doctor Purr',
  scholar: 'Scholar Cat',
  boots: 'Puss in Boots',
  cosmo: 'Cosmocat',
};

export const roles: Readonly<Record<Role, { readonly one: string; readonly all: string }>> = {
  kitten: { one: 'kitten', all: 'the kittens' },
  alien: { one: 'alien', all: 'the aliens' },
  dog: { one: 'dog', all: 'the dog' },
};

/** 'a kitten', 'an alien', 'the dog'. */
export const someRole: Readonly<Record<Role, string>> = { kitten: 'a kitten', alien: 'an alien', dog: 'the dog' };
