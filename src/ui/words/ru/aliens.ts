/** Kittens vs Aliens in Russian. Names are those of the box; sentences are our own. */
import type { Aliens, End, Mark, Role, Way, Word } from '../../../engine/games/aliens/aliens.ts';
import type { FamilyWords } from '../family.ts';
import { asks } from './aliens-asks.ts';
import { cues } from './aliens-cues.ts';
import { characters, faces, roles } from './aliens-faces.ts';
import { lives, sentence, turnTime } from './voice.ts';

export const title = { name: 'Котята против пришельцев', pitch: 'Тайные роли, явные когти, одна планета.' };

const always = (text: string) => () => text;

export const aliens: FamilyWords<Aliens, Word, Mark> = {
  faces,
  asks,
  cues,
  words: {
    done: 'Хватит',
    accept: 'Принять удар',
    guardian: 'Защитник',
    stop: 'Отбить',
    redirect: 'Перевести',
    seen: 'Понятно',
  },
  signs: {
    kitty: always(characters.kitty),
    ninja: always(characters.ninja),
    super: always(characters.super),
    kottabych: always(characters.kottabych),
    cowboy: always(characters.cowboy),
    doctor: always(characters.doctor),
    scholar: always(characters.scholar),
    boots: always(characters.boots),
    cosmo: always(characters.cosmo),
    kitten: always(roles.kitten.one),
    alien: always(roles.alien.one),
    dog: always(roles.dog.one),
    cardboard_box: always('коробка'),
    carrier: always('переноска'),
    mad_cat: always('бешеный кот'),
    lives,
    turn: always('ход'),
    out: always('вне игры'),
  },
  zones: {
    deck: 'Колода',
    discard: 'Сброс',
    track: 'Трек захвата',
    guard: 'Под защитником',
    pool: 'Ураган',
    hand: 'Твои карты',
    front: 'На столе',
  },
  rules: {
    livesBonus: { name: 'Жизни', value: more => (more ? 'У всех на одну больше' : 'Как на планшетах') },
    rounds: { name: 'Последний круг', value: n => `Круг ${n}` },
    turnMs: turnTime,
  },
  ends: {
    'kitten-alone': always(ending('kitten', 'alone')),
    'kitten-track': always(ending('kitten', 'track')),
    'kitten-fallen': always(ending('kitten', 'fallen')),
    'kitten-rounds': always(ending('kitten', 'rounds')),
    'alien-alone': always(ending('alien', 'alone')),
    'alien-track': always(ending('alien', 'track')),
    'alien-fallen': always(ending('alien', 'fallen')),
    'alien-rounds': always(ending('alien', 'rounds')),
    'dog-alone': always(ending('dog', 'alone')),
    'dog-track': always(ending('dog', 'track')),
    'dog-fallen': always(ending('dog', 'fallen')),
    'dog-rounds': always(ending('dog', 'rounds')),
  } satisfies Record<End, () => string>,
  notes: {},
  own: ({ role }) => (role === null ? null : `Твоя роль: ${roles[role].one}.`),
};

/** 'Котята побеждают: весь трек за ними.' */
function ending(role: Role, way: Way): string {
  const reasons: Readonly<Record<Way, string>> = {
    alone: 'других живых нет',
    track: role === 'dog' ? 'трек достался тем, кого уже нет' : 'весь трек за ними',
    fallen: 'живых нет, а на треке их больше',
    rounds: `последний круг позади, ${role === 'dog' ? 'а хозяев трека уже нет' : 'на треке их больше'}`,
  };
  return `${sentence(roles[role].all)} ${role === 'dog' ? 'побеждает' : 'побеждают'}: ${reasons[way]}.`;
}
