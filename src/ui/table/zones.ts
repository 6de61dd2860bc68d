/** Tab goes from one part of the table to the next, arrows within it. Whatever can be pressed is in some part. */
import { onCleanup } from 'solid-js';

const pressed = 'button, input, select, textarea, a[href], [tabindex="0"], .seat[tabindex]';
const typed = 'select, textarea, input:not([type="radio"], [type="checkbox"])';

interface Part {
  readonly zone: string | null;
  readonly stops: readonly HTMLElement[];
}

/** In the order of the page; what stands in no zone is a part of its own. */
export function partsOf(root: HTMLElement): readonly Part[] {
  const parts: { zone: string | null; stops: HTMLElement[] }[] = [];
  for (const stop of root.querySelectorAll<HTMLElement>(pressed)) {
    if (stop.matches(':disabled') || !stop.checkVisibility()) continue;
    const zone = zoneOf(stop);
    const last = parts.at(-1);
    if (last && last.zone === zone) last.stops.push(stop);
    else parts.push({ zone, stops: [stop] });
  }
  return parts;
}

export const zoneOf = (element: Element): string | null =>
  element.closest('[data-zone]')?.getAttribute('data-zone') ?? null;

export function createZones(rootOf: () => HTMLElement | undefined): void {
  /** Where one was last in each part. */
  const last = new Map<string, HTMLElement>();
  const onFocus = ({ target }: FocusEvent) => {
    const zone = target instanceof HTMLElement ? zoneOf(target) : null;
    if (zone !== null && target instanceof HTMLElement && target.matches(pressed)) last.set(zone, target);
  };
  const onKey = (event: KeyboardEvent) => {
    const root = rootOf();
    const from = event.target;
    if (!root || !(from instanceof HTMLElement) || !root.contains(from)) return;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    // Dialogs keep to themselves, and a field that is typed in needs its arrows.
    if (from.closest('dialog') || from.matches(typed)) return;
    if (event.key === 'Tab') leap(root, from, event);
    else step(root, from, event);
  };

  function leap(root: HTMLElement, from: HTMLElement, event: KeyboardEvent): void {
    const parts = partsOf(root);
    const zone = zoneOf(from);
    const at = parts.findIndex(part => part.stops.includes(from) || (zone !== null && part.zone === zone));
    const isOnFrame = !parts[at]?.stops.includes(from);
    // From the frame of a part Tab goes into it.
    const to = isOnFrame && !event.shiftKey ? at : at + (event.shiftKey ? -1 : 1);
    const next = parts[to];
    if (at >= 0 && next) {
      event.preventDefault();
      entry(next, last).focus();
      return;
    }
    // Out of the table, past everything that is in this part.
    const stops = parts[at]?.stops ?? [];
    (event.shiftKey ? stops[0] : stops.at(-1))?.focus({ preventScroll: true });
  }

  window.addEventListener('keydown', onKey);
  document.addEventListener('focusin', onFocus);
  onCleanup(() => {
    window.removeEventListener('keydown', onKey);
    document.removeEventListener('focusin', onFocus);
  });
}

/** Where one was; a card that waits for Tab; the main thing; or whatever comes first. */
function entry({ zone, stops }: Part, last: ReadonlyMap<string, HTMLElement>): HTMLElement {
  const before = zone === null ? undefined : last.get(zone);
  const main = stops.find(stop => stop.matches('.strong, .hand-card[tabindex="0"]'));
  const found = (before && stops.includes(before) ? before : main) ?? stops[0];
  if (!found) throw new Error('a part without stops');
  return found;
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: at => at - 1,
  ArrowUp: at => at - 1,
  ArrowRight: at => at + 1,
  ArrowDown: at => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

function step(root: HTMLElement, from: HTMLElement, event: KeyboardEvent): void {
  const to = steps[event.key];
  const stops = partsOf(root).find(part => part.stops.includes(from))?.stops ?? [];
  // A part of one stop, like the log, scrolls.
  if (!to || stops.length < 2) return;
  event.preventDefault();
  stops[Math.max(0, Math.min(to(stops.indexOf(from), stops.length - 1), stops.length - 1))]?.focus();
}
