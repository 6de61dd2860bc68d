/** Kittens vs Aliens in English. */
import type { Aliens, End, Mark, Role, Way, Word } from '../../../engine/games/aliens/aliens.ts';
import type { FamilyWords } from '../family.ts';
import { asks } from './aliens-asks.ts';
import { cues } from './aliens-cues.ts';
import { characters, faces, roles, someRole } from './aliens-faces.ts';
import { plural, sentence } from './voice.ts';

export const title = { name: 'Kittens vs Aliens', pitch: 'Secret sides, open claws, one planet.' };

const named = (text: string) => () => text;

export const aliens: FamilyWords<Aliens, Word, Mark> = {
  faces,
  asks,
  cues,
  words: {
    done: 'No more cards',
    accept: 'Take the hit',
    guardian: 'The guardian',
    stop: 'Stop it',
    redirect: 'Redirect it',
    seen: 'Seen',
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
    cardboard_box: named('box'),
    carrier: named('carrier'),
    mad_cat: named('mad cat'),
    lives: n => plural(n, { one: '# life', other: '# lives' }),
    turn: named('turn'),
    out: named('out'),
  },
  zones: {
    deck: 'Deck',
    discard: 'Discard',
    track: 'Track',
    guard: 'Under the guardian',
    pool: 'Hurricane',
    hand: 'Your hand',
    front: 'In front',
  },
  rules: {
    livesBonus: { name: 'Lives', value: more => (more ? 'One more for everybody' : 'As on the boards') },
    rounds: { name: 'Last round', value: n => `Round ${n}` },
    turnMs: { name: 'Time for a turn', value: ms => (ms === null ? 'As long as it takes' : `${ms / 1000} s`) },
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
  own: ({ role }) => (role === null ? null : `You are ${someRole[role]}.`),
};

/** 'The kittens win: seven of their symbols on the track.' */
function ending(role: Role, way: Way): string {
  const reasons: Readonly<Record<Way, string>> = {
    alone: 'nobody else is alive',
    track: role === 'dog' ? 'the track belongs to a race that is gone' : 'the whole track is theirs',
    fallen: 'nobody is alive, and most of the track is theirs',
    rounds:
      role === 'dog'
        ? 'the last round is over, and most of the track is nobody’s'
        : 'the last round is over, and most of the track is theirs',
  };
  return `${sentence(roles[role].all)} ${role === 'dog' ? 'wins' : 'win'}: ${reasons[way]}.`;
}
