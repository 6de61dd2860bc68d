/** Card names as printed, and what each card does in one line of our own. */
import type { Face } from '../../../engine/games/kittens/faces.ts';
import type { Played, Title } from '../../../engine/games/kittens/kittens.ts';
import type { FaceWords } from '../words.ts';

const cat = (name: string): FaceWords => ({ name, help: 'Nothing alone. Two alike steal a card, three ask for one.' });

export const faces: Readonly<Record<Face, FaceWords>> = {
  exploding_kitten: { name: 'Exploding Kitten', help: 'Draw it and you explode, unless a card saves you.' },
  zombie_kitten: {
    name: 'Zombie Kitten',
    help: 'Saves you from a kitten and brings one dead player back. You hide the kittens again.',
  },
  defuse: { name: 'Defuse', help: 'Saves you from a kitten. You hide the kitten in the deck again.' },
  nope: { name: 'Nope', help: 'Stops what somebody else has just played, another Nope too. Any time.' },
  attack_2x: { name: 'Attack (2x)', help: 'End your turns without drawing. The next player takes two.' },
  targeted_attack_2x: { name: 'Targeted Attack (2x)', help: 'Like Attack, but you choose who takes the two turns.' },
  attack_of_dead: {
    name: 'Attack of the Dead',
    help: 'End your turns without drawing. The next player takes three for every dead player.',
  },
  skip: { name: 'Skip', help: 'End one turn without drawing.' },
  super_skip: { name: 'Super Skip', help: 'End all your turns without drawing, however many you owe.' },
  see_future_3: { name: 'See the Future (3x)', help: 'Look at the next three cards of the deck, alone.' },
  alter_future_3: { name: 'Alter the Future (3x)', help: 'Look at the next three cards and put them in any order.' },
  shuffle: { name: 'Shuffle', help: 'Shuffle the deck.' },
  shuffle_now: { name: 'Shuffle NOW', help: "Shuffle the deck, at once and on anybody's turn. The dead may, too." },
  feed_dead_now: {
    name: 'Feed the Dead NOW',
    help: 'Everybody else alive gives a card to a dead player you choose. On anybody\u2019s turn.',
  },
  clairvoyance_now: { name: 'Clairvoyance NOW', help: 'See where somebody else hides a kitten.' },
  clone: { name: 'Clone', help: 'Does what the top card of the discard pile does. Makes a pair with any cat.' },
  grave_robber: { name: 'Grave Robber', help: 'Every dead player gives up a card. They are shuffled into the deck.' },
  favor: { name: 'Favor', help: 'Another player gives you a card of their choice.' },
  dig_deeper: { name: 'Dig Deeper', help: 'Look at the top card. Keep it, or take the one beneath.' },
  draw_bottom: { name: 'Draw From the Bottom', help: 'End your turn with the lowest card instead of the top one.' },
  feral_cat: { name: 'Feral Cat', help: 'Stands for any cat in a pair or a triple.' },
  cat_vampire: cat('Vampire Cat'),
  cat_electro: cat('Electrocat'),
  cat_lantern: cat('Cat-O-Lantern'),
  cat_headless: cat('De-Cat-Ipated'),
  cat_taco: cat('Tacocat'),
  cat_melon: cat('Cattermelon'),
  cat_potato: cat('Hairy Potato Cat'),
  cat_beard: cat('Beard Cat'),
  cat_rainbow: cat('Rainbow-Ralphing Cat'),
};

const combos: Readonly<Record<Exclude<Title, Face>, string>> = { pair: 'Two of a Kind', triple: 'Three of a Kind' };

export const titled = (title: Title): string =>
  title === 'pair' || title === 'triple' ? combos[title] : faces[title].name;

/** 'Favor', 'Three of a Kind for Nope'. */
export const playedAs = ({ as, named }: Pick<Played, 'as' | 'named'>): string =>
  named === null ? titled(as) : `${titled(as)} for ${titled(named)}`;
