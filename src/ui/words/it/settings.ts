/** Italian words of the settings. */
import type { SettingsWords } from '../settings.ts';

export const settings: SettingsWords = {
  title: 'Impostazioni',
  close: 'Chiudi',
  language: 'Lingua',
  groups: { sound: 'Suono', look: 'Aspetto', play: 'Gioco', away: 'Quando non guardi' },
  wishes: {
    sound: { name: 'Suono' },
    effects: { name: 'Suoni delle carte' },
    ping: { name: 'Due note quando tocca a te', help: 'Anche con la pagina in secondo piano.' },
    volume: { name: 'Volume', values: { normal: 'Normale', quiet: 'Basso, per le chiamate' } },
    vibration: { name: 'Vibrazione quando tocca a te' },
    motion: {
      name: 'Movimento',
      values: {
        system: 'Come il sistema',
        full: 'Pieno',
        brisk: 'Svelto',
        reduced: 'Solo dissolvenze',
        none: 'Nessuno',
      },
    },
    cards: { name: 'Carte in mano', values: { usual: 'Normali', big: 'Grandi' } },
    letters: { name: 'Nomi su tutte le carte', help: 'Anche i colori a parole.' },
    contrast: { name: 'Contrasto', values: { system: 'Come il sistema', more: 'Alto' } },
    buttons: { name: 'Pulsanti', values: { right: 'A destra', left: 'A sinistra' } },
    keys: { name: 'Scorciatoie a un tasto', help: 'P gioca, D pesca, N dice no e così via.' },
    narration: { name: 'Lettore di schermo', values: { quiet: 'Poco', normal: 'Normale', verbose: 'Tutto' } },
    pace: {
      name: 'Tempo per reagire',
      help: 'Per tutto il tavolo vale il più lungo. Nessuno vede di chi è.',
      values: { usual: 'Normale', twice: 'Il doppio', 'four times': 'Il quadruplo', 'no clock': 'Senza orologio' },
    },
    notify: { name: 'Notifica quando tocca a te', help: 'Solo con la pagina in secondo piano.' },
  },
  refused: 'Il browser non lo permette. Prima consenti le notifiche per questa pagina.',
};
