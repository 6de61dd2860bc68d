/** Card names as printed in the Italian box, and what each card does in one line of our own. */
import type { Face } from '../../../engine/games/kittens/faces.ts';
import type { Played, Title } from '../../../engine/games/kittens/kittens.ts';
import type { FaceWords } from '../words.ts';
import { quoted } from './voice.ts';

const cat = (name: string): FaceWords => ({
  name,
  help: 'Da sola non fa nulla. Due uguali rubano una carta, tre la scelgono.',
});

export const faces: Readonly<Record<Face, FaceWords>> = {
  exploding_kitten: { name: 'Exploding Kitten', help: 'Se lo peschi esplodi, a meno che una carta non ti salvi.' },
  zombie_kitten: {
    name: 'Zombie Kitten',
    help: 'Ti salva da un gattino e riporta in vita un morto. Poi nascondi di nuovo i gattini.',
  },
  defuse: { name: 'Disinnescagatto', help: 'Ti salva da un gattino. Poi lo nascondi di nuovo nel mazzo.' },
  nope: { name: 'No!', help: 'Ferma la giocata di qualcun altro, anche un No! In qualsiasi momento.' },
  attack_2x: { name: 'Attacco (2x)', help: 'Chiudi i tuoi turni senza pescare. Chi viene dopo ne fa due.' },
  targeted_attack_2x: { name: 'Attacco Mirato (2x)', help: 'Come Attacco, ma scegli tu chi fa i due turni.' },
  attack_of_dead: {
    name: 'Attacco dei Morti',
    help: 'Chiudi i tuoi turni senza pescare. Chi viene dopo ne fa tre per ogni morto.',
  },
  skip: { name: 'Salta', help: 'Chiudi un turno senza pescare.' },
  super_skip: { name: 'Super Salta', help: 'Chiudi tutti i tuoi turni senza pescare, per quanti siano.' },
  see_future_3: { name: 'Prevedi il Futuro (3x)', help: 'Guarda le prossime tre carte del mazzo. Solo tu.' },
  alter_future_3: {
    name: 'Altera il Futuro (3x)',
    help: "Guarda le prossime tre carte e rimettile nell'ordine che vuoi.",
  },
  shuffle: { name: 'Mescola', help: 'Mescola il mazzo.' },
  shuffle_now: {
    name: 'Mescola ORA',
    help: 'Mescola il mazzo, subito e nel turno di chiunque. Vale anche per i morti.',
  },
  feed_dead_now: {
    name: 'Nutri i Morti ORA',
    help: 'Gli altri vivi danno una carta ciascuno a un morto che scegli tu. Nel turno di chiunque.',
  },
  clairvoyance_now: { name: 'Chiaroveggenza ORA', help: 'Vedi dove qualcun altro nasconde un gattino.' },
  clone: { name: 'Clona', help: 'Fa ciò che fa la carta in cima agli scarti. Fa coppia con qualsiasi gatto.' },
  grave_robber: { name: 'Tombarolo', help: 'Ogni morto cede una carta. Si rimescolano tutte nel mazzo.' },
  favor: { name: 'Favore', help: 'Un altro giocatore ti dà una carta a sua scelta.' },
  dig_deeper: { name: 'Scava più a Fondo', help: 'Guarda la carta in cima. Tienila, o prendi quella sotto.' },
  draw_bottom: { name: 'Pesca dal Fondo', help: "Chiudi il turno con l'ultima carta del mazzo invece della prima." },
  feral_cat: { name: 'Gatto Selvatico', help: 'In una coppia o in un tris vale qualsiasi gatto.' },
  cat_vampire: cat('Gatto Vampiro'),
  cat_electro: cat('Elettrogatto'),
  cat_lantern: cat('Gatto Lanterna'),
  cat_headless: cat('Gatto Decapitato'),
  cat_taco: cat('Tacogatto'),
  cat_melon: cat('Gattanguria'),
  cat_potato: cat('Gatto Patata Peloso'),
  cat_beard: cat('Gatto Barbuto'),
  cat_rainbow: cat('Gatto Arcobaleno'),
};

type Combo = Exclude<Title, Face>;
const combos: Readonly<Record<Combo, { readonly name: string; readonly a: string; readonly the: string }>> = {
  pair: { name: 'Coppia', a: 'una coppia', the: 'la coppia' },
  triple: { name: 'Tris', a: 'un tris', the: 'il tris' },
};
const isCombo = (title: Title): title is Combo => title === 'pair' || title === 'triple';

/** As a label, before a colon. */
export const titled = (title: Title): string => (isCombo(title) ? combos[title].name : faces[title].name);

/** Inside a sentence: '«Favore»', 'una coppia'. */
export const aTitle = (title: Title): string => (isCombo(title) ? combos[title].a : quoted(faces[title].name));

/** Once it is known: '«Favore»', 'la coppia'. */
export const theTitle = (title: Title): string => (isCombo(title) ? combos[title].the : quoted(faces[title].name));

/** '«Favore»', 'un tris per «No!»'. */
export const playedAs = ({ as, named }: Pick<Played, 'as' | 'named'>): string =>
  named === null ? aTitle(as) : `${aTitle(as)} per ${aTitle(named)}`;
