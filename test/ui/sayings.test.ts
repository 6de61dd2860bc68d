/** The log tells what happened in the order a person would, from where I sit. */
import { describe, expect, test } from 'vitest';
import type { SeenEvent } from '../../src/engine/contract.ts';
import { type Cue, type Title, zones } from '../../src/engine/games/kittens/kittens.ts';
import { told } from '../../src/ui/table/sayings.ts';
import { commonFor, wordsFor } from '../../src/ui/words/index.ts';

const names = ['-', 'Mochi', 'Pixel'];
const common = commonFor('en');
const words = wordsFor('apocalypse', 'en');
const who = { me: 0, name: (seat: number) => (seat === 0 ? common.you : (names[seat] ?? '?')) };
const tell = (...events: SeenEvent[]) => told(events, { zones, words, common, who });
const said = (cue: Cue) => tell({ type: 'cue', cue }).lines.join(' ');
const move = (face: string | null, from: string, to: string): SeenEvent => ({
  type: 'move',
  card: face === null ? null : { id: face, face },
  from,
  to,
});

describe('my own cards', () => {
  test('what I get is told after what brought it', () => {
    const { lines } = tell(move('skip', 'deck', 'hand/0'), {
      type: 'cue',
      cue: { cue: 'drew', by: 0, from: 'top' } as Cue,
    });
    expect(lines).toEqual(['You draw a card.', 'You get: Skip.']);
  });
  test('several at once are one line', () => {
    const { lines } = tell(move('skip', 'hand/1', 'hand/0'), move('nope', 'hand/2', 'hand/0'));
    expect(lines).toEqual(['You get: Skip and Nope.']);
  });
  test('what others take from me is a loss', () => {
    expect(tell(move('favor', 'hand/0', 'hand/2')).lines).toEqual(['You lose: Favor.']);
  });
  test('what I lay down for all to see is none', () => {
    expect(tell(move('favor', 'hand/0', 'discard')).lines).toEqual([]);
  });
  test('cards of others are not told one by one', () => {
    expect(tell(move(null, 'deck', 'hand/1'), move('skip', 'hand/1', 'discard')).lines).toEqual([]);
  });
});

test('a pile that is shuffled twice is told once, and nobody hears of piles without a name', () => {
  const shuffle = (pile: string): SeenEvent => ({ type: 'shuffle', pile });
  expect(tell(shuffle('saves'), shuffle('deck'), shuffle('deck')).lines).toEqual(['Deck: shuffled.']);
});

describe('who does what', () => {
  const played = (by: number, as: Title, target: number | null) =>
    said({ cue: 'played', by, as, cards: [as === 'pair' || as === 'triple' ? 'skip' : as], target, named: null });

  test('I do things in the second person, others by name', () => {
    expect(played(0, 'favor', 1)).toBe('You play Favor on Mochi.');
    expect(played(1, 'favor', 0)).toBe('Mochi plays Favor on you.');
  });
  test('a Clone says what it stands for', () => {
    expect(said({ cue: 'played', by: 2, as: 'skip', cards: ['clone'], target: null, named: null })).toBe(
      'Pixel plays Clone as Skip.',
    );
  });
  test('a triple says what it asks for, and of what it is made', () => {
    const cue: Cue = { cue: 'played', by: 1, as: 'triple', cards: ['skip', 'skip', 'skip'], target: 0, named: 'nope' };
    expect(said(cue)).toBe('Mochi plays Three of a Kind for Nope (Skip, Skip, and Skip) on you.');
  });
  test('turns owed are counted', () => {
    expect(said({ cue: 'turn', by: 0, owed: 1 })).toBe('Your turn.');
    expect(said({ cue: 'turn', by: 2, owed: 4 })).toBe("Pixel's turn, 4 turns left.");
  });
  test('the dead are fed by one or by many', () => {
    expect(said({ cue: 'fed', target: 1, givers: [2] })).toBe('Pixel feeds Mochi.');
    expect(said({ cue: 'fed', target: 1, givers: [0] })).toBe('You feed Mochi.');
    expect(said({ cue: 'fed', target: 1, givers: [0, 2] })).toBe('Pixel and you feed Mochi.');
    expect(said({ cue: 'fed', target: 1, givers: [] })).toBe('Nobody has food.');
  });
});

describe('what only I see', () => {
  test('the future is laid out in order', () => {
    const cards = (['nope', 'exploding_kitten'] as const).map((face, n) => ({ id: `${n}`, face }));
    const { secret } = tell({ type: 'cue', cue: { cue: 'future', by: 0, cards } as Cue });
    expect(secret?.items).toEqual([
      { face: 'nope', note: 'next' },
      { face: 'exploding_kitten', note: '2nd from the top' },
    ]);
  });
  test('a clairvoyant learns the depth of every kitten', () => {
    const { secret } = tell({ type: 'cue', cue: { cue: 'depths', by: 1, depths: [0, 6] } as Cue });
    expect(secret?.title).toBe('Where Mochi hid it');
    expect(secret?.items.map(({ note }) => note)).toEqual(['on top', '7th from the top']);
  });
});

test('a cue nobody has words for is shown as it is', () => {
  expect(tell({ type: 'cue', cue: { cue: 'meteor' } }).lines).toEqual(['meteor']);
});
