/** One stop for Tab in a row of cards, arrows within it. */

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: at => at - 1,
  ArrowRight: at => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

export function createRoving(turned: (key: string) => void) {
  const keyOf = (target: EventTarget | null) =>
    target instanceof HTMLElement ? target.getAttribute('data-key') : null;
  return {
    onFocusIn(event: FocusEvent) {
      const key = keyOf(event.target);
      if (key !== null) turned(key);
    },
    onKeyDown(event: KeyboardEvent & { currentTarget: HTMLElement }) {
      const step = steps[event.key];
      if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
      const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-key]')];
      const at = stops.findIndex(stop => stop.matches(':focus'));
      if (at < 0) return;
      event.preventDefault();
      stops[Math.max(0, Math.min(step(at, stops.length - 1), stops.length - 1))]?.focus();
    },
  };
}
