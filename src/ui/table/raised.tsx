/** The card I look at: what it does, and what I can do with it now. */
import { For, Show } from 'solid-js';
import type { Card } from '../../engine/contract.ts';
import { useTable } from './context.ts';
import { Key } from './key-cap.tsx';
import { isCard, type Offer } from './offers.ts';
import { labelOf } from './option.tsx';

export function Raised(props: { card: Card }) {
  const { table } = useTable();
  const text = () => table.words.face(props.card.face);
  return (
    <p class="raised-says">
      <strong>{text().name}.</strong> {text().help}
    </p>
  );
}

export function RaisedAnswers() {
  const { table, choice } = useTable();
  const ambusher = () => {
    const card = choice.raised();
    return card && choice.plays().length === 0 && table.board.canAmbush(card.face) ? card : null;
  };
  return (
    <div class="answers">
      <For each={[...choice.plays()].reverse()}>{offer => <PlayButton offer={offer} />}</For>
      <Show when={ambusher()}>{card => <AmbushButton card={card()} />}</Show>
    </div>
  );
}

/** What is played alone is the main thing and stands at the right; with others the button says with which. */
function PlayButton(props: { offer: Offer }) {
  const { table, choice } = useTable();
  const isMain = () => choice.plays()[0] === props.offer;
  /** Among other things to do a card is played; where nothing but cards is asked for, one is chosen. */
  const verb = () => {
    const hasOther = choice.offers().all.some(({ option }) => 'word' in option) || choice.canPass();
    return hasOther || choice.role() === 'cut-in' ? table.common.start.play : table.common.prompt.place;
  };
  return (
    <button
      type="button"
      class="button play-it"
      classList={{ strong: isMain() }}
      aria-disabled={!table.isOpen()}
      onClick={() => choice.press(props.offer.option.id)}
    >
      <Show when={!isCard(props.offer.option)} fallback={verb()}>
        {labelOf(props.offer.option, table)}
      </Show>
      <Show when={isMain()}>
        <Key code="KeyP" />
      </Show>
    </button>
  );
}

/** Now it is of no use, but it may lie in wait. */
function AmbushButton(props: { card: Card }) {
  const { table, choice } = useTable();
  const isSet = () => choice.ambush.card() === props.card.id;
  return (
    <button
      type="button"
      class="button ambush"
      aria-pressed={isSet()}
      onClick={() => choice.ambush.set(isSet() ? null : props.card.id)}
    >
      {isSet() ? table.common.board.disarm : table.common.board.arm}
    </button>
  );
}
