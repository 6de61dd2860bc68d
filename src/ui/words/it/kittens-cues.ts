/** What happens at an exploding table, in Italian: one line of the log each. */
import type { Seat } from '../../../engine/contract.ts';
import type { Face } from '../../../engine/games/kittens/faces.ts';
import type { Cue, Kittens } from '../../../engine/games/kittens/kittens.ts';
import type { FamilyWords } from '../family.ts';
import type { Who } from '../words.ts';
import { owing } from './kittens-asks.ts';
import { aTitle, faces, playedAs, theTitle, titled } from './kittens-faces.ts';
import * as say from './voice.ts';

const { does, line, list } = say;

export const cues: FamilyWords<Kittens, string, string>['cues'] = {
  turn: ({ by, owed }, who) => line(say.turnOf(who, by, owing(owed))),
  played: (cue, who) => line(`${does(who, cue.by, 'giochi', 'gioca')} ${laid(cue)}${at(who, cue.target)}.`),
  noped: ({ by, as, with: face }, who) =>
    line(`No! ${does(who, by, 'fermi', 'ferma')} ${theTitle(as)}${face === 'nope' ? '' : ` con ${aTitle(face)}`}.`),
  cancelled: ({ by, as }, who) => line(`${titled(as)}: niente di fatto per ${say.whom(who, by)}.`),
  fizzled: ({ by, as }, who) => line(`${does(who, by, 'giochi', 'gioca')} ${aTitle(as)} a vuoto.`),
  drew: ({ by, from }, who) => line(`${does(who, by, 'peschi', 'pesca')} ${drawn[from]}.`),
  exploding: ({ by }, who) => line(`${does(who, by, 'peschi', 'pesca')} un Exploding Kitten.`),
  saved: ({ by, with: face }, who) => line(`${does(who, by, 'ti salvi', 'si salva')}: ${titled(face)}.`),
  hid: ({ by }, who) => line(`${does(who, by, 'nascondi', 'nasconde')} un gattino nel mazzo.`),
  died: ({ by }, who) => line(`Bum! ${does(who, by, 'esplodi', 'esplode')}.`),
  left: ({ by }, who) => line(`${does(who, by, 'lasci', 'lascia')} il tavolo.`),
  revived: ({ by, target }, who) => line(`${say.doesTo(who, by, target, 'riporti in vita', 'riporta in vita')}.`),
  peeked: ({ by }, who) => line(`${does(who, by, 'guardi', 'guarda')} nel futuro.`),
  altered: ({ by }, who) => line(`${does(who, by, 'rimetti', 'rimette')} le carte in cima al mazzo.`),
  skipped: ({ by, turns }, who) =>
    line(`${does(who, by, 'chiudi', 'chiude')} ${turns === 'one' ? 'un turno' : 'tutti i turni'} senza pescare.`),
  stole: ({ by, target }, who) => line(`${say.doesAt(who, by, target, 'rubi una carta', 'ruba una carta')}.`),
  gave: ({ by, target }, who) => line(`${say.doesAt(who, by, target, 'dai una carta', 'dà una carta')}.`),
  asked: ({ target, named, hit }, who) =>
    line(`${does(who, target, hit ? 'consegni' : 'non hai', hit ? 'consegna' : 'non ha')} ${aTitle(named)}.`),
  fed: ({ target, givers }, who) => line(givers.length > 0 ? fed(who, givers, target) : 'Nessuno ha da mangiare.'),
  robbed: ({ givers }, who) => line(`Una carta in meno per: ${say.all(who, givers)}.`),
  dug: ({ by, choice }, who) =>
    line(
      choice === 'kept'
        ? `${does(who, by, 'tieni', 'tiene')} la carta in cima.`
        : `${does(who, by, 'scavi', 'scava')} più a fondo.`,
    ),
  depths: ({ by, depths }, who) => ({
    line: `${hidden(who, by, depths.length)}: ${list(depths.map(say.theFromTop))}.`,
    secret: {
      title: hidden(who, by, depths.length),
      items: depths.map(depth => ({ face: 'exploding_kitten', note: say.fromTop(depth) })),
    },
  }),
  future: ({ cards }) => ({
    ...line(`Le prossime carte: ${list(cards.map(({ face }) => faces[face].name))}.`),
    secret: {
      title: 'Le prossime carte',
      items: cards.map(({ face }, depth) => ({ face, note: depth === 0 ? 'la prossima' : say.fromTop(depth) })),
    },
  }),
};

const at = (who: Who, target: Seat | null) => (target === null ? '' : ` ${say.on(who, target)}`);
const drawn = { top: 'una carta', second: 'la seconda carta', bottom: 'dal fondo' } as const;

const hidden = (who: Who, by: Seat, n: number): string =>
  say.sentence(
    n === 1 ? say.owned(who, by, 'il tuo gattino', 'il gattino') : say.owned(who, by, 'i tuoi gattini', 'i gattini'),
  );

/** The verb follows its givers: 'Pixel nutre', 'Pixel e Gizmo nutrono', 'Pixel e tu nutrite'. */
function fed(who: Who, givers: readonly Seat[], target: Seat): string {
  const [first] = givers;
  if (givers.length === 1 && first !== undefined) return `${say.doesTo(who, first, target, 'nutri', 'nutre')}.`;
  const subject = say.sentence(say.allNamed(who, givers));
  if (target === who.me) return `${subject} ti nutrono.`;
  return `${subject} ${givers.some(seat => seat === who.me) ? 'nutrite' : 'nutrono'} ${who.name(target)}.`;
}

type Laid = Extract<Cue, { cue: 'played' }>;

/** The card; the card a Clone stands for; or what a combo is made of. */
function laid(cue: Laid): string {
  const [first] = cue.cards;
  if (cue.cards.length > 1) return `${playedAs(cue)} (${list(names(cue.cards))})`;
  if (first === undefined || first === cue.as) return playedAs(cue);
  return `${aTitle(first)} come ${playedAs(cue)}`;
}

const names = (cards: readonly Face[]) => cards.map(face => faces[face].name);
