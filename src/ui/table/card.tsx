/** A card face: its name, what it does where there is room, and a colour by title. */
import { Show } from 'solid-js';
import { useTable } from './context.ts';
import { hueOf } from './piles.ts';

/** A word that would not fit on one line of a card on a phone. */
const hasLongWord = (name: string): boolean => name.split(/[ -]/).some(word => word.length > 9);

export function CardFace(props: { face: string; count?: number; size: 'chip' | 'card' }) {
  const { table } = useTable();
  const text = () => table.words.face(props.face);
  return (
    <span
      class={`face face-${props.size}`}
      classList={{ 'face-long': hasLongWord(text().name) }}
      style={{ '--hue': hueOf(props.face) }}
    >
      <span class="face-name">{text().name}</span>
      <Show when={props.size === 'card'}>
        <span class="face-help" aria-hidden="true">
          {text().help}
        </span>
      </Show>
      <Show when={(props.count ?? 1) > 1}>
        <span class="face-count">×{props.count}</span>
      </Show>
    </span>
  );
}
