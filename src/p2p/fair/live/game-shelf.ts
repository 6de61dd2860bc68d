/** What a device keeps of the running game, so that a reload costs nothing: its secrets first, then the log as it grows. */
import type { Signed } from '../bodies/people.ts';
import type { Secrets } from '../person.ts';

/** What is fixed when somebody sits down. */
export interface Seated {
  readonly match: number;
  readonly secrets: Secrets;
}
export interface StoredGame extends Seated {
  readonly genesis: Uint8Array | null;
  /** Under which my pictures are digested. */
  readonly key: Uint8Array | null;
  /** From the first on, without a gap. */
  readonly entries: readonly Signed[];
}

/** One game at a time: a new one takes the place of the last. */
export interface GameShelf {
  load(): Promise<StoredGame | null>;
  begin(seated: Seated): Promise<void>;
  genesis(body: Uint8Array): Promise<void>;
  key(key: Uint8Array): Promise<void>;
  entry(seq: number, signed: Signed): Promise<void>;
}

/** For a page that is never loaded anew. */
export function memoryShelf(): GameShelf {
  let game: StoredGame | null = null;
  const change = async (next: (game: StoredGame) => StoredGame) => {
    if (game) game = next(game);
  };
  return {
    load: async () => game,
    async begin(seated) {
      game = { ...seated, genesis: null, key: null, entries: [] };
    },
    genesis: body => change(old => ({ ...old, genesis: body })),
    key: key => change(old => ({ ...old, key })),
    entry: (seq, signed) => change(old => ({ ...old, entries: [...old.entries.slice(0, seq - 1), signed] })),
  };
}
