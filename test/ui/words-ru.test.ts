/** Russian says everything English says, counts as Russians count, and leaves names as they are. */
import { describe, expect, test } from 'vitest';
import type { Refusal, Shape } from '../../src/engine/contract.ts';
import type { Aliens } from '../../src/engine/games/aliens/aliens.ts';
import type { Kittens } from '../../src/engine/games/kittens/kittens.ts';
import type { Moon } from '../../src/engine/games/moon/moon.ts';
import { gameById, games } from '../../src/engine/games/registry.ts';
import { aliens as enAliens } from '../../src/ui/words/en/aliens.ts';
import { common as english } from '../../src/ui/words/en/common.ts';
import { kittens as enKittens } from '../../src/ui/words/en/kittens.ts';
import { moon as enMoon } from '../../src/ui/words/en/moon.ts';
import { aliens as ruAliens } from '../../src/ui/words/ru/aliens.ts';
import { common } from '../../src/ui/words/ru/common.ts';
import { games as russian } from '../../src/ui/words/ru/index.ts';
import { kittens as ruKittens } from '../../src/ui/words/ru/kittens.ts';
import { moon as ruMoon } from '../../src/ui/words/ru/moon.ts';
import { lives, owing, points, someCards } from '../../src/ui/words/ru/voice.ts';
import type { GameWords, Who } from '../../src/ui/words/words.ts';

const names = ['Оля', 'Матвей', 'Ия'];
const readBy = (me: number | null): Who => ({
  me,
  name: seat => (seat === me ? common.you : (names[seat] ?? 'Стас')),
});
/** Everybody at the table, and somebody who watches. */
const readers = [0, 1, 2, null].map(readBy);
const me = readBy(0);

/** One or more samples of everything a family may ask or announce: a new kind does not compile until it is here. */
interface Samples<S extends Shape> {
  readonly asks: { readonly [K in S['Ask']['kind']]: readonly (S['Ask'] & { readonly kind: K })[] };
  readonly cues: { readonly [K in S['Cue']['cue']]: readonly (S['Cue'] & { readonly cue: K })[] };
}

const card = <F extends string>(face: F) => ({ id: face, face });

const kittens: Samples<Kittens> = {
  asks: {
    turn: [
      { kind: 'turn', by: 0, owed: 1 },
      { kind: 'turn', by: 1, owed: 4 },
    ],
    grace: [{ kind: 'grace', by: 1 }],
    aim: [{ kind: 'aim', by: 1, as: 'favor' }],
    name: [{ kind: 'name', by: 1, as: 'triple' }],
    nope: [
      { kind: 'nope', by: 1, as: 'favor', target: 0, named: null, nopes: 0 },
      { kind: 'nope', by: 1, as: 'triple', target: 2, named: 'nope', nopes: 1 },
      { kind: 'nope', by: 0, as: 'skip', target: null, named: null, nopes: 2 },
    ],
    explode: [{ kind: 'explode', by: 1 }],
    revive: [{ kind: 'revive', by: 1 }],
    clairvoyance: [{ kind: 'clairvoyance', by: 1 }],
    bury: [{ kind: 'bury', by: 1 }],
    alter: [{ kind: 'alter', by: 1 }],
    dig: [{ kind: 'dig', by: 1 }],
    give: [{ kind: 'give', by: 1 }],
    feed: [{ kind: 'feed', by: 1, target: 2 }],
    rob: [{ kind: 'rob', by: 1 }],
  },
  cues: {
    turn: [
      { cue: 'turn', by: 0, owed: 1 },
      { cue: 'turn', by: 1, owed: 2 },
    ],
    played: [
      { cue: 'played', by: 1, as: 'skip', cards: ['clone'], target: null, named: null },
      { cue: 'played', by: 0, as: 'pair', cards: ['cat_taco', 'feral_cat'], target: 1, named: null },
    ],
    noped: [
      { cue: 'noped', by: 1, as: 'favor', with: 'nope' },
      { cue: 'noped', by: 0, as: 'favor', with: 'clone' },
    ],
    cancelled: [{ cue: 'cancelled', by: 1, as: 'pair' }],
    fizzled: [{ cue: 'fizzled', by: 1, as: 'favor' }],
    drew: [
      { cue: 'drew', by: 1, from: 'top' },
      { cue: 'drew', by: 1, from: 'second' },
      { cue: 'drew', by: 1, from: 'bottom' },
    ],
    exploding: [{ cue: 'exploding', by: 1 }],
    saved: [{ cue: 'saved', by: 1, with: 'defuse' }],
    hid: [{ cue: 'hid', by: 1 }],
    died: [{ cue: 'died', by: 1 }],
    left: [{ cue: 'left', by: 1 }],
    revived: [{ cue: 'revived', by: 1, target: 2 }],
    peeked: [{ cue: 'peeked', by: 1 }],
    altered: [{ cue: 'altered', by: 1 }],
    skipped: [
      { cue: 'skipped', by: 1, turns: 'one' },
      { cue: 'skipped', by: 1, turns: 'all' },
    ],
    stole: [{ cue: 'stole', by: 1, target: 2 }],
    gave: [{ cue: 'gave', by: 1, target: 2 }],
    asked: [
      { cue: 'asked', by: 1, target: 2, named: 'nope', hit: true },
      { cue: 'asked', by: 1, target: 2, named: 'nope', hit: false },
    ],
    fed: [
      { cue: 'fed', target: 1, givers: [0, 2] },
      { cue: 'fed', target: 1, givers: [] },
    ],
    robbed: [{ cue: 'robbed', by: 1, givers: [0, 2] }],
    dug: [
      { cue: 'dug', by: 1, choice: 'kept' },
      { cue: 'dug', by: 1, choice: 'refused' },
    ],
    depths: [{ cue: 'depths', by: 1, depths: [0, 6] }],
    future: [{ cue: 'future', by: 1, cards: [card('nope'), card('exploding_kitten')] }],
  },
};

