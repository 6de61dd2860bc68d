/** Italian words for the end of a match. */
import type { EndWords } from '../end.ts';
import { plural } from './voice.ts';

export const end: EndWords = {
  stats: {
    kittens: {
      nopes: '«No!» a segno',
      saves: 'Gattini scampati',
      deaths: 'Esplosioni',
      revived: "Ritorni dall'aldilà",
      stolen: 'Carte rubate',
      stopped: 'Giocate fermate da un «No!»',
      aimed: 'Bersaglio preferito',
      calm: 'Più pescate di fila senza gattini',
      laid: 'Carte giocate',
      drawn: 'Carte pescate',
    },
    moon: {
      full: 'Lune piene',
      biggest: 'Più punti da una luna',
      migrations: 'Migrazioni',
      prizes: 'Premi',
      robberies: 'Carte rubate',
      dreams: 'Sogni',
      repainted: 'Lune ridipinte',
      laid: 'Carte posate',
    },
    aliens: {
      wounds: 'Ferite inflitte',
      hunted: 'Preda preferita',
      blocks: 'Attacchi fermati',
      healed: 'Vite curate',
      redirected: 'Attacchi deviati',
      played: 'Carte giocate',
      track: 'Cambi sul tracciato',
      drawn: 'Carte pescate',
    },
  },
  inNumbers: 'In numeri',
  order: 'Chi è arrivato dove',
  look: 'Vedi il tavolo',
  back: 'Al risultato',
  share: 'Condividi',
  copied: 'Copiato',
  save: 'Salva',
  noSave: 'Questo dispositivo non ha il registro della partita.',

  again: {
    who: "Chi vuole un'altra partita",
    wants: "vuole un'altra partita",
    soon: seconds => `Si distribuisce tra ${plural(seconds, { one: '# secondo', other: '# secondi' })}.`,
    wait: 'Aspetta',
    held: 'A qualcuno serve un attimo. Si parte quando lo vogliono tutti.',
  },

  fair: {
    button: 'È tutto onesto?',
    lastMatch: 'La partita precedente',
    hands: 'A partita finita, chi ha giocato può vedere tutte le mani.',
    bots: "I bot, e i posti di chi è via, sono dell'host.",
    read: 'Perché nessuno può truccare il mazzo',
  },
};
