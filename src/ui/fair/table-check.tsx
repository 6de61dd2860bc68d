/** Six pictures that people on a call read to each other. Drawn here, so that they look alike on every device. */
import { For } from 'solid-js';
import { type FairWords, symbolName } from '../words/fair.ts';
import { pictureSvg } from './pictures/index.ts';

export function TableCheck(props: { emoji: readonly string[]; words: FairWords }) {
  return (
    <section>
      <h3>{props.words.sheet.table}</h3>
      <p class="quiet">{props.words.sheet.tableHelp}</p>
      <ol class="symbols">
        <For each={props.emoji}>
          {picture => (
            <li>
              <span class="symbol" aria-hidden="true" innerHTML={pictureSvg(picture)} />
              {symbolName(props.words, picture)}
            </li>
          )}
        </For>
      </ol>
    </section>
  );
}
