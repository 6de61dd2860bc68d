/** What everybody may know of a pile that nobody sees: how many of one card are still in it. */
import type { Pile } from '../../engine/contract.ts';

export interface Gauge {
  readonly pile: Pile;
  readonly face: string;
  readonly left: number;
}

/** How likely the next card is one of them, in per cent. Never quite none, never quite all: those two are certain. */
export function chanceOf({ left }: Gauge, count: number): number {
  if (left <= 0 || count <= 0) return 0;
  return left >= count ? 100 : Math.min(99, Math.max(1, Math.round((100 * left) / count)));
}
