/** What comes close together is said in one breath. */
export type Later = (ms: number, act: () => void) => () => void;

export const mergeMs = 400;

export interface Merger {
  add(texts: readonly string[]): void;
  stop(): void;
}

export function makeMerger(after: Later, say: (text: string) => void): Merger {
  let held: string[] = [];
  let stop: (() => void) | null = null;
  const speak = () => {
    stop = null;
    const text = held.join(' ');
    held = [];
    say(text);
  };
  return {
    add(texts) {
      if (texts.length === 0) return;
      held = [...held, ...texts];
      stop ??= after(mergeMs, speak);
    },
    stop() {
      stop?.();
      stop = null;
    },
  };
}
