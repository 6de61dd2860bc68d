/** A card that stands for a whole game in a list. */
import type { GameId } from '../../engine/games/registry.ts';
import { picturesOf } from './pictures.ts';

const faces: Readonly<Record<GameId, string>> = {
  zombie_kittens: 'zombie_kitten',
  party_pack: 'exploding_kitten',
  apocalypse: 'attack_of_dead',
  zombeasts: 'red_cat_a',
  kittens_vs_aliens: 'cute_eyes_alien',
};

export function Thumb(props: { game: string }) {
  const face = () => new Map(Object.entries(faces)).get(props.game) ?? '';
  const art = () => picturesOf(props.game)()?.card(face(), 'compact') ?? '';
  return <span class="thumb" aria-hidden="true" innerHTML={art()} />;
}
