/** Polish words of the settings. */
import type { SettingsWords } from '../settings.ts';

export const settings: SettingsWords = {
  title: 'Ustawienia',
  close: 'Zamknij',
  language: 'Język',
  groups: { sound: 'Dźwięk', look: 'Wygląd', play: 'Gra', away: 'Gdy nie patrzysz' },
  wishes: {
    sound: { name: 'Dźwięk' },
    effects: { name: 'Odgłosy kart' },
    ping: { name: 'Dwie nuty na twoją kolej', help: 'Także gdy strona jest w tle.' },
    volume: { name: 'Głośność', values: { normal: 'Zwykła', quiet: 'Cicho, do rozmów' } },
    vibration: { name: 'Wibracja na twoją kolej' },
    motion: {
      name: 'Ruch',
      values: { system: 'Jak w systemie', full: 'Pełny', brisk: 'Szybki', reduced: 'Tylko przenikanie', none: 'Brak' },
    },
    cards: { name: 'Karty na ręce', values: { usual: 'Zwykłe', big: 'Duże' } },
    letters: { name: 'Nazwy na wszystkich kartach', help: 'Kolory też słowami.' },
    contrast: { name: 'Kontrast', values: { system: 'Jak w systemie', more: 'Wysoki' } },
    buttons: { name: 'Przyciski', values: { right: 'Z prawej', left: 'Z lewej' } },
    keys: { name: 'Skróty jednym klawiszem', help: 'P zagrywa, D dobiera, N to „Nie” i tak dalej.' },
    narration: { name: 'Czytnik ekranu', values: { quiet: 'Cicho', normal: 'Zwykle', verbose: 'Wszystko' } },
    pace: {
      name: 'Czas na reakcję',
      help: 'Dla całego stołu liczy się najdłuższy. Nikt nie widzi, czyj.',
      values: {
        usual: 'Zwykły',
        twice: 'Dwa razy dłuższy',
        'four times': 'Cztery razy dłuższy',
        'no clock': 'Bez zegara',
      },
    },
    notify: { name: 'Powiadomienie o twojej kolei', help: 'Tylko gdy strona jest w tle.' },
  },
  refused: 'Przeglądarka nie pozwala. Najpierw zezwól tej stronie na powiadomienia.',
};
