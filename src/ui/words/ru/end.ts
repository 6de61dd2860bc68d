/** Russian words for the end of a match. */
import type { EndWords } from '../end.ts';
import { plural } from './voice.ts';

export const end: EndWords = {
  stats: {
    kittens: {
      nopes: 'Сыграно «Нет»',
      saves: 'Пережито котят',
      deaths: 'Взрывы',
      revived: 'Возвращения с того света',
      stolen: 'Украдено карт',
      stopped: 'Ходов отменено через «Нет»',
      aimed: 'Любимая цель',
      calm: 'Карт подряд без котёнка',
      laid: 'Сыграно карт',
      drawn: 'Взято карт',
    },
    moon: {
      full: 'Полные луны',
      biggest: 'Больше всего очков за луну',
      migrations: 'Миграции',
      prizes: 'Награды',
      robberies: 'Украдено карт',
      dreams: 'Сны',
      repainted: 'Перекрашено лун',
      laid: 'Выложено карт',
    },
    aliens: {
      wounds: 'Нанесено ран',
      hunted: 'Главная мишень',
      blocks: 'Отбито атак',
      healed: 'Вылечено жизней',
      redirected: 'Атак перенаправлено',
      played: 'Сыграно карт',
      track: 'Перемен на шкале',
      drawn: 'Взято карт',
    },
  },
  inNumbers: 'В цифрах',
  order: 'Кто как далеко',
  look: 'На стол',
  back: 'К итогу',
  share: 'Поделиться',
  copied: 'Скопировано',
  save: 'Сохранить игру',
  noSave: 'На этом устройстве нет записи игры.',

  again: {
    who: 'Кто хочет ещё',
    wants: 'хочет ещё',
    soon: seconds =>
      `Сдаём через ${plural(seconds, { one: '# секунду', few: '# секунды', many: '# секунд', other: '# секунды' })}.`,
    wait: 'Подождите',
    held: 'Кому-то нужна минутка. Начнём, когда захотят все.',
  },

  fair: {
    button: 'Всё честно?',
    lastMatch: 'Прошлая игра',
    hands: 'После конца игры её участники могут увидеть все карты на руках.',
    bots: 'Ботами и местами тех, кого нет, распоряжается хост.',
    read: 'Почему колоду не подтасовать',
  },
};
