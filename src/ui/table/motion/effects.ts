/**
 * What shows that something happened, beyond cards that move: a slam, a burst, a glow. Games say which and where; here
 * is how. Only transform and opacity; where little is to move there is a fade in its place.
 */
import type { Pile, Seat } from '../../../engine/contract.ts';
import { lift, push, riffle, wobble } from './at-pile.ts';
import { burst, halo, pop, rise, star } from './at-seat.ts';
import { find } from './ends.ts';
import type { Run } from './runs.ts';
import { type Scene, type Shown, shaken } from './scene.ts';
import { factors, lasts, type Speed } from './timing.ts';

export type Effect =
  | { readonly do: 'slam' }
  | { readonly do: 'burst' | 'glow' | 'rise' | 'pop'; readonly seat: Seat }
  | { readonly do: 'riffle' | 'push' | 'lift' | 'wobble'; readonly pile: Pile };

const atSeat: Readonly<Record<Extract<Effect, { seat: Seat }>['do'], Shown>> = {
  burst,
  glow: (at, { layer, run, factor }) => halo(at, layer, run, lasts.glow * factor),
  rise,
  pop,
};
const atPile: Readonly<Record<Extract<Effect, { pile: Pile }>['do'], Shown>> = { riffle, push, lift, wobble };

export function show(effect: Effect, layer: HTMLElement, speed: Speed, run: Run): void {
  const scene: Scene = { layer, run, factor: factors[speed] };
  if ('seat' in effect) atSeat[effect.do](plate(effect.seat), scene);
  else if ('pile' in effect) atPile[effect.do](top(effect.pile), scene);
  else slam(scene);
}

/** The same for those who want little to move: a frame that fades, or a star for a burst. */
export function fade(effect: Effect, layer: HTMLElement, run: Run): void {
  if (effect.do === 'slam') halo(find('.stage') ?? find('.heaps'), layer, run, lasts.pop, 'stop');
  else if (effect.do === 'burst') star(plate(effect.seat), layer, run);
  else if (effect.do === 'push' || effect.do === 'lift') halo(top(effect.pile), layer, run, lasts[effect.do]);
  else if ('seat' in effect) halo(plate(effect.seat), layer, run, lasts.glow);
}

const plate = (seat: Seat) => find(`[data-seat="${seat}"]`);
const top = (pile: Pile) => find(`[data-pile="${CSS.escape(pile)}"] :is(.back, .face)`);

function slam({ run, factor }: Scene): void {
  const middle = find('.middle');
  if (middle) run(middle, shaken(6, 2), { duration: lasts.shake * factor, delay: lasts.slam * factor });
}
