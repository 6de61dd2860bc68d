/** What no check can see. Said wherever a verdict is. */
import { For } from 'solid-js';
import type { FairWords } from '../words/fair.ts';

export function Limits(props: { words: FairWords }) {
  return (
    <section>
      <h3>{props.words.sheet.not}</h3>
      <ul class="points">
        <For each={props.words.sheet.nots}>{text => <li>{text}</li>}</For>
      </ul>
    </section>
  );
}
