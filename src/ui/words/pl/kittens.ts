/** The exploding family in Polish. Names are those printed on the cards; every sentence is our own. */
import type { EditionId } from '../../../engine/games/kittens/decks/edition.ts';
import type { Kittens, Mark, Word } from '../../../engine/games/kittens/kittens.ts';
import type { FamilyWords } from '../family.ts';
import type { Note } from '../kittens-notes.ts';
import { asks } from './kittens-asks.ts';
import { cues } from './kittens-cues.ts';
import { faces } from './kittens-faces.ts';
import { notes } from './kittens-notes.ts';
import { does, turns, turnTime } from './voice.ts';

export const titles: Readonly<Record<EditionId, { readonly name: string; readonly pitch: string }>> = {
  zombie_kittens: { name: 'Eksplodujące Kotki: Zombiaki', pitch: 'Wybuchnij, a potem strasz żywych.' },
  party_pack: { name: 'Eksplodujące kotki: Imprezka', pitch: 'Unikaj, podglądaj, kradnij. Bum i po grze.' },
  apocalypse: { name: 'Apokalipsa zombie', pitch: 'Dwie talie w jednej. Umarlaki grają dalej.' },
};

export const kittens: FamilyWords<Kittens, Word, Mark, Note> = {
  faces,
  asks,
  cues,
  words: { draw: 'Dobierz', die: 'Giń', deeper: 'Kop głębiej' },
  signs: {
    dead: () => 'umarlak',
    out: () => 'poza grą',
    exploding: () => 'kotek!',
    turn: () => 'tura',
    owes: turns,
  },
  zones: {
    saves: null,
    deck: 'Talia',
    discard: 'Odrzucone',
    box: 'Poza grą',
    aside: null,
    hand: 'Twoja ręka',
    blast: 'Kotki',
  },
  rules: {
    specialCombos: {
      name: 'Wybuchowe kombinacje',
      value: on => (on ? 'Dowolne jednakowe karty' : 'Tylko pary kotów'),
    },
    pace: {
      name: 'Czas na reakcję',
      value: pace =>
        ({ quick: 'Szybko, 2,5 s', normal: 'Normalnie, 3,5 s', relaxed: 'Spokojnie, 7 s', none: 'Bez zegara' })[pace],
    },
    turnMs: turnTime,
  },
  ends: {
    'last-alive': (winners, who) =>
      winners.some(seat => seat === who.me)
        ? 'Wygrywasz! Poza tobą nie ocalał nikt.'
        : `${does(who, winners[0] ?? 0, 'wygrywasz', 'wygrywa')}! Nikt inny nie ocalał.`,
  },
  notes,
  own: () => null,
};