const moon: Samples<Moon> = {
  asks: {
    turn: [{ kind: 'turn', by: 1 }],
    again: [
      { kind: 'again', by: 1, why: 'migration' },
      { kind: 'again', by: 1, why: 'bone' },
    ],
    final: [{ kind: 'final', by: 1 }],
    where: [{ kind: 'where', by: 1, face: 'red_dog_a' }],
    swap: [{ kind: 'swap', by: 1, face: 'white_dog_l' }],
    paint: [{ kind: 'paint', by: 1 }],
    prize: [{ kind: 'prize', by: 1 }],
    dream: [
      { kind: 'dream', by: 1, dream: 'carrot', migrates: true },
      { kind: 'dream', by: 1, dream: 'hand', migrates: false },
    ],
    carrot: [{ kind: 'carrot', by: 1 }],
    replace: [{ kind: 'replace', by: 1, face: 'blue_cat_b' }],
    mouse: [{ kind: 'mouse', by: 1 }],
    keep: [{ kind: 'keep', by: 1 }],
    draw: [{ kind: 'draw', by: 1, left: 3 }],
  },
  cues: {
    turn: [{ cue: 'turn', by: 1 }],
    final: [{ cue: 'final', by: 1 }],
    left: [{ cue: 'left', by: 1 }],
    laid: [
      { cue: 'laid', by: 1, face: 'red_hare_a', to: 'red', how: 'begun' },
      { cue: 'laid', by: 1, face: 'white_blank_r', to: 'blue', how: 'added' },
    ],
    swapped: [{ cue: 'swapped', by: 1, target: 2, face: 'white_dog_l', took: 'green_rat_d' }],
    replaced: [{ cue: 'replaced', by: 1, face: 'green_dog_a', took: 'green_rat_d', to: 'green' }],
    paints: [],
    repainted: [{ cue: 'repainted', by: 1, from: 'white', to: 'orange' }],
    migration: [{ cue: 'migration', by: 1, animal: 'rat' }],
    full: [{ cue: 'full', by: 1, colour: 'blue', points: 12 }],
    prize: [{ cue: 'prize', by: 1, face: 'red_hare_d' }],
    picked: [{ cue: 'picked', by: 1, face: 'red_hare_d' }],
    dream: [{ cue: 'dream', by: 1, dream: 'bone' }],
    stuck: [{ cue: 'stuck', by: 1, faces: ['red_hare_d', 'red_dog_d'] }],
    discarded: [{ cue: 'discarded', by: 1, faces: ['red_hare_d'] }],
    took: [
      { cue: 'took', by: 1, count: 1 },
      { cue: 'took', by: 1, count: 3 },
    ],
    robbed: [{ cue: 'robbed', by: 1, target: 2 }],
    refilled: [{ cue: 'refilled', faces: ['red_hare_d', 'white_blank_l'] }],
    scored: [{ cue: 'scored', scores: [12, null, 30] }],
  },
};

