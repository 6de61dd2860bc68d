/** What happens to a pile: it is shuffled, something is pushed into it, it trembles. */
import { flightWidth } from './ends.ts';
import { added, leave, type Scene } from './scene.ts';
import { lasts } from './timing.ts';

/** Two halves of the pile fall into one another. */
export function riffle(at: HTMLElement | null, scene: Scene): void {
  if (!at) return;
  const { width, left, top } = at.getBoundingClientRect();
  for (const side of [-1, 1]) {
    const half = backOf(at, scene);
    if (!half) return;
    const place = (x: number, turn: number) =>
      `translate(${left + x * side * width}px, ${top}px) rotate(${turn * side}deg) scale(${half.scale})`;
    const apart = [place(0, 0), place(0.55, 5), place(0.12, 1), place(0.5, 4), place(0, 0)];
    const timing = { duration: lasts.riffle * scene.factor, easing: 'ease-in-out' };
    leave(
      half.element,
      scene.run(
        half.element,
        apart.map(transform => ({ transform })),
        timing,
      ),
    );
  }
}

/** Somebody looks at three cards: they rise and fall, always for as long, whatever is done with them meanwhile. */
export function lift(at: HTMLElement | null, scene: Scene): void {
  if (!at) return;
  const { width, height, left, top } = at.getBoundingClientRect();
  for (const side of [-1, 0, 1]) {
    const card = backOf(at, scene);
    if (!card) return;
    const low = `translate(${left}px, ${top}px) scale(${card.scale})`;
    const high = `translate(${left + side * width * 0.42}px, ${top - height * 0.3}px) rotate(${side * 9}deg) scale(${card.scale})`;
    const frames = [low, high, high, low].map((transform, n) => ({ transform, offset: [0, 0.14, 0.86, 1][n] ?? 1 }));
    const timing = { duration: lasts.lift * scene.factor, easing: 'ease-in-out' };
    leave(card.element, scene.run(card.element, frames, timing));
  }
}

/** A picture of the pile's back that can be moved. */
function backOf(at: HTMLElement, { layer }: Scene): { readonly element: HTMLElement; readonly scale: number } | null {
  const src = at.querySelector('img')?.src;
  if (!src) return null;
  const element = added(layer, 'flight');
  const picture = document.createElement('img');
  picture.src = src;
  picture.alt = '';
  element.append(picture);
  element.style.transformOrigin = '0 0';
  return { element, scale: at.getBoundingClientRect().width / flightWidth };
}

export function push(at: HTMLElement | null, { run, factor }: Scene): void {
  const frames = ['none', 'translateX(14px) rotate(3deg)', 'translateX(-4px)', 'none'];
  if (at)
    run(
      at,
      frames.map(transform => ({ transform })),
      { duration: lasts.push * factor },
    );
}

export function wobble(at: HTMLElement | null, { run, factor }: Scene): void {
  const frames = [0, 3, -3, 4, -4, 5, -5, 3, 0].map(turn => ({ transform: `rotate(${turn}deg)` }));
  if (at) run(at, frames, { duration: lasts.suspense * factor });
}
