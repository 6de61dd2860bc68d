/** Russian words about fairness. */
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
  roster: 'Список игроков изменён до начала.',
  stranger: 'Игру открыл не тот, кто прислал ссылку.',
  'other-rules': 'Игра открыта с другими правилами, чем на этой странице.',
  unreadable: 'Запись не читается или она из другой игры.',
  ignored: 'Повреждённое или запоздалое сообщение пропущено.',
  'two-histories': 'Игрокам рассказаны две разные истории игры.',
  'out-of-order': 'Запись не продолжает предыдущую.',
  'false-view': 'Кому-то показаны не те карты, что дают тасовка и правила.',
  'false-copies': 'Запасные копии секрета не такие, как обещано.',
  'false-draw': 'Чья-то доля тасовки пропущена или подменена.',
  'no-draw': 'Нет тасовки или жребия там, где их требуют правила.',
  'needless-draw': 'Жребий брошен там, где правила его не требуют.',
  'forged-move': 'Ход выдуман или сделан от чужого имени.',
  'illegal-move': 'Пропущен ход, запрещённый правилами.',
  'sealed-wrong': 'Выбор не открывается: он запечатан не так.',
  'host-peeked': 'Хост выбирает, когда уже может прочесть выбор других.',
  'sent-away': 'Кто-то без причины назван ушедшим или за него играют.',
  'take-over': 'Стол переходит к другому без нужного числа голосов.',
  'false-opening': 'Секрет, открытый в конце, не тот, что обещан в начале.',
  'false-result': 'Итог не тот, что сыгран.',
};

/** A device in the nominative, the name after a colon. */
const device = (who: Who, seat: Seat): string =>
  seat === who.me ? 'твоё устройство' : `устройство: ${who.name(seat)}`;

const missing: Readonly<Record<Unverified, (seat: Seat | null, who: Who) => string>> = {
  NOT_OPENED: (seat, who) => (seat === null ? 'не хватает секрета.' : `секрет не открыт, ${device(who, seat)}.`),
  UNFINISHED: () => 'игра не доиграна.',
  OTHER_RULES: () => 'на этой странице другие правила. Подписи, порядок и жребии верны.',
};

const refused: Readonly<Record<Refused, string>> = {
  'too-big': 'Файл слишком велик для сохранённой игры.',
  'no-receipt': 'Это не сохранённая игра.',
  'other-version': 'Файл сохранён другой версией Clowder.',
  damaged: 'Файл повреждён или изменён после сохранения.',
  unfit: 'Записи в файле не могли появиться за одним столом. Никто не обвиняется.',
};

const unchecked: Readonly<Record<Extract<FairStatus, { at: 'unchecked' }>['why'], string>> = {
  alone: 'Один человек и боты: проверять нечего.',
  'keeper-watches': 'Не проверено: хост только смотрит.',
  watching: 'Ты смотришь: колоду проверяют игроки.',
  unkept: 'Здесь не проверено: на этом устройстве нет записи игры.',
};

const devices = (n: number, of: number): string =>
  `${n} из ${plural(of, { one: '# устройства', few: '# устройств', many: '# устройств', other: '# устройств' })}`;

