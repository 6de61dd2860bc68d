/** Which hints this device has shown, kept in the browser. Storage may be shut or hold anything: everything is checked on the way in. */
import { type HintId, hintIds } from '../words/helping.ts';

export type Shelf = () => Pick<Storage, 'getItem' | 'setItem'>;

/** The intro in the waiting room is remembered like a hint. */
export type Lesson = HintId | 'intro';
const lessons: readonly Lesson[] = [...hintIds, 'intro'];
const key = 'clowder.hints';

export function parseSeen(text: string | null): ReadonlySet<Lesson> {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    const named: readonly unknown[] = Array.isArray(value) ? value : [];
    return new Set(lessons.filter(lesson => named.includes(lesson)));
  } catch {
    return new Set();
  }
}

export function recallSeen(shelf: Shelf): ReadonlySet<Lesson> {
  try {
    return parseSeen(shelf().getItem(key));
  } catch {
    return new Set();
  }
}

export function noteSeen(shelf: Shelf, lesson: Lesson): void {
  try {
    shelf().setItem(key, JSON.stringify([...recallSeen(shelf), lesson]));
  } catch {
    // Private mode or a full disk: the hint comes again next time.
  }
}