const aliens: Samples<Aliens> = {
  asks: {
    turn: [{ kind: 'turn', by: 1, kittens: 4, guardian: null }],
    track: [{ kind: 'track', by: 1, kittens: 3, guardian: 'alien' }],
    aim: [{ kind: 'aim', by: 1, as: 'share_it' }],
    add: [{ kind: 'add', by: 1, boosts: ['wet_kitty', 'killer_cat'] }],
    respond: [{ kind: 'respond', by: 1, target: 2, as: 'bye_bells' }],
    use: [{ kind: 'use', by: 1, with: 'cute_eyes' }],
    redirect: [{ kind: 'redirect', by: 1, as: 'mouse_attack' }],
    hurricane: [{ kind: 'hurricane', by: 1 }],
    look: [{ kind: 'look', by: 1, target: 2 }],
    replace: [{ kind: 'replace', by: 1 }],
  },
  cues: {
    dealt: [{ cue: 'dealt', characters: ['kitty', 'boots', 'scholar'] }],
    turn: [{ cue: 'turn', by: 1, round: 3 }],
    skipped: [{ cue: 'skipped', by: 1 }],
    exchanged: [{ cue: 'exchanged', by: 1, cards: [card('hurricane_alien'), card('moving_kitten')] }],
    played: [
      { cue: 'played', by: 1, as: 'mouse_attack', boosts: ['red_dot'], target: 2 },
      { cue: 'played', by: 1, as: 'bye_bells', boosts: [], target: 'guardian' },
      { cue: 'played', by: 1, as: 'want_more', boosts: [], target: null },
    ],
    fizzled: [{ cue: 'fizzled', by: 1, as: 'share_it' }],
    stopped: [{ cue: 'stopped', by: 1, with: 'cute_eyes' }],
    redirected: [{ cue: 'redirected', by: 1, with: 'yarn_ball', target: 2 }],
    boxed: [{ cue: 'boxed', by: 1 }],
    spared: [{ cue: 'spared', by: 1 }],
    hurt: [
      { cue: 'hurt', by: 1, target: 2, lives: 2 },
      { cue: 'hurt', by: 1, target: 2, lives: 0 },
    ],
    bitten: [{ cue: 'bitten', by: 1, target: 2, lives: 1 }],
    healed: [{ cue: 'healed', by: 1, target: 2, lives: 4 }],
    out: [{ cue: 'out', by: 1, role: 'dog' }],
    left: [{ cue: 'left', by: 1 }],
    guardian: [
      { cue: 'guardian', race: 'kitten', now: 'stands' },
      { cue: 'guardian', race: 'alien', now: 'gone' },
    ],
    struck: [{ cue: 'struck', by: 1, race: 'alien', damage: 2 }],
    took: [{ cue: 'took', by: 1, face: 'carrier_alien' }],
    placed: [{ cue: 'placed', face: 'carrier_alien', kittens: 5 }],
    drew: [{ cue: 'drew', by: 1, count: 2 }],
    reshuffled: [{ cue: 'reshuffled' }],
    sensed: [{ cue: 'sensed', by: 1, target: 2, cards: [card('yarn_ball_kitten')] }],
    shared: [{ cue: 'shared', by: 1, target: 2 }],
    swirled: [{ cue: 'swirled', by: 1 }],
    roles: [{ cue: 'roles', roles: ['kitten', 'dog', 'alien'] }],
  },
};

