/** What the exploding family asks people, in English. */
import type { Asked, Kittens } from '../../../engine/games/kittens/kittens.ts';
import type { FamilyWords } from '../family.ts';
import type { AskWords, Who } from '../words.ts';
import { playedAs, titled } from './kittens-faces.ts';
import { does, plural, whom, whose } from './voice.ts';

type Nope = Extract<Asked, { kind: 'nope' }>;

export const asks: FamilyWords<Kittens, string, string>['asks'] = {
  turn: ({ by, owed }, who) => ({
    mine: `Your turn${owing(owed)}. Play cards, or draw to end it.`,
    theirs: `${whose(who, by)} turn${owing(owed)}.`,
  }),
  grace: ({ by }, who) => one(does(who, by, 'are about to draw.', 'is about to draw.')),
  aim: ({ by, as }, who) => ({
    mine: `${titled(as)}: choose a player.`,
    theirs: `${does(who, by, 'choose', 'chooses')} a player for ${titled(as)}.`,
  }),
  name: ({ by, as }, who) => ({
    mine: `${titled(as)}: name the card you want.`,
    theirs: `${does(who, by, 'name', 'names')} a card.`,
  }),
  nope: (about, who) => ({ mine: `${window(about, who)} Let it be?`, theirs: window(about, who), pass: 'OK' }),
  explode: ({ by }, who) => ({
    mine: 'You drew an Exploding Kitten. Save yourself, or die.',
    theirs: `${does(who, by, 'hold', 'holds')} an Exploding Kitten.`,
  }),
  revive: ({ by }, who) => ({
    mine: 'Whom do you bring back?',
    theirs: `${does(who, by, 'bring', 'brings')} somebody back from the dead.`,
  }),
  clairvoyance: ({ by }, who) => ({
    mine: `${does(who, by, 'are', 'is')} about to hide a kitten. Want to know where?`,
    theirs: `${does(who, by, 'are', 'is')} about to hide a kitten.`,
    pass: 'OK',
  }),
  bury: ({ by }, who) => ({
    mine: 'Hide the kitten in the deck. Nobody sees where.',
    theirs: `${does(who, by, 'hide', 'hides')} a kitten in the deck.`,
    place: 'Hide it here',
  }),
  alter: ({ by }, who) => ({
    mine: 'Choose the order of the next cards, the first one on top.',
    theirs: `${does(who, by, 'rearrange', 'rearranges')} the future.`,
  }),
  dig: ({ by }, who) => ({
    mine: 'This is the top card. Keep it, or take the one beneath?',
    theirs: `${does(who, by, 'look', 'looks')} at the top card.`,
    place: 'Keep it',
  }),
  give: ({ by }, who) => ({
    mine: `${does(who, by, 'want', 'wants')} a favor. Choose a card to give.`,
    theirs: `${does(who, by, 'get', 'gets')} a favor.`,
  }),
  feed: ({ target }, who) => ({
    mine: `Feed the dead: choose a card for ${whom(who, target)}.`,
    theirs: `The living feed ${whom(who, target)}.`,
  }),
  rob: ({ by }, who) => ({
    mine: `${does(who, by, 'rob', 'robs')} the graves. Choose a card to give up.`,
    theirs: `${does(who, by, 'rob', 'robs')} the graves.`,
  }),
};

const one = (text: string): AskWords => ({ mine: text, theirs: text });

const owing = (turns: number): string =>
  turns > 1 ? `, ${plural(turns, { one: '# turn', other: '# turns' })} left` : '';

/** A play and how it stands after the Nopes so far. */
function window(about: Nope, who: Who): string {
  const { by, target, nopes } = about;
  const at = target === null ? '' : ` on ${whom(who, target)}`;
  if (nopes === 0) return `${does(who, by, 'play', 'plays')} ${playedAs(about)}${at}.`;
  const state = nopes % 2 === 1 ? 'is Noped' : 'is on again';
  return `${whose(who, by)} ${playedAs(about)}${at} ${state}.`;
}
