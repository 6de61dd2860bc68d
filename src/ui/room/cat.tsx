/** A player's cat, in whatever mood. */
import { avatarArt } from '../art/cats/avatar.ts';
import type { Mood } from '../art/cats/moods.ts';

export function Cat(props: { cat: number; as: 'person' | 'bot'; mood?: Mood }) {
  return (
    <span class="cat" aria-hidden="true" innerHTML={avatarArt(props.cat, props.mood ?? 'calm', { as: props.as })} />
  );
}
