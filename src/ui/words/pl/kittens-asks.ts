/** What the exploding family asks people, in Polish. */
import type { Asked, Kittens } from '../../../engine/games/kittens/kittens.ts';
import type { FamilyWords } from '../family.ts';
import type { AskWords, Who } from '../words.ts';
import { titled } from './kittens-faces.ts';
import { acts, aimed, does, named, onto, owing, turnOf } from './voice.ts';

type Nope = Extract<Asked, { kind: 'nope' }>;

export const asks: FamilyWords<Kittens, string, string>['asks'] = {
  turn: ({ by, owed }, who) => ({
    mine: `Twoja tura${owing(owed)}. Zagrywaj karty, a na koniec dobierz jedną.`,
    theirs: `${turnOf(who, by)}${owing(owed)}.`,
  }),
  grace: ({ by }, who) => one(does(who, by, 'zaraz dobierzesz kartę.', 'zaraz dobierze kartę.')),
  aim: ({ by, as }, who) => ({
    mine: `${titled(as)}: wybierz gracza.`,
    theirs: `${titled(as)}: ${acts(who, by, 'wybierasz', 'wybiera')} cel.`,
  }),
  name: ({ by, as }, who) => ({
    mine: `${titled(as)}: nazwij kartę, której żądasz.`,
    theirs: `${does(who, by, 'wybierasz', 'wybiera')}, jakiej karty zażądać.`,
  }),
  nope: (about, who) => ({ mine: `${window(about, who)} Niech tak zostanie?`, theirs: window(about, who), pass: 'OK' }),
  explode: ({ by }, who) => ({
    mine: 'Trafia ci się Eksplodujący kotek. Ratuj się albo giń.',
    theirs: `${does(who, by, 'trzymasz', 'trzyma')} Eksplodującego kotka.`,
  }),
  revive: ({ by }, who) => ({
    mine: 'Kogo ożywiasz?',
    theirs: `${does(who, by, 'kogoś ożywiasz', 'kogoś ożywia')}.`,
  }),
  clairvoyance: ({ by }, who) => ({
    mine: `${hiding(who, by)} Chcesz wiedzieć gdzie?`,
    theirs: hiding(who, by),
    pass: 'OK',
  }),
  bury: ({ by }, who) => ({
    mine: 'Ukryj kotka w talii. Nikt nie widzi gdzie.',
    theirs: `${does(who, by, 'ukrywasz', 'ukrywa')} kotka w talii.`,
    place: 'Ukryj tutaj',
  }),
  alter: ({ by }, who) => ({
    mine: 'Ustal kolejność następnych kart: pierwsza trafia na wierzch.',
    theirs: `${does(who, by, 'zmieniasz', 'zmienia')} przyszłość.`,
  }),
  dig: ({ by }, who) => ({
    mine: 'To karta z wierzchu. Bierzesz ją czy tę pod spodem?',
    theirs: `${does(who, by, 'oglądasz', 'ogląda')} kartę z wierzchu.`,
    place: 'Zatrzymaj',
  }),
  give: ({ by }, who) => ({
    mine: `${does(who, by, 'prosisz', 'prosi')} o przysługę. Wybierz kartę do oddania.`,
    theirs: `${does(who, by, 'prosisz', 'prosi')} o przysługę.`,
  }),
  feed: ({ target }, who) => ({
    mine: `Pora karmienia: wybierz kartę. Dostaje ją: ${named(who, target)}.`,
    theirs: `Żywi karmią${onto(who, target)}.`,
  }),
  rob: ({ by }, who) => ({
    mine: `${does(who, by, 'okradasz', 'okrada')} groby. Wybierz kartę do oddania.`,
    theirs: `${does(who, by, 'okradasz', 'okrada')} groby.`,
  }),
};

const one = (text: string): AskWords => ({ mine: text, theirs: text });

const hiding = (who: Who, by: number): string => `${does(who, by, 'zaraz ukryjesz', 'zaraz ukryje')} kotka.`;

/** A play and how it stands after the Nopes so far. */
function window({ by, as, target, named: wanted, nopes }: Nope, who: Who): string {
  const asked = wanted === null ? '' : ` Żądana karta: ${titled(wanted)}.`;
  const play = `${does(who, by, 'zagrywasz', 'zagrywa')}: ${titled(as)}.${asked}${aimed(who, target)}`;
  if (nopes === 0) return play;
  return `${play} ${nopes % 2 === 1 ? 'Na razie zablokowane.' : 'Znów działa.'}`;
}
