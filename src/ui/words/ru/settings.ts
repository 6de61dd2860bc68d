/** Russian words of the settings. */
import type { SettingsWords } from '../settings.ts';

export const settings: SettingsWords = {
  title: 'Настройки',
  close: 'Закрыть',
  language: 'Язык',
  groups: { sound: 'Звук', look: 'Вид', play: 'Игра', away: 'Когда страница скрыта' },
  wishes: {
    sound: { name: 'Звук' },
    effects: { name: 'Звуки карт' },
    ping: { name: 'Две ноты в твой ход', help: 'И когда страница в фоне.' },
    volume: { name: 'Громкость', values: { normal: 'Обычная', quiet: 'Тихо, для звонков' } },
    vibration: { name: 'Вибрация в твой ход' },
    motion: {
      name: 'Движение',
      values: { system: 'Как в системе', full: 'Полное', brisk: 'Быстрое', reduced: 'Только плавно', none: 'Нет' },
    },
    cards: { name: 'Карты в руке', values: { usual: 'Обычные', big: 'Крупные' } },
    letters: { name: 'Названия на всех картах', help: 'Цвета тоже словами.' },
    contrast: { name: 'Контраст', values: { system: 'Как в системе', more: 'Высокий' } },
    buttons: { name: 'Кнопки', values: { right: 'Справа', left: 'Слева' } },
    keys: { name: 'Клавиши без сочетаний', help: 'P играет, D берёт, N - «Нет» и так далее.' },
    narration: { name: 'Экранный диктор', values: { quiet: 'Тихо', normal: 'Обычно', verbose: 'Всё подряд' } },
    pace: {
      name: 'Время на реакцию',
      help: 'Для всего стола считается самое долгое. Никто не видит, чьё оно.',
      values: { usual: 'Обычное', twice: 'Вдвое дольше', 'four times': 'Вчетверо дольше', 'no clock': 'Без часов' },
    },
    notify: { name: 'Уведомление в твой ход', help: 'Только когда страница в фоне.' },
  },
  refused: 'Браузер не разрешает. Сначала разреши уведомления для этой страницы.',
};
