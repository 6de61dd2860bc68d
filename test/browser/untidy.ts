/** Looks at a screen as a strict eye would, inside the browser: what overlaps, is cut, is too small or runs off the edge. */

/** Runs in the page, so everything it needs is in it. */
export function untidy(): string[] {
  const found: string[] = [];
  const [width, height] = [document.documentElement.clientWidth, window.innerHeight];
  const isPhone = width < 600;
  const dialog = document.querySelector('dialog[open]');
  const root: ParentNode = dialog ?? document;
  const isOverlay = dialog !== null || document.querySelector('.log-open, .qr.big, .secret, .chooser, .end') !== null;
  const all = (selector: string) =>
    [...root.querySelectorAll<HTMLElement>(selector)].filter(it => it.checkVisibility({ visibilityProperty: true }));
  const nameOf = (it: Element) => `${it.className || it.tagName} "${(it.textContent ?? '').trim().slice(0, 30)}"`;

  if (document.documentElement.scrollWidth > width) found.push('scrolls sideways');
  const table = document.querySelector('.table');
  if (table && (table.scrollHeight > table.clientHeight + 1 || document.documentElement.scrollHeight > height + 1))
    found.push(`the table scrolls: ${table.scrollHeight} in ${table.clientHeight}`);

  for (const it of all('button, select, input, .button')) {
    const box = it.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1 || it.closest('.hand') || it.matches('.game input')) continue;
    if (isPhone && box.height < 43.5) found.push(`too low (${Math.round(box.height)}): ${nameOf(it)}`);
    if (it.scrollWidth > it.clientWidth + 1 && !it.matches('select, input, .seat, .pile-tap, .hold, .card-option, .qr'))
      found.push(`cut: ${nameOf(it)}`);
    const isScrolled = it.closest('.long, .kinds, .sheet, .lobby, .start, .lines, .end') !== null;
    if (!isScrolled && (box.left < -1 || box.right > width + 1 || box.bottom > height + 1 || box.top < -1))
      found.push(`off the screen: ${nameOf(it)}`);
  }
  if (!table || isOverlay) return found;

  const parts = all(
    '.top, .seat-list .seat, .pile, .stage, .row-cards, .laid-card, .slot-rail, .slot-pile, .slot-buttons .button, .prompt, .hand-title, .table:not(.log-open) > .log',
  );
  // A card stands at an angle, and its shadow may touch: a few pixels are no collision.
  const slack = 5;
  for (const [n, one] of parts.entries())
    for (const other of parts.slice(n + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const [x, y] = [
        Math.min(a.right, b.right) - Math.max(a.left, b.left),
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
      ];
      // The chain of pending cards lies over the piles beside it.
      const isStage = [one, other].some(it => it.matches('.stage')) && [one, other].some(it => it.matches('.pile'));
      if (x > slack && y > slack && !isStage)
        found.push(`${nameOf(one)} over ${nameOf(other)} by ${Math.round(Math.min(x, y))}`);
    }
  return found;
}
