/** Polish words for the end of a match. */
import type { EndWords } from '../end.ts';
import { plural } from './voice.ts';

export const end: EndWords = {
  stats: {
    kittens: {
      nopes: 'Zagrane „Nie!”',
      saves: 'Przeżyte kotki',
      deaths: 'Wybuchy',
      revived: 'Powroty zza grobu',
      stolen: 'Skradzione karty',
      stopped: 'Zagrania zatrzymane przez „Nie!”',
      aimed: 'Ulubiony cel',
      calm: 'Najwięcej kart z rzędu bez kotka',
      laid: 'Zagrane karty',
      drawn: 'Dobrane karty',
    },
    moon: {
      full: 'Pełnie',
      biggest: 'Najwięcej punktów za księżyc',
      migrations: 'Migracje',
      prizes: 'Nagrody',
      robberies: 'Skradzione karty',
      dreams: 'Sny',
      repainted: 'Przemalowane księżyce',
      laid: 'Wyłożone karty',
    },
    aliens: {
      wounds: 'Zadane rany',
      hunted: 'Główny cel',
      blocks: 'Odparte ataki',
      healed: 'Wyleczone życia',
      redirected: 'Przekierowane ataki',
      played: 'Zagrane karty',
      track: 'Zmiany na torze',
      drawn: 'Dobrane karty',
    },
  },
  inNumbers: 'W liczbach',
  order: 'Kto jak daleko',
  look: 'Pokaż stół',
  back: 'Do wyniku',
  share: 'Udostępnij',
  copied: 'Skopiowano',
  save: 'Zapisz grę',
  noSave: 'To urządzenie nie ma zapisu gry.',

  again: {
    who: 'Kto chce jeszcze raz',
    wants: 'chce jeszcze raz',
    soon: seconds =>
      `Rozdajemy za ${plural(seconds, { one: '# sekundę', few: '# sekundy', many: '# sekund', other: '# sekundy' })}.`,
    wait: 'Chwila',
    held: 'Ktoś potrzebuje chwili. Zaczniemy, gdy zechcą wszyscy.',
  },

  fair: {
    button: 'Czy jest uczciwie?',
    lastMatch: 'Poprzednia gra',
    hands: 'Po grze jej uczestnicy mogą zobaczyć karty ze wszystkich rąk.',
    bots: 'Boty i miejsca nieobecnych należą do hosta.',
    read: 'Czemu talii nie da się ustawić',
  },
};
