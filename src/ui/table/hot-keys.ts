/** Number keys press the n-th option, 0 passes, I or ? explains the card in focus. Read by place, not by layout. */
import { onCleanup } from 'solid-js';
import type { TableParts } from './context.ts';

export function createHotKeys({ choice, explain }: TableParts, onView: () => readonly string[]): void {
  const listen = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isBusy(event.target)) return;
    const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
    if (digit === '0') choice.pass();
    if (digit && digit !== '0') {
      const offer = choice.offers().all.find(({ key }) => key === Number(digit));
      if (offer) choice.press(offer.option.id);
    }
    if (event.code === 'KeyI' || event.key === '?') explain(inFocus() ?? onView());
  };
  window.addEventListener('keydown', listen);
  onCleanup(() => window.removeEventListener('keydown', listen));
}

/** Somebody types, or a dialog is open. */
function isBusy(target: EventTarget | null): boolean {
  const isTyping = target instanceof Element && target.closest('input, select, textarea') !== null;
  return isTyping || document.querySelector('dialog[open]') !== null;
}

function inFocus(): readonly string[] | null {
  const face = document.activeElement?.closest('[data-face]')?.getAttribute('data-face');
  return face ? [face] : null;
}
