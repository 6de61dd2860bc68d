/** Polish words that belong to no game. */
import type { Refusal } from '../../../engine/contract.ts';
import type { CommonWords } from '../words.ts';
import { board } from './board.ts';
import { tools } from './tools.ts';
import { all, cards, closed, fromTop, plural, sentence, titles } from './voice.ts';

const refusals: Readonly<Record<Refusal, string>> = {
  'not-now': 'Nie teraz.',
  stale: 'Ktoś był szybszy. Karta zostaje u ciebie.',
  'not-asked': 'To pytanie nie do ciebie.',
  answered: 'Twoja odpowiedź już padła.',
  illegal: 'Tak już nie można.',
};

const goneTable = {
  what: 'Tego stołu już nie ma.',
  help: 'Nikt już przy nim nie siedzi. Poproś o nowy link albo otwórz własny stół.',
};
const freedChair = { what: 'Gospodarz zwolnił twoje miejsce.', help: 'Możesz otworzyć własny stół.' };

export const common: CommonWords = {
  title: 'Clowder',
  tagline: 'Karcianki z kotkami. Koty nigdy nie śpią.',
  you: 'Ty',

  start: {
    language: 'Język',
    loading: 'Wołamy koty...',
    games: 'Gra',
    table: 'Stół',
    bots: 'Boty',
    play: 'Graj',
    friends: 'Graj ze znajomymi',
    friendsHelp: 'Dostajesz stół i link. Bez konta, bez instalowania.',
    withBots: 'Graj z botami',
    how: 'Jak się gra',
    code: 'Masz kod?',
    join: 'Dołącz',
    wrongCode: 'Kod wygląda tak: KOT-4827.',
    stillOpen: 'Twój stół wciąż jest otwarty.',
    goBack: 'Wróć',
    noStore: 'Tryb prywatny: zamknięcie tego okna to utrata miejsca.',
    checkGame: 'Sprawdź zapisaną grę',
    dropGame: 'Upuść tu zapisaną grę',
    note: 'Wersja nieoficjalna. Nazwy gier i kart należą do ich właścicieli.',
    players: (min, max) => `${min}–${max} graczy`,
    bot: n => plural(n, { one: '# bot', few: '# boty', many: '# botów', other: '# bota' }),
  },

  table: {
    seats: 'Gracze',
    piles: 'Stosy',
    log: 'Przebieg gry',
    leave: 'Wyjdź',
    help: 'Opis kart',
    dealing: 'Rozdajemy karty.',
    dice: 'Karty się tasują.',
    waited: 'Stół czeka',
    look: 'Przejrzyj',
    lookAt: pile => `Przejrzyj: ${pile}`,
    empty: 'pusto',
    topOf: (pile, face, n) => `${pile}, ${cards(n)}, na wierzchu: ${face}`,
    pileOf: (pile, n) => `${pile}, ${cards(n)}`,
    cards,
    more: n => `+${n}`,
  },

  board,

  prompt: {
    heading: 'Twój ruch',
    pass: 'Pas',
    place: 'Wybierz',
    done: 'Gotowe',
    reset: 'Od nowa',
    cutIn: 'Możesz się wtrącić:',
    top: 'Wierzch',
    bottom: 'Spód',
    random: 'Losowo',
    where: 'Miejsce',
    chosen: (n, max) => `Wybrano ${n} z ${max}`,
    waiting: (seats, who) => `Czekamy: ${all(who, seats)}.`,
    slot: (slot, last) => sentence(slot > 0 && slot === last ? 'na spodzie' : fromTop(slot)),
    refused: why => refusals[why] ?? refusals['not-now'],
    seconds: n => `${n} s`,
  },

  reaction: {
    ok: 'OK',
    hmm: 'Hmm...',
    react: 'Reaguj!',
    hold: 'Chwila',
    holdHelp: 'Jeszcze moment. Nikt nie widzi, kto prosi.',
    held: 'Ktoś: hmm...',
    paused: (seats, who) => `Czekamy na powrót: ${all(who, seats)}.`,
  },

  log: {
    gains: faces => closed(`Dostajesz: ${titles(faces)}`),
    loses: faces => closed(`Tracisz: ${titles(faces)}`),
    shuffled: pile => `${pile}: tasowanie.`,
  },

  room: {
    yourTurn: 'Twoja tura',
    knocking: 'Pukamy...',
    cancel: 'Anuluj',
    save: 'Zapisz',
    invite: 'Tędy wchodzą znajomi',
    found: {
      opening: 'Otwieramy stół...',
      open: 'Stół jest otwarty.',
      deaf: 'Nowe osoby na razie nie znajdą stołu. Kto jest, gra dalej.',
    },
    share: 'Udostępnij',
    shareText: 'Partyjka? Wejdź:',
    copy: 'Kopiuj link',
    copied: 'Skopiowano',
    copyByHand: 'Link do ręcznego skopiowania',
    enlargeQr: 'Powiększ kod QR',
    shrinkQr: 'Pomniejsz kod QR',
    chairs: 'Kto gra',
    keeps: 'gospodarz',
    bot: 'bot',
    firstGame: 'pierwsza gra',
    links: {
      good: 'Dobre połączenie',
      fair: 'Średnie połączenie',
      poor: 'Słabe połączenie',
      lost: 'Brak połączenia',
      away: 'Poza stołem',
    },
    addBot: '+ Bot',
    changeFace: 'Zmień',
    anotherCat: 'Inny kot',
    name: 'Imię',
    pace: 'Czas na reakcję',
    paces: {
      usual: 'Zwykły',
      twice: 'Dwa razy dłuższy',
      'four times': 'Cztery razy dłuższy',
      'no clock': 'Bez zegara',
    },
    moveUp: name => `W górę: ${name}`,
    moveDown: name => `W dół: ${name}`,
    remove: name => `Usuń: ${name}`,
    watching: 'Widownia',
    next: 'gra następnym razem',
    sit: 'Usiądź',
    stand: 'Tylko oglądaj',
    mayWatch: 'Kto może oglądać',
    watcherCount: n => (n === 0 ? 'Nikt' : `Najwyżej ${people(n)}`),
    needs: n => plural(n, { one: 'Brakuje # gracza albo bota', other: 'Brakuje # graczy albo botów' }),
    willWatch: (max, n) => `Miejsc: ${max}. Na widowni: ${people(n)}.`,
    start: 'Zaczynaj',
    starting: 'Rozdanie za 3 sekundy...',
    wait: 'Zaczekaj',
    waitsForStart: 'Czekamy na start.',
    midGame: 'Gra już trwa. Wchodzisz w następnej.',
    reconnecting: 'Łączymy ponownie... twoje karty są bezpieczne.',
    tryNow: 'Połącz teraz',
    isAway: name => `${name} nie odpowiada.`,
    skip: 'Pomiń turę',
    standIn: 'Niech gra bot',
    standsIn: name => `Dopóki nie wróci ${name}, gra bot.`,
    knocks: (name, number) => `${name} puka. Numer: ${number}.`,
    letIn: 'Wpuść',
    turnAway: 'Nie',
    wantAgain: (n, of) => `Za kolejną grą: ${n} z ${of}.`,
    changeGame: 'Inna gra',
    watchingEnd: 'Tylko oglądasz.',
    yourNumber: number => `Podaj im swój numer: ${number}. Muszą cię wpuścić.`,
  },

  out: {
    'no-table': goneTable,
    secret: goneTable,
    full: { what: 'Wszystkie miejsca są zajęte.', help: 'Możesz oglądać, aż któreś się zwolni.' },
    running: { what: 'Gra już trwa.', help: 'Tej nie można oglądać. Spróbuj, gdy się skończy.' },
    older: { what: 'Masz starszą wersję strony niż stół.', help: 'Odśwież ją: twoje miejsce czeka.' },
    newer: { what: 'Stół ma starszą wersję strony niż ty.', help: 'Poproś gospodarza o odświeżenie strony.' },
    kicked: freedChair,
    banned: freedChair,
    busy: { what: 'Za dużo osób naraz u drzwi.', help: 'Spróbuj za chwilę.' },
    twin: {
      what: 'To miejsce jest otwarte w innym oknie.',
      help: 'Możesz grać dalej tam albo przenieść się tutaj.',
    },
    blocked: {
      what: 'Ta sieć blokuje bezpośrednie połączenia.',
      help: 'Zwykle pomagają dane komórkowe albo inne Wi-Fi.',
    },
    unreachable: {
      what: 'Nie da się teraz znaleźć stołu.',
      help: 'Czy to urządzenie ma internet? Jeśli tak, punkt spotkań może mieć chwilową awarię.',
    },
    left: { what: 'Nie ma cię już przy stole.', help: 'Póki jest otwarty, wrócisz przez link.' },
    'no-webrtc': {
      what: 'Ta przeglądarka nie łączy się bezpośrednio z innymi.',
      help: 'Skopiuj link i otwórz go w Chrome, Firefoksie albo Safari.',
    },
  },
  broken: {
    what: 'Coś się zepsuło na tej stronie.',
    help: 'Twoje miejsce czeka. Odśwież stronę, żeby grać dalej.',
  },
  ways: {
    again: 'Spróbuj znów',
    watch: 'Oglądaj',
    'take-over': 'Graj tutaj',
    reload: 'Odśwież',
    'new-table': 'Nowy stół',
    start: 'Strona główna',
  },

  tools,
  secret: { heading: 'Widzisz to tylko ty', close: 'Zamknij' },
  end: { heading: 'Koniec', again: 'Jeszcze raz', back: 'Strona główna' },
  leaving: {
    question: 'Wyjść z tej gry?',
    detail: 'Nie da się do niej wrócić.',
    stay: 'Zostań',
    leave: 'Wyjdź',
  },
};

function people(n: number): string {
  return plural(n, { one: '# osoba', few: '# osoby', many: '# osób', other: '# osoby' });
}
