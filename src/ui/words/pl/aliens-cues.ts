/** What happens in Kittens vs Aliens, in Polish: one line of the log each. */
import type { Aliens, Cue } from '../../../engine/games/aliens/aliens.ts';
import type { Face } from '../../../engine/games/aliens/faces.ts';
import type { FamilyWords } from '../family.ts';
import type { Who } from '../words.ts';
import { characters, faces, roles, standing, titled } from './aliens-faces.ts';
import {
  acts,
  aimed,
  closed,
  lives as count,
  does,
  each,
  leaves,
  line,
  owned,
  plural,
  quoted,
  sentence,
  someCards,
  takes,
  titles,
  turnOf,
} from './voice.ts';

export const cues: FamilyWords<Aliens, string, string>['cues'] = {
  dealt: ({ characters: dealt }, who) =>
    line(
      `Postacie: ${each(
        who,
        dealt.map(name => characters[name]),
      )}.`,
    ),
  turn: ({ by, round }, who) => line(`${turnOf(who, by)}, runda ${round}.`),
  skipped: ({ by }, who) => line(`${does(who, by, 'siedzisz', 'siedzi')} w transporterze. Tura przepada.`),
  exchanged: ({ by, cards }, who) =>
    line(
      `${does(who, by, 'nie masz czym grać. Pokazujesz i wymieniasz', 'nie ma czym grać. Pokazuje i wymienia')}: ${names(cards)}`,
    ),
  played: (cue, who) =>
    line(
      `${does(who, cue.by, 'zagrywasz', 'zagrywa')}: ${closed(titles([...cue.boosts, cue.as].map(titled)))}${at(cue, who)}`,
    ),
  fizzled: ({ by, as }, who) =>
    line(`${owned(who, by, `Twoja karta ${quoted(titled(as))}`, `Karta ${quoted(titled(as))}`)} trafia w próżnię.`),
  stopped: ({ by, with: title }, who) =>
    line(`${does(who, by, 'zatrzymujesz', 'zatrzymuje')} atak kartą ${quoted(titled(title))}.`),
  redirected: ({ by, with: title, target }, who) =>
    line(
      `${does(who, by, 'przekierowujesz', 'przekierowuje')} atak kartą ${quoted(titled(title))}.${aimed(who, target)}`,
    ),
  boxed: ({ by }, who) => line(`${owned(who, by, 'Twoje pudło', 'Pudło')} połyka atak.`),
  spared: ({ by }, who) => line(`${does(who, by, 'nie zauważasz', 'nie zauważa')} KOTOstrofy.`),
  hurt: ({ target, lives }, who) => line(`${does(who, target, 'tracisz', 'traci')} ${lost(lives)}.`),
  bitten: ({ by, target, lives }, who) =>
    line(
      `${owned(who, by, 'Twój wściekły kot', 'Wściekły kot')} gryzie: ${acts(who, target, 'tracisz', 'traci')} ${lost(lives)}.`,
    ),
  healed: ({ target, lives }, who) => line(`${does(who, target, 'zdrowiejesz', 'zdrowieje')}: ${count(lives)}.`),
  out: ({ by, role }, who) => line(`${does(who, by, 'odpadasz', 'odpada')}. Rola: ${roles[role].one}.`),
  left: ({ by }, who) => line(leaves(who, by)),
  guardian: ({ race, now }) =>
    line(`${sentence(roles[race].one)} ${now === 'stands' ? 'staje na straży toru' : 'już nie strzeże toru'}.`),
  struck: ({ race, damage }) => line(`${sentence(roles[race].one)} na straży obrywa: ${damage} z 3.`),
  took: ({ by, face }, who) => line(`${does(who, by, 'bierzesz', 'bierze')} z toru: ${closed(faces[face].name)}`),
  placed: ({ face, kittens }) => line(`Na tor wchodzi ${closed(faces[face].name)} Stan: ${standing(kittens)}.`),
  drew: ({ by, count: n }, who) => line(`${does(who, by, 'dobierasz', 'dobiera')} ${someCards(n)}.`),
  reshuffled: () => line('Odrzucone karty tworzą nową talię.'),
  sensed: ({ target, cards }, who) => ({
    line: `${owned(who, target, 'Twoja ręka', 'Ręka')}: ${names(cards)}`,
    secret: {
      title: owned(who, target, 'Twoja ręka', 'Ręka'),
      items: cards.map(({ face }) => ({ face, note: '' })),
    },
  }),
  shared: ({ by, target }, who) => line(takes(who, by, target)),
  swirled: () => line('Huragan cichnie. Każdy ma dwie nowe karty.'),
  roles: ({ roles: shown }, who) =>
    line(
      `Role: ${each(
        who,
        shown.map(role => roles[role].one),
      )}.`,
    ),
};

const names = (cards: readonly { readonly face: Face }[]): string =>
  closed(titles(cards.map(({ face }) => faces[face].name)));

/** What a hit costs: 'życie, zostały 2 życia', 'ostatnie życie'. */
const lost = (lives: number): string =>
  lives === 0
    ? 'ostatnie życie'
    : `życie, ${plural(lives, { few: 'zostały', many: 'zostało', other: 'zostało' })} ${count(lives)}`;

const at = ({ target }: Extract<Cue, { cue: 'played' }>, who: Who): string =>
  target === 'guardian' ? ' Cel: strażnik.' : aimed(who, target);
