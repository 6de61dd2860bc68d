/** What Zombeasts asks people, in Italian. */
import type { Moon } from '../../../engine/games/moon/moon.ts';
import type { FamilyWords } from '../family.ts';
import { dreams, the } from './moon-faces.ts';
import { does, plural, turnOf } from './voice.ts';

export const asks: FamilyWords<Moon, string, string>['asks'] = {
  turn: ({ by }, who) => ({ mine: `${turnOf(who, by, '')} Gioca una carta.`, theirs: turnOf(who, by, '') }),
  again: ({ by, why }, who) => ({
    mine: `${why === 'migration' ? 'Migrazione!' : 'Osso!'} Puoi giocare un'altra carta.`,
    theirs: `${does(who, by, 'puoi', 'può')} giocare un'altra carta.`,
    pass: 'Basta così',
  }),
  final: ({ by }, who) => ({
    mine: 'Ultimo giro: cala tutte le carte che puoi.',
    theirs: `${does(who, by, 'cali', 'cala')} le ultime carte.`,
    pass: 'Fatto',
  }),
  where: ({ by, face }, who) => ({
    mine: `Dove metti ${the(face)}?`,
    theirs: `${does(who, by, 'cerchi', 'cerca')} un posto per ${the(face)}.`,
  }),
  swap: ({ by, face }, who) => ({
    mine: `Quale carta prendi per ${the(face)}?`,
    theirs: `${does(who, by, 'scambi', 'scambia')} ${the(face)} con una carta altrui.`,
  }),
  paint: ({ by }, who) => ({
    mine: 'Di che colore diventano le carte bianche?',
    theirs: `${does(who, by, 'cambi', 'cambia')} colore a una luna.`,
    pass: 'Lascia così',
  }),
  prize: ({ by }, who) => ({
    mine: 'Quattro animali diversi: prendi in premio una carta della riserva.',
    theirs: `${does(who, by, 'scegli', 'sceglie')} un premio.`,
    pass: 'Rinuncia',
  }),
  dream: ({ by, dream, migrates }, who) => ({
    mine: `${dreams[dream].name}: ${dreams[dream].help}${migrates ? ', oppure migri?' : '?'}`,
    theirs: `${does(who, by, 'sogni', 'sogna')} ${dreams[dream].a}.`,
    pass: migrates ? 'Niente' : 'No, grazie',
  }),
  carrot: ({ by }, who) => ({
    mine: 'Carota: quale carta della mano va in una luna?',
    theirs: `${does(who, by, 'scambi', 'scambia')} una carta di una luna.`,
    pass: 'Nessuna',
  }),
  replace: ({ by, face }, who) => ({
    mine: `Al posto di quale carta metti ${the(face)}?`,
    theirs: `${does(who, by, 'metti', 'mette')} ${the(face)} in una luna.`,
  }),
  mouse: ({ by }, who) => ({
    mine: 'Topo: quale carta della riserva va in una tua luna?',
    theirs: `${does(who, by, 'scegli', 'sceglie')} una carta della riserva.`,
    pass: 'Nessuna',
  }),
  keep: ({ by }, who) => ({
    mine: `${does(who, by, 'sogni', 'sogna')} ${dreams.hand.a}: scegli cinque carte da tenere.`,
    theirs: 'Tutti vanno a cinque carte.',
  }),
  draw: ({ by, left }, who) => ({
    mine: `Pesca: ${plural(left, { one: 'ancora # carta', other: 'ancora # carte' })}.`,
    theirs: `${does(who, by, 'peschi', 'pesca')} al massimo ${plural(left, { one: '# carta', other: '# carte' })}.`,
  }),
};
