/** Italian says everything English says, in words of its own, and never asks whether Mochi is he or she. */
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
import { common } from '../../src/ui/words/it/common.ts';
import { games as itGames } from '../../src/ui/words/it/index.ts';
import { list, theFromTop, towards } from '../../src/ui/words/it/voice.ts';
import type { GamesWords, GameWords } from '../../src/ui/words/words.ts';

const names = ['-', 'Mochi', 'Ash', 'Ember'];
const who = { me: 0, name: (seat: number) => (seat === 0 ? common.you : (names[seat] ?? '?')) };

const wordsOf = (words: GamesWords, id: string): GameWords => Object.entries(words).find(([key]) => key === id)![1];
const party = itGames.apocalypse;
const lunar = itGames.zombeasts;
const space = itGames.kittens_vs_aliens;

/** A sample of everything a family may ask or announce: a new kind does not compile until it is here. */
type Samples<S extends Shape> = {
  readonly asks: Readonly<Record<S['Ask']['kind'], S['Ask']>>;
  readonly cues: Readonly<Record<S['Cue']['cue'], S['Cue']>>;
};

const card = <F extends string>(face: F) => ({ id: face, face });

const kittens: Samples<Kittens> = {
  asks: {
    turn: { kind: 'turn', by: 0, owed: 2 },
    grace: { kind: 'grace', by: 1 },
    aim: { kind: 'aim', by: 1, as: 'favor' },
    name: { kind: 'name', by: 1, as: 'triple' },
    nope: { kind: 'nope', by: 1, as: 'favor', target: 0, named: null, nopes: 0 },
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
    played: { cue: 'played', by: 1, as: 'skip', cards: ['clone'], target: null, named: null },
    noped: { cue: 'noped', by: 1, as: 'favor', with: 'nope' },
    cancelled: { cue: 'cancelled', by: 1, as: 'favor' },
    fizzled: { cue: 'fizzled', by: 1, as: 'favor' },
    drew: { cue: 'drew', by: 1, from: 'top' },
    exploding: { cue: 'exploding', by: 1 },
    hid: { cue: 'hid', by: 1 },
    died: { cue: 'died', by: 1 },
    left: { cue: 'left', by: 1 },
    peeked: { cue: 'peeked', by: 1 },
    altered: { cue: 'altered', by: 1 },
    saved: { cue: 'saved', by: 1, with: 'defuse' },
    revived: { cue: 'revived', by: 1, target: 2 },
    depths: { cue: 'depths', by: 1, depths: [0, 7] },
    future: { cue: 'future', by: 0, cards: [card('skip'), card('nope')] },
    skipped: { cue: 'skipped', by: 1, turns: 'all' },
    stole: { cue: 'stole', by: 1, target: 2 },
    gave: { cue: 'gave', by: 1, target: 2 },
    asked: { cue: 'asked', by: 1, target: 2, named: 'skip', hit: true },
    fed: { cue: 'fed', target: 1, givers: [2, 3] },
    robbed: { cue: 'robbed', by: 1, givers: [2] },
    dug: { cue: 'dug', by: 1, choice: 'kept' },
  },
};

