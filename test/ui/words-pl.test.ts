/** Polish says everything English says, in words of its own; names never decline, and nobody has a gender. */
import { describe, expect, test } from 'vitest';
import type { Shape } from '../../src/engine/contract.ts';
import type { Aliens } from '../../src/engine/games/aliens/aliens.ts';
import type { Kittens } from '../../src/engine/games/kittens/kittens.ts';
import type { Moon } from '../../src/engine/games/moon/moon.ts';
import { games } from '../../src/engine/games/registry.ts';
import { aliens as enAliens } from '../../src/ui/words/en/aliens.ts';
import { common as english } from '../../src/ui/words/en/common.ts';
import { games as enGames } from '../../src/ui/words/en/index.ts';
import { kittens as enKittens } from '../../src/ui/words/en/kittens.ts';
import { moon as enMoon } from '../../src/ui/words/en/moon.ts';
import { common } from '../../src/ui/words/pl/common.ts';
import { games as plGames } from '../../src/ui/words/pl/index.ts';
import { lives, points, someCards, turns } from '../../src/ui/words/pl/voice.ts';
import type { GamesWords, GameWords } from '../../src/ui/words/words.ts';

const names = ['-', 'Mochi', 'Pixel', 'Olive'];
const who = { me: 0, name: (seat: number) => (seat === 0 ? common.you : (names[seat] ?? '?')) };
const watcher = { me: null, name: (seat: number) => names[seat] ?? '?' };
const wordsOf = (words: GamesWords, id: string): GameWords => Object.entries(words).find(([key]) => key === id)![1];

/** A sample of everything a family may ask or announce: a new kind does not compile until it is here. */
type Samples<S extends Shape> = {
  readonly asks: Readonly<Record<S['Ask']['kind'], S['Ask']>>;
  readonly cues: Readonly<Record<S['Cue']['cue'], S['Cue']>>;
};
const card = <F extends string>(face: F) => ({ id: face, face });

const kittens: Samples<Kittens> = {
  asks: {
    turn: { kind: 'turn', by: 1, owed: 2 },
    grace: { kind: 'grace', by: 1 },
    aim: { kind: 'aim', by: 1, as: 'favor' },
    name: { kind: 'name', by: 1, as: 'triple' },
    nope: { kind: 'nope', by: 1, as: 'triple', target: 2, named: 'skip', nopes: 1 },
    explode: { kind: 'explode', by: 1 },
    revive: { kind: 'revive', by: 1 },
    clairvoyance: { kind: 'clairvoyance', by: 1 },
    bury: { kind: 'bury', by: 1 },
    alter: { kind: 'alter', by: 1 },
    dig: { kind: 'dig', by: 1 },
    give: { kind: 'give', by: 1 },
    feed: { kind: 'feed', by: 1, target: 2 },
    rob: { kind: 'rob', by: 1 },
  },
  cues: {
    turn: { cue: 'turn', by: 1, owed: 1 },
    played: { cue: 'played', by: 1, as: 'pair', cards: ['cat_taco', 'feral_cat'], target: 2, named: null },
    noped: { cue: 'noped', by: 1, as: 'favor', with: 'nope' },
    cancelled: { cue: 'cancelled', by: 1, as: 'favor' },
    fizzled: { cue: 'fizzled', by: 1, as: 'favor' },
    drew: { cue: 'drew', by: 1, from: 'bottom' },
    exploding: { cue: 'exploding', by: 1 },
    hid: { cue: 'hid', by: 1 },
    died: { cue: 'died', by: 1 },
    left: { cue: 'left', by: 1 },
    peeked: { cue: 'peeked', by: 1 },
    altered: { cue: 'altered', by: 1 },
    saved: { cue: 'saved', by: 1, with: 'defuse' },
    revived: { cue: 'revived', by: 1, target: 2 },
    depths: { cue: 'depths', by: 1, depths: [0, 6] },
    future: { cue: 'future', by: 1, cards: [card('skip'), card('nope')] },
    skipped: { cue: 'skipped', by: 1, turns: 'all' },
    stole: { cue: 'stole', by: 1, target: 2 },
    gave: { cue: 'gave', by: 1, target: 2 },
    asked: { cue: 'asked', by: 1, target: 2, named: 'skip', hit: false },
    fed: { cue: 'fed', target: 1, givers: [2, 3] },
    robbed: { cue: 'robbed', by: 1, givers: [2, 3] },
    dug: { cue: 'dug', by: 1, choice: 'kept' },
  },
};

