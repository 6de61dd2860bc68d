/** Italian words about fairness. */
import type { Seat } from '../../../engine/contract.ts';
import type { EndNote, Unverified } from '../../../p2p/fair/audit/audit.ts';
import type { FairStatus } from '../../../p2p/fair/judgement.ts';
import type { FairWords } from '../fair.ts';
import type { Misdeed } from '../misdeeds.ts';
import type { Refused } from '../refused.ts';
import type { Who } from '../words.ts';
import { symbols } from './symbols.ts';
import { all, allNamed, does, list, named, owned, plural } from './voice.ts';

const misdeeds: Readonly<Record<Misdeed, string>> = {
  roster: "L'elenco di chi gioca cambia prima dell'inizio.",
  stranger: "Apre la partita qualcuno che non è l'host del link.",
  'other-rules': 'La partita ha regole diverse da quelle di questa pagina.',
  unreadable: "Una voce non si legge o è di un'altra partita.",
  ignored: 'Un messaggio rovinato o in ritardo viene ignorato.',
  'two-histories': 'Circolano due storie diverse della partita.',
  'out-of-order': 'Una voce non segue dalla precedente.',
  'false-view': 'Qualcuno vede carte diverse da quelle che danno il mescolamento e le regole.',
  'false-copies': 'Le copie di sicurezza di un segreto non sono quelle dovute.',
  'false-draw': 'La parte di qualcuno nel mescolamento manca o è sostituita.',
  'no-draw': 'Manca un mescolamento o un sorteggio che le regole chiedono.',
  'needless-draw': 'Un sorteggio dove le regole non ne chiedono.',
  'forged-move': 'Una mossa è inventata o fatta a nome di altri.',
  'illegal-move': 'Passa una mossa che le regole vietano.',
  'sealed-wrong': 'Una scelta non si apre: la busta non è come deve essere.',
  'host-peeked': "L'host sceglie quando può già leggere le scelte degli altri.",
  'sent-away': 'Qualcuno viene dato per assente, o sostituito, senza motivo.',
  'take-over': 'Il tavolo passa di mano senza abbastanza voti.',
  'false-opening': "Il segreto aperto alla fine non è quello promesso all'inizio.",
  'false-result': 'Il risultato non è quello giocato.',
};

const device = (who: Who, seat: Seat): string => owned(who, seat, 'il tuo dispositivo', 'il dispositivo');

const missing: Readonly<Record<Unverified, (seat: Seat | null, who: Who) => string>> = {
  NOT_OPENED: (seat, who) => (seat === null ? 'manca un segreto.' : `${device(who, seat)} non apre il suo segreto.`),
  UNFINISHED: () => 'la partita non è finita.',
  OTHER_RULES: () => 'questa pagina ha altre regole. Firme, ordine e sorteggi tornano.',
};

const refused: Readonly<Record<Refused, string>> = {
  'too-big': 'Questo file è troppo grande per una partita salvata.',
  'no-receipt': 'Questa non è una partita salvata.',
  'other-version': "Questo file viene da un'altra versione di Clowder.",
  damaged: 'Questo file è rovinato o è stato cambiato dopo il salvataggio.',
  unfit: 'Quello che dice il file non può venire da un solo tavolo. Nessuno ne ha colpa.',
};

const unchecked: Readonly<Record<Extract<FairStatus, { at: 'unchecked' }>['why'], string>> = {
  alone: 'Una persona con i bot: niente da verificare.',
  'keeper-watches': "Non verificato: l'host guarda soltanto.",
  watching: 'Stai guardando: il mazzo lo verifica chi gioca.',
  unkept: 'Non verificato qui: questo dispositivo non ha il registro della partita.',
};

const devices = (n: number, of: number): string => `${n} ${n === 1 ? 'dispositivo' : 'dispositivi'} su ${of}`;

