/** Kittens vs Aliens in Italian. */
import type { Aliens, End, Mark, Role, Way, Word } from '../../../engine/games/aliens/aliens.ts';
import type { FamilyWords } from '../family.ts';
import { asks } from './aliens-asks.ts';
import { cues } from './aliens-cues.ts';
import { characters, faces, roles } from './aliens-faces.ts';
import { plural, sentence } from './voice.ts';

export const title = { name: 'Gattini contro alieni', pitch: 'Ruoli segreti, unghie in vista, un solo pianeta.' };

const named = (text: string) => () => text;

export const aliens: FamilyWords<Aliens, Word, Mark> = {
  faces,
  asks,
  cues,
  words: {
    done: 'Basta carte',
    accept: 'Incassa',
    guardian: 'Il guardiano',
    stop: 'Fermalo',
    redirect: 'Devialo',
    seen: 'Visto',
  },
  signs: {
    kitty: named(characters.kitty),
    ninja: named(characters.ninja),
    super: named(characters.super),
    kottabych: named(characters.kottabych),
    cowboy: named(characters.cowboy),
    doctor: named(characters.doctor),
    scholar: named(characters.scholar),
    boots: named(characters.boots),
    cosmo: named(characters.cosmo),
    kitten: named(roles.kitten.one),
    alien: named(roles.alien.one),
    dog: named(roles.dog.one),
    cardboard_box: named('scatola'),
    carrier: named('trasportino'),
    mad_cat: named('gatto rabbioso'),
    lives: n => plural(n, { one: '# vita', other: '# vite' }),
    turn: named('turno'),
    out: named('fuori'),
  },
  zones: {
    deck: 'Mazzo',
    discard: 'Scarti',
    track: 'Tracciato',
    guard: 'Sotto il guardiano',
    pool: 'Uragano',
    hand: 'La tua mano',
    front: 'Davanti',
  },
  rules: {
    livesBonus: { name: 'Vite', value: more => (more ? 'Una in più a testa' : 'Come sulle plance') },
    rounds: { name: 'Ultimo giro', value: n => `Giro ${n}` },
    turnMs: { name: 'Tempo per un turno', value: ms => (ms === null ? 'Quanto serve' : `${ms / 1000} s`) },
  },
  ends: {
    'kitten-alone': named(ending('kitten', 'alone')),
    'kitten-track': named(ending('kitten', 'track')),
    'kitten-fallen': named(ending('kitten', 'fallen')),
    'kitten-rounds': named(ending('kitten', 'rounds')),
    'alien-alone': named(ending('alien', 'alone')),
    'alien-track': named(ending('alien', 'track')),
    'alien-fallen': named(ending('alien', 'fallen')),
    'alien-rounds': named(ending('alien', 'rounds')),
    'dog-alone': named(ending('dog', 'alone')),
    'dog-track': named(ending('dog', 'track')),
    'dog-fallen': named(ending('dog', 'fallen')),
    'dog-rounds': named(ending('dog', 'rounds')),
  } satisfies Record<End, () => string>,
  notes: {},
  own: ({ role }) => (role === null ? null : `Sei ${roles[role].a}.`),
};

/** 'Vincono i gattini: tutto il tracciato è loro.' */
function ending(role: Role, way: Way): string {
  const reasons: Readonly<Record<Way, string>> = {
    alone: 'in piedi non resta nessun altro',
    track: role === 'dog' ? "il tracciato è di una razza che non c'è più" : 'tutto il tracciato è loro',
    fallen: 'in piedi non resta nessuno, e decide il tracciato',
    rounds:
      role === 'dog'
        ? "l'ultimo giro è finito, e il grosso del tracciato non è di nessuno"
        : "l'ultimo giro è finito, e il grosso del tracciato è loro",
  };
  return `${sentence(roles[role].win)}: ${reasons[way]}.`;
}
