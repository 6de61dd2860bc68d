/** Kittens vs Aliens in Polish. */
import type { Aliens, End, Mark, Role, Way, Word } from '../../../engine/games/aliens/aliens.ts';
import type { FamilyWords } from '../family.ts';
import { asks } from './aliens-asks.ts';
import { cues } from './aliens-cues.ts';
import { characters, faces, roles } from './aliens-faces.ts';
import { lives, turnTime } from './voice.ts';

export const title = { name: 'Kotki kontra obcy', pitch: 'Tajne role, jawne pazury, jedna planeta.' };

const named = (text: string) => () => text;

export const aliens: FamilyWords<Aliens, Word, Mark> = {
  faces,
  asks,
  cues,
  words: {
    done: 'Koniec kart',
    accept: 'Przyjmij',
    guardian: 'Strażnik',
    stop: 'Zatrzymaj',
    redirect: 'Przekieruj',
    seen: 'Zapamiętane',
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
    cardboard_box: named('pudło'),
    carrier: named('transporter'),
    mad_cat: named('wściekły kot'),
    lives,
    turn: named('tura'),
    out: named('poza grą'),
  },
  zones: {
    deck: 'Talia',
    discard: 'Odrzucone',
    track: 'Tor inwazji',
    guard: 'Pod strażnikiem',
    pool: 'Huragan',
    hand: 'Twoja ręka',
    front: 'Przed graczem',
  },
  rules: {
    livesBonus: { name: 'Życia', value: more => (more ? 'Każdy ma o jedno więcej' : 'Jak na planszach') },
    rounds: { name: 'Ostatnia runda', value: n => `Runda ${n}` },
    turnMs: turnTime,
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
  own: ({ role }) => (role === null ? null : `Twoja rola: ${roles[role].one}.`),
};

/** 'Kotki wygrywają: cały tor jest ich.' */
function ending(role: Role, way: Way): string {
  const most = role === 'dog' ? 'większość toru jest niczyja' : 'większość toru jest ich';
  const reasons: Readonly<Record<Way, string>> = {
    alone: 'nikt inny nie ocalał',
    track: role === 'dog' ? 'tor należy do rasy, której już nie ma' : 'cały tor jest ich',
    fallen: `nikt nie ocalał, a ${most}`,
    rounds: `ostatnia runda za nami, a ${most}`,
  };
  return `${roles[role].win}: ${reasons[way]}.`;
}
