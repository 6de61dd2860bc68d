/** One answer as a button. Cards are pressed as cards; everything else by its name. */
import { createMemo, Show } from 'solid-js';
import type { Option as Choosable } from '../../engine/contract.ts';
import { CardFace } from './card.tsx';
import { useTable } from './context.ts';
import type { TableModel } from './create-table.ts';
import { Key } from './key-cap.tsx';
import { isCard, isSeat, isSlot } from './offers.ts';
import { stacked } from './piles.ts';

/** A word stands out among few; among many nothing does. */
const fewOptions = 3;

/** `as`: a card shows its face, or is a button with its name like everything else. */
export function Option(props: { id: string; as?: 'picture' | 'button' }) {
  const { table, choice } = useTable();
  const offer = createMemo(() => choice.offers().all.find(({ option }) => option.id === props.id));
  const turn = () => choice.chosen().indexOf(props.id) + 1;
  const face = () => faceOf(offer()?.option);
  const isTap = (option: Choosable) => 'word' in option && Object.values(table.taps ?? {}).includes(option.word);
  const isPicture = () => {
    const option = offer()?.option;
    return option !== undefined && isCard(option) && props.as !== 'button';
  };
  /** What a pile says too, or the first of a few words where my hand has nothing to say: giving up is never green. */
  const isStrong = () => {
    const { listed, all } = choice.offers();
    const option = offer()?.option;
    if (option && isCard(option)) return true;
    if (!option || !('word' in option) || listed.length > fewOptions || listed[0] !== offer()) return false;
    return isTap(option) || listed.length === all.length;
  };
  return (
    <Show when={offer()}>
      {it => (
        <button
          type="button"
          class="option"
          classList={{ button: !isPicture(), 'card-option': isPicture(), chosen: turn() > 0, strong: isStrong() }}
          data-option={props.id}
          data-face={face()}
          aria-disabled={!table.isOpen()}
          aria-pressed={choice.isSeveral() ? turn() > 0 : undefined}
          onClick={() => choice.press(props.id)}
        >
          <Show when={isPicture() && face()} fallback={<Label option={it().option} />}>
            {shown => <CardFace face={shown()} size="full" />}
          </Show>
          <Show when={turn() > 0}>
            <span class="pick">{turn()}</span>
          </Show>
          <Show
            when={isTap(it().option)}
            fallback={<Show when={it().key}>{key => <Key code={`Digit${key()}`} />}</Show>}
          >
            <Key code="KeyD" />
          </Show>
        </button>
      )}
    </Show>
  );
}

/** A word that is the name of a card has its picture beside it. */
function Label(props: { option: Choosable }) {
  const { table } = useTable();
  const picture = () => ('word' in props.option ? (table.art?.card(props.option.word, 'compact') ?? null) : null);
  return (
    <>
      <Show when={picture()}>{src => <img class="option-art" src={src()} alt="" draggable={false} />}</Show>
      <span>{labelOf(props.option, table)}</span>
    </>
  );
}

function faceOf(option: Choosable | undefined): string | undefined {
  if (!option) return undefined;
  if (isCard(option)) return option.face;
  return 'cards' in option ? option.cards[0]?.face : undefined;
}

export function labelOf(option: Choosable, { words, common, who, prompt }: TableModel): string {
  if (isCard(option)) return words.face(option.face).name;
  if (isSeat(option)) return who.name(option.seat);
  if (isSlot(option)) return common.prompt.slot(option.slot, (prompt()?.options.length ?? 0) - 1);
  if ('word' in option) return words.word(option.word);
  return stacked(option.cards)
    .map(({ face, cards }) => (cards.length > 1 ? `${cards.length} × ${words.face(face).name}` : words.face(face).name))
    .join(' + ');
}
