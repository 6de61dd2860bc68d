/** The pictures of a game's cards as Solid knows them: none at first, and all when they have come. */
import { type Accessor, createSignal } from 'solid-js';
import { loadPictures, type Pictures } from '../art/pictures.ts';

const known = new Map<string, Accessor<Pictures | null>>();

/** Asks for them once. Until they are there, and if they never come, cards are plain paper. */
export function picturesOf(game: string): Accessor<Pictures | null> {
  const found = known.get(game);
  if (found) return found;
  const [pictures, show] = createSignal<Pictures | null>(null);
  known.set(game, pictures);
  loadPictures(game).then(
    them => show(() => them),
    // Another table asks again.
    () => known.delete(game),
  );
  return pictures;
}