export const fair: FairWords = {
  symbols,

  line: {
    fair: (n, of) => `Mazzo verificato: ${devices(n, of)}. Nessuno poteva truccarlo.`,
    noted: (n, of, notes) =>
      `Mazzo verificato: ${devices(n, of)}, con ${plural(notes, { one: '# nota', other: '# note' })}.`,
    fewer: (n, of) => `Mazzo verificato, per ora ${devices(n, of)}.`,
    unverified: (code, seat, who) => `Non verificato: ${missing[code](seat, who)}`,
    cheat: (move, seat, who) => `Le carte non sono quelle promesse. Mossa ${move}, la tiene ${device(who, seat)}.`,
    checking: (done, of) => `Verifichiamo il mazzo: ${done} di ${of}`,
    unchecked: why => unchecked[why],
    playing: 'Ogni mescolamento viene da tutti quelli al tavolo.',
    details: 'Dettagli',
  },
  misdeed: misdeed => misdeeds[misdeed],
  hedge: 'Può dipendere anche da una pagina rotta o modificata.',

  note(note: EndNote, who: Who): string {
    switch (note.what) {
      case 'back-to':
        return `Il tavolo torna indietro di ${plural(note.lost, { one: '# voce', other: '# voci' })}.`;
      case 'silent':
        return `${does(who, note.seat, 'non dai in tempo la tua', 'non dà in tempo la sua')} parte di un sorteggio.`;
      case 'opened':
        return `Nei sorteggi vale una copia: ${named(who, note.seat)}.`;
      case 'played-for':
        return `L'host gioca ${note.seat === who.me ? 'al posto tuo' : `al posto di ${who.name(note.seat)}`}.`;
      case 'plays-again':
        return `${does(who, note.seat, 'giochi di nuovo', 'gioca di nuovo')}.`;
      case 'took-over':
        return `Il tavolo passa a un altro dispositivo: ${named(who, note.seat)}.`;
      case 'left':
        return `${does(who, note.seat, 'lasci', 'lascia')} il tavolo.`;
      case 'declared-gone':
        return `L'host segna un'assenza: ${named(who, note.seat)}.`;
      case 'timed-out':
        return `Tempo scaduto: ${allNamed(who, note.seats)}.`;
      case 'winner-by-replay':
        return "L'host non dice chi vince, lo trova la verifica.";
      case 'not-closed':
        return 'Non tutti firmano la fine.';
    }
  },

  sheet: {
    title: 'È stato tutto regolare?',
    close: 'Chiudi',
    save: 'Salva partita',
    saveHelp: 'Un solo file con nomi e mosse, da verificare di nuovo più tardi o altrove.',
    what: 'Che cosa è verificato',
    whatFair: [
      'Ogni mescolamento e ogni pesca alla cieca vengono da tutti i dispositivi insieme. Nessuno poteva sceglierli.',
      'Ogni mossa è firmata da chi la fa. Nessuno poteva inventarla o cambiarla.',
      'Dopo la fine ogni dispositivo rigioca tutta la partita e confronta tutto quello che ognuno ha visto.',
    ],
    table: 'Prova del tavolo',
    tableHelp: 'Siete in chiamata? Leggeteveli. Gli stessi sei per tutti: un solo tavolo, nessuno in mezzo.',
    who: 'Chi conferma',
    confirms: { fair: 'verificato', unverified: 'verifica impossibile', cheat: 'trova una bugia' },
    silent: 'nessuna risposta',
    otherEnd: "vede un'altra fine",
    draws: 'Sorteggi',
    draw: move => `Mossa ${move}`,
    fromAll: n => `da tutti e ${n}`,
    from: (seats, who) => `da: ${all(who, seats)}`,
    copy: (seats, who) => `da una copia conservata: ${list(seats.map(each => named(who, each)))}`,
    notes: 'Note',
    at: move => `Mossa ${move}`,
    wrong: 'Che cosa non torna',
    not: 'Che cosa non dimostra',
    nots: [
      "Il dispositivo dell'host conosce tutte le carte. Può guardare, ma non cambiarle di nascosto.",
      'Gli amici possono dirsi le carte. Nessuna verifica lo sente.',
      "Chi è in ritardo lo dice solo l'host.",
    ],
    numbers: 'In numeri',
    moves: 'Voci nel registro',
    events: 'Sorteggi',
    people: 'Dispositivi',
    end: 'Impronta della fine',
    code: 'Codice',
  },

  verify: {
    link: 'Verifica una partita salvata',
    title: 'Verifica una partita salvata',
    help: 'Trascina qui un file salvato da Clowder. Lo verifica questo dispositivo, nulla viene inviato.',
    choose: 'Scegli un file',
    another: 'Altro file',
    drop: 'Lascialo qui!',
    players: names => `Al tavolo: ${list(names)}.`,
    savedBy: name => `Di chi è il file: ${name}.`,
    build: id => `Versione: ${id}.`,
    failed: 'La verifica non parte. Ricarica la pagina quando sei online.',
    refused: why => refused[why],
  },
};
