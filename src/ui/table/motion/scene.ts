/** What every effect needs: the layer it may draw on, how to move things, how fast. And small helpers for all of them. */
import type { Run } from './runs.ts';

export interface Scene {
  readonly layer: HTMLElement;
  readonly run: Run;
  /** Everything takes this share of its time. */
  readonly factor: number;
}
export type Shown = (at: HTMLElement | null, scene: Scene) => void;

export const shaken = (px: number, times: number): Keyframe[] => [
  { transform: 'none' },
  ...Array.from({ length: times * 2 }, (_, n) => ({ transform: `translateX(${n % 2 ? -px : px}px)` })),
  { transform: 'none' },
];

export function centreOf(element: HTMLElement): { readonly x: number; readonly y: number } {
  const rect = element.getBoundingClientRect();
  return { x: rect.left + rect.width / 2 - 9, y: rect.top + rect.height / 2 - 9 };
}

export function added(layer: HTMLElement, name: string): HTMLElement {
  const element = document.createElement('div');
  element.className = name;
  layer.append(element);
  return element;
}

export function leave(element: HTMLElement, animation: Animation): void {
  animation.onfinish = animation.oncancel = () => element.remove();
}
