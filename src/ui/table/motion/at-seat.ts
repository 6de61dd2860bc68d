/** What happens to somebody: a burst, a star in its place, a frame of light, a cat that climbs out, marks that pop. */
import { find } from './ends.ts';
import type { Run } from './runs.ts';
import { added, centreOf, leave, type Scene, shaken } from './scene.ts';
import { burstLeastMs, lasts } from './timing.ts';

const sparks = 24;
const golden = 2.4;

export function burst(at: HTMLElement | null, { layer, run, factor }: Scene): void {
  if (!at) return;
  const centre = centreOf(at);
  const timing = { duration: lasts.burst * factor, leastMs: burstLeastMs };
  const home = `translate(${centre.x}px, ${centre.y}px)`;
  const core = added(layer, 'spark spark-core');
  const blown = [
    { transform: `${home} scale(1)`, opacity: 1, easing: 'cubic-bezier(0.16, 1, 0.3, 1)' },
    { transform: `${home} rotate(20deg) scale(8)`, opacity: 1, offset: 0.3 },
    { transform: `${home} rotate(40deg) scale(9)`, opacity: 0, offset: 0.6 },
    { transform: `${home} scale(9)`, opacity: 0 },
  ];
  leave(core, run(core, blown, timing));
  for (let n = 0; n < sparks; n++) {
    const [angle, far] = [n * golden, 70 + (n % 6) * 22];
    const [x, y] = [centre.x + Math.cos(angle) * far, centre.y + Math.sin(angle) * far];
    const spark = added(layer, `spark spark-${n % 3}`);
    const frames = [
      { transform: `${home} scale(0.3)`, opacity: 1, easing: 'cubic-bezier(0.16, 1, 0.3, 1)' },
      {
        transform: `translate(${x}px, ${y}px) rotate(${n * 40}deg) scale(1.7)`,
        opacity: 1,
        offset: 0.5,
        easing: 'ease-in',
      },
      { transform: `translate(${x}px, ${y + 60}px) rotate(${n * 60}deg) scale(0.6)`, opacity: 0 },
    ];
    leave(spark, run(spark, frames, timing));
  }
  for (const part of [find('.seats'), find('.middle')])
    if (part) run(part, shaken(10, 3), { duration: lasts.quake * factor });
}

export function star(at: HTMLElement | null, layer: HTMLElement, run: Run): void {
  if (!at) return;
  const { x, y } = centreOf(at);
  const picture = added(layer, 'star');
  picture.style.transform = `translate(${x - 27}px, ${y - 27}px)`;
  leave(picture, run(picture, [{ opacity: 0 }, { opacity: 1 }, { opacity: 0 }], { duration: lasts.star }));
}

/** A frame around a place, of its size. */
export function halo(
  at: HTMLElement | null,
  layer: HTMLElement,
  run: Run,
  duration: number,
  tone: 'go' | 'stop' = 'go',
): void {
  if (!at) return;
  const rect = at.getBoundingClientRect();
  const ring = added(layer, `halo halo-${tone}`);
  ring.style.width = `${rect.width}px`;
  ring.style.height = `${rect.height}px`;
  ring.style.transform = `translate(${rect.left}px, ${rect.top}px)`;
  leave(ring, run(ring, [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }], { duration }));
}

export function rise(at: HTMLElement | null, { run, factor }: Scene): void {
  const cat = at?.querySelector('.seat-cat') ?? at;
  const frames = [
    { transform: 'translateY(70%) rotate(-14deg)', opacity: 0 },
    { transform: 'translateY(20%) rotate(10deg)', opacity: 1, offset: 0.5 },
    { transform: 'none', opacity: 1 },
  ];
  if (cat) run(cat, frames, { duration: lasts.rise * factor, easing: 'ease-out' });
}

export function pop(at: HTMLElement | null, { run, factor }: Scene): void {
  const marks = at?.querySelector('.signs') ?? at;
  const frames = [{ transform: 'none' }, { transform: 'scale(1.35)' }, { transform: 'none' }];
  if (marks) run(marks, frames, { duration: lasts.pop * factor, easing: 'ease-out' });
}