const red = 'red_hare_a';
const white = 'white_blank_r';
const moon: Samples<Moon> = {
  asks: {
    turn: { kind: 'turn', by: 1 },
    final: { kind: 'final', by: 1 },
    paint: { kind: 'paint', by: 1 },
    prize: { kind: 'prize', by: 1 },
    carrot: { kind: 'carrot', by: 1 },
    mouse: { kind: 'mouse', by: 1 },
    keep: { kind: 'keep', by: 1 },
    again: { kind: 'again', by: 1, why: 'bone' },
    where: { kind: 'where', by: 1, face: white },
    swap: { kind: 'swap', by: 1, face: white },
    replace: { kind: 'replace', by: 1, face: red },
    dream: { kind: 'dream', by: 1, dream: 'mouse', migrates: true },
    draw: { kind: 'draw', by: 1, left: 2 },
  },
  cues: {
    turn: { cue: 'turn', by: 1 },
    final: { cue: 'final', by: 1 },
    paints: { cue: 'paints', by: 1 },
    left: { cue: 'left', by: 1 },
    laid: { cue: 'laid', by: 1, face: red, to: 'red', how: 'begun' },
    swapped: { cue: 'swapped', by: 1, target: 2, face: white, took: red },
    replaced: { cue: 'replaced', by: 1, face: red, took: white, to: 'red' },
    repainted: { cue: 'repainted', by: 1, from: 'white', to: 'red' },
    migration: { cue: 'migration', by: 1, animal: 'hare' },
    full: { cue: 'full', by: 1, colour: 'red', points: 7 },
    prize: { cue: 'prize', by: 1, face: red },
    picked: { cue: 'picked', by: 1, face: red },
    dream: { cue: 'dream', by: 1, dream: 'hand' },
    stuck: { cue: 'stuck', by: 1, faces: [red, white] },
    discarded: { cue: 'discarded', by: 1, faces: [red] },
    took: { cue: 'took', by: 1, count: 2 },
    robbed: { cue: 'robbed', by: 1, target: 2 },
    refilled: { cue: 'refilled', faces: [red] },
    scored: { cue: 'scored', scores: [4, 12, null, -3] },
  },
};

const aliens: Samples<Aliens> = {
  asks: {
    turn: { kind: 'turn', by: 1, kittens: 3, guardian: 'alien' },
    track: { kind: 'track', by: 1, kittens: 3, guardian: null },
    aim: { kind: 'aim', by: 1, as: 'share_it' },
    add: { kind: 'add', by: 1, boosts: ['red_dot', 'killer_cat'] },
    respond: { kind: 'respond', by: 1, target: 2, as: 'bye_bells' },
    use: { kind: 'use', by: 1, with: 'cute_eyes' },
    redirect: { kind: 'redirect', by: 1, as: 'mouse_attack' },
    hurricane: { kind: 'hurricane', by: 1 },
    look: { kind: 'look', by: 1, target: 2 },
    replace: { kind: 'replace', by: 1 },
  },
  cues: {
    dealt: { cue: 'dealt', characters: ['cowboy', 'boots'] },
    turn: { cue: 'turn', by: 1, round: 2 },
    skipped: { cue: 'skipped', by: 1 },
    left: { cue: 'left', by: 1 },
    swirled: { cue: 'swirled', by: 1 },
    boxed: { cue: 'boxed', by: 1 },
    spared: { cue: 'spared', by: 1 },
    exchanged: { cue: 'exchanged', by: 1, cards: [card('want_more_alien')] },
    played: { cue: 'played', by: 1, as: 'mouse_attack', boosts: ['new_sofa'], target: 'guardian' },
    fizzled: { cue: 'fizzled', by: 1, as: 'want_more' },
    stopped: { cue: 'stopped', by: 1, with: 'cute_eyes' },
    redirected: { cue: 'redirected', by: 1, with: 'yarn_ball', target: 2 },
    hurt: { cue: 'hurt', by: 1, target: 2, lives: 2 },
    bitten: { cue: 'bitten', by: 1, target: 2, lives: 1 },
    healed: { cue: 'healed', by: 1, target: 2, lives: 3 },
    out: { cue: 'out', by: 1, role: 'alien' },
    guardian: { cue: 'guardian', race: 'alien', now: 'gone' },
    struck: { cue: 'struck', by: 1, race: 'alien', damage: 2 },
    took: { cue: 'took', by: 1, face: 'want_more_kitten' },
    placed: { cue: 'placed', face: 'want_more_kitten', kittens: 4 },
    drew: { cue: 'drew', by: 1, count: 1 },
    reshuffled: { cue: 'reshuffled' },
    sensed: { cue: 'sensed', by: 0, target: 1, cards: [card('red_dot_alien')] },
    shared: { cue: 'shared', by: 1, target: 2 },
    roles: { cue: 'roles', roles: ['dog', 'kitten', 'alien'] },
  },
};