interface Loose {
  readonly asks: Readonly<Record<string, readonly Shape['Ask'][]>>;
  readonly cues: Readonly<Record<string, readonly Shape['Cue'][]>>;
}
const families: readonly { words: GameWords; samples: Loose }[] = [
  { words: russian.apocalypse, samples: kittens },
  { words: russian.zombeasts, samples: moon },
  { words: russian.kittens_vs_aliens, samples: aliens },
];

const asked = families.flatMap(({ words, samples }) =>
  readers.flatMap(who =>
    Object.values(samples.asks)
      .flat()
      .flatMap(about => Object.values(words.ask(about, who))),
  ),
);
const announced = families.flatMap(({ words, samples }) =>
  readers.flatMap(who =>
    Object.values(samples.cues)
      .flat()
      .flatMap(cue => {
        const { line, secret } = words.cue(cue, who);
        return [line ?? '', ...(secret ? [secret.title] : [])];
      }),
  ),
);

/** What the dictionary of a family holds besides questions and news. */
interface Static {
  readonly faces: Readonly<Record<string, { readonly name: string; readonly help: string }>>;
  readonly words: Readonly<Record<string, string>>;
  readonly signs: Readonly<Record<string, (n: number) => string>>;
  readonly zones: Readonly<Record<string, string | null>>;
  readonly ends: Readonly<Record<string, (winners: readonly number[], who: Who) => string>>;
}
const dictionaries: readonly { ru: Static; en: Static }[] = [
  { ru: ruKittens, en: enKittens },
  { ru: ruMoon, en: enMoon },
  { ru: ruAliens, en: enAliens },
];
const labels = dictionaries.flatMap(({ ru }) => [
  ...Object.values(ru.faces).flatMap(({ name, help }) => [name, help]),
  ...Object.values(ru.words),
  ...Object.values(ru.signs).map(sign => sign(2)),
  ...Object.values(ru.zones).filter(zone => zone !== null),
  ...Object.values(ru.ends).flatMap(end => readers.flatMap(who => [end([0], who), end([0, 1], who)])),
]);
const settings = games.flatMap(game => {
  const words = Object.entries(russian).find(([id]) => id === game.id)![1];
  const rules = Object.entries(game.choices).flatMap(([rule, values]) => [
    words.rule(rule),
    ...values.map(value => words.value(rule, value)),
  ]);
  return [words.name, words.pitch, ...words.guide, ...rules];
});

function leaves(tree: object): string[] {
  return Object.values(tree).flatMap(value => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? leaves(value) : [];
  });
}
const { start, table, prompt, reaction, log, room } = common;
const called = [
  start.players(2, 5),
  start.bot(3),
  table.lookAt('Колода'),
  table.topOf('Сброс', 'Неть', 2),
  table.pileOf('Сброс', 2),
  prompt.chosen(1, 2),
  prompt.waiting([0, 1], me),
  prompt.slot(3, 9),
  ...(['not-now', 'stale', 'not-asked', 'answered', 'illegal'] satisfies Refusal[]).map(prompt.refused),
  prompt.seconds(3),
  reaction.paused([1, 2], me),
  log.gains(['Неть']),
  log.loses(['Неть']),
  log.shuffled('Колода'),
  room.moveUp('Оля'),
  room.moveDown('Оля'),
  room.remove('Оля'),
  room.watcherCount(0),
  room.needs(2),
  room.willWatch(5, 2),
  room.isAway('Оля'),
  room.standsIn('Оля'),
  room.knocks('Оля', '42'),
  room.wantAgain(1, 3),
  room.yourNumber('42'),
];

/** What is written in Latin letters in Russian, too; '2x' is printed on the cards. */
const latinNames = /Clowder|KOT-4827|QR|Wi-Fi|Chrome|Firefox|Safari|[23]x/g;
const everything = [...asked, ...announced.filter(Boolean), ...labels, ...settings, ...leaves(common), ...called];

