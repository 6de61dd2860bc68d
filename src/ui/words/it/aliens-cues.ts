/** What happens in Kittens vs Aliens, in Italian: one line of the log each. */
import type { Aliens, Cue } from '../../../engine/games/aliens/aliens.ts';
import type { Face } from '../../../engine/games/aliens/faces.ts';
import type { FamilyWords } from '../family.ts';
import type { Who } from '../words.ts';
import { characters, faces, roles, standing, titled } from './aliens-faces.ts';
import * as say from './voice.ts';

const { does, line, list, plural } = say;

export const cues: FamilyWords<Aliens, string, string>['cues'] = {
  dealt: ({ characters: dealt }, who) =>
    line(
      labelled(
        who,
        dealt.map(name => characters[name]),
      ),
    ),
  turn: ({ by, round }, who) => line(say.turnOf(who, by, `, giro ${round}`)),
  skipped: ({ by }, who) =>
    line(`${does(who, by, 'stai nel trasportino e salti', 'sta nel trasportino e salta')} il turno.`),
  exchanged: ({ by, cards }, who) =>
    line(
      `${does(who, by, 'non puoi giocare nulla: mostri e cambi', 'non può giocare nulla: mostra e cambia')} ${names(cards)}.`,
    ),
  played: (cue, who) => line(`${does(who, cue.by, 'giochi', 'gioca')} ${laid(cue)}${at(cue, who)}.`),
  fizzled: ({ by, as }, who) => line(`${does(who, by, 'giochi', 'gioca')} ${titled(as)} a vuoto.`),
  stopped: ({ by, with: title }, who) => line(`${does(who, by, 'fermi', 'ferma')} l'attacco con ${titled(title)}.`),
  redirected: ({ by, with: title, target }, who) =>
    line(`${does(who, by, 'devii', 'devia')} l'attacco ${say.on(who, target)} con ${titled(title)}.`),
  boxed: ({ by }, who) => line(`${say.owned(who, by, 'la tua scatola', 'la scatola')} inghiotte l'attacco.`),
  spared: ({ by }, who) => line(`${does(who, by, 'non ti accorgi', 'non si accorge')} della gattastrofe.`),
  hurt: ({ target, lives }, who) => line(hurt(who, target, lives)),
  bitten: ({ by, target, lives }, who) =>
    line(`${say.owned(who, by, 'il tuo gatto rabbioso', 'il gatto rabbioso')} morde. ${hurt(who, target, lives)}`),
  healed: ({ target, lives }, who) =>
    line(`${does(who, target, 'stai', 'sta')} meglio: ${plural(lives, { one: '# vita', other: '# vite' })}.`),
  out: ({ by, role }, who) => line(`${does(who, by, 'sei fuori: eri', 'è fuori: era')} ${roles[role].a}.`),
  left: ({ by }, who) => line(`${does(who, by, 'lasci', 'lascia')} il tavolo.`),
  guardian: ({ race, now }) =>
    line(
      now === 'stands'
        ? `${roles[race].a} ora fa la guardia al tracciato.`
        : `${roles[race].the} non fa più la guardia al tracciato.`,
    ),
  struck: ({ race, damage }) => line(`${roles[race].the} di guardia incassa un colpo, ${damage} su 3.`),
  took: ({ by, face }, who) => line(`${does(who, by, 'prendi', 'prende')} ${name(face)} dal tracciato.`),
  placed: ({ face, kittens }) => line(`${name(face)} va sul tracciato: ${standing(kittens)}.`),
  drew: ({ by, count: n }, who) =>
    line(`${does(who, by, 'peschi', 'pesca')} ${plural(n, { one: '# carta', other: '# carte' })}.`),
  reshuffled: () => line('Gli scarti diventano il nuovo mazzo.'),
  sensed: ({ target, cards }, who) => ({
    ...line(`${handOf(who, target)}: ${names(cards)}.`),
    secret: { title: handOf(who, target), items: cards.map(({ face }) => ({ face, note: '' })) },
  }),
  shared: ({ by, target }, who) => line(`${say.doesAt(who, by, target, 'prendi una carta', 'prende una carta')}.`),
  swirled: () => line("Passa l'uragano: due carte nuove a testa."),
  roles: ({ roles: shown }, who) =>
    line(
      labelled(
        who,
        shown.map(role => roles[role].one),
      ),
    ),
};

const name = (face: Face): string => say.quoted(faces[face].name);
const names = (cards: readonly { readonly face: Face }[]): string => list(cards.map(({ face }) => name(face)));
const handOf = (who: Who, seat: number): string => say.sentence(say.owned(who, seat, 'la tua mano', 'la mano'));

/** By seat: 'Tu: cane. Mochi: gattino.' */
const labelled = (who: Who, words: readonly string[]): string =>
  words.map((word, seat) => `${say.sentence(say.named(who, seat))}: ${word}.`).join(' ');

function hurt(who: Who, target: number, lives: number): string {
  if (lives === 0) return `${does(who, target, 'perdi', 'perde')} l'ultima vita.`;
  const left = plural(lives, { one: 'ne resta #', other: 'ne restano #' });
  return `${does(who, target, 'perdi', 'perde')} una vita: ${left}.`;
}

type Played = Extract<Cue, { cue: 'played' }>;
const laid = ({ as, boosts }: Played): string => list([...boosts, as].map(titled));

function at({ target }: Played, who: Who): string {
  if (target === null) return '';
  return target === 'guardian' ? ' sul guardiano' : ` ${say.on(who, target)}`;
}
