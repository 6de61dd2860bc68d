/** What happens at an exploding table, in English: one line of the log each. */
import type { Face } from '../../../engine/games/kittens/faces.ts';
import type { Cue, Kittens } from '../../../engine/games/kittens/kittens.ts';
import type { FamilyWords } from '../family.ts';
import type { Said, Who } from '../words.ts';
import { faces, playedAs, titled } from './kittens-faces.ts';
import { all, does, fromTop, list, plural, sentence, whom, whose } from './voice.ts';

export const cues: FamilyWords<Kittens, string, string>['cues'] = {
  turn: ({ by, owed }, who) =>
    line(`${whose(who, by)} turn${owed > 1 ? `, ${plural(owed, { other: '# turns' })} left` : ''}.`),
  played: (cue, who) => line(`${does(who, cue.by, 'play', 'plays')} ${laid(cue)}${at(who, cue.target)}.`),
  noped: ({ by, as, with: face }, who) =>
    line(`Nope! ${does(who, by, 'stop', 'stops')} ${titled(as)}${face === 'nope' ? '' : ` with ${titled(face)}`}.`),
  cancelled: ({ by, as }, who) => line(`${whose(who, by)} ${titled(as)} does nothing.`),
  fizzled: ({ by, as }, who) => line(`${whose(who, by)} ${titled(as)} comes to nothing.`),
  drew: ({ by, from }, who) => line(`${does(who, by, 'draw', 'draws')} ${drawn[from]}.`),
  exploding: ({ by }, who) => line(`${does(who, by, 'draw', 'draws')} an Exploding Kitten.`),
  saved: ({ by, with: face }, who) => line(`${does(who, by, 'survive', 'survives')}: ${titled(face)}.`),
  hid: ({ by }, who) => line(`${does(who, by, 'hide', 'hides')} a kitten in the deck.`),
  died: ({ by }, who) => line(`Boom! ${does(who, by, 'explode', 'explodes')}.`),
  left: ({ by }, who) => line(`${does(who, by, 'leave', 'leaves')} the table.`),
  revived: ({ by, target }, who) => line(`${does(who, by, 'bring', 'brings')} back ${whom(who, target)}.`),
  peeked: ({ by }, who) => line(`${does(who, by, 'look', 'looks')} into the future.`),
  altered: ({ by }, who) => line(`${does(who, by, 'put', 'puts')} the top cards back.`),
  skipped: ({ by, turns }, who) =>
    line(`${does(who, by, 'end', 'ends')} ${turns === 'one' ? 'a turn' : 'all turns'} without drawing.`),
  stole: ({ by, target }, who) => line(`${does(who, by, 'take', 'takes')} a card from ${whom(who, target)}.`),
  gave: ({ by, target }, who) => line(`${does(who, by, 'give', 'gives')} ${whom(who, target)} a card.`),
  asked: ({ target, named, hit }, who) =>
    line(`${does(who, target, hit ? 'hand over' : 'have no', hit ? 'hands over' : 'has no')} ${titled(named)}.`),
  fed: ({ target, givers }, who) =>
    line(
      givers.length > 0
        ? `${sentence(all(who, givers))} feed${s(who, givers)} ${whom(who, target)}.`
        : 'Nobody has food.',
    ),
  robbed: ({ givers }, who) => line(`Robbed of a card: ${all(who, givers)}.`),
  dug: ({ by, choice }, who) =>
    line(
      `${does(who, by, choice === 'kept' ? 'keep the top card' : 'dig deeper', choice === 'kept' ? 'keeps the top card' : 'digs deeper')}.`,
    ),
  depths: ({ by, depths }, who) => ({
    line: `${whose(who, by)} kitten: ${list(depths.map(fromTop))}.`,
    secret: {
      title: `Where ${whom(who, by)} hid it`,
      items: depths.map(depth => ({ face: 'exploding_kitten', note: fromTop(depth) })),
    },
  }),
  future: ({ cards }) => ({
    line: `The next cards: ${list(cards.map(({ face }) => faces[face].name))}.`,
    secret: {
      title: 'The next cards',
      items: cards.map(({ face }, depth) => ({ face, note: depth === 0 ? 'next' : fromTop(depth) })),
    },
  }),
};

const line = (text: string): Said => ({ line: text });
const at = (who: Who, target: number | null) => (target === null ? '' : ` on ${whom(who, target)}`);
const drawn = { top: 'a card', second: 'the second card', bottom: 'from the bottom' } as const;

/** One giver other than the reader takes an -s. */
const s = (who: Who, givers: readonly number[]) => (givers.length === 1 && givers[0] !== who.me ? 's' : '');

type Laid = Extract<Cue, { cue: 'played' }>;

/** The card; the card a Clone stands for; or what a combo is made of. */
function laid(cue: Laid): string {
  const [first] = cue.cards;
  if (cue.cards.length > 1) return `${playedAs(cue)} (${list(names(cue.cards))})`;
  if (first === undefined || first === cue.as) return playedAs(cue);
  return `${titled(first)} as ${playedAs(cue)}`;
}

const names = (cards: readonly Face[]) => cards.map(face => faces[face].name);
