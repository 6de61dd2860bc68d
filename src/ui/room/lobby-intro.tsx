/** What the waiting room tells somebody new: three swipes about the game that is chosen. */
import { Show } from 'solid-js';
import { imageUrl } from '../art/art.ts';
import { Intro, type Slide } from '../hints/intro.tsx';
import { helpFor, wordsFor } from '../words/index.ts';
import { useRoom } from './context.ts';
import { picturesOf } from './pictures.ts';

const exploding: readonly string[] = ['zombie_kittens', 'party_pack', 'apocalypse'];
const faces = ['exploding_kitten', 'skip', 'nope'] as const;

export function LobbyIntro() {
  const { room, games, common, language, shelf } = useRoom();
  const game = () => room.lobby()?.game ?? '';
  const picture = (face = '') => {
    const drawn = picturesOf(game())()?.card(face, 'compact');
    return drawn ? imageUrl(drawn) : null;
  };
  const slides = (): readonly Slide[] => {
    if (exploding.includes(game()))
      return helpFor(language).first.intro.map((slide, n) => ({ ...slide, picture: picture(faces[n]) }));
    const { name, guide } = wordsFor(game(), language);
    return guide.slice(0, faces.length).map((text, n) => ({ title: n === 0 ? `${name}.` : '', text, picture: null }));
  };
  return (
    <Show when={games.some(({ id }) => id === game())}>
      <Intro words={helpFor(language).first} shelf={shelf} label={common.start.how} slides={slides()} />
    </Show>
  );
}
