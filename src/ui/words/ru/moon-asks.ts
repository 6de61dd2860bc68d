/** What Zombeasts asks people, in Russian. */
import type { Moon } from '../../../engine/games/moon/moon.ts';
import type { FamilyWords } from '../family.ts';
import { card, dreams } from './moon-faces.ts';
import { does, turnOf } from './voice.ts';

export const asks: FamilyWords<Moon, string, string>['asks'] = {
  turn: ({ by }, who) => ({ mine: 'Твой ход. Сыграй карту.', theirs: `${turnOf(who, by)}.` }),
  again: ({ by, why }, who) => ({
    mine: `${why === 'migration' ? 'Миграция' : 'Кость'}! Можно сыграть ещё карту.`,
    theirs: `${does(who, by, 'можешь', 'может')} сыграть ещё карту.`,
    pass: 'Хватит',
  }),
  final: ({ by }, who) => ({
    mine: 'Последний круг: клади всё, что подходит.',
    theirs: `${does(who, by, 'кладёшь', 'кладёт')} последние карты.`,
    pass: 'Готово',
  }),
  where: ({ by, face }, who) => ({
    mine: `Куда положить ${card(face)}?`,
    theirs: `${does(who, by, 'ищешь', 'ищет')} место: ${card(face)}.`,
  }),
  swap: ({ by, face }, who) => ({
    mine: `Какую карту взять за ${card(face)}?`,
    theirs: `${does(who, by, 'меняешь', 'меняет')} ${card(face)} на чужую карту.`,
  }),
  paint: ({ by }, who) => ({
    mine: 'В какой цвет перекрасить белые карты?',
    theirs: `${does(who, by, 'перекрашиваешь', 'перекрашивает')} луну.`,
    pass: 'Не надо',
  }),
  prize: ({ by }, who) => ({
    mine: 'Все четыре зомбёнка разные: можно взять карту резерва в зачёт.',
    theirs: `${does(who, by, 'выбираешь', 'выбирает')} приз.`,
    pass: 'Без приза',
  }),
  dream: ({ by, dream, migrates }, who) => ({
    mine: `${dreams[dream].name}: ${dreams[dream].help}${migrates ? '. Или миграция?' : '?'}`,
    theirs: `${does(who, by, 'мечтаешь', 'мечтает')}: ${dreams[dream].name}.`,
    pass: migrates ? 'Ничего' : 'Не надо',
  }),
  carrot: ({ by }, who) => ({
    mine: 'Морковка: какую карту с руки положить в луну?',
    theirs: `${does(who, by, 'меняешь', 'меняет')} карту в луне.`,
    pass: 'Никакую',
  }),
  replace: ({ by, face }, who) => ({
    mine: `Какую карту заменить на ${card(face)}?`,
    theirs: `${does(who, by, 'кладёшь', 'кладёт')} в луну ${card(face)}.`,
  }),
  mouse: ({ by }, who) => ({
    mine: 'Мышь: какую карту резерва добавить в луну?',
    theirs: `${does(who, by, 'выбираешь', 'выбирает')} карту резерва.`,
    pass: 'Никакую',
  }),
  keep: ({ by }, who) => ({
    mine: `${does(who, by, 'мечтаешь', 'мечтает')}: ${dreams.hand.name}. Оставь себе пять карт.`,
    theirs: 'У всех становится по пять карт.',
  }),
  draw: ({ by, left }, who) => ({
    mine: `Бери карту, осталось: ${left}.`,
    theirs: `${does(who, by, 'берёшь', 'берёт')} карты, ещё до ${left}.`,
  }),
};
