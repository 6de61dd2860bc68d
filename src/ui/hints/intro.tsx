/** While one waits: three things to know, to be swiped or left. Shown once. */
import { createSignal, For, Show } from 'solid-js';
import type { FirstWords } from '../words/helping.ts';
import { noteSeen, recallSeen, type Shelf } from './seen.ts';

interface IntroProps {
  readonly words: FirstWords;
  readonly shelf: Shelf;
  readonly label: string;
  readonly slides: readonly Slide[];
}
export interface Slide {
  readonly title: string;
  readonly text: string;
  /** An address for <img>. */
  readonly picture: string | null;
}

export function Intro(props: IntroProps) {
  const [isDone, finish] = createSignal(recallSeen(props.shelf).has('intro'));
  const [at, turn] = createSignal(0);
  let list!: HTMLOListElement;
  const last = () => props.slides.length - 1;
  const done = () => {
    noteSeen(props.shelf, 'intro');
    finish(true);
  };
  const next = () => {
    if (at() >= last()) return done();
    list.children[at() + 1]?.scrollIntoView({ inline: 'center', block: 'nearest' });
  };
  return (
    <Show when={!isDone()}>
      <section class="intro" aria-label={props.label}>
        <ol
          ref={list}
          class="intro-slides"
          tabindex="0"
          onScroll={() => turn(Math.round((list.scrollLeft / Math.max(1, list.scrollWidth)) * props.slides.length))}
        >
          <For each={props.slides}>{slide => <SlideView slide={slide} />}</For>
        </ol>
        <div class="intro-ways">
          <span class="quiet">{props.words.step(at() + 1, props.slides.length)}</span>
          <button type="button" class="button" onClick={done}>
            {props.words.skip}
          </button>
          <button type="button" class="button strong" onClick={next}>
            {at() < last() ? props.words.next : props.words.gotIt}
          </button>
        </div>
      </section>
    </Show>
  );
}

function SlideView(props: { slide: Slide }) {
  return (
    <li>
      <Show when={props.slide.picture}>{src => <img src={src()} alt="" draggable={false} />}</Show>
      <p>
        <strong>{props.slide.title}</strong> {props.slide.text}
      </p>
    </li>
  );
}
