/** What the check says can be said in every language: each finding, each note, each picture. */
import { describe, expect, test } from 'vitest';
import type { EndNote } from '../../src/p2p/fair/audit/audit.ts';
import { alphabet } from '../../src/p2p/fair/emoji.ts';
import type { Judged, Judgement } from '../../src/p2p/fair/judgement.ts';
import { lineFor } from '../../src/ui/fair/verdict.ts';
import { languages } from '../../src/ui/words/common.ts';
import { loadFair, symbolName } from '../../src/ui/words/fair.ts';
import { misdeedOf } from '../../src/ui/words/misdeeds.ts';
import { refusedAs } from '../../src/ui/words/refused.ts';
import type { Who } from '../../src/ui/words/words.ts';

const names = ['Оля', 'Marco', 'Żaneta', 'Ash'];
const readBy = (me: number | null): Who => ({ me, name: seat => names[seat]! });
const head = Uint8Array.of(1, 2, 3);

const judgementOf = (judged: Judged, confirmed: number): Judgement => ({
  judged,
  reports: names.slice(0, confirmed).map((_, seat) => ({ seat, head, verdict: 'fair' })),
  people: 4,
  emoji: alphabet.slice(0, 6),
  head,
  entries: 40,
  draws: 3,
  drawn: [],
});
const fair = (...notes: EndNote[]): Judged => ({
  verdict: 'fair',
  result: { winners: [0], why: 'last' } as never,
  notes,
});

const seated = ['silent', 'opened', 'played-for', 'plays-again', 'took-over', 'left', 'declared-gone'] as const;
const notes: readonly EndNote[] = [
  ...seated.map(what => ({ seq: 7, what, seat: 1 })),
  { seq: 7, what: 'timed-out', seats: [1, 2] },
  { seq: 7, what: 'back-to', lost: 2 },
  { seq: 7, what: 'winner-by-replay' },
  { seq: 7, what: 'not-closed' },
];

describe.each(languages)('in %s', language => {
  const spoken = loadFair(language);

  test('every finding, note and refusal is a sentence', async () => {
    const words = await spoken;
    const said = [
      ...Object.values(misdeedOf).map(words.misdeed),
      ...[0, 1, null].flatMap(me => notes.map(note => words.note(note, readBy(me)))),
      ...(['too-big', 'no-receipt', 'other-version', 'damaged', 'unfit'] as const).map(words.verify.refused),
      words.hedge,
    ];
    for (const sentence of said) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
    expect(new Set(Object.values(misdeedOf).map(words.misdeed)).size).toBe(new Set(Object.values(misdeedOf)).size);
  });

  test('notes name the one they are about as that person is called, and the reader as you', async () => {
    const words = await spoken;
    for (const what of seated) {
      expect(words.note({ seq: 7, what, seat: 1 }, readBy(0))).toContain('Marco');
      expect(words.note({ seq: 7, what, seat: 1 }, readBy(1))).not.toContain('Marco');
    }
  });

  test('every picture has a name of its own', async () => {
    const words = await spoken;
    const all = alphabet.map(picture => symbolName(words, picture));
    expect(new Set(all).size).toBe(64);
    expect(symbolName(words, '🪿')).toBe('🪿');
  });

  test('buttons are short', async () => {
    const { sheet, line, verify } = await spoken;
    for (const text of [sheet.close, sheet.save, line.details, verify.another, verify.choose]) {
      expect(text.length).toBeLessThanOrEqual(14);
    }
  });

  test('the line says how many checked, what is missing, or whose device and where', async () => {
    const words = await spoken;
    const line = (judged: Judged, confirmed = 4) =>
      lineFor({ at: 'judged', judgement: judgementOf(judged, confirmed) }, words, readBy(0));
    expect(line(fair())).toMatchObject({ tone: 'fair', more: null });
    expect(line(fair(), 3)).toMatchObject({ tone: 'noted' });
    expect(line(fair(), 3).text).toMatch(/3.*4/);
    expect(line(fair(notes[0]!)).tone).toBe('noted');
    const cheat = line({ verdict: 'cheat', code: 'FALSE_VIEW', culprit: 1, seq: 31 });
    expect(cheat).toMatchObject({ tone: 'cheat', more: `${words.misdeed('false-view')} ${words.hedge}` });
    expect(cheat.text).toMatch(/31.*Marco/);
    expect(line({ verdict: 'unverified', code: 'NOT_OPENED', seat: 1 }).text).toContain('Marco');
    expect(line({ verdict: 'unverified', code: 'UNFINISHED', seat: null }).tone).toBe('unverified');
    expect(lineFor({ at: 'checking', done: 1, of: 3 }, words, readBy(0)).text).toMatch(/1.*3/);
  });
});

test('a device that saw another end confirms nothing', async () => {
  const judgement = judgementOf(fair(), 4);
  const [first, ...rest] = judgement.reports;
  const reports = [{ ...first!, head: Uint8Array.of(9) }, ...rest];
  const { text } = lineFor({ at: 'judged', judgement: { ...judgement, reports } }, await loadFair('en'), readBy(1));
  expect(text).toBe('Deck checked on 3 of 4 devices so far.');
});

test('all that cannot be from one table is one thing to a reader', () => {
  expect(refusedAs('damaged')).toBe('damaged');
  expect(refusedAs('FALSE_PROOF')).toBe('unfit');
  expect(refusedAs('BAD_HOST_SIG')).toBe('unfit');
});
