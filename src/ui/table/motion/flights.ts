/**
 * Cards fly from where they were to where they are. Pictures on a layer of their own do it, so nothing waits for them and
 * nothing can be pressed twice.
 */
import type { TableArt } from '../art.ts';
import { between, type End, keyframe, Places } from './ends.ts';
import type { Flight, Way } from './plan.ts';
import type { Run } from './runs.ts';
import { lasts } from './timing.ts';

/** A flight about to begin: where it comes from is seen before the table changes, where it goes to after it. */
export interface Start {
  readonly flight: Flight;
  readonly from: End | null;
}
interface Route {
  readonly flight: Flight;
  readonly from: End;
  readonly to: End;
}

/** A deal lays the table: only after it can be seen where the cards come from. */
export function startsOf(flights: readonly Flight[]): readonly Start[] {
  const places = new Places();
  return flights.map(flight => ({
    flight,
    from: flight.way === 'deal' ? null : places.of(flight.move, flight.move.from),
  }));
}

/** Looks at everything first and moves it then: the page is laid out once. */
export function fly(starts: readonly Start[], layer: HTMLElement, art: TableArt | undefined, run: Run): void {
  const places = new Places();
  const routes = starts.flatMap(({ flight, from }): Route[] => {
    const begin = from ?? places.pile(flight.move.from);
    const end = places.of(flight.move, flight.move.to);
    return begin && end ? [{ flight, from: begin, to: end }] : [];
  });
  const pictures = routes.map(route => ({ route, picture: pictureOf(route.flight, art) }));
  layer.append(...pictures.map(({ picture }) => picture.element));
  for (const { route, picture } of pictures) send(route, picture, run);
}

const easings: Readonly<Record<Way, string>> = {
  deal: 'cubic-bezier(0.33, 1, 0.68, 1)',
  play: 'cubic-bezier(0.22, 1, 0.36, 1)',
  slam: 'cubic-bezier(0.5, 0, 0.75, 0)',
  lay: 'cubic-bezier(0.65, 0, 0.35, 1)',
  draw: 'ease-in-out',
  mine: 'ease-in-out',
  give: 'ease-in-out',
};
/** Those that rise on their way, and how high. */
const lifts: Readonly<Partial<Record<Way, number>>> = { draw: 26, mine: 40, give: 34 };
/** By then the card is turned over, and its place shows it. */
const flipAt = 0.6;

function send({ flight, from, to }: Route, { element, front, back }: Picture, run: Run): void {
  const { way, ms, afterMs } = flight;
  const timing = { duration: ms, delay: afterMs, easing: easings[way], fill: 'both' } as const;
  const lift = lifts[way];
  const middle = lift === undefined ? [] : [between(from, to, lift)];
  const flying = run(element, [keyframe(from, -6), ...middle, keyframe(to, 0)], timing);
  flying.onfinish = flying.oncancel = () => element.remove();
  if (front && back) {
    run(back, [{ transform: 'none' }, { transform: 'none', offset: 0.4 }, gone(flipAt), gone(1)], timing);
    run(front, [gone(0), gone(flipAt), { transform: 'none', offset: 0.8 }, { transform: 'none' }], timing);
  }
  // What stays on the page is let go of in the end.
  const here = { ...timing, fill: 'backwards' } as const;
  if (to.kind === 'card') run(to.element, [{ opacity: 0 }, { opacity: 0, offset: 0.8 }, { opacity: 1 }], here);
  if (way === 'play' && to.kind === 'pile') thump(to.element, afterMs + ms, run);
}

const gone = (offset: number): Keyframe => ({ transform: 'scaleX(0)', offset });

function thump(element: HTMLElement, delay: number, run: Run): void {
  run(element, [{ transform: 'scale(1.08)' }, { transform: 'none' }], { duration: lasts.shake, delay });
}

interface Picture {
  readonly element: HTMLElement;
  readonly front: HTMLElement | null;
  readonly back: HTMLElement | null;
}

/** Drawn face down and mine to see, or everybody's: it turns over on the way. */
function pictureOf({ move, way }: Flight, art: TableArt | undefined): Picture {
  const element = document.createElement('div');
  element.className = 'flight';
  const face = way === 'deal' ? null : (move.card && art?.card(move.card.face, 'compact')) || null;
  const isTurning = face !== null && (way === 'mine' || way === 'draw');
  const front = face === null ? null : image(face);
  const back = face === null || isTurning ? image(art?.back() ?? '') : null;
  element.append(...[back, front].filter(it => it !== null));
  return { element, front, back: isTurning ? back : null };
}

function image(src: string): HTMLImageElement {
  const picture = document.createElement('img');
  if (src) picture.src = src;
  picture.alt = '';
  return picture;
}
