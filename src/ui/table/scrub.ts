/** A thumb slides along the hand: the card under it rises. A card that is pulled up is played. */
import { useTable } from './context.ts';

const slidePx = 12;
const pullPx = 60;

interface Grip {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly card: string | null;
  isSliding: boolean;
}

export function createScrub() {
  const { choice, hand } = useTable();
  let grip: Grip | null = null;
  const raiseAt = (box: DOMRect, { clientX, clientY }: PointerEvent) => {
    const { rows } = hand.fan();
    const row =
      rows[Math.max(0, Math.min(rows.length - 1, Math.floor(((clientY - box.top) / box.height) * rows.length)))];
    if (!row) return;
    const at = Math.floor(((clientX - box.left) / box.width) * row.length);
    const card = row[Math.max(0, Math.min(row.length - 1, at))]?.cards[0];
    if (card && card.id !== choice.raised()?.id) choice.raise(card);
  };
  /** The pulled card, if it has something to do. */
  const pull = (id: string | null) => {
    const card = hand
      .stacks()
      .flatMap(({ cards }) => cards)
      .find(other => other.id === id);
    if (!card || choice.isSeveral()) return;
    choice.raise(card);
    choice.play();
  };
  return {
    onPointerDown(event: PointerEvent) {
      const on = event.target instanceof Element ? event.target.closest('[data-card]') : null;
      const card = on?.getAttribute('data-card') ?? null;
      grip = { id: event.pointerId, x: event.clientX, y: event.clientY, card, isSliding: false };
    },
    onPointerMove(event: PointerEvent & { currentTarget: HTMLElement }) {
      if (!grip || grip.id !== event.pointerId || event.buttons === 0) return;
      const [across, up] = [Math.abs(event.clientX - grip.x), grip.y - event.clientY];
      if (!grip.isSliding && (across < slidePx || across < up)) return;
      // From now on no card takes this for a press.
      if (!grip.isSliding) event.currentTarget.setPointerCapture(event.pointerId);
      grip.isSliding = true;
      if (!choice.isSeveral()) raiseAt(event.currentTarget.getBoundingClientRect(), event);
    },
    onPointerUp(event: PointerEvent) {
      if (grip && !grip.isSliding && grip.y - event.clientY > pullPx) pull(grip.card);
      grip = null;
    },
    onPointerCancel() {
      grip = null;
    },
  };
}
