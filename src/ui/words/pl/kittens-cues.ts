/** What happens at an exploding table, in Polish: one line of the log each. */
import type { Seat } from '../../../engine/contract.ts';
import type { Face } from '../../../engine/games/kittens/faces.ts';
import type { Cue, Kittens, Title } from '../../../engine/games/kittens/kittens.ts';
import type { FamilyWords } from '../family.ts';
import type { Who } from '../words.ts';
import { faces, titled } from './kittens-faces.ts';
import {
  aimed,
  all,
  does,
  fromTop,
  leaves,
  line,
  list,
  onto,
  owing,
  owned,
  quoted,
  takes,
  titles,
  turnOf,
} from './voice.ts';

export const cues: FamilyWords<Kittens, string, string>['cues'] = {
  turn: ({ by, owed }, who) => line(`${turnOf(who, by)}${owing(owed)}.`),
  played: (cue, who) =>
    line(`${does(who, cue.by, 'zagrywasz', 'zagrywa')}: ${laid(cue)}.${wanted(cue.named)}${aimed(who, cue.target)}`),
  noped: ({ by, as, with: face }, who) =>
    line(
      `Nie, nie, nie! ${does(who, by, 'blokujesz', 'blokuje')}${face === 'nope' ? '' : ` kartą ${quoted(titled(face))}`}: ${titled(as)}.`,
    ),
  cancelled: ({ by, as }, who) => line(`${play(who, by, as)} przepada.`),
  fizzled: ({ by, as }, who) => line(`${play(who, by, as)} trafia w próżnię.`),
  drew: ({ by, from }, who) => line(`${does(who, by, 'dobierasz', 'dobiera')} ${drawn[from]}.`),
  exploding: ({ by }, who) => line(`${does(who, by, 'dobierasz', 'dobiera')} Eksplodującego kotka.`),
  saved: ({ by, with: face }, who) =>
    line(`${does(who, by, 'ratujesz się', 'ratuje się')} kartą ${quoted(titled(face))}.`),
  hid: ({ by }, who) => line(`${does(who, by, 'ukrywasz', 'ukrywa')} kotka w talii.`),
  died: ({ by }, who) => line(`Bum! ${does(who, by, 'wybuchasz', 'wybucha')}.`),
  left: ({ by }, who) => line(leaves(who, by)),
  revived: ({ by, target }, who) => line(`${does(who, by, 'ożywiasz', 'ożywia')}${onto(who, target)}.`),
  peeked: ({ by }, who) => line(`${does(who, by, 'zaglądasz', 'zagląda')} w przyszłość.`),
  altered: ({ by }, who) => line(`${does(who, by, 'odkładasz', 'odkłada')} karty na wierzch talii.`),
  skipped: ({ by, turns }, who) =>
    line(`${does(who, by, 'kończysz', 'kończy')} ${turns === 'one' ? 'turę' : 'wszystkie tury'} bez dobierania.`),
  stole: ({ by, target }, who) => line(takes(who, by, target)),
  gave: ({ by, target }, who) =>
    line(
      `${does(who, by, 'dajesz', 'daje')} ${target === who.me ? 'ci kartę' : `kartę, dostaje ją ${who.name(target)}`}.`,
    ),
  asked: ({ target, named, hit }, who) =>
    line(
      hit
        ? `${does(who, target, 'oddajesz', 'oddaje')}: ${titled(named)}.`
        : `${does(who, target, 'nie masz', 'nie ma')} karty ${quoted(titled(named))}.`,
    ),
  fed: ({ target, givers }, who) =>
    line(givers.length > 0 ? `${feeding(who, givers)}${onto(who, target)}.` : 'Nikt nie ma jedzenia.'),
  robbed: ({ givers }, who) =>
    line(`${givers.length === 1 ? 'Ograbiony grób' : 'Ograbione groby'}: ${all(who, givers)}.`),
  dug: ({ by, choice }, who) =>
    line(
      choice === 'kept'
        ? `${does(who, by, 'bierzesz', 'bierze')} kartę z wierzchu.`
        : `${does(who, by, 'kopiesz', 'kopie')} głębiej.`,
    ),
  depths: ({ by, depths }, who) => ({
    line: `${does(who, by, 'ukrywasz', 'ukrywa')} ${kittens(depths)}: ${list(depths.map(fromTop))}.`,
    secret: {
      title: `${does(who, by, 'ukrywasz', 'ukrywa')} ${kittens(depths)} tutaj`,
      items: depths.map(depth => ({ face: 'exploding_kitten', note: fromTop(depth) })),
    },
  }),
  future: ({ cards }) => ({
    line: `Następne karty: ${titles(cards.map(({ face }) => faces[face].name))}.`,
    secret: {
      title: 'Następne karty',
      items: cards.map(({ face }, depth) => ({ face, note: depth === 0 ? 'następna' : fromTop(depth) })),
    },
  }),
};

const drawn = { top: 'kartę', second: 'drugą kartę', bottom: 'ze spodu' } as const;
const kittens = (depths: readonly number[]): string => (depths.length === 1 ? 'kotka' : 'kotki');
const wanted = (face: Face | null): string => (face === null ? '' : ` Żądana karta: ${titled(face)}.`);

/** A play may be a card or several, so it is called neither. */
const play = (who: Who, by: Seat, as: Title): string =>
  owned(who, by, `Twoje zagranie ${quoted(titled(as))}`, `Zagranie ${quoted(titled(as))}`);

/** The verb counts heads, and whether mine is among them. */
function feeding(who: Who, givers: readonly Seat[]): string {
  const [first] = givers;
  if (givers.length === 1 && first !== undefined) return does(who, first, 'karmisz', 'karmi');
  return `${all(who, givers)} ${givers.some(seat => seat === who.me) ? 'karmicie' : 'karmią'}`;
}

/** The card; the card a Clone stands for; or what a combo is made of. */
function laid({ as, cards }: Extract<Cue, { cue: 'played' }>): string {
  const [first] = cards;
  if (cards.length > 1) return `${titled(as)} (${counted(cards)})`;
  return first === undefined || first === as ? titled(as) : `${titled(first)} jako ${titled(as)}`;
}

/** '2 × Tacokot i Dziki kot'. */
function counted(cards: readonly Face[]): string {
  const kinds = [...new Set(cards)];
  const many = (face: Face) => cards.filter(it => it === face).length;
  return titles(kinds.map(face => (many(face) > 1 ? `${many(face)} × ${faces[face].name}` : faces[face].name)));
}
