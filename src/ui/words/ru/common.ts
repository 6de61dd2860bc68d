/** Russian words that belong to no game. */
import type { Refusal, Seat } from '../../../engine/contract.ts';
import type { CommonWords, Who } from '../words.ts';
import { board } from './board.ts';
import { tools } from './tools.ts';
import { all, cards, fromTop, plural, quotedAll, sentence } from './voice.ts';

const refusals: Readonly<Record<Refusal, string>> = {
  'not-now': 'Не сейчас.',
  stale: 'Кто-то быстрее. Карта осталась у тебя.',
  'not-asked': 'Тебя не спрашивали.',
  answered: 'Твой ответ уже принят.',
  illegal: 'Так уже нельзя.',
};

const gone = {
  what: 'Этого стола больше нет.',
  help: 'За ним уже никто не сидит. Попроси новую ссылку или открой свой стол.',
};
const freed = { what: 'Твоё место за столом освободили.', help: 'Можно открыть свой стол.' };

export const common: CommonWords = {
  title: 'Clowder',
  tagline: 'Карточные игры с котятами. Коты не спят никогда.',
  you: 'Ты',

  start: {
    language: 'Язык',
    loading: 'Зовём котов...',
    games: 'Игра',
    table: 'Стол',
    bots: 'Боты',
    play: 'Играть',
    friends: 'Играть с друзьями',
    friendsHelp: 'Получишь стол и ссылку. Без регистрации и установки.',
    withBots: 'Играть с ботами',
    how: 'Как играть',
    code: 'Есть код?',
    join: 'Войти',
    wrongCode: 'Код выглядит так: KOT-4827.',
    stillOpen: 'Твой стол ещё открыт.',
    goBack: 'Вернуться',
    noStore: 'Приватный режим: закроешь вкладку — место пропадёт.',
    checkGame: 'Проверить сохранённую игру',
    dropGame: 'Отпускай файл игры здесь',
    note: 'Неофициально. Названия игр и карт принадлежат их владельцам.',
    players: (min: number, max: number): string =>
      `${min}–${plural(max, { one: '# игрок', few: '# игрока', many: '# игроков', other: '# игрока' })}`,
    bot: (n: number): string => plural(n, { one: '# бот', few: '# бота', many: '# ботов', other: '# бота' }),
  },

  table: {
    seats: 'Игроки',
    piles: 'Стопки',
    log: 'Ход игры',
    leave: 'Выйти',
    help: 'Что делают карты',
    dealing: 'Раздаём карты.',
    dice: 'Карты тасуются.',
    waited: 'Стол ждёт',
    look: 'Просмотреть',
    lookAt: (pile: string): string => `Просмотреть: ${pile}`,
    empty: 'пусто',
    topOf: (pile: string, face: string, n: number): string => `${pile}, ${cards(n)}, сверху: ${face}`,
    pileOf: (pile: string, n: number): string => `${pile}, ${cards(n)}`,
    cards,
    more: (n: number): string => `+${n}`,
  },

  board,

  prompt: {
    heading: 'Решать тебе',
    pass: 'Пас',
    place: 'Выбрать',
    done: 'Готово',
    reset: 'Заново',
    cutIn: 'Можно вмешаться:',
    top: 'Верх',
    bottom: 'Низ',
    random: 'Наугад',
    where: 'Место',
    chosen: (n: number, max: number): string => `Выбрано: ${n} из ${max}`,
    waiting: (seats: readonly Seat[], who: Who): string => `Ждём: ${all(who, seats)}.`,
    slot: (slot: number, last: number): string => sentence(slot > 0 && slot === last ? 'в самом низу' : fromTop(slot)),
    refused: (why: Refusal): string => refusals[why] ?? refusals['not-now'],
    seconds: (n: number): string => `${n} с`,
  },

  reaction: {
    ok: 'Ладно',
    hmm: 'Хм...',
    react: 'Вмешаться!',
    hold: 'Минутку',
    holdHelp: 'Ещё чуть-чуть времени. Никто не видит, кто просит.',
    held: 'Кто-то: хм...',
    paused: (seats: readonly Seat[], who: Who): string => `Ждём возвращения: ${all(who, seats)}.`,
  },

  log: {
    gains: (faces: readonly string[]): string => `Ты получаешь: ${quotedAll(faces)}.`,
    loses: (faces: readonly string[]): string => `Ты теряешь: ${quotedAll(faces)}.`,
    shuffled: (pile: string): string => `${pile}: перетасовано.`,
  },

  room: {
    yourTurn: 'Твой ход',
    knocking: 'Стучимся...',
    cancel: 'Отмена',
    save: 'Сохранить',
    invite: 'Так друзья попадут за стол',
    found: {
      opening: 'Открываем стол...',
      open: 'Стол открыт.',
      deaf: 'Новым друзьям стол сейчас не найти. Кто уже здесь, играет дальше.',
    },
    share: 'Поделиться',
    shareText: 'Сыграем в карты? Жми:',
    copy: 'Копировать',
    copied: 'Скопировано',
    copyByHand: 'Ссылка, чтобы скопировать вручную',
    enlargeQr: 'Показать QR-код крупно',
    shrinkQr: 'Снова уменьшить QR-код',
    chairs: 'Кто играет',
    keeps: 'ведёт',
    bot: 'бот',
    firstGame: 'первая игра',
    links: {
      good: 'Хорошая связь',
      fair: 'Средняя связь',
      poor: 'Плохая связь',
      lost: 'Связь потеряна',
      away: 'Отсутствует',
    },
    addBot: '+ Бот',
    changeFace: 'Изменить',
    anotherCat: 'Другой кот',
    name: 'Имя',
    pace: 'Время на реакцию',
    paces: { usual: 'Обычное', twice: 'Вдвое больше', 'four times': 'Вчетверо больше', 'no clock': 'Без часов' },
    moveUp: (name: string): string => `Выше: ${name}`,
    moveDown: (name: string): string => `Ниже: ${name}`,
    remove: (name: string): string => `Убрать: ${name}`,
    watching: 'Зрители',
    next: 'играет в следующей',
    sit: 'Сесть за стол',
    stand: 'Буду смотреть',
    mayWatch: 'Кому можно смотреть',
    watcherCount: (n: number): string =>
      n === 0 ? 'Никому' : plural(n, { one: 'До # человека', other: 'До # человек' }),
    needs: (n: number): string =>
      plural(n, {
        one: 'Нужен ещё # игрок или бот',
        few: 'Нужны ещё # игрока или боты',
        many: 'Нужно ещё # игроков или боты',
        other: 'Нужно ещё # игрока или боты',
      }),
    willWatch: (max: number, n: number): string =>
      `Мест: ${max}. ${plural(n, { one: '# из вас смотрит', other: '# из вас смотрят' })}.`,
    start: 'Начать',
    starting: 'Раздаём через 3 секунды...',
    wait: 'Подождать',
    waitsForStart: 'Ждём начала.',
    midGame: 'Там идёт игра. Ты в следующей.',
    reconnecting: 'Ищем связь... твои карты целы.',
    tryNow: 'Попробовать',
    isAway: (name: string): string => `${name} не на связи.`,
    skip: 'Пропустить ход',
    standIn: 'Пустить бота',
    standsIn: (name: string): string => `Пока играет бот. Ждём: ${name}.`,
    knocks: (name: string, number: string): string => `${name} стучится. Номер: ${number}.`,
    letIn: 'Впустить',
    turnAway: 'Нет',
    wantAgain: (n: number, of: number): string => `Ещё раз: ${n} из ${of}.`,
    changeGame: 'Другая игра',
    watchingEnd: 'Ты смотришь.',
    yourNumber: (number: string): string =>
      `Твой номер: ${number}. Назови его тем, кто за столом: тебя должны впустить.`,
  },

  out: {
    'no-table': gone,
    secret: gone,
    full: { what: 'Все места заняты.', help: 'Можно смотреть, пока одно не освободится.' },
    running: { what: 'Там идёт игра.', help: 'Смотреть её нельзя. Загляни, когда она закончится.' },
    older: { what: 'Твоя страница устарела.', help: 'Обнови её: место останется за тобой.' },
    newer: { what: 'За столом страница старее твоей.', help: 'Попроси её обновить.' },
    kicked: freed,
    banned: freed,
    busy: { what: 'У двери слишком много людей.', help: 'Попробуй чуть позже.' },
    twin: { what: 'Это место открыто в другой вкладке.', help: 'Продолжай там или играй здесь.' },
    blocked: {
      what: 'Сеть не даёт соединиться напрямую.',
      help: 'Попробуй мобильный интернет или другой Wi-Fi.',
    },
    unreachable: {
      what: 'Стол сейчас не найти.',
      help: 'Проверь интернет. Если он есть, попробуй чуть позже: место встречи может ненадолго пропадать.',
    },
    left: { what: 'Ты больше не за столом.', help: 'Пока стол открыт, ссылка приведёт обратно.' },
    'no-webrtc': {
      what: 'Этот браузер не умеет соединяться с другими напрямую.',
      help: 'Скопируй ссылку и открой её в Chrome, Firefox или Safari.',
    },
  },
  broken: {
    what: 'На странице что-то сломалось.',
    help: 'Место остаётся за тобой. Обнови страницу и играй дальше.',
  },
  ways: {
    again: 'Повторить',
    watch: 'Смотреть',
    'take-over': 'Играть здесь',
    reload: 'Обновить',
    'new-table': 'Новый стол',
    start: 'На главную',
  },

  tools,
  secret: { heading: 'Видишь только ты', close: 'Закрыть' },
  end: { heading: 'Конец', again: 'Ещё раз', back: 'На главную' },
  leaving: {
    question: 'Выйти из партии?',
    detail: 'Вернуться в неё не получится.',
    stay: 'Остаться',
    leave: 'Выйти',
  },
};
