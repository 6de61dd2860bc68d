/** Italian words that belong to no game. */
import type { Refusal, Seat } from '../../../engine/contract.ts';
import type { CommonWords, Who } from '../words.ts';
import { board } from './board.ts';
import { tools } from './tools.ts';
import { all, closed, fromTop, list, plural, sentence } from './voice.ts';

const refusals: Readonly<Record<Refusal, string>> = {
  'not-now': 'Non ora.',
  stale: 'Qualcuno prima di te. La carta resta tua.',
  'not-asked': 'La domanda non è per te.',
  answered: 'Hai già risposto.',
  illegal: 'Questo non vale più.',
};

export const common: CommonWords = {
  title: 'Clowder',
  tagline: 'Giochi di carte con gattini. I gatti non dormono mai.',
  you: 'Tu',

  start: {
    language: 'Lingua',
    loading: 'Raduniamo i gatti...',
    games: 'Gioco',
    table: 'Tavolo',
    bots: 'Bot',
    play: 'Gioca',
    friends: 'Gioca con gli amici',
    friendsHelp: 'Un tavolo e un link. Niente account, niente da installare.',
    withBots: 'Gioca con i bot',
    how: 'Come si gioca',
    code: 'Hai un codice?',
    join: 'Entra',
    wrongCode: 'Un codice è fatto così: KOT-4827.',
    stillOpen: 'Il tuo tavolo è ancora aperto.',
    goBack: 'Torna',
    noStore: 'Navigazione privata: se chiudi la scheda, perdi il posto.',
    checkGame: 'Verifica una partita salvata',
    dropGame: 'Lascia qui la partita salvata',
    note: 'Non ufficiale. I nomi di giochi e carte sono dei rispettivi proprietari.',
    players: (min: number, max: number): string => `${min}-${max} giocatori`,
    bot: (n: number): string => plural(n, { other: '# bot' }),
  },

  table: {
    seats: 'Giocatori',
    piles: 'Mazzi',
    log: 'Cronaca',
    leave: 'Esci',
    help: 'Guida alle carte',
    dealing: 'Si danno le carte.',
    dice: 'Si mescolano le carte.',
    waited: 'Il tavolo aspetta',
    look: 'Sfoglia',
    lookAt: (pile: string): string => `Sfoglia: ${pile}`,
    empty: 'vuoto',
    topOf: (pile: string, face: string, n: number): string => `${pile}, ${cards(n)}, in cima: ${face}`,
    pileOf: (pile: string, n: number): string => `${pile}, ${cards(n)}`,
    cards,
    more: (n: number): string => `+${n}`,
  },

  board,

  prompt: {
    heading: 'La tua mossa',
    pass: 'Passo',
    place: 'Scegli',
    done: 'Fatto',
    reset: 'Da capo',
    cutIn: 'Puoi intervenire:',
    top: 'Cima',
    bottom: 'Fondo',
    random: 'A caso',
    where: 'Posizione',
    chosen: (n: number, max: number): string => `Scelte: ${n} su ${max}`,
    waiting: (seats: readonly Seat[], who: Who): string => `Aspettiamo: ${all(who, seats)}.`,
    slot: (slot: number, last: number): string => sentence(slot > 0 && slot === last ? 'in fondo' : fromTop(slot)),
    refused: (why: Refusal): string => refusals[why] ?? refusals['not-now'],
    seconds: (n: number): string => `${n} s`,
  },

  reaction: {
    ok: 'OK',
    hmm: 'Mmm...',
    react: 'Reagisci!',
    hold: 'Un attimo',
    holdHelp: 'Ancora un momento. Nessuno vede chi lo chiede.',
    held: 'Qualcuno: mmm...',
    paused: (seats: readonly Seat[], who: Who): string => `Pausa. Aspettiamo: ${all(who, seats)}.`,
  },

  log: {
    gains: (faces: readonly string[]): string => closed(`Ricevi: ${list(faces)}.`),
    loses: (faces: readonly string[]): string => closed(`Perdi: ${list(faces)}.`),
    shuffled: (pile: string): string => `${pile}: si mescola.`,
  },

  room: {
    yourTurn: 'Tocca a te',
    knocking: 'Toc toc...',
    cancel: 'Annulla',
    save: 'Salva',
    invite: 'Gli amici entrano da qui',
    found: {
      opening: 'Apriamo il tavolo...',
      open: 'Il tavolo è aperto.',
      deaf: 'Per ora i nuovi amici non trovano il tavolo. Chi è qui gioca lo stesso.',
    },
    share: 'Condividi',
    shareText: 'Una partita a carte? Tocca:',
    copy: 'Copia link',
    copied: 'Copiato',
    copyByHand: 'Il link, da copiare a mano',
    enlargeQr: 'Ingrandisci il codice QR',
    shrinkQr: 'Rimpicciolisci il codice QR',
    chairs: 'Chi gioca',
    keeps: 'ospita',
    bot: 'bot',
    firstGame: 'prima partita',
    links: {
      good: 'Connessione buona',
      fair: 'Connessione discreta',
      poor: 'Connessione scarsa',
      lost: 'Connessione persa',
      away: 'Assente',
    },
    addBot: '+ Bot',
    changeFace: 'Cambia',
    anotherCat: 'Un altro gatto',
    name: 'Nome',
    pace: 'Tempo per reagire',
    paces: { usual: 'Il solito', twice: 'Il doppio', 'four times': 'Il quadruplo', 'no clock': 'Senza orologio' },
    moveUp: (name: string): string => `Sposta in su: ${name}`,
    moveDown: (name: string): string => `Sposta in giù: ${name}`,
    remove: (name: string): string => `Rimuovi: ${name}`,
    watching: 'Chi guarda',
    next: 'gioca la prossima',
    sit: 'Siediti',
    stand: 'Guarda e basta',
    mayWatch: 'Chi può guardare',
    watcherCount: (n: number): string =>
      n === 0 ? 'Nessuno' : plural(n, { one: 'Al massimo # persona', other: 'Al massimo # persone' }),
    needs: (n: number): string =>
      plural(n, { one: 'Ne serve ancora #, o un bot', other: 'Ne servono ancora #, o dei bot' }),
    willWatch: (max: number, n: number): string =>
      `Al massimo ${max}: ${plural(n, { one: '# di voi guarda', other: '# di voi guardano' })}.`,
    start: 'Inizia',
    starting: 'Carte in arrivo tra 3 secondi...',
    wait: 'Aspetta',
    waitsForStart: "Aspettiamo l'inizio.",
    midGame: 'La partita è in corso. Alla prossima giochi tu.',
    reconnecting: 'Riconnessione... le tue carte sono al sicuro.',
    tryNow: 'Prova ora',
    isAway: (name: string): string => `${name} non c'è.`,
    skip: 'Salta il turno',
    standIn: 'Gioca un bot',
    standsIn: (name: string): string => `Un bot gioca per ${name} fino al ritorno.`,
    knocks: (name: string, number: string): string => `${name} bussa. Numero: ${number}.`,
    letIn: 'Fai entrare',
    turnAway: 'No',
    wantAgain: (n: number, of: number): string =>
      plural(n, { one: `# su ${of} vuole rigiocare.`, other: `# su ${of} vogliono rigiocare.` }),
    changeGame: 'Cambia gioco',
    watchingEnd: 'Stai guardando.',
    yourNumber: (number: string): string => `Di' il tuo numero al tavolo: ${number}. Devono farti entrare.`,
  },

  out: {
    'no-table': {
      what: "Questo tavolo non c'è più.",
      help: "Non c'è più nessuno. Chiedi un link nuovo, o apri un tavolo tuo.",
    },
    secret: {
      what: "Questo tavolo non c'è più.",
      help: "Non c'è più nessuno. Chiedi un link nuovo, o apri un tavolo tuo.",
    },
    full: { what: 'Posti finiti.', help: 'Puoi guardare finché non se ne libera uno.' },
    running: { what: 'La partita è in corso.', help: 'Questa non si può guardare. Riprova quando finisce.' },
    older: { what: 'La tua pagina è più vecchia della loro.', help: 'Ricaricala: il posto resta tuo.' },
    newer: { what: 'La loro pagina è più vecchia della tua.', help: 'Chiedi di ricaricarla.' },
    kicked: { what: 'Chi ospita ha liberato il tuo posto.', help: 'Puoi aprire un tavolo tuo.' },
    banned: { what: 'Chi ospita ha liberato il tuo posto.', help: 'Puoi aprire un tavolo tuo.' },
    busy: { what: 'Troppa gente alla porta.', help: 'Riprova tra un attimo.' },
    twin: {
      what: "Questo posto è aperto in un'altra scheda.",
      help: 'Continua di là, oppure gioca qui.',
    },
    blocked: {
      what: 'Questa rete blocca il collegamento diretto.',
      help: 'Con i dati mobili, o un altro Wi-Fi, di solito funziona.',
    },
    unreachable: {
      what: 'Al momento il tavolo non si trova.',
      help: "Questo dispositivo è in rete? Se sì, forse il punto d'incontro è fermo per un momento.",
    },
    left: { what: 'Non sei più al tavolo.', help: 'Finché è aperto, il link ti riporta lì.' },
    'no-webrtc': {
      what: 'Questo browser non sa parlare direttamente con gli altri.',
      help: 'Copia il link e aprilo in Chrome, Firefox o Safari.',
    },
  },
  broken: {
    what: 'Qualcosa si è rotto in questa pagina.',
    help: 'Il posto resta tuo. Ricarica la pagina per continuare.',
  },
  ways: {
    again: 'Riprova',
    watch: 'Guarda',
    'take-over': 'Gioca qui',
    reload: 'Ricarica',
    'new-table': 'Nuovo tavolo',
    start: 'Pagina iniziale',
  },

  tools,
  secret: { heading: 'Lo vedi solo tu', close: 'Chiudi' },
  end: { heading: 'Fine', again: 'Ancora', back: 'Pagina iniziale' },
  leaving: {
    question: 'Lasci la partita?',
    detail: 'Poi non si può riprendere.',
    stay: 'Resta',
    leave: 'Esci',
  },
};

function cards(n: number): string {
  return plural(n, { one: '# carta', other: '# carte' });
}