describe('every text', () => {
  test('says something', () => {
    for (const text of everything) expect(text.trim()).not.toBe('');
  });
  test('is in Russian letters', () => {
    const latin = everything.filter(text => /[a-z]|undefined/i.test(text.replace(latinNames, '')));
    expect(latin).toEqual([]);
  });
  test('has Russian quotes, one space between words, and one mark at the end', () => {
    const odd = everything.filter(text => /["'“”„]| {2}|[!?]\.|[^.]\.\.$|\.\.\.\.|,,| [.,:!?]/.test(text));
    expect(odd).toEqual([]);
  });
});

describe('sentences', () => {
  const sentences = [...asked.filter(text => text.length > 14), ...announced.filter(text => text.includes(' '))];

  test('every question and all news end like a sentence, titles do not', () => {
    const titles = /^(Тайник|На руке|Следующие карты)/;
    const loose = sentences.filter(text => !/[.!?]$/.test(text) && !titles.test(text));
    expect(loose).toEqual([]);
  });
  test('a name never follows a preposition', () => {
    const declined =
      /(^|[^\p{L}])(у|на|к|с|от|для|из|за|по|о|об|против|вместо|без|перед)\s+(Оля|Матвей|Ия|Стас|ты)(?!\p{L})/iu;
    expect(sentences.filter(text => declined.test(text))).toEqual([]);
  });
  test('nobody has a gender: no past tense after a name', () => {
    const past = /(Оля|Матвей|Ия|Стас|[Тт]ы) (не )?\p{L}+л(а|ся|ась)?(?!\p{L})/u;
    expect(sentences.filter(text => past.test(text))).toEqual([]);
  });
  test('what I do is in the second person', () => {
    const mine = announced.filter(text => /[Тт]ы \p{L}+[еёи]т(ся)?(?!\p{L})/u.test(text));
    expect(mine).toEqual([]);
  });
});

describe('counting', () => {
  const numbers = [0, 1, 2, 5, 11, 21, 22, 111];
  const counted = (say: (n: number) => string) => numbers.map(say).join(', ');

  test('cards, points, lives and bots', () => {
    expect(counted(table.cards)).toBe('0 карт, 1 карта, 2 карты, 5 карт, 11 карт, 21 карта, 22 карты, 111 карт');
    expect(counted(points)).toBe('0 очков, 1 очко, 2 очка, 5 очков, 11 очков, 21 очко, 22 очка, 111 очков');
    expect(counted(lives)).toBe('0 жизней, 1 жизнь, 2 жизни, 5 жизней, 11 жизней, 21 жизнь, 22 жизни, 111 жизней');
    expect(counted(start.bot)).toBe('0 ботов, 1 бот, 2 бота, 5 ботов, 11 ботов, 21 бот, 22 бота, 111 ботов');
  });
  test('what one takes stands in the accusative', () => {
    expect([1, 2, 5, 21, 111].map(someCards)).toEqual(['карту', '2 карты', '5 карт', '21 карту', '111 карт']);
  });
  test('the verb agrees with the number', () => {
    expect([1, 2, 5, 21, 111].map(owing)).toEqual([
      '',
      ', осталось 2 хода',
      ', осталось 5 ходов',
      ', остался 21 ход',
      ', осталось 111 ходов',
    ]);
    expect([1, 2, 5, 21].map(room.needs)).toEqual([
      'Нужен ещё 1 игрок или бот',
      'Нужны ещё 2 игрока или боты',
      'Нужно ещё 5 игроков или боты',
      'Нужен ещё 21 игрок или бот',
    ]);
  });
  test('a range is counted by its end', () => {
    expect([start.players(2, 4), start.players(2, 5), start.players(4, 9)]).toEqual([
      '2–4 игрока',
      '2–5 игроков',
      '4–9 игроков',
    ]);
  });
  test('up to so many people: one genitive for 1 and 21, another for the rest', () => {
    expect([0, 1, 2, 5, 21].map(room.watcherCount)).toEqual([
      'Никому',
      'До 1 человека',
      'До 2 человек',
      'До 5 человек',
      'До 21 человека',
    ]);
  });
  test('full moons', () => {
    expect([1, 2, 5, 21].map(n => russian.zombeasts.sign({ sign: 'full', n }))).toEqual([
      '1 полная луна',
      '2 полные луны',
      '5 полных лун',
      '21 полная луна',
    ]);
  });
  test('places in a pile', () => {
    expect([0, 1, 5, 9].map(n => prompt.slot(n, 9))).toEqual([
      'На самом верху',
      '2-я сверху',
      '6-я сверху',
      'В самом низу',
    ]);
  });
});

describe('the log of an exploding table', () => {
  const said = (cue: Kittens['Cue'], who = me) => russian.apocalypse.cue(cue, who).line;

  test('whose turn it is, and how many are left', () => {
    expect(said({ cue: 'turn', by: 0, owed: 1 })).toBe('Твой ход.');
    expect(said({ cue: 'turn', by: 1, owed: 4 })).toBe('Ход: Матвей, осталось 4 хода.');
  });
  test('I do things in the second person, others by name, and targets follow an arrow', () => {
    const favor = { cue: 'played', as: 'favor', cards: ['favor'], named: null } as const;
    expect(said({ ...favor, by: 0, target: 1 })).toBe('Ты играешь «Подлижись» → Матвей.');
    expect(said({ ...favor, by: 1, target: 0 })).toBe('Матвей играет «Подлижись» на тебя.');
  });
  test('a triple says what it asks for, and of what it is made', () => {
    const cards = ['skip', 'skip', 'skip'] as const;
    expect(said({ cue: 'played', by: 1, as: 'triple', cards, target: 2, named: 'nope' })).toBe(
      'Матвей играет «Три одинаковые карты» ради карты «Неть» (Слиняй, Слиняй и Слиняй) → Ия.',
    );
  });
  test('a Clone says what it stands for', () => {
    expect(said({ cue: 'played', by: 2, as: 'skip', cards: ['clone'], target: null, named: null })).toBe(
      'Ия играет «Котирование» как «Слиняй».',
    );
  });
  test('the dead are fed by one or by many, and the reader comes last', () => {
    expect(said({ cue: 'fed', target: 1, givers: [0, 2] })).toBe('Подкормка: Ия и ты → Матвей.');
    expect(said({ cue: 'fed', target: 0, givers: [1] })).toBe('Подкормка: Матвей → ты.');
    expect(said({ cue: 'fed', target: 1, givers: [] })).toBe('Кормить нечем.');
  });
  test('what becomes of me is told to me', () => {
    expect(said({ cue: 'stole', by: 1, target: 0 })).toBe('Матвей тянет карту из твоей руки.');
    expect(said({ cue: 'stole', by: 1, target: 2 })).toBe('Матвей тянет карту из руки: Ия.');
    expect(said({ cue: 'revived', by: 1, target: 0 })).toBe('Матвей возвращает тебя к жизни.');
    expect(said({ cue: 'died', by: 1 })).toBe('Матвей: взрыв!');
    expect(said({ cue: 'died', by: 0 })).toBe('Бум! Ты взрываешься.');
  });
  test('who has not got a card says so', () => {
    const asking = { cue: 'asked', by: 1, named: 'nope', hit: false } as const;
    expect(said({ ...asking, target: 0 })).toBe('У тебя нет карты «Неть».');
    expect(said({ ...asking, target: 2 })).toBe('Ия: нет карты «Неть».');
  });
});

describe('prompts', () => {
  test('a play that is stopped, and on again', () => {
    const play = { kind: 'nope', by: 1, as: 'skip', target: null, named: null } as const;
    const asking = (nopes: number): Kittens['Ask'] => ({ ...play, nopes });
    const mine = [0, 1, 2].map(nopes => russian.apocalypse.ask(asking(nopes), me).mine);
    expect(mine).toEqual([
      'Матвей играет «Слиняй». Не против?',
      'Матвей играет «Слиняй»: отменено. Не против?',
      'Матвей играет «Слиняй»: снова в силе. Не против?',
    ]);
  });
  test('the table waits for several, the reader last', () => {
    expect(prompt.waiting([0, 1, 2], me)).toBe('Ждём: Матвей, Ия и ты.');
  });
  test('an attack names the card, whatever mark it ends in', () => {
    const about = { kind: 'respond', by: 1, target: 0, as: 'bye_bells' } as const;
    expect(russian.kittens_vs_aliens.ask(about, me).mine).toBe('Матвей атакует тебя: «Бай-бай, бубенчики!».');
    expect(russian.kittens_vs_aliens.ask(about, readBy(2)).theirs).toBe('Матвей атакует → Оля: «Бай-бай, бубенчики!».');
  });
});

describe('the other two tables', () => {
  const lunar = (cue: Moon['Cue']) => russian.zombeasts.cue(cue, me).line;
  const spatial = (cue: Aliens['Cue']) => russian.kittens_vs_aliens.cue(cue, me).line;

  test('colours agree with beasts and moons', () => {
    const name = (face: string) => russian.zombeasts.face(face).name;
    expect(name('blue_hare_a')).toBe('Синий зомбозай Л 1/4');
    expect(name('blue_rat_a')).toBe('Синяя крызюка П 1/4');
    expect(name('white_blank_r')).toBe('Белая пустышка П 0/0');
    expect(lunar({ cue: 'laid', by: 1, face: 'blue_rat_a', to: 'blue', how: 'added' })).toBe(
      'Матвей кладёт «Синяя крызюка П 1/4» в синюю луну.',
    );
    expect(lunar({ cue: 'full', by: 0, colour: 'red', points: 21 })).toBe('У тебя полная красная луна, 21 очко.');
    expect(lunar({ cue: 'scored', scores: [12, null, 30] })).toBe('Счёт: ты 12, Ия 30.');
  });
  test('lives are lost one by one', () => {
    expect(spatial({ cue: 'hurt', by: 1, target: 2, lives: 1 })).toBe('Ия теряет жизнь, осталась 1 жизнь.');
    expect(spatial({ cue: 'hurt', by: 1, target: 0, lives: 3 })).toBe('Ты теряешь жизнь, осталось 3 жизни.');
    expect(spatial({ cue: 'hurt', by: 1, target: 2, lives: 0 })).toBe('Ия теряет последнюю жизнь.');
    expect(spatial({ cue: 'bitten', by: 1, target: 0, lives: 2 })).toBe(
      'Бешеный кот (Матвей) кусается: ты теряешь жизнь, осталось 2 жизни.',
    );
  });
  test('everybody is somebody', () => {
    expect(spatial({ cue: 'dealt', characters: ['super', 'boots'] })).toBe('Ты — Суперкот. Матвей — Кот в сапогах.');
  });
});

describe('room on screen', () => {
  test('card help is at most a fifth longer than in English', () => {
    const long = dictionaries.flatMap(({ ru, en }) =>
      Object.entries(ru.faces).filter(([face, { help }]) => help.length > en.faces[face]!.help.length * 1.2),
    );
    expect(long).toEqual([]);
  });
  test('buttons are twelve letters at most', () => {
    const { words: moonWords } = ruMoon;
    const { swap, repaint, migrate, deck, stop } = moonWords;
    const passes = asked.filter(text => text.length < 15 && !/[.!?]/.test(text));
    const buttons = [
      ...[...Object.values(ruKittens.words), ...Object.values(ruAliens.words), ...passes],
      ...[moonWords.new, swap, repaint, migrate, deck, stop],
      ...[prompt.pass, prompt.place, prompt.done, prompt.reset, prompt.top, prompt.bottom, prompt.random],
      ...[reaction.ok, reaction.hmm, reaction.react, reaction.hold, start.play, start.join, start.goBack],
      ...[room.cancel, room.save, room.share, room.copy, room.copied, room.changeFace, room.start, room.wait],
      ...[room.tryNow, room.standIn, room.letIn, room.turnAway, room.changeGame, ...Object.values(common.ways)],
      ...[common.secret.close, common.end.again, common.end.back, common.leaving.stay, common.leaving.leave],
    ];
    expect(buttons.filter(text => text.length > 12)).toEqual([]);
  });
});

test('every word of English has one in Russian, and no two options of a rule look alike', () => {
  expect(leaves(common).length).toBe(leaves(english).length);
  for (const [id, words] of Object.entries(russian)) {
    for (const [rule, values] of Object.entries(gameById(id)!.choices)) {
      expect(new Set(values.map(value => words.value(rule, value))).size).toBe(values.length);
    }
  }
});