export const fair: FairWords = {
  symbols,

  line: {
    fair: (n, of) => `Колода проверена: ${devices(n, of)}. Подтасовать её никто не мог.`,
    noted: (n, of, notes) =>
      `Колода проверена: ${devices(n, of)}, ${plural(notes, { one: '# заметка', few: '# заметки', many: '# заметок', other: '# заметки' })}.`,
    fewer: (n, of) => `Колода проверена, пока ${devices(n, of)}.`,
    unverified: (code, seat, who) => `Не проверено: ${missing[code](seat, who)}`,
    cheat: (move, seat, who) => `Карты не те, что обещаны. Ход ${move}, вело ${device(who, seat)}.`,
    checking: (done, of) => `Проверяем колоду: ${done} из ${of}`,
    unchecked: why => unchecked[why],
    playing: 'Каждую тасовку создают все за столом вместе.',
    details: 'Подробнее',
  },
  misdeed: misdeed => misdeeds[misdeed],
  hedge: 'Так бывает и из-за сломанной или изменённой страницы.',

  note(note: EndNote, who: Who): string {
    switch (note.what) {
      case 'back-to':
        return `Стол возвращается на ${plural(note.lost, { one: '# запись', few: '# записи', many: '# записей', other: '# записи' })} назад.`;
      case 'silent':
        return `${does(who, note.seat, 'не даёшь', 'не даёт')} вовремя свою долю жребия.`;
      case 'opened':
        return `Вместо игрока в жребии запасная копия: ${named(who, note.seat)}.`;
      case 'played-for':
        return `Хост играет за другого: ${named(who, note.seat)}.`;
      case 'plays-again':
        return `${does(who, note.seat, 'снова играешь', 'снова играет')}.`;
      case 'took-over':
        return `Стол ведёт новое устройство: ${named(who, note.seat)}.`;
      case 'left':
        return `${does(who, note.seat, 'уходишь', 'уходит')}.`;
      case 'declared-gone':
        return `Хост объявляет ушедшим: ${named(who, note.seat)}.`;
      case 'timed-out':
        return `Время вышло: ${all(who, note.seats)}.`;
      case 'winner-by-replay':
        return 'Хост не называет победителя, его находит проверка.';
      case 'not-closed':
        return 'Конец подписывают не все.';
    }
  },

  sheet: {
    title: 'Всё честно?',
    close: 'Закрыть',
    save: 'Сохранить',
    saveHelp: 'Один файл с именами и ходами: проверить ещё раз потом или в другом месте.',
    what: 'Что проверено',
    whatFair: [
      'Каждую тасовку и каждый жребий создают все устройства вместе. Ни одно не могло выбрать исход.',
      'Каждый ход подписан тем, кто его сделал. Никто не мог выдумать или изменить ход.',
      'После конца каждое устройство сыграло всю игру заново и сравнило всё, что кому-либо показано.',
    ],
    table: 'Проверка стола',
    tableHelp: 'На связи? Прочтите это друг другу. Шесть одинаковых у всех: стол один, посредника нет.',
    who: 'Кто подтверждает',
    confirms: { fair: 'проверено', unverified: 'проверить не удалось', cheat: 'найдена ложь' },
    silent: 'ответа нет',
    otherEnd: 'виден другой конец',
    draws: 'Жребии',
    draw: move => `Ход ${move}`,
    fromAll: n => `от всех, их ${n}`,
    from: (seats, who) => `от: ${all(who, seats)}`,
    copy: (seats, who) => `из запасной копии: ${list(seats.map(seat => named(who, seat)))}`,
    notes: 'Заметки',
    at: move => `Ход ${move}`,
    wrong: 'Что не так',
    not: 'Чего это не доказывает',
    nots: [
      'Устройство хоста знает все карты. Подсмотреть можно, незаметно изменить нельзя.',
      'Друзья могут рассказать друг другу свои карты. Этого не услышит никакая проверка.',
      'Кто опоздал, известно со слов хоста.',
    ],
    numbers: 'В цифрах',
    moves: 'Записей в журнале',
    events: 'Жребиев',
    people: 'Устройств',
    end: 'Отпечаток конца',
    code: 'Код',
  },

  verify: {
    link: 'Проверить сохранённую игру',
    title: 'Проверить сохранённую игру',
    help: 'Перетащи сюда файл, сохранённый в Clowder. Проверка идёт на этом устройстве, никуда ничего не уходит.',
    choose: 'Выбрать файл',
    another: 'Другой файл',
    drop: 'Отпускай!',
    players: names => `За столом: ${list(names)}.`,
    savedBy: name => `Чей файл: ${name}.`,
    build: id => `Сделано в ${id}.`,
    failed: 'Проверка не запускается. Обнови страницу, когда будет сеть.',
    refused: why => refused[why],
  },
};
