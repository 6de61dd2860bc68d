/** Polish words for what every page has: sound, settings, and hints about the browser. */
import type { ToolWords } from '../en/tools.ts';
import { plural } from './voice.ts';

export const tools: ToolWords = {
  settings: 'Ustawienia',
  sound: 'Dźwięk',
  mute: 'Wyłącz dźwięk',
  unmute: 'Włącz dźwięk',
  inside: app => `To przeglądarka wewnątrz ${app}. Jeśli stół się nie otwiera, otwórz link w zwykłej przeglądarce.`,
  insideSome:
    'To przeglądarka wewnątrz innej aplikacji. Jeśli stół się nie otwiera, otwórz link w zwykłej przeglądarce.',
  copy: 'Skopiuj link',
  copied: 'Skopiowano',
  offline: 'Nie ma sieci. Gra z botami działa.',
  away: plays =>
    `Podczas twojej nieobecności: ${plural(plays, { one: '# zagranie', few: '# zagrania', many: '# zagrań', other: '# zagrania' })}`,
  fast: plays =>
    `Szybko poszło: ${plural(plays, { one: '# zagranie', few: '# zagrania', many: '# zagrań', other: '# zagrania' })}`,
  lost: cards => `Tracisz ${plural(cards, { one: '# kartę', few: '# karty', many: '# kart', other: '# karty' })}`,
  lostNone: 'Twoje karty są na miejscu',
};
