/** Something is on its way. */
import type { CommonWords } from '../words/words.ts';

export function Loading(props: { common: CommonWords }) {
  return (
    <main class="knocking" aria-live="polite">
      <img class="waiting-cat" src="./icon-round.svg" alt="" width="96" height="96" />
      <p>{props.common.start.loading}</p>
    </main>
  );
}
