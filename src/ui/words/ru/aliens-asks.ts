/** What Kittens vs Aliens asks people, in Russian. */
import type { Aliens } from '../../../engine/games/aliens/aliens.ts';
import type { Race } from '../../../engine/games/aliens/faces.ts';
import type { FamilyWords } from '../family.ts';
import { roles, standing, titled } from './aliens-faces.ts';
import { does, list, onto, turnOf } from './voice.ts';

export const asks: FamilyWords<Aliens, string, string>['asks'] = {
  turn: (about, who) => ({
    mine: `Твой ход. Играй карты, потом возьми одну с трека. ${fight(about)}`,
    theirs: `${turnOf(who, about.by)}. ${fight(about)}`,
  }),
  track: (about, who) => ({
    mine: `Возьми карту с трека. На её место ляжет верхняя из колоды. ${fight(about)}`,
    theirs: `${does(who, about.by, 'берёшь', 'берёт')} карту с трека. ${fight(about)}`,
  }),
  aim: ({ by, as }, who) => ({
    mine: `${titled(as)}: выбери цель.`,
    theirs: `${does(who, by, 'выбираешь', 'выбирает')} цель: ${titled(as)}.`,
  }),
  add: ({ by, boosts }, who) => ({
    mine: `${list(boosts.map(titled))}: теперь сыграй саму атаку.`,
    theirs: `${does(who, by, 'готовишь', 'готовит')} атаку: ${list(boosts.map(titled))}.`,
  }),
  respond: ({ by, target, as }, who) => ({
    mine: `${does(who, by, 'атакуешь', 'атакует')} тебя: ${titled(as)}.`,
    theirs: `${does(who, by, 'атакуешь', 'атакует')}${onto(who, target, 'тебя')}: ${titled(as)}.`,
  }),
  use: ({ by, with: title }, who) => ({
    mine: `${titled(title)}: отбить атаку или перевести?`,
    theirs: `${does(who, by, 'отвечаешь', 'отвечает')}: ${titled(title)}.`,
  }),
  redirect: ({ by, as }, who) => ({
    mine: `Кто получит ${titled(as)} вместо тебя?`,
    theirs: `${does(who, by, 'переводишь', 'переводит')} атаку: ${titled(as)}.`,
  }),
  hurricane: () => ({
    mine: 'Ураган! Выбери две карты, которые он унесёт.',
    theirs: 'Все выбирают две карты для урагана.',
  }),
  look: ({ by, target }, who) => ({
    mine: `Запоминай карты: ${who.name(target)}.`,
    theirs: `${does(who, by, 'смотришь', 'смотрит')} ${target === who.me ? 'твои карты' : `карты: ${who.name(target)}`}.`,
  }),
  replace: ({ by }, who) => ({
    mine: 'Какую из двух положить на трек? Другая уйдёт под колоду.',
    theirs: `${does(who, by, 'выбираешь', 'выбирает')} карту для трека.`,
  }),
};

/** How the fight for the track stands: seven cards, and perhaps a guardian. */
const fight = ({ kittens, guardian }: { readonly kittens: number; readonly guardian: Race | null }): string =>
  `На треке: ${standing(kittens)}.${guardian === null ? '' : ` На страже ${roles[guardian].one}.`}`;
