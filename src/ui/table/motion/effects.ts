/**
 * What shows that something happened, beyond cards that move: a slam, a burst, a glow. Games say which and where; here
 * is how. Only transform and opacity; where little is to move there is a fade in its place.
 */
import type { Pile, Seat } from '../../../engine/contract.ts';
import { find } from './ends.ts';
import type { Run } from './runs.ts';
import { burstLeastMs, factors, lasts, type Speed } from './timing.ts';

export type Effect =
  | { readonly do: 'slam' }
  | { readonly do: 'burst' | 'glow' | 'rise' | 'pop'; readonly seat: Seat }
  | { readonly do: 'riffle' | 'push' | 'wobble'; readonly pile: Pile };

/** Where and how it is shown. */
interface Stage {
  readonly layer: HTMLElement;
  readonly run: Run;
  readonly factor: number;
}
type Shown = (at: HTMLElement | null, stage: Stage) => void;

const atSeat: Readonly<Record<Extract<Effect, { seat: Seat }>['do'], Shown>> = {
  burst,
  glow: (at, { layer, run, factor }) => halo(at, layer, run, lasts.glow * factor),
  rise,
  pop,
};
const atPile: Readonly<Record<Extract<Effect, { pile: Pile }>['do'], Shown>> = { riffle, push, wobble };

export function show(effect: Effect, layer: HTMLElement, speed: Speed, run: Run): void {
  const stage: Stage = { layer, run, factor: factors[speed] };
  if ('seat' in effect) atSeat[effect.do](plate(effect.seat), stage);
  else if ('pile' in effect) atPile[effect.do](top(effect.pile), stage);
  else slam(stage);
}

/** The same for those who want little to move: a frame that fades, or a star for a burst. */
export function fade(effect: Effect, layer: HTMLElement, run: Run): void {
  if (effect.do === 'slam') halo(find('.stage') ?? find('.heaps'), layer, run, lasts.pop, 'stop');
  else if (effect.do === 'burst') star(plate(effect.seat), layer, run);
  else if (effect.do === 'push') halo(top(effect.pile), layer, run, lasts.push);
  else if ('seat' in effect) halo(plate(effect.seat), layer, run, lasts.glow);
}

const plate = (seat: Seat) => find(`[data-seat="${seat}"]`);
const top = (pile: Pile) => find(`[data-pile="${CSS.escape(pile)}"] :is(.back, .face)`);

const shaken = (px: number, times: number): Keyframe[] => [
  { transform: 'none' },
  ...Array.from({ length: times * 2 }, (_, n) => ({ transform: `translateX(${n % 2 ? -px : px}px)` })),
  { transform: 'none' },
];

function slam({ run, factor }: Stage): void {
  const middle = find('.middle');
  if (middle) run(middle, shaken(6, 2), { duration: lasts.shake * factor, delay: lasts.slam * factor });
}

const sparks = 24;
const golden = 2.4;

function burst(at: HTMLElement | null, { layer, run, factor }: Stage): void {
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

function star(at: HTMLElement | null, layer: HTMLElement, run: Run): void {
  if (!at) return;
  const { x, y } = centreOf(at);
  const picture = added(layer, 'star');
  picture.style.transform = `translate(${x - 27}px, ${y - 27}px)`;
  leave(picture, run(picture, [{ opacity: 0 }, { opacity: 1 }, { opacity: 0 }], { duration: lasts.star }));
}

/** A frame around a place, of its size. */
function halo(
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

function rise(at: HTMLElement | null, { run, factor }: Stage): void {
  const cat = at?.querySelector('.seat-cat') ?? at;
  const frames = [
    { transform: 'translateY(70%) rotate(-14deg)', opacity: 0 },
    { transform: 'translateY(20%) rotate(10deg)', opacity: 1, offset: 0.5 },
    { transform: 'none', opacity: 1 },
  ];
  if (cat) run(cat, frames, { duration: lasts.rise * factor, easing: 'ease-out' });
}

function pop(at: HTMLElement | null, { run, factor }: Stage): void {
  const marks = at?.querySelector('.signs') ?? at;
  const frames = [{ transform: 'none' }, { transform: 'scale(1.35)' }, { transform: 'none' }];
  if (marks) run(marks, frames, { duration: lasts.pop * factor, easing: 'ease-out' });
}

/** Two halves of the pile fall into one another. */
function riffle(at: HTMLElement | null, { layer, run, factor }: Stage): void {
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

function push(at: HTMLElement | null, { run, factor }: Stage): void {
  const frames = ['none', 'translateX(14px) rotate(3deg)', 'translateX(-4px)', 'none'];
  if (at)
    run(
      at,
      frames.map(transform => ({ transform })),
      { duration: lasts.push * factor },
    );
}

function wobble(at: HTMLElement | null, { run, factor }: Stage): void {
  const frames = [0, 3, -3, 4, -4, 5, -5, 3, 0].map(turn => ({ transform: `rotate(${turn}deg)` }));
  if (at) run(at, frames, { duration: lasts.suspense * factor });
}

function centreOf(element: HTMLElement): { readonly x: number; readonly y: number } {
  const rect = element.getBoundingClientRect();
  return { x: rect.left + rect.width / 2 - 9, y: rect.top + rect.height / 2 - 9 };
}

function added(layer: HTMLElement, name: string): HTMLElement {
  const element = document.createElement('div');
  element.className = name;
  layer.append(element);
  return element;
}

function leave(element: HTMLElement, animation: Animation): void {
  animation.onfinish = animation.oncancel = () => element.remove();
}
