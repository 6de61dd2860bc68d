/** What Kittens vs Aliens asks people, in Polish. */
import type { Aliens } from '../../../engine/games/aliens/aliens.ts';
import type { Race } from '../../../engine/games/aliens/faces.ts';
import type { FamilyWords } from '../family.ts';
import { roles, standing, titled } from './aliens-faces.ts';
import { aimed, closed, does, quoted, titles, turnOf } from './voice.ts';

export const asks: FamilyWords<Aliens, string, string>['asks'] = {
  turn: (about, who) => ({
    mine: `Twoja tura. Zagrywaj karty, potem weź jedną z toru. ${fight(about)}`,
    theirs: `${turnOf(who, about.by)}. ${fight(about)}`,
  }),
  track: (about, who) => ({
    mine: `Weź kartę z toru. Jej miejsce zajmie następna z talii. ${fight(about)}`,
    theirs: `${does(who, about.by, 'bierzesz', 'bierze')} kartę z toru. ${fight(about)}`,
  }),
  aim: ({ by, as }, who) => ({
    mine: `Na kogo ${quoted(titled(as))}?`,
    theirs: `${does(who, by, 'wybierasz', 'wybiera')} cel karty ${quoted(titled(as))}.`,
  }),
  add: ({ by, boosts }, who) => ({
    mine: `Wzmocnienie: ${closed(titles(boosts.map(titled)))} Teraz zagraj atak.`,
    theirs: `${does(who, by, 'szykujesz', 'szykuje')} atak: ${closed(titles(boosts.map(titled)))}`,
  }),
  respond: ({ by, target, as }, who) => ({
    mine: `${does(who, by, 'atakujesz', 'atakuje')} cię kartą ${quoted(titled(as))}.`,
    theirs: `${does(who, by, 'atakujesz', 'atakuje')} kartą ${quoted(titled(as))}.${aimed(who, target)}`,
  }),
  use: ({ by, with: title }, who) => ({
    mine: `${quoted(titled(title))}: zatrzymujesz atak czy przekierowujesz?`,
    theirs: `${does(who, by, 'odpowiadasz', 'odpowiada')} kartą ${quoted(titled(title))}.`,
  }),
  redirect: ({ by, as }, who) => ({
    mine: `Na kogo przekierowujesz kartę ${quoted(titled(as))}?`,
    theirs: `${does(who, by, 'przekierowujesz', 'przekierowuje')} kartę ${quoted(titled(as))}.`,
  }),
  hurricane: () => ({
    mine: 'Huragan: wybierz dwie karty, niech wirują.',
    theirs: 'Wszyscy wybierają po dwie karty dla huraganu.',
  }),
  look: ({ by, target }, who) => ({
    mine: `Zapamiętaj tę rękę: ${who.name(target)}.`,
    theirs:
      target === who.me
        ? `${does(who, by, 'zaglądasz', 'zagląda')} ci w karty.`
        : `${does(who, by, 'zaglądasz', 'zagląda')} w karty: ${who.name(target)}.`,
  }),
  replace: ({ by }, who) => ({
    mine: 'Która z dwóch idzie na tor? Druga trafi pod talię.',
    theirs: `${does(who, by, 'wybierasz', 'wybiera')} kartę na tor.`,
  }),
};

/** How the fight for the track stands: seven cards, and perhaps a guardian. */
const fight = ({ kittens, guardian }: { readonly kittens: number; readonly guardian: Race | null }): string =>
  `Na torze: ${standing(kittens)}.${guardian === null ? '' : ` Na straży: ${roles[guardian].one}.`}`;
