/** What the waiting room tells somebody new: three swipes about the game that is chosen. */
import { Show } from 'solid-js';
import { gameById } from '../../engine/games/registry.ts';
import { Intro, type Slide } from '../hints/intro.tsx';
import { helpFor, wordsFor } from '../words/index.ts';
import { useRoom } from './context.ts';

const exploding: readonly string[] = ['zombie_kittens', 'party_pack', 'apocalypse'];
const faces = ['exploding_kitten', 'skip', 'nope'] as const;

export function LobbyIntro() {
  const { room, common, language, shelf } = useRoom();
  const game = () => room.lobby()?.game ?? '';
  const slides = (): readonly Slide[] => {
    if (exploding.includes(game()))
      return helpFor(language).first.intro.map((slide, n) => ({ ...slide, face: faces[n] ?? '' }));
    const { name, guide } = wordsFor(game(), language);
    return guide.slice(0, faces.length).map((text, n) => ({ title: n === 0 ? `${name}.` : '', text, face: '' }));
  };
  return (
    <Show when={gameById(game())}>
      <Intro words={helpFor(language).first} shelf={shelf} label={common.start.how} slides={slides()} />
    </Show>
  );
}
