/** Hints: each once, one at a time, none while seconds count but for the first window; remembered on the device. */
import { describe, expect, test } from 'vitest';
import { due, type Moment } from '../../src/ui/hints/due.ts';
import { noteSeen, parseSeen, recallSeen } from '../../src/ui/hints/seen.ts';
import { hintIds } from '../../src/ui/words/helping.ts';
import { helpFor, languages, loadGames } from '../../src/ui/words/index.ts';

const nothing = Object.fromEntries(hintIds.map(id => [id, false])) as Moment;
const when = (...ids: (typeof hintIds)[number][]): Moment => ({
  ...nothing,
  ...Object.fromEntries(ids.map(id => [id, true])),
});

describe('which hint is due', () => {
  test('one at a time, the most pressing first, and each only once', () => {
    expect(due(when('turn', 'pair', 'raised'), new Set())).toBe('pair');
    expect(due(when('turn', 'pair', 'raised'), new Set(['pair']))).toBe('raised');
    expect(due(when('turn'), new Set(['turn']))).toBeNull();
    expect(due(nothing, new Set())).toBeNull();
  });
  test('in a window only the one about windows, and only the first time', () => {
    expect(due(when('window', 'dead', 'pair'), new Set())).toBe('window');
    expect(due(when('window', 'dead', 'pair'), new Set(['window']))).toBeNull();
  });
  test.each(hintIds)('%s has its moment', id => {
    expect(due(when(id), new Set())).toBe(id);
  });
});

describe('what this device remembers', () => {
  test('is checked on the way in', () => {
    expect([...parseSeen('["turn","intro","turn",7,"jabberwock"]')]).toEqual(['turn', 'intro']);
    for (const bad of [null, '', '{', '7', '{"turn":1}', 'null']) expect([...parseSeen(bad)]).toEqual([]);
  });
  test('grows by one, and a shut storage is no trouble', () => {
    const kept = new Map<string, string>();
    const shelf = () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
    });
    noteSeen(shelf, 'turn');
    noteSeen(shelf, 'dead');
    expect([...recallSeen(shelf)]).toEqual(['turn', 'dead']);
    const shut = () => {
      throw new Error('private');
    };
    noteSeen(shut, 'turn');
    expect([...recallSeen(shut)]).toEqual([]);
  });
});

test('hints are short enough for one glance in every language', async () => {
  for (const language of languages) {
    await loadGames(language);
    const { hints, intro, lesson } = helpFor(language).first;
    expect(intro).toHaveLength(3);
    for (const text of [...Object.values(hints), ...Object.values(lesson)]) expect(text.length, text).toBeLessThan(105);
  }
});
