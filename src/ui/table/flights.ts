/**
 * Cards fly from where they were to where they are. Pictures on a layer of their own do it, so nothing waits for them and
 * nothing can be pressed twice. When much happened at once, or nobody looked, the table is simply as it is now.
 */
import { onCleanup } from 'solid-js';
import type { TableModel } from './create-table.ts';
import { type End, endOf, keyframe, type Move } from './flight-ends.ts';
import { ownerOf } from './piles.ts';

interface Start {
  readonly move: Move;
  /** Null: the table is laid anew, and only now can be seen where the card came from. */
  readonly from: End | null;
}

const pace = { fly: 350, gap: 60, deal: 26 } as const;
/** More than these at once are a deal. */
const fewMoves = 8;
const mostDealt = 36;
const mostInAir = 40;
const width = 96;

export function createFlights(table: TableModel): (layer: HTMLElement) => void {
  let layer: HTMLElement | null = null;
  let starts: readonly Start[] = [];
  const still = matchMedia('(prefers-reduced-motion: reduce)');

  table.follow({
    before(events) {
      const moves = events.filter((event): event is Move => event.type === 'move').filter(isSeen);
      const isDeal = moves.length > fewMoves;
      const shown = isDeal ? moves.filter(({ to }) => ownerOf(to) !== null).slice(0, mostDealt) : moves;
      starts = isQuiet() ? [] : shown.map(move => ({ move, from: isDeal ? null : endOf(move, move.from) }));
    },
    after() {
      const gap = starts.length > fewMoves ? pace.deal : pace.gap;
      for (const [n, start] of starts.entries()) fly(start, n * gap);
      starts = [];
    },
  });
  onCleanup(() => layer?.replaceChildren());
  return element => {
    layer = element;
  };

  function isQuiet(): boolean {
    return document.hidden || still.matches || (layer?.childElementCount ?? 0) > mostInAir;
  }
  function isSeen({ from, to }: Move): boolean {
    const isShown = (pile: string) => ownerOf(pile) !== null || table.words.zone(pile) !== null;
    return from !== to && isShown(from) && isShown(to);
  }
  function fly({ move, from }: Start, delay: number): void {
    const [begin, end] = [from ?? endOf(move, move.from, 'pile'), endOf(move, move.to)];
    const src = (move.card && table.art?.card(move.card.face, 'compact')) ?? table.art?.back();
    if (!layer || !begin || !end || !src) return;
    const picture = document.createElement('img');
    picture.src = src;
    picture.alt = '';
    layer.append(picture);
    const timing = { duration: pace.fly, delay, easing: 'cubic-bezier(0.22, 1, 0.36, 1)', fill: 'both' } as const;
    const flight = picture.animate([keyframe(begin, width, -6), keyframe(end, width, 0)], timing);
    flight.onfinish = flight.oncancel = () => picture.remove();
    if (end.kind === 'card') end.element.animate([{ opacity: 0 }, { opacity: 0, offset: 0.7 }, { opacity: 1 }], timing);
  }
}
