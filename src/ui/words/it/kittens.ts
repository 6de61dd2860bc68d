/** The exploding family in Italian. Names are those printed on the cards; every sentence is our own. */
import type { EditionId } from '../../../engine/games/kittens/decks/edition.ts';
import type { Kittens, Mark, Word } from '../../../engine/games/kittens/kittens.ts';
import type { FamilyWords } from '../family.ts';
import type { Note } from '../kittens-notes.ts';
import { asks } from './kittens-asks.ts';
import { cues } from './kittens-cues.ts';
import { faces } from './kittens-faces.ts';
import { notes } from './kittens-notes.ts';
import { plural, wins } from './voice.ts';

export const titles: Readonly<Record<EditionId, { readonly name: string; readonly pitch: string }>> = {
  zombie_kittens: { name: 'Zombie Kittens', pitch: 'Esplodi, poi perseguita i vivi.' },
  party_pack: { name: 'Exploding Kittens Party Pack', pitch: 'Schiva, sbircia, ruba. Chi fa bum è fuori.' },
  apocalypse: { name: 'Apocalisse Zombie', pitch: 'Due mazzi in uno. Giocano anche i morti.' },
};

export const kittens: FamilyWords<Kittens, Word, Mark, Note> = {
  faces,
  asks,
  cues,
  words: { draw: 'Pesca', die: 'Esplodi', deeper: 'Scava ancora' },
  signs: {
    dead: () => 'zombie',
    out: () => 'fuori',
    exploding: () => 'gattino!',
    turn: () => 'turno',
    owes: n => plural(n, { one: '# turno', other: '# turni' }),
  },
  zones: {
    saves: null,
    deck: 'Mazzo',
    discard: 'Scarti',
    box: 'Fuori gioco',
    aside: null,
    hand: 'La tua mano',
    blast: 'Gattini',
  },
  rules: {
    specialCombos: {
      name: 'Combinazioni speciali',
      value: on => (on ? 'Carte uguali di ogni tipo' : 'Solo coppie di gatti'),
    },
    pace: {
      name: 'Tempo per reagire',
      value: pace =>
        ({ quick: 'Rapido, 2,5 s', normal: 'Normale, 3,5 s', relaxed: 'Comodo, 7 s', none: 'Senza orologio' })[pace],
    },
    turnMs: { name: 'Tempo per un turno', value: ms => (ms === null ? 'Quanto serve' : `${ms / 1000} s`) },
  },
  ends: {
    'last-alive': (winners, who) =>
      `${wins(who, winners.find(seat => seat === who.me) ?? winners[0] ?? 0)}! In piedi non resta nessun altro.`,
  },
  notes,
  own: () => null,
};
