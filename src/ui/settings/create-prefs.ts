/** The wishes of this device as Solid keeps them: read once, kept whenever one changes, told to the page's style sheets. */
import { type Accessor, createEffect, createMemo, createSignal, onCleanup } from 'solid-js';
import { type Motion, marks, motionOf, type Prefs, parsePrefs, type System, type Wish, withWish } from './prefs.ts';

/** The part of Storage we need. Reaching for it may throw already, so it comes as a function. */
type Shelf = () => Pick<Storage, 'getItem' | 'setItem'>;

export interface PrefsPorts {
  readonly shelf: Shelf;
  /** What the system asks for, as media queries. */
  readonly query: (media: string) => MediaQueryList;
  /** Carries the wishes as data attributes. */
  readonly root: HTMLElement;
}

export interface PrefsModel {
  readonly now: Accessor<Prefs>;
  readonly motion: Accessor<Motion>;
  set(wish: Wish, value: string): void;
}

const key = 'clowder.prefs';

export function createPrefs({ shelf, query, root }: PrefsPorts): PrefsModel {
  const [now, turn] = createSignal(recall(shelf));
  const isLess = createQuery(query('(prefers-reduced-motion: reduce)'));
  const isMore = createQuery(query('(prefers-contrast: more)'));
  const system = createMemo(
    (): System => ({ motion: isLess() ? 'reduced' : 'full', contrast: isMore() ? 'more' : 'usual' }),
  );
  createEffect(() => Object.assign(root.dataset, marks(now(), system())));
  return {
    now,
    motion: createMemo(() => motionOf(now(), system())),
    set(wish, value) {
      turn(prefs => withWish(prefs, wish, value));
      remember(shelf, now());
    },
  };
}

function createQuery(list: MediaQueryList): Accessor<boolean> {
  const [isOn, turn] = createSignal(list.matches);
  const look = () => void turn(list.matches);
  list.addEventListener('change', look);
  onCleanup(() => list.removeEventListener('change', look));
  return isOn;
}

function recall(shelf: Shelf): Prefs {
  try {
    return parsePrefs(shelf().getItem(key));
  } catch {
    return parsePrefs(null);
  }
}

function remember(shelf: Shelf, prefs: Prefs): void {
  try {
    shelf().setItem(key, JSON.stringify(prefs));
  } catch {
    // Private mode or a full disk: it holds until the page is closed.
  }
}