const families = {
  zombie_kittens: { samples: kittens, family: enKittens },
  party_pack: { samples: kittens, family: enKittens },
  apocalypse: { samples: kittens, family: enKittens },
  zombeasts: { samples: moon, family: enMoon },
  kittens_vs_aliens: { samples: aliens, family: enAliens },
} as const;

/** Proper names, and what is the same in both languages. */
const shared = /^(Kitty Cat|OK|\d+ s)$/;

/** Said, well formed, and said in Polish. */
function expectOwn(polish: string | null | undefined, original: string | null | undefined) {
  if (original === null || original === undefined) return expect(polish).toBe(original);
  expect(polish, original).toMatch(/\S/);
  expect(polish).not.toMatch(/undefined|#|!\.$|\.\.$| {2}|["“«']/);
  if (!shared.test(original)) expect(polish).not.toBe(original);
}

describe.each(games.map(game => ({ game, id: game.id })))('$id says in Polish', ({ game, id }) => {
  const pl = wordsOf(plGames, id);
  const en = wordsOf(enGames, id);
  const { samples, family } = Object.entries(families).find(([key]) => key === id)![1];

  test('what it is about', () => {
    expectOwn(pl.name, en.name);
    expectOwn(pl.pitch, en.pitch);
    expect(pl.guide).toHaveLength(en.guide.length);
    for (const [n, paragraph] of pl.guide.entries()) expectOwn(paragraph, en.guide[n]);
  });
  test.each(Object.keys(family.faces))('the card %s, hardly longer than in English', face => {
    expectOwn(pl.face(face).name, en.face(face).name);
    expectOwn(pl.face(face).help, en.face(face).help);
    expect(pl.face(face).help).toMatch(/^\p{Lu}.*\.$/u);
    expect(pl.face(face).help.length).toBeLessThanOrEqual(en.face(face).help.length * 1.2);
  });
  test.each(Object.values(samples.asks))('the question $kind', about => {
    for (const reader of [who, watcher, { ...who, me: 1 }, { ...who, me: 2 }]) {
      const [asked, original] = [pl.ask(about, reader), en.ask(about, reader)];
      expectOwn(asked.mine, original.mine);
      expectOwn(asked.theirs, original.theirs);
      expectOwn(asked.pass, original.pass);
      expectOwn(asked.place, original.place);
    }
  });
  test.each(Object.values(samples.cues))('the event $cue', cue => {
    for (const reader of [who, watcher, { ...who, me: 1 }, { ...who, me: 2 }]) {
      const [said, original] = [pl.cue(cue, reader), en.cue(cue, reader)];
      expectOwn(said.line, original.line);
      expectOwn(said.secret?.title, original.secret?.title);
      expect(said.secret?.items.map(({ face }) => face)).toEqual(original.secret?.items.map(({ face }) => face));
    }
  });
  test('every word, sign, pile and end', () => {
    for (const word of Object.keys(family.words)) expectOwn(pl.word(word), en.word(word));
    for (const sign of Object.keys(family.signs)) expectOwn(pl.sign({ sign, n: 2 }), en.sign({ sign, n: 2 }));
    for (const zone of Object.keys(game.zones)) expectOwn(pl.zone(zone), en.zone(zone));
    for (const why of Object.keys(family.ends)) {
      for (const winners of [[1], [0], [1, 2]]) expectOwn(pl.end(why, winners, who), en.end(why, winners, who));
    }
  });
  test('every rule, and each of its values apart', () => {
    for (const [rule, values] of Object.entries(game.choices)) {
      expectOwn(pl.rule(rule), en.rule(rule));
      for (const value of values) expectOwn(pl.value(rule, value), en.value(rule, value));
      expect(new Set(values.map(value => pl.value(rule, value))).size).toBe(values.length);
    }
  });
});

describe('numbers', () => {
  const ns = [1, 2, 5, 12, 21, 22];
  test('21 goes with 5, 22 goes with 2', () => {
    expect(ns.map(common.table.cards).join()).toBe('1 karta,2 karty,5 kart,12 kart,21 kart,22 karty');
    expect(ns.map(turns).join()).toBe('1 tura,2 tury,5 tur,12 tur,21 tur,22 tury');
    expect(ns.map(points).join()).toBe('1 punkt,2 punkty,5 punktów,12 punktów,21 punktów,22 punkty');
    expect(ns.map(lives).join()).toBe('1 życie,2 życia,5 żyć,12 żyć,21 żyć,22 życia');
    expect(ns.map(common.start.bot).join()).toBe('1 bot,2 boty,5 botów,12 botów,21 botów,22 boty');
    expect(ns.map(n => plGames.zombeasts.sign({ sign: 'full', n })).join()).toBe(
      '1 pełnia,2 pełnie,5 pełni,12 pełni,21 pełni,22 pełnie',
    );
  });
  test('none is counted like five', () => {
    expect([common.table.cards(0), points(0), points(-3)]).toEqual(['0 kart', '0 punktów', '-3 punkty']);
  });
  test('what is taken stands in the accusative', () => {
    expect([1, 2, 5].map(someCards)).toEqual(['kartę', '2 karty', '5 kart']);
  });
  test('who is missing stands in the genitive', () => {
    expect([1, 2, 5].map(common.room.needs)).toEqual([
      'Brakuje 1 gracza albo bota',
      'Brakuje 2 graczy albo botów',
      'Brakuje 5 graczy albo botów',
    ]);
  });
  test('watchers are counted', () => {
    expect([0, 1, 2, 5].map(common.room.watcherCount)).toEqual([
      'Nikt',
      'Najwyżej 1 osoba',
      'Najwyżej 2 osoby',
      'Najwyżej 5 osób',
    ]);
    expect(common.room.willWatch(5, 2)).toBe('Miejsc: 5. Na widowni: 2 osoby.');
  });
  test('places are counted from the top, and the last one is the bottom', () => {
    const slots = [0, 1, 6, 9].map(n => common.prompt.slot(n, 9));
    expect(slots).toEqual(['Na wierzchu', '2. od góry', '7. od góry', 'Na spodzie']);
  });
});

describe('at an exploding table', () => {
  const said = (cue: Kittens['Cue']) => plGames.apocalypse.cue(cue, who).line;
  const asked = (about: Kittens['Ask']) => plGames.apocalypse.ask(about, who);

  test('turns owed are counted, and the verb with them', () => {
    expect(asked({ kind: 'turn', by: 0, owed: 1 }).mine).toBe('Twoja tura. Zagrywaj karty, a na koniec dobierz jedną.');
    expect(said({ cue: 'turn', by: 1, owed: 4 })).toBe('Tura: Mochi, zostały 4 tury.');
    expect(said({ cue: 'turn', by: 0, owed: 6 })).toBe('Twoja tura, zostało 6 tur.');
  });
  test('a play waits for a Nope, is stopped, and is on again', () => {
    const window = (nopes: number) => asked({ kind: 'nope', by: 1, as: 'favor', target: 0, named: null, nopes }).theirs;
    expect([0, 1, 2].map(window)).toEqual([
      'Mochi zagrywa: Przysługa. Cel: ty.',
      'Mochi zagrywa: Przysługa. Cel: ty. Na razie zablokowane.',
      'Mochi zagrywa: Przysługa. Cel: ty. Znów działa.',
    ]);
  });
  test('a triple says of what it is made, and what it asks for', () => {
    const cards = ['cat_taco', 'cat_taco', 'feral_cat'] as const;
    expect(said({ cue: 'played', by: 0, as: 'triple', cards, target: 1, named: 'nope' })).toBe(
      'Zagrywasz: Jak trzy krople wody (2 × Tacokot i Dziki kot). Żądana karta: Nie, nie, nie. Cel: Mochi.',
    );
  });
  test('a Clone says what it stands for', () => {
    expect(said({ cue: 'played', by: 2, as: 'skip', cards: ['clone'], target: null, named: null })).toBe(
      'Pixel zagrywa: Klonuj jako Pomiń.',
    );
    expect(said({ cue: 'noped', by: 1, as: 'skip', with: 'clone' })).toBe(
      'Nie, nie, nie! Mochi blokuje kartą „Klonuj”: Pomiń.',
    );
  });
  test('what comes to nothing is mine, or of somebody', () => {
    expect(said({ cue: 'cancelled', by: 0, as: 'pair' })).toBe('Twoje zagranie „Jak dwie krople wody” przepada.');
    expect(said({ cue: 'fizzled', by: 1, as: 'favor' })).toBe('Zagranie „Przysługa” (Mochi) trafia w próżnię.');
  });
  test('who explodes is neither he nor she', () => {
    expect(said({ cue: 'died', by: 1 })).toBe('Bum! Mochi wybucha.');
    expect(said({ cue: 'died', by: 0 })).toBe('Bum! Wybuchasz.');
  });
  test('cards come and go without a declined name', () => {
    expect(said({ cue: 'stole', by: 1, target: 2 })).toBe('Mochi zabiera kartę, traci ją Pixel.');
    expect(said({ cue: 'stole', by: 1, target: 0 })).toBe('Mochi zabiera ci kartę.');
    expect(said({ cue: 'gave', by: 0, target: 1 })).toBe('Dajesz kartę, dostaje ją Mochi.');
    expect(said({ cue: 'gave', by: 1, target: 0 })).toBe('Mochi daje ci kartę.');
    expect(said({ cue: 'asked', by: 1, target: 0, named: 'nope', hit: false })).toBe('Nie masz karty „Nie, nie, nie”.');
    expect(said({ cue: 'revived', by: 1, target: 0 })).toBe('Mochi ożywia ciebie.');
    expect(said({ cue: 'revived', by: 0, target: 1 })).toBe('Ożywiasz: Mochi.');
  });
  test('the dead are fed by one or by many, and I may be among them', () => {
    expect(said({ cue: 'fed', target: 1, givers: [2] })).toBe('Pixel karmi: Mochi.');
    expect(said({ cue: 'fed', target: 1, givers: [0] })).toBe('Karmisz: Mochi.');
    expect(said({ cue: 'fed', target: 1, givers: [0, 2] })).toBe('Pixel i ty karmicie: Mochi.');
    expect(said({ cue: 'fed', target: 0, givers: [1, 2] })).toBe('Mochi i Pixel karmią ciebie.');
  });
  test('a clairvoyant learns the depth of every kitten', () => {
    expect(said({ cue: 'depths', by: 1, depths: [3] })).toBe('Mochi ukrywa kotka: 4. od góry.');
    expect(said({ cue: 'depths', by: 1, depths: [0, 6] })).toBe('Mochi ukrywa kotki: na wierzchu i 7. od góry.');
  });
});

describe('titles in a list', () => {
  test('stand bare, or in quotes where one has a comma', () => {
    expect(common.log.gains(['Pomiń', 'Potasuj'])).toBe('Dostajesz: Pomiń i Potasuj.');
    expect(common.log.gains(['Pomiń', 'Nie, nie, nie'])).toBe('Dostajesz: „Pomiń” i „Nie, nie, nie”.');
  });
  test('with a mark of their own take no full stop', () => {
    expect(common.log.loses(['Chcę więcej!'])).toBe('Tracisz: Chcę więcej!');
  });
});

describe('under the moon', () => {
  const said = (cue: Moon['Cue']) => plGames.zombeasts.cue(cue, who).line;

  test('a card is named as it is printed, a moon takes its case', () => {
    expect(said({ cue: 'laid', by: 1, face: red, to: 'red', how: 'added' })).toBe(
      'Mochi dokłada do czerwonego księżyca: Czerwony Zombizając L 1/4.',
    );
    expect(said({ cue: 'swapped', by: 1, target: 0, face: white, took: red })).toBe(
      'Mochi podmienia cudzą kartę: Czerwony Zombizając L 1/4 → Biała pusta P 0/0. Cel: ty.',
    );
    expect(plGames.zombeasts.word('blue_to_orange')).toBe('niebieski na pomarańczowy');
  });
  test('the last round begins with a name in the nominative', () => {
    expect(said({ cue: 'final', by: 1 })).toBe('Stos jest pusty. Ostatnią rundę zaczyna Mochi.');
    expect(said({ cue: 'final', by: 0 })).toBe('Stos jest pusty. Ostatnią rundę zaczynasz ty.');
  });
  test('scores are listed, who has left is not', () => {
    expect(said({ cue: 'scored', scores: [4, -3, null] })).toBe('Punkty: ty (4) i Mochi (-3).');
  });
});

describe('among aliens', () => {
  const said = (cue: Aliens['Cue']) => plGames.kittens_vs_aliens.cue(cue, who).line;

  test('an attack names its way and its aim', () => {
    const about: Aliens['Ask'] = { kind: 'respond', by: 1, target: 0, as: 'bye_bells' };
    expect(plGames.kittens_vs_aliens.ask(about, who).mine).toBe('Mochi atakuje cię kartą „Pa, pa, dzwoneczki!”.');
    expect(said({ cue: 'played', by: 1, as: 'bye_bells', boosts: ['new_sofa'], target: 0 })).toBe(
      'Mochi zagrywa: „Nowa kanapa” i „Pa, pa, dzwoneczki!”. Cel: ty.',
    );
    expect(said({ cue: 'played', by: 0, as: 'catastrophe', boosts: [], target: null })).toBe('Zagrywasz: KOTOstrofa!');
  });
  test('lives are counted down to the last one', () => {
    const hurt = (target: number, left: number) => said({ cue: 'hurt', by: 1, target, lives: left });
    expect([hurt(2, 2), hurt(2, 1), hurt(0, 0)]).toEqual([
      'Pixel traci życie, zostały 2 życia.',
      'Pixel traci życie, zostało 1 życie.',
      'Tracisz ostatnie życie.',
    ]);
  });
  test('a mad cat has an owner and a victim', () => {
    expect(said({ cue: 'bitten', by: 1, target: 0, lives: 3 })).toBe(
      'Wściekły kot (Mochi) gryzie: tracisz życie, zostały 3 życia.',
    );
  });
  test('roles are nouns, so nobody has a gender', () => {
    expect(said({ cue: 'roles', roles: ['alien', 'kitten'] })).toBe('Role: ty (obcy) i Mochi (kotek).');
    expect(said({ cue: 'out', by: 0, role: 'dog' })).toBe('Odpadasz. Rola: pies.');
    expect(plGames.kittens_vs_aliens.own({ role: 'alien' })).toBe('Twoja rola: obcy.');
  });
});

test('people are waited for in the nominative, the reader last', () => {
  expect(common.prompt.waiting([0, 1], who)).toBe('Czekamy: Mochi i ty.');
  expect(common.reaction.paused([1], who)).toBe('Czekamy na powrót: Mochi.');
  expect(common.room.standsIn('Mochi')).toBe('Dopóki nie wróci Mochi, gra bot.');
});

test('buttons are short', () => {
  const { prompt, reaction, room, start, ways } = common;
  const buttons = [
    ...[prompt.pass, prompt.place, prompt.done, prompt.reset, reaction.ok, reaction.hmm, reaction.react, reaction.hold],
    ...[room.share, room.copy, room.copied, room.start, room.wait, room.sit, room.letIn, room.turnAway, room.tryNow],
    ...[
      room.cancel,
      room.save,
      room.changeFace,
      room.changeGame,
      ways.again,
      ways.watch,
      ways.reload,
      ways['new-table'],
    ],
    ...[start.join, start.goBack, common.secret.close, common.leaving.stay, common.leaving.leave, common.end.again],
    ...Object.keys(enKittens.words).map(word => plGames.apocalypse.word(word)),
    ...Object.keys(enAliens.words).map(word => plGames.kittens_vs_aliens.word(word)),
  ];
  for (const button of buttons) expect(button.length, button).toBeLessThanOrEqual(12);
});

test('every reason not to be at the table is told in Polish', () => {
  for (const [why, { what, help }] of Object.entries(common.out)) {
    const original = Object.entries(english.out).find(([key]) => key === why)![1];
    expectOwn(what, original.what);
    expectOwn(help, original.help);
  }
});
