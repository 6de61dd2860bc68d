/** What the exploding family asks people, in Italian. */
import type { Asked, Kittens } from '../../../engine/games/kittens/kittens.ts';
import type { FamilyWords } from '../family.ts';
import type { AskWords, Who } from '../words.ts';
import { playedAs, titled } from './kittens-faces.ts';
import { closed, does, on, plural, turnOf, whom } from './voice.ts';

type Nope = Extract<Asked, { kind: 'nope' }>;

export const asks: FamilyWords<Kittens, string, string>['asks'] = {
  turn: ({ by, owed }, who) => ({
    mine: `${turnOf(who, by, owing(owed))} Gioca carte, o pesca per chiudere.`,
    theirs: turnOf(who, by, owing(owed)),
  }),
  grace: ({ by }, who) => one(does(who, by, 'stai per pescare.', 'sta per pescare.')),
  aim: ({ by, as }, who) => ({
    mine: `${titled(as)}: scegli a chi tocca.`,
    theirs: closed(`${does(who, by, 'scegli', 'sceglie')} a chi tocca: ${titled(as)}.`),
  }),
  name: ({ by, as }, who) => ({
    mine: `${titled(as)}: quale carta vuoi?`,
    theirs: `${does(who, by, 'chiedi', 'chiede')} una carta per nome.`,
  }),
  nope: (about, who) => ({ mine: `${window(about, who)} Lasci correre?`, theirs: window(about, who), pass: 'OK' }),
  explode: ({ by }, who) => ({
    mine: 'Peschi un Exploding Kitten. Salvati, o esplodi.',
    theirs: `${does(who, by, 'hai', 'ha')} davanti un Exploding Kitten.`,
  }),
  revive: ({ by }, who) => ({
    mine: 'Chi riporti in vita?',
    theirs: `${does(who, by, 'riporti', 'riporta')} in vita qualcuno.`,
  }),
  clairvoyance: ({ by }, who) => ({
    mine: `${does(who, by, 'stai', 'sta')} per nascondere un gattino. Vuoi sapere dove?`,
    theirs: `${does(who, by, 'stai', 'sta')} per nascondere un gattino.`,
    pass: 'OK',
  }),
  bury: ({ by }, who) => ({
    mine: 'Nascondi il gattino nel mazzo. Nessuno vede dove.',
    theirs: `${does(who, by, 'nascondi', 'nasconde')} un gattino nel mazzo.`,
    place: 'Nascondi qui',
  }),
  alter: ({ by }, who) => ({
    mine: "Scegli l'ordine delle prossime carte: la prima va in cima.",
    theirs: `${does(who, by, 'alteri', 'altera')} il futuro.`,
  }),
  dig: ({ by }, who) => ({
    mine: 'Questa è la carta in cima. La tieni, o prendi quella sotto?',
    theirs: `${does(who, by, 'guardi', 'guarda')} la carta in cima.`,
    place: 'La tengo',
  }),
  give: ({ by }, who) => ({
    mine: `${does(who, by, 'vuoi', 'vuole')} un favore. Scegli una carta da dare.`,
    theirs: `${does(who, by, 'riscuoti', 'riscuote')} un favore.`,
  }),
  feed: ({ target }, who) => ({
    mine: `Nutri i morti: scegli una carta per ${whom(who, target)}.`,
    theirs: target === who.me ? 'I vivi ti nutrono.' : `I vivi nutrono ${who.name(target)}.`,
  }),
  rob: ({ by }, who) => ({
    mine: `${does(who, by, 'saccheggi', 'saccheggia')} le tombe. Scegli una carta da cedere.`,
    theirs: `${does(who, by, 'saccheggi', 'saccheggia')} le tombe.`,
  }),
};

const one = (text: string): AskWords => ({ mine: text, theirs: text });

export const owing = (turns: number): string =>
  turns > 1 ? plural(turns, { one: ', resta # turno', other: ', restano # turni' }) : '';

/** A play and how it stands after the Nopes so far. */
function window(about: Nope, who: Who): string {
  const { by, target, nopes } = about;
  const at = target === null ? '' : ` ${on(who, target)}`;
  const play = `${does(who, by, 'giochi', 'gioca')} ${playedAs(about)}${at}`;
  if (nopes === 0) return `${play}.`;
  return nopes % 2 === 1 ? `${play}: non vale.` : `${play}: vale di nuovo.`;
}