const red = 'red_hare_a';
const white = 'white_blank_r';
const moon: Samples<Moon> = {
  asks: {
    turn: { kind: 'turn', by: 0 },
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
    dream: { kind: 'dream', by: 1, dream: 'carrot', migrates: true },
    draw: { kind: 'draw', by: 1, left: 2 },
  },
  cues: {
    turn: { cue: 'turn', by: 1 },
    final: { cue: 'final', by: 1 },
    paints: { cue: 'paints', by: 1 },
    left: { cue: 'left', by: 1 },
    laid: { cue: 'laid', by: 1, face: red, to: 'red', how: 'added' },
    swapped: { cue: 'swapped', by: 1, target: 0, face: white, took: red },
    replaced: { cue: 'replaced', by: 1, face: red, took: white, to: 'red' },
    repainted: { cue: 'repainted', by: 1, from: 'white', to: 'red' },
    migration: { cue: 'migration', by: 1, animal: 'hare' },
    full: { cue: 'full', by: 1, colour: 'red', points: 1 },
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
    turn: { kind: 'turn', by: 0, kittens: 3, guardian: 'kitten' },
    track: { kind: 'track', by: 1, kittens: 3, guardian: null },
    aim: { kind: 'aim', by: 1, as: 'share_it' },
    add: { kind: 'add', by: 1, boosts: ['red_dot'] },
    respond: { kind: 'respond', by: 1, target: 0, as: 'bye_bells' },
    use: { kind: 'use', by: 1, with: 'cute_eyes' },
    redirect: { kind: 'redirect', by: 1, as: 'mouse_attack' },
    hurricane: { kind: 'hurricane', by: 1 },
    look: { kind: 'look', by: 1, target: 2 },
    replace: { kind: 'replace', by: 1 },
  },
  cues: {
    dealt: { cue: 'dealt', characters: ['kitty', 'boots'] },
    turn: { cue: 'turn', by: 1, round: 2 },
    skipped: { cue: 'skipped', by: 1 },
    left: { cue: 'left', by: 1 },
    swirled: { cue: 'swirled', by: 1 },
    boxed: { cue: 'boxed', by: 1 },
    spared: { cue: 'spared', by: 1 },
    exchanged: { cue: 'exchanged', by: 1, cards: [card('red_dot_alien')] },
    played: { cue: 'played', by: 1, as: 'bye_bells', boosts: ['new_sofa'], target: 'guardian' },
    fizzled: { cue: 'fizzled', by: 1, as: 'want_more' },
    stopped: { cue: 'stopped', by: 1, with: 'cute_eyes' },
    redirected: { cue: 'redirected', by: 1, with: 'yarn_ball', target: 0 },
    hurt: { cue: 'hurt', by: 1, target: 2, lives: 0 },
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
    shared: { cue: 'shared', by: 1, target: 0 },
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

/** Names that Italians print as they are, and words both languages share. */
const shared = /^(Exploding Kitten|Zombie Kitten|Kitty Cat|OK|\d+ s)$/;

/** Said, and said in Italian. */
function expectOwn(italian: string | null | undefined, originally: string | null | undefined) {
  if (originally === null || originally === undefined) return expect(italian).toBe(originally);
  expect(italian, originally).toMatch(/\S/);
  expect(italian).not.toMatch(/undefined|#|!\.$|\.\.$| {2}/);
  if (!shared.test(originally)) expect(italian).not.toBe(originally);
}

describe.each(games.map(game => ({ game, id: game.id })))('$id says in Italian', ({ game, id }) => {
  const it = wordsOf(itGames, id);
  const en = wordsOf(enGames, id);
  const { samples, family } = Object.entries(families).find(([key]) => key === id)![1];

  test('what it is about', () => {
    expect(it.pitch).not.toBe(en.pitch);
    expect(it.guide).toHaveLength(en.guide.length);
    for (const [n, paragraph] of it.guide.entries()) expectOwn(paragraph, en.guide[n]);
  });
  test.each(Object.keys(family.faces))('the card %s, hardly longer than in English', face => {
    expectOwn(it.face(face).name, en.face(face).name);
    expectOwn(it.face(face).help, en.face(face).help);
    expect(it.face(face).help).toMatch(/^[A-Z].*[.!]$/);
    expect(it.face(face).help.length).toBeLessThanOrEqual(en.face(face).help.length * 1.2);
  });
  test.each(Object.values(samples.asks))('the question $kind', about => {
    const [mine, hers] = [it.ask(about, who), en.ask(about, who)];
    expectOwn(mine.mine, hers.mine);
    expectOwn(mine.theirs, hers.theirs);
    expectOwn(mine.pass, hers.pass);
    expectOwn(mine.place, hers.place);
  });
  test.each(Object.values(samples.cues))('the event $cue', cue => {
    const [said, original] = [it.cue(cue, who), en.cue(cue, who)];
    expectOwn(said.line, original.line);
    expectOwn(said.secret?.title, original.secret?.title);
    expect(said.secret?.items.map(({ face }) => face)).toEqual(original.secret?.items.map(({ face }) => face));
  });
  test('every word, sign, pile and end', () => {
    for (const word of Object.keys(family.words)) expectOwn(it.word(word), en.word(word));
    for (const sign of Object.keys(family.signs)) expectOwn(it.sign({ sign, n: 2 }), en.sign({ sign, n: 2 }));
    for (const zone of Object.keys(game.zones)) expectOwn(it.zone(zone), en.zone(zone));
    for (const why of Object.keys(family.ends)) expectOwn(it.end(why, [1], who), en.end(why, [1], who));
  });
  test('every rule, and each of its values apart', () => {
    for (const [rule, values] of Object.entries(game.choices)) {
      expectOwn(it.rule(rule), en.rule(rule));
      for (const value of values) expectOwn(it.value(rule, value), en.value(rule, value));
      expect(new Set(values.map(value => it.value(rule, value))).size).toBe(values.length);
    }
  });
});

describe('numbers', () => {
  test('one card, more cards, no cards', () => {
    expect([0, 1, 2, 21].map(common.table.cards)).toEqual(['0 carte', '1 carta', '2 carte', '21 carte']);
  });
  test('a verb goes with its number', () => {
    expect([1, 2].map(common.room.needs)).toEqual(['Ne serve ancora 1, o un bot', 'Ne servono ancora 2, o dei bot']);
    expect([1, 3].map(n => common.room.wantAgain(n, 4))).toEqual([
      '1 su 4 vuole rigiocare.',
      '3 su 4 vogliono rigiocare.',
    ]);
  });
  test('places are feminine, like the card', () => {
    expect([0, 1, 7, 9].map(n => common.prompt.slot(n, 9))).toEqual([
      'In cima',
      "2ª dall'alto",
      "8ª dall'alto",
      'In fondo',
    ]);
  });
  test('the article is elided before eight and eleven', () => {
    expect([6, 7, 10, 17, 79].map(theFromTop)).toEqual([
      "la 7ª dall'alto",
      "l'8ª dall'alto",
      "l'11ª dall'alto",
      "la 18ª dall'alto",
      "l'80ª dall'alto",
    ]);
  });
});

describe('sounds', () => {
  test('and is ed before an e', () => {
    expect(list(['Mochi', 'Ash', 'Ember'])).toBe('Mochi, Ash ed Ember');
    expect(list(['Ember', 'Mochi'])).toBe('Ember e Mochi');
    expect(list(['Ember'])).toBe('Ember');
  });
  test('to is ad before an a', () => {
    expect(['Ash', 'Mochi', 'te'].map(towards)).toEqual(['ad Ash', 'a Mochi', 'a te']);
  });
});

describe('at an exploding table', () => {
  const said = (cue: Kittens['Cue']) => party.cue(cue, who).line;
  const asked = (about: Kittens['Ask']) => party.ask(about, who);

  test('it is your turn, or theirs by name', () => {
    expect(asked({ kind: 'turn', by: 0, owed: 1 }).mine).toBe('Tocca a te. Gioca carte, o pesca per chiudere.');
    expect(asked({ kind: 'turn', by: 1, owed: 3 }).theirs).toBe('Turno: Mochi, restano 3 turni.');
  });
  test('a play waits for a No, is stopped, and is on again', () => {
    const window = (nopes: number) => asked({ kind: 'nope', by: 1, as: 'favor', target: 0, named: null, nopes }).theirs;
    expect([0, 1, 2].map(window)).toEqual([
      'Mochi gioca «Favore» su di te.',
      'Mochi gioca «Favore» su di te: non vale.',
      'Mochi gioca «Favore» su di te: vale di nuovo.',
    ]);
  });
  test('a triple says what it asks for, and of what it is made', () => {
    const cards = ['skip', 'skip', 'skip'] as const;
    expect(said({ cue: 'played', by: 0, as: 'triple', cards, target: 1, named: 'nope' })).toBe(
      'Giochi un tris per «No!» (Salta, Salta e Salta) su Mochi.',
    );
  });
  test('a Clone says what it stands for', () => {
    expect(said({ cue: 'played', by: 2, as: 'skip', cards: ['clone'], target: null, named: null })).toBe(
      'Ash gioca «Clona» come «Salta».',
    );
  });
  test('a No stops a card or a combo', () => {
    expect(said({ cue: 'noped', by: 1, as: 'pair', with: 'clone' })).toBe('No! Mochi ferma la coppia con «Clona».');
  });
  test('who explodes is neither he nor she', () => {
    expect(said({ cue: 'died', by: 1 })).toBe('Bum! Mochi esplode.');
    expect(said({ cue: 'died', by: 0 })).toBe('Bum! Esplodi.');
  });
  test('cards go to somebody, from somebody, or to me', () => {
    expect(said({ cue: 'gave', by: 1, target: 2 })).toBe('Mochi dà una carta ad Ash.');
    expect(said({ cue: 'gave', by: 1, target: 0 })).toBe('Mochi ti dà una carta.');
    expect(said({ cue: 'stole', by: 0, target: 1 })).toBe('Rubi una carta a Mochi.');
    expect(said({ cue: 'revived', by: 1, target: 0 })).toBe('Mochi ti riporta in vita.');
  });
  test('the dead are fed by one or by many, and I may be among them', () => {
    expect(said({ cue: 'fed', target: 1, givers: [2] })).toBe('Ash nutre Mochi.');
    expect(said({ cue: 'fed', target: 1, givers: [0] })).toBe('Nutri Mochi.');
    expect(said({ cue: 'fed', target: 1, givers: [2, 3] })).toBe('Ash ed Ember nutrono Mochi.');
    expect(said({ cue: 'fed', target: 1, givers: [0, 2] })).toBe('Ash e tu nutrite Mochi.');
    expect(said({ cue: 'fed', target: 0, givers: [1, 2] })).toBe('Mochi e Ash ti nutrono.');
  });
  test('a clairvoyant reads every depth', () => {
    expect(said({ cue: 'depths', by: 1, depths: [0, 7] })).toBe("I gattini di Mochi: in cima e l'8ª dall'alto.");
  });
  test('a name with a mark of its own takes no full stop', () => {
    expect(common.log.gains(['Salta', 'No!'])).toBe('Ricevi: Salta e No!');
    expect(common.log.loses(['No!', 'Salta'])).toBe('Perdi: No! e Salta.');
  });
});

describe('under the moon', () => {
  const said = (cue: Moon['Cue']) => lunar.cue(cue, who).line;

  test('a card takes its article, a moon its colour', () => {
    expect(said({ cue: 'laid', by: 1, face: red, to: 'red', how: 'added' })).toBe(
      'Mochi cala lo Zombiglio rosso S 1/4 nella luna rossa.',
    );
    expect(said({ cue: 'swapped', by: 1, target: 0, face: white, took: red })).toBe(
      'Mochi mette la Carta vuota bianca D 0/0 e ti prende lo Zombiglio rosso S 1/4.',
    );
  });
  test('a moon is yours or of somebody', () => {
    expect(said({ cue: 'full', by: 0, colour: 'white', points: 1 })).toBe('La tua luna bianca è piena: 1 punto.');
    expect(said({ cue: 'repainted', by: 1, from: 'white', to: 'red' })).toBe('La luna bianca di Mochi ora è rossa.');
    expect(lunar.word('blue_to_orange')).toBe('da blu ad arancione');
  });
  test('a tie is shared in the right person', () => {
    expect(lunar.end('points', [1, 2], who)).toBe('Parità: vincono Mochi e Ash.');
    expect(lunar.end('points', [0, 1], who)).toBe('Parità: vincete Mochi e tu.');
    expect(said({ cue: 'scored', scores: [4, 12, null] })).toBe('Punti: tu 4 e Mochi 12.');
  });
});

describe('among aliens', () => {
  const said = (cue: Aliens['Cue']) => space.cue(cue, who).line;
  const asked = (about: Aliens['Ask']) => space.ask(about, who);

  test('an attack names its way', () => {
    expect(asked({ kind: 'respond', by: 1, target: 0, as: 'bye_bells' }).mine).toBe(
      'Mochi ti attacca con «Ciao ciao, sonaglini!».',
    );
    expect(said({ cue: 'played', by: 1, as: 'mouse_attack', boosts: ['new_sofa'], target: 'guardian' })).toBe(
      "Mochi gioca «Divano nuovo» e «Topo d'assalto» sul guardiano.",
    );
  });
  test('lives are counted down to the last one', () => {
    const hurt = (target: number, lives: number) => said({ cue: 'hurt', by: 1, target, lives });
    expect([hurt(2, 2), hurt(2, 1), hurt(0, 0)]).toEqual([
      'Ash perde una vita: ne restano 2.',
      'Ash perde una vita: ne resta 1.',
      "Perdi l'ultima vita.",
    ]);
  });
  test('roles have their articles', () => {
    expect(said({ cue: 'guardian', race: 'alien', now: 'gone' })).toBe("L'alieno non fa più la guardia al tracciato.");
    expect(said({ cue: 'roles', roles: ['dog', 'kitten'] })).toBe('Tu: cane. Mochi: gattino.');
    expect(space.own({ role: 'dog' })).toBe('Sei il cane.');
  });
});

test('nobody is waited for in the wrong case', () => {
  expect(common.prompt.waiting([0, 1], who)).toBe('Aspettiamo: Mochi e te.');
});

test('short English buttons stay short', () => {
  const { prompt, reaction, room, start } = common;
  const buttons = [
    ...[prompt.pass, prompt.place, prompt.done, prompt.reset, reaction.ok, reaction.hmm, reaction.react, reaction.hold],
    ...[room.share, room.copy, room.copied, room.start, room.wait, room.sit, room.letIn, room.turnAway, room.tryNow],
    ...[start.join, start.goBack, common.secret.close, common.leaving.stay, common.leaving.leave, common.end.again],
    ...['draw', 'die', 'deeper'].map(word => party.word(word)),
    ...Object.keys(enAliens.words).map(word => space.word(word)),
  ];
  for (const button of buttons) expect(button.length, button).toBeLessThanOrEqual(12);
});

test('every reason not to be at the table is told in Italian', () => {
  for (const [why, { what, help }] of Object.entries(common.out)) {
    const original = Object.entries(english.out).find(([key]) => key === why)![1];
    expectOwn(what, original.what);
    expectOwn(help, original.help);
  }
});
