/** A card or a stack of equal ones in my hand. A tap raises it, a second one plays it; a long press explains it. */
import { createMemo, Show } from 'solid-js';
import { cardName } from './aloud.ts';
import { CardFace } from './card.tsx';
import { useTable } from './context.ts';
import { createLongPress } from './long-press.ts';
import { isCard, playsOf } from './offers.ts';
import type { Stack } from './piles.ts';

export function HandCard(props: { stack: Stack; isCurrent: boolean }) {
  const { table, choice, hand, explain } = useTable();
  const at = () => hand.stacks().findIndex(({ key }) => key === props.stack.key);
  const card = createMemo(() => {
    const { cards } = props.stack;
    return cards.find(({ id }) => id === choice.raised()?.id) ?? cards[0] ?? { id: '', face: props.stack.face };
  });
  const plays = createMemo(() => playsOf(choice.offers(), card()));
  const first = () => plays()[0];
  const isAlone = () => {
    const option = first()?.option;
    return option !== undefined && isCard(option);
  };
  const turn = () => choice.chosen().indexOf(first()?.option.id ?? '') + 1;
  const isRaised = () => choice.raised()?.id === card().id;
  const isFresh = () => props.stack.cards.some(({ id }) => table.kept.fresh.includes(id));
  const isIdle = () => table.kept.view !== null && table.board.isIdle(table.kept.view, props.stack.face);
  return (
    <button
      type="button"
      class="hand-card"
      classList={{
        playable: isAlone() && table.isOpen(),
        joins: !isAlone() && plays().length > 0 && table.isOpen(),
        raised: isRaised(),
        chosen: turn() > 0,
        fresh: isFresh(),
        idle: isIdle(),
        armed: props.stack.cards.some(({ id }) => id === choice.ambush.card()),
      }}
      data-key={props.stack.key}
      data-card={card().id}
      data-face={props.stack.face}
      data-option={first()?.option.id}
      tabindex={props.isCurrent ? 0 : -1}
      aria-disabled={first() !== undefined && !table.isOpen()}
      aria-pressed={choice.isSeveral() ? turn() > 0 : isRaised()}
      {...createLongPress(
        () => explain([props.stack.face]),
        () => choice.tap(card()),
      )}
    >
      <span class="hidden">{cardName(table, choice, props.stack, at(), hand.stacks().length)}</span>
      <span class="shown" aria-hidden="true">
        <CardFace face={props.stack.face} count={props.stack.cards.length} size="compact" />
      </span>
      <Show when={turn() > 0}>
        <span class="pick" aria-hidden="true">
          {turn()}
        </span>
      </Show>
    </button>
  );
}
