/** A card face: its picture with the name on the plate. Without a picture the name stands on plain paper. */
import { Show } from 'solid-js';
import { useTable } from './context.ts';
import { fitName } from './fit.ts';
import { hueOf } from './piles.ts';

interface FaceProps {
  readonly face: string;
  readonly count?: number;
  /** From 150 px on a card is shown in full; a chip is a line of text. */
  readonly size: 'chip' | 'compact' | 'full';
}

export function CardFace(props: FaceProps) {
  const { table } = useTable();
  const text = () => table.words.face(props.face);
  const picture = () => (props.size === 'chip' ? null : (table.art?.card(props.face, props.size) ?? null));
  return (
    <span
      class={`face face-${props.size}`}
      classList={{ pictured: picture() !== null, wordless: table.art?.plate(props.face) === 'none' }}
      style={{ '--hue': hueOf(props.face), '--fit': fitName(text().name) }}
    >
      <Show when={picture()}>
        {src => <img class="face-art" src={src()} alt="" draggable={false} decoding="async" />}
      </Show>
      <span class="face-name">
        <span>{text().name}</span>
      </span>
      <Show when={(props.count ?? 1) > 1}>
        <span class="face-count">×{props.count}</span>
      </Show>
    </span>
  );
}

export function CardBack() {
  const { table } = useTable();
  return (
    <span class="back">
      <Show when={table.art}>{art => <img class="face-art" src={art().back()} alt="" draggable={false} />}</Show>
    </span>
  );
}
