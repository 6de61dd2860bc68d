/** Something is on its way. */
import type { CommonWords } from '../words/words.ts';

export function Loading(props: { common: CommonWords }) {
  return (
    <main class="knocking" aria-live="polite">
      <p>{props.common.start.loading}</p>
    </main>
  );
}
