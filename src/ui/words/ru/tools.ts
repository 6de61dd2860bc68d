/** Russian words for what every page has: sound, settings, and hints about the browser. */
import type { ToolWords } from '../en/tools.ts';
import { plural } from './voice.ts';

export const tools: ToolWords = {
  settings: 'Настройки',
  sound: 'Звук',
  mute: 'Выключить звук',
  unmute: 'Включить звук',
  inside: app => `Это браузер внутри ${app}. Если стол не открывается, открой ссылку в обычном браузере.`,
  insideSome: 'Это браузер внутри другого приложения. Если стол не открывается, открой ссылку в обычном браузере.',
  copy: 'Скопировать ссылку',
  copied: 'Скопировано',
  offline: 'Нет сети. С ботами играть можно.',
  away: plays => `Пока тебя нет: ${plural(plays, { one: '# ход', few: '# хода', many: '# ходов', other: '# хода' })}`,
  fast: plays => `Всё быстро: ${plural(plays, { one: '# ход', few: '# хода', many: '# ходов', other: '# хода' })}`,
  lost: cards => `Минус ${plural(cards, { one: '# карта', few: '# карты', many: '# карт', other: '# карты' })}`,
  lostNone: 'Твои карты на месте',
};
