/** What was pressed may be gone: a card has left the hand, a prompt has changed. The keyboard goes on from beside it, never from nowhere. */
import { onCleanup } from 'solid-js';
import { partsOf, zoneOf } from './zones.ts';

/** Where the keyboard was, in case it is lost. */
interface Spot {
  readonly element: HTMLElement;
  readonly zone: string | null;
  readonly at: number;
}

export function createFocusKeeper(rootOf: () => HTMLElement | undefined): void {
  let spot: Spot | null = null;
  const onFocus = ({ target }: FocusEvent) => {
    const root = rootOf();
    if (!root || !(target instanceof HTMLElement)) return;
    const zone = zoneOf(target);
    const stops = partsOf(root).find(part => part.stops.includes(target))?.stops ?? [];
    // A sheet that closes gives back what it took; where that is gone, the table goes on from the spot before.
    if (!target.closest('dialog') || !spot) spot = { element: target, zone, at: Math.max(0, stops.indexOf(target)) };
  };
  const onChange = () => {
    const root = rootOf();
    // Who pressed on an empty place wanted nothing to have the focus; the element is still there then.
    if (!root || !spot || document.activeElement !== document.body || spot.element.isConnected) return;
    beside(root, spot)?.focus({ preventScroll: true });
  };
  document.addEventListener('focusin', onFocus);
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true, subtree: true });
  onCleanup(() => {
    document.removeEventListener('focusin', onFocus);
    observer.disconnect();
  });
}

/** The neighbour in the same row of cards; otherwise the prompt, which says what goes on. */
function beside(root: HTMLElement, { zone, at }: Spot): HTMLElement | null {
  const stops = partsOf(root).find(part => part.zone === zone && zone !== null)?.stops ?? [];
  const neighbour = zone === 'prompt' ? undefined : stops[Math.min(at, stops.length - 1)];
  return neighbour ?? root.querySelector<HTMLElement>('[data-zone="prompt"]') ?? stops[0] ?? null;
}
