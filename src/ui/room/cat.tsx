/** A player's cat. */
import { avatarArt } from '../art/cats/avatar.ts';

export function Cat(props: { cat: number; as: 'person' | 'bot' }) {
  return <span class="cat" aria-hidden="true" innerHTML={avatarArt(props.cat, 'calm', { as: props.as })} />;
}
