/** How each game plays, on one page: enough to begin, no more. Details are one long press away on every card. */
import type { Guides } from '../words.ts';

export const guides: Guides = {
  zombie_kittens: [
    'Be the last one alive. Somewhere in the deck Exploding Kittens wait.',
    'On your turn play as many cards as you like, or none. Then draw a card: that ends the turn.',
    'Draw an Exploding Kitten and you die, unless you hold a Zombie Kitten. It saves you, brings one dead player back, and you hide the kittens in the deck wherever you want.',
    'Two equal cats steal a card from a hand; three let you name the one you want.',
    'A Nope stops nearly everything, another Nope too. Whenever somebody plays, everybody has a moment to react.',
    'The dead keep their hands. They may still Nope and play cards marked NOW, and they may come back.',
  ],
  party_pack: [
    'Be the last one who has not exploded.',
    'On your turn play as many cards as you like, or none. Then draw a card: that ends the turn.',
    'Draw an Exploding Kitten and you are out, unless you hold a Defuse. Then you hide the kitten in the deck, in secret, wherever you want.',
    'Attack makes the next player take extra turns, Skip ends a turn without drawing, See the Future looks at the top of the deck.',
    'Two equal cats steal a card at random; three let you name the one you want.',
    'A Nope stops nearly everything, another Nope too.',
  ],
  apocalypse: [
    'Zombie Kittens and the Party Pack in one deck, for a crowd.',
    'On your turn play cards, then draw one. An Exploding Kitten kills you unless a Defuse or a Zombie Kitten saves you.',
    'A Defuse only saves you. A Zombie Kitten also brings a dead player back.',
    'The dead keep their hands, may Nope, and may play cards marked NOW.',
    'The last one alive wins.',
  ],
  zombeasts: [
    'Collect full moons. A moon is four cards of one colour: two left quarters and two right ones.',
    'On your turn play one card: into a moon of yours that it fits, or as the first of a new one. You never have two moons of one colour.',
    "White cards fit everywhere. One of them may also take the place of a card in somebody else's moon; that card is then yours to lay.",
    'A card that repeats an animal of its moon lets you play once more. Four different animals in a full moon win a card of the reserve.',
    'Then draw as many cards as the digit of your last card says: from the reserve, from the deck, or blindly from a hand.',
    'Who cannot play pays with the whole hand. When the deck is empty everybody lays what fits, and the points of full moons are counted, less the penalties.',
  ],
  kittens_vs_aliens: [
    'Kittens and aliens fight for the Earth. Everybody has a secret side, and nobody is told who else is on it. At odd tables a dog plays alone.',
    'Your side wins when nobody else is alive, or when all seven cards of the track show its symbol.',
    'On your turn play cards, then take one from the track into your hand: another one from the deck fills the gap. Draw at the end.',
    'An attack costs one player a life, unless they stop it or send it on. Whoever falls first leaves a guardian on the track: while it stands, nobody may take cards with its symbol. It can be attacked, too.',
    'Everybody has a character with a power of its own: press it to read what it does.',
    'Talk, accuse, lie. What people say is not a rule.',
  ],
};
