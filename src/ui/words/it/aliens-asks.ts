/** What Kittens vs Aliens asks people, in Italian. */
import type { Aliens } from '../../../engine/games/aliens/aliens.ts';
import type { Race } from '../../../engine/games/aliens/faces.ts';
import type { FamilyWords } from '../family.ts';
import { roles, standing, titled } from './aliens-faces.ts';
import { does, doesTo, list, owned, sentence, turnOf } from './voice.ts';

export const asks: FamilyWords<Aliens, string, string>['asks'] = {
  turn: (about, who) => ({
    mine: `${turnOf(who, about.by, '')} Gioca carte, poi prendine una dal tracciato. ${fight(about)}`,
    theirs: `${turnOf(who, about.by, '')} ${fight(about)}`,
  }),
  track: (about, who) => ({
    mine: `Prendi una carta dal tracciato: la rimpiazza la prossima del mazzo. ${fight(about)}`,
    theirs: `${does(who, about.by, 'prendi', 'prende')} una carta dal tracciato. ${fight(about)}`,
  }),
  aim: ({ by, as }, who) => ({
    mine: `Su chi giochi ${titled(as)}?`,
    theirs: `${does(who, by, 'scegli', 'sceglie')} un bersaglio per ${titled(as)}.`,
  }),
  add: ({ by, boosts }, who) => ({
    mine: `${list(boosts.map(titled))}: ora scegli l'attacco.`,
    theirs: `${does(who, by, 'prepari', 'prepara')} un attacco con ${list(boosts.map(titled))}.`,
  }),
  respond: ({ by, target, as }, who) => {
    const text = `${doesTo(who, by, target, 'attacchi', 'attacca')} con ${titled(as)}.`;
    return { mine: text, theirs: text };
  },
  use: ({ by, with: title }, who) => ({
    mine: `${titled(title)}: fermi l'attacco o lo devii?`,
    theirs: `${does(who, by, 'rispondi', 'risponde')} con ${titled(title)}.`,
  }),
  redirect: ({ by, as }, who) => ({
    mine: `Chi si prende ${titled(as)} al posto tuo?`,
    theirs: `${does(who, by, 'devii', 'devia')} ${titled(as)}.`,
  }),
  hurricane: () => ({
    mine: 'Uragano! Scegli due carte da buttare nel vento.',
    theirs: "Ognuno sceglie due carte per l'uragano.",
  }),
  look: ({ by, target }, who) => ({
    mine: `Memorizza ${owned(who, target, 'la tua mano', 'la mano')}.`,
    theirs: `${does(who, by, 'guardi', 'guarda')} ${owned(who, target, 'la tua mano', 'la mano')}.`,
  }),
  replace: ({ by }, who) => ({
    mine: "Quale delle due va sul tracciato? L'altra finisce sotto il mazzo.",
    theirs: `${does(who, by, 'scegli', 'sceglie')} una carta per il tracciato.`,
  }),
};

/** How the fight for the track stands: seven cards, and perhaps a guardian. */
const fight = ({ kittens, guardian }: { readonly kittens: number; readonly guardian: Race | null }): string =>
  `Sul tracciato: ${standing(kittens)}.${guardian === null ? '' : ` ${sentence(roles[guardian].a)} fa la guardia.`}`;
