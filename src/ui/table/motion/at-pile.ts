/** What happens to a pile: it is shuffled, something is pushed into it, it trembles. */
import { added, leave, type Scene } from './scene.ts';
import { lasts } from './timing.ts';

/** Two halves of the pile fall into one another. */
export function riffle(at: HTMLElement | null, { layer, run, factor }: Scene): void {
  const src = at?.querySelector('img')?.src;
  if (!at || !src) return;
  const rect = at.getBoundingClientRect();
  for (const side of [-1, 1]) {
    const half = added(layer, 'flight');
    const picture = document.createElement('img');
    picture.src = src;
    half.append(picture);
    const scale = rect.width / half.offsetWidth;
    half.style.transformOrigin = '0 0';
    const place = (x: number, turn: number) =>
      `translate(${rect.left + x * side * rect.width}px, ${rect.top}px) rotate(${turn * side}deg) scale(${scale})`;
    const apart = [place(0, 0), place(0.55, 5), place(0.12, 1), place(0.5, 4), place(0, 0)];
    const frames = apart.map(transform => ({ transform }));
    leave(half, run(half, frames, { duration: lasts.riffle * factor, easing: 'ease-in-out' }));
  }
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
