/** One answer as a button. Its label follows from what kind of option it is. */
import { createMemo, Show } from 'solid-js';
import type { Option as Choosable } from '../../engine/contract.ts';
import { useTable } from './context.ts';
import type { TableModel } from './create-table.ts';
import { isCard, isSeat, isSlot } from './offers.ts';
import { hueOf, stacked } from './piles.ts';

/** A word stands out among few; among many nothing does. */
const fewOptions = 9;

export function Option(props: { id: string }) {
  const { table, choice } = useTable();
  const offer = createMemo(() => choice.offers().all.find(({ option }) => option.id === props.id));
  const turn = () => choice.chosen().indexOf(props.id) + 1;
  const face = () => faceOf(offer()?.option);
  return (
    <Show when={offer()}>
      {it => (
        <button
          type="button"
          class="button option"
          classList={{
            card: face() !== undefined,
            chosen: turn() > 0,
            strong: 'word' in it().option && choice.offers().listed.length <= fewOptions,
          }}
          style={face() === undefined ? {} : { '--hue': hueOf(face() ?? '') }}
          data-option={props.id}
          data-face={face()}
          aria-disabled={!table.isOpen()}
          aria-pressed={choice.isSeveral() ? turn() > 0 : undefined}
          onClick={() => choice.press(props.id)}
        >
          <Show when={turn() > 0}>
            <span class="pick">{turn()}</span>
          </Show>
          {labelOf(it().option, table)}
          <Show when={it().key}>{key => <kbd>{key()}</kbd>}</Show>
        </button>
      )}
    </Show>
  );
}

function faceOf(option: Choosable | undefined): string | undefined {
  if (!option) return undefined;
  if (isCard(option)) return option.face;
  return 'cards' in option ? option.cards[0]?.face : undefined;
}

function labelOf(option: Choosable, { words, common, who, prompt }: TableModel): string {
  if (isCard(option)) return words.face(option.face).name;
  if (isSeat(option)) return who.name(option.seat);
  if (isSlot(option)) return common.prompt.slot(option.slot, (prompt()?.options.length ?? 0) - 1);
  if ('word' in option) return words.word(option.word);
  return stacked(option.cards)
    .map(({ face, cards }) => (cards.length > 1 ? `${cards.length} × ${words.face(face).name}` : words.face(face).name))
    .join(' + ');
}
