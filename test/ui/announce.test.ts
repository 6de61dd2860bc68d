/** What is said aloud, word for word, in four languages: short sentences in the order of what happened. */
import { describe, expect, test } from 'vitest';
import type { Ask, SeenEvent, View } from '../../src/engine/contract.ts';
import { partyPack } from '../../src/engine/games/kittens/game.ts';
import { announced, called, type Happening, type Verbosity } from '../../src/ui/table/announce.ts';
import { makeMerger, mergeMs } from '../../src/ui/table/merger.ts';
import { told } from '../../src/ui/table/sayings.ts';
import { loadCommon } from '../../src/ui/words/common.ts';
import { commonFor, helpFor, type Language, languages, loadGames, wordsFor } from '../../src/ui/words/index.ts';

for (const language of languages) {
  await loadCommon(language);
  await loadGames(language);
}

const speakerIn = (language: Language) => {
  const common = commonFor(language);
  const name = (seat: number) => (seat === 0 ? common.you : (['', 'Mochi', 'Pixel'][seat] ?? '?'));
  const words = wordsFor('party_pack', language);
  return { game: partyPack, words, who: { me: 0, name }, falls: ['dead', 'out'], common, zones: partyPack.zones };
};

const turn = { seat: 1, owed: 1, attacked: false, peeked: false };
const ask = (id: number, about: object, seats: readonly number[], clock: Ask['clock'] = 'plain'): Ask =>
  ({ id, about, rule: 'any', seats, also: [], clock, ms: null }) as Ask;
const view = (status: readonly string[], asked: Ask): View =>
  ({
    seat: 0,
    seats: [0, 1, 2],
    table: { edition: 'party_pack', turn, status, danger: null },
    waiting: { on: 'players', ask: asked, answered: [] },
  }) as unknown as View;

const alive = ['alive', 'alive', 'alive'];
const mochisTurn = ask(1, { kind: 'turn', by: 1, owed: 1 }, [1]);
const pixelsTurn = ask(2, { kind: 'turn', by: 2, owed: 1 }, [2]);

/** Mochi draws the kitten, has no Defuse, and the turn goes to Pixel. */
function boom(language: Language, verbosity: Verbosity): string {
  const speaker = speakerIn(language);
  const events: SeenEvent[] = [
    { type: 'cue', cue: { cue: 'drew', by: 1, from: 'top' } },
    { type: 'cue', cue: { cue: 'died', by: 1 } },
  ] as unknown as SeenEvent[];
  const { lines } = told(events, speaker);
  const happening: Happening = {
    lines,
    before: view(alive, mochisTurn),
    after: view(['alive', 'out', 'alive'], pixelsTurn),
  };
  return announced(happening, speaker, verbosity).join(' ');
}

describe('somebody draws and dies', () => {
  test.each<[Language, Verbosity, string]>([
    ['en', 'quiet', 'Mochi: out.'],
    ['ru', 'quiet', 'Mochi: вне игры.'],
    ['pl', 'quiet', 'Mochi: poza grą.'],
    ['it', 'quiet', 'Mochi: fuori.'],
    ['en', 'normal', 'Mochi draws a card. Boom! Mochi explodes.'],
    ['ru', 'normal', 'Mochi берёт карту. Mochi: взрыв!'],
    ['pl', 'normal', 'Mochi dobiera kartę. Bum! Mochi wybucha.'],
    ['it', 'normal', 'Mochi pesca una carta. Bum! Mochi esplode.'],
    ['en', 'verbose', "Mochi draws a card. Boom! Mochi explodes. Pixel's turn."],
    ['ru', 'verbose', 'Mochi берёт карту. Mochi: взрыв! Ход: Pixel.'],
    ['pl', 'verbose', 'Mochi dobiera kartę. Bum! Mochi wybucha. Tura: Pixel.'],
    ['it', 'verbose', 'Mochi pesca una carta. Bum! Mochi esplode. Turno: Pixel.'],
  ])('%s, %s', (language, verbosity, said) => {
    expect(boom(language, verbosity)).toBe(said);
  });
});

describe('what must not be missed', () => {
  const peek = { kind: 'nope', by: 1, as: 'see_future_3', named: null, target: null, nopes: 0 };
  const calledIn = (language: Language, kind: 'decision' | 'window', keys: 'keys' | 'no keys') => {
    const { words, who } = speakerIn(language);
    const about = kind === 'window' ? peek : { kind: 'turn', by: 0, owed: 1 };
    const text = words.ask(about, who);
    return called(text, kind, keys === 'keys' ? helpFor(language).keys.window('N', 'O') : null);
  };
  test.each<[Language, string, string]>([
    [
      'en',
      'Your turn. Play cards, or draw to end it.',
      'Mochi plays See the Future (3x). Let it be? N to react, O to let it pass.',
    ],
    [
      'ru',
      'Твой ход. Играй карты, а в конце возьми одну.',
      'Mochi играет «Подсмуртри грядущее (3x)». Не против? N — вмешаться, O — пропустить.',
    ],
    [
      'pl',
      'Twoja tura. Zagrywaj karty, a na koniec dobierz jedną.',
      'Mochi zagrywa: Co kryje przyszłość (3x). Niech tak zostanie? N: reakcja, O: niech będzie.',
    ],
    [
      'it',
      'Tocca a te. Gioca carte, o pesca per chiudere.',
      'Mochi gioca «Prevedi il Futuro (3x)». Lasci correre? N per reagire, O per lasciar correre.',
    ],
  ])('%s: my turn, and a window with its keys', (language, turn, window) => {
    expect(calledIn(language, 'decision', 'keys')).toBe(turn);
    expect(calledIn(language, 'window', 'keys')).toBe(window);
  });
  test('with keys switched off none are named', () => {
    expect(calledIn('en', 'window', 'no keys')).not.toContain('N to');
  });
});

describe('one breath', () => {
  const setUp = () => {
    const said: string[] = [];
    const due: { at: number; act: () => void }[] = [];
    const merger = makeMerger(
      (ms, act) => {
        const timer = { at: ms, act };
        due.push(timer);
        return () => void due.splice(due.indexOf(timer), 1);
      },
      text => void said.push(text),
    );
    return { said, due, merger };
  };
  test('what happens within 400 ms is told together, in order', () => {
    const { said, due, merger } = setUp();
    merger.add(['Mochi draws a card.']);
    merger.add(['You get: Skip.']);
    merger.add([]);
    expect(due.map(({ at }) => at)).toEqual([mergeMs]);
    expect(said).toEqual([]);
    due.pop()?.act();
    expect(said).toEqual(['Mochi draws a card. You get: Skip.']);
  });
  test('what comes later is told later, and nothing after the table is gone', () => {
    const { said, due, merger } = setUp();
    merger.add(['One.']);
    due.pop()?.act();
    merger.add(['Two.']);
    merger.stop();
    expect(due).toEqual([]);
    expect(said).toEqual(['One.']);
  });
});
