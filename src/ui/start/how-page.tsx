/** How every game plays, a page each; and one to try, with the cards laid ready. */
import { For } from 'solid-js';
import type { Box } from '../../engine/games/boxes.ts';
import { Thumb } from '../room/thumb.tsx';
import '../styles/guide.css';
import { commonFor, helpFor, type Language, wordsFor } from '../words/index.ts';

interface HowProps {
  readonly games: readonly Box[];
  readonly language: Language;
  readonly onTry: () => void;
  readonly onBack: () => void;
}

export function HowPage(props: HowProps) {
  const common = () => commonFor(props.language);
  const words = () => helpFor(props.language).first;
  return (
    <main class="start how">
      <header class="top">
        <h1>{common().start.how}</h1>
        <button type="button" class="button" onClick={() => props.onBack()}>
          {common().end.back}
        </button>
      </header>
      <section class="try">
        <button type="button" class="button strong play" onClick={() => props.onTry()}>
          {words().tryIt}
        </button>
        <p class="quiet">{words().tryHelp}</p>
      </section>
      <For each={props.games}>
        {game => (
          <details class="guide" name="guide">
            <summary>
              <Thumb game={game.id} />
              <span class="game-name">{wordsFor(game.id, props.language).name}</span>
            </summary>
            <GuideText paragraphs={wordsFor(game.id, props.language).guide} />
          </details>
        )}
      </For>
    </main>
  );
}

export function GuideText(props: { paragraphs: readonly string[] }) {
  return (
    <ol class="guide-text">
      <For each={props.paragraphs}>{text => <li>{text}</li>}</For>
    </ol>
  );
}
