/** Polish words about fairness. */
import type { Seat } from '../../../engine/contract.ts';
import type { EndNote, Unverified } from '../../../p2p/fair/audit/audit.ts';
import type { FairStatus } from '../../../p2p/fair/judgement.ts';
import type { FairWords } from '../fair.ts';
import type { Misdeed } from '../misdeeds.ts';
import type { Refused } from '../refused.ts';
import type { Who } from '../words.ts';
import { symbols } from './symbols.ts';
import { all, does, list, named, plural } from './voice.ts';

const misdeeds: Readonly<Record<Misdeed, string>> = {
  roster: 'Lista graczy jest zmieniona przed startem.',
  stranger: 'Grę otwiera ktoś inny niż gospodarz z linku.',
  'other-rules': 'Gra ma inne zasady niż ta strona.',
  unreadable: 'Wpisu nie da się odczytać albo jest z innej gry.',
  ignored: 'Uszkodzona lub spóźniona wiadomość jest pominięta.',
  'two-histories': 'Gracze znają dwie różne historie gry.',
  'out-of-order': 'Wpis nie wynika z poprzedniego.',
  'false-view': 'Ktoś widzi inne karty, niż dają tasowanie i zasady.',
  'false-copies': 'Zapasowe kopie sekretu nie są takie, jak trzeba.',
  'false-draw': 'Czyjaś część tasowania jest pominięta lub podmieniona.',
  'no-draw': 'Brakuje tasowania lub losowania, którego wymagają zasady.',
  'needless-draw': 'Losowanie tam, gdzie zasady go nie przewidują.',
  'forged-move': 'Ruch jest zmyślony albo zrobiony w cudzym imieniu.',
  'illegal-move': 'Przechodzi ruch zakazany przez zasady.',
  'sealed-wrong': 'Wyboru nie da się otworzyć: koperta jest nie taka.',
  'host-peeked': 'Gospodarz wybiera, gdy może już przeczytać wybory innych.',
  'sent-away': 'Kogoś bez powodu uznano za nieobecną osobę lub ktoś za nią gra.',
  'take-over': 'Stół przechodzi w inne ręce bez dość głosów.',
  'false-opening': 'Sekret otwarty na końcu to nie ten obiecany na początku.',
  'false-result': 'Wynik nie jest tym, który wyszedł w grze.',
};

/** A device in the nominative, the name in brackets. */
const device = (who: Who, seat: Seat): string =>
  seat === who.me ? 'twoje urządzenie' : `urządzenie (${who.name(seat)})`;

const missing: Readonly<Record<Unverified, (seat: Seat | null, who: Who) => string>> = {
  NOT_OPENED: (seat, who) => (seat === null ? 'brakuje sekretu.' : `sekretu nie otwiera ${device(who, seat)}.`),
  UNFINISHED: () => 'gra nie jest skończona.',
  OTHER_RULES: () => 'ta strona ma inne zasady. Podpisy, kolejność i losowania się zgadzają.',
};

const refused: Readonly<Record<Refused, string>> = {
  'too-big': 'Ten plik jest za duży na zapisaną grę.',
  'no-receipt': 'To nie jest zapisana gra.',
  'other-version': 'Ten plik pochodzi z innej wersji Clowder.',
  damaged: 'Ten plik jest uszkodzony albo zmieniony po zapisaniu.',
  unfit: 'To, co jest w pliku, nie mogło powstać przy jednym stole. Nikt nie jest o to winiony.',
};

const unchecked: Readonly<Record<Extract<FairStatus, { at: 'unchecked' }>['why'], string>> = {
  alone: 'Jedna osoba i boty: nie ma czego sprawdzać.',
  'keeper-watches': 'Niesprawdzone: gospodarz tylko patrzy.',
  watching: 'Oglądasz: talię sprawdzają gracze.',
  unkept: 'Tu nie sprawdzono: to urządzenie nie ma zapisu gry.',
};

const devices = (n: number, of: number): string =>
  `${n} z ${plural(of, { one: '# urządzenia', few: '# urządzeń', many: '# urządzeń', other: '# urządzeń' })}`;

