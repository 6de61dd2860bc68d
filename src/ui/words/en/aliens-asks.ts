/** What Kittens vs Aliens asks people, in English. */
import type { Aliens } from '../../../engine/games/aliens/aliens.ts';
import type { Race } from '../../../engine/games/aliens/faces.ts';
import type { FamilyWords } from '../family.ts';
import { closing, standing, titled } from './aliens-faces.ts';
import { does, list, whom, whose } from './voice.ts';

export const asks: FamilyWords<Aliens, string, string>['asks'] = {
  turn: (about, who) => ({
    mine: `Your turn. Play cards, then take one from the track. ${fight(about)}`,
    theirs: `${whose(who, about.by)} turn. ${fight(about)}`,
  }),
  track: (about, who) => ({
    mine: `Take a card from the track. The next card of the deck replaces it. ${fight(about)}`,
    theirs: `${does(who, about.by, 'take', 'takes')} a card from the track. ${fight(about)}`,
  }),
  aim: ({ by, as }, who) => ({
    mine: `${titled(as)}: on whom?`,
    theirs: `${does(who, by, 'choose', 'chooses')} a target for ${closing(as)}`,
  }),
  add: ({ by, boosts }, who) => ({
    mine: `${list(boosts.map(titled))}: now the attack to go with it.`,
    theirs: `${does(who, by, 'prepare', 'prepares')} an attack with ${list(boosts.map(titled))}.`,
  }),
  respond: ({ by, target, as }, who) => ({
    mine: `${does(who, by, 'attack', 'attacks')} you with ${closing(as)}`,
    theirs: `${does(who, by, 'attack', 'attacks')} ${whom(who, target)} with ${closing(as)}`,
  }),
  use: ({ by, with: title }, who) => ({
    mine: `${titled(title)}: stop the attack or redirect it?`,
    theirs: `${does(who, by, 'answer', 'answers')} with ${closing(title)}`,
  }),
  redirect: ({ by, as }, who) => ({
    mine: `Who gets ${titled(as)} instead of you?`,
    theirs: `${does(who, by, 'redirect', 'redirects')} ${closing(as)}`,
  }),
  hurricane: () => ({
    mine: 'Hurricane! Choose two cards to be whirled about.',
    theirs: 'Everybody chooses two cards for the hurricane.',
  }),
  look: ({ by, target }, who) => ({
    mine: `Remember the hand of ${whom(who, target)}.`,
    theirs: `${does(who, by, 'look', 'looks')} at a hand: ${whom(who, target)}.`,
  }),
  replace: ({ by }, who) => ({
    mine: 'Which of the two goes on the track? The other goes under the deck.',
    theirs: `${does(who, by, 'choose', 'chooses')} a card for the track.`,
  }),
};

const guards = { kitten: ' A kitten stands guard.', alien: ' An alien stands guard.' } as const;

/** How the fight for the track stands: seven cards, and perhaps a guardian. */
const fight = ({ kittens, guardian }: { readonly kittens: number; readonly guardian: Race | null }): string =>
  `On the track: ${standing(kittens)}.${guardian === null ? '' : guards[guardian]}`;