export const fair: FairWords = {
  symbols,

  line: {
    fair: (n, of) => `Talia sprawdzona: ${devices(n, of)}. Nikt nie mógł jej ułożyć.`,
    noted: (n, of, notes) =>
      `Talia sprawdzona: ${devices(n, of)}, ${plural(notes, { one: '# uwaga', few: '# uwagi', many: '# uwag', other: '# uwagi' })}.`,
    fewer: (n, of) => `Talia sprawdzona, na razie ${devices(n, of)}.`,
    unverified: (code, seat, who) => `Niesprawdzone: ${missing[code](seat, who)}`,
    cheat: (move, seat, who) => `Karty nie zgadzają się z obietnicą. Ruch ${move}, prowadzi ${device(who, seat)}.`,
    checking: (done, of) => `Sprawdzamy talię: ${done} z ${of}`,
    unchecked: why => unchecked[why],
    playing: 'Każde tasowanie tworzą wszyscy przy stole.',
    details: 'Szczegóły',
  },
  misdeed: misdeed => misdeeds[misdeed],
  hedge: 'Może to też sprawić zepsuta lub zmieniona strona.',

  note(note: EndNote, who: Who): string {
    switch (note.what) {
      case 'back-to':
        return `Stół cofa się o ${plural(note.lost, { one: '# wpis', few: '# wpisy', many: '# wpisów', other: '# wpisu' })}.`;
      case 'silent':
        return `${does(who, note.seat, 'nie dajesz', 'nie daje')} na czas swojej części losowania.`;
      case 'opened':
        return `W losowaniach zastępuje kopia: ${named(who, note.seat)}.`;
      case 'played-for':
        return `Gospodarz gra w zastępstwie: ${named(who, note.seat)}.`;
      case 'plays-again':
        return `${does(who, note.seat, 'znów grasz', 'znów gra')}.`;
      case 'took-over':
        return `Stół przejmuje nowe urządzenie: ${named(who, note.seat)}.`;
      case 'left':
        return `${does(who, note.seat, 'odchodzisz', 'odchodzi')} od stołu.`;
      case 'declared-gone':
        return `Gospodarz uznaje, że przy stole nie ma już: ${named(who, note.seat)}.`;
      case 'timed-out':
        return `Koniec czasu: ${all(who, note.seats)}.`;
      case 'winner-by-replay':
        return 'Gospodarz nie podaje wyniku, znajduje go sprawdzenie.';
      case 'not-closed':
        return 'Nie wszyscy podpisują koniec.';
    }
  },

  sheet: {
    title: 'Czy było uczciwie?',
    close: 'Zamknij',
    save: 'Zapisz grę',
    saveHelp: 'Jeden plik z imionami i ruchami, żeby sprawdzić jeszcze raz później albo gdzie indziej.',
    what: 'Co jest sprawdzone',
    whatFair: [
      'Każde tasowanie i losowanie tworzą wszystkie urządzenia razem. Żadne nie mogło go wybrać.',
      'Każdy ruch ma podpis tego, kto go robi. Nikt nie mógł go zmyślić ani zmienić.',
      'Po końcu każde urządzenie gra całą grę od nowa i porównuje wszystko, co ktokolwiek widzi.',
    ],
    table: 'Sprawdzenie stołu',
    tableHelp: 'Rozmawiacie? Przeczytajcie to sobie. Te same sześć u wszystkich: jeden stół, nikogo pośrodku.',
    who: 'Kto potwierdza',
    confirms: { fair: 'sprawdzone', unverified: 'nie da się sprawdzić', cheat: 'jest kłamstwo' },
    silent: 'brak odpowiedzi',
    otherEnd: 'widzi inny koniec',
    draws: 'Losowania',
    draw: move => `Ruch ${move}`,
    fromAll: n => `od wszystkich ${n}`,
    from: (seats, who) => `od: ${all(who, seats)}`,
    copy: (seats, who) => `z zachowanej kopii: ${list(seats.map(seat => named(who, seat)))}`,
    notes: 'Uwagi',
    at: move => `Ruch ${move}`,
    wrong: 'Co się nie zgadza',
    not: 'Czego to nie dowodzi',
    nots: [
      'Urządzenie gospodarza zna wszystkie karty. Może zajrzeć, ale nie zmieni ich niezauważenie.',
      'Znajomi mogą zdradzić sobie karty. Tego nie usłyszy żadne sprawdzenie.',
      'Kto się spóźnia, wiadomo tylko od gospodarza.',
    ],
    numbers: 'W liczbach',
    moves: 'Wpisy w dzienniku',
    events: 'Losowania',
    people: 'Urządzenia',
    end: 'Odcisk końca',
    code: 'Kod',
  },

  verify: {
    link: 'Sprawdź zapisaną grę',
    title: 'Sprawdź zapisaną grę',
    help: 'Upuść tu plik zapisany w Clowder. Sprawdzi go to urządzenie, nic nie jest wysyłane.',
    choose: 'Wybierz plik',
    another: 'Inny plik',
    drop: 'Upuść!',
    players: names => `Przy stole: ${list(names)}.`,
    savedBy: name => `Czyj plik: ${name}.`,
    build: id => `Wersja: ${id}.`,
    failed: 'Sprawdzanie nie rusza. Odśwież stronę, gdy będzie sieć.',
    refused: why => refused[why],
  },
};
