/**
 * Keys that work anywhere on the table, read by place, not by layout: numbers for the hand or the options, P plays, D taps
 * the pile, 0 passes; in a window O is OK, N or Space the red button, H holds; I or ? explains, L shows the log, Escape lowers.
 */
import { onCleanup } from 'solid-js';
import type { TableParts } from './context.ts';

interface Pages {
  onView(): readonly string[];
  onLog(): void;
}

export function createHotKeys(parts: TableParts, pages: Pages): void {
  const { table, choice, explain } = parts;
  const listen = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isBusy(event.target)) return;
    if (event.code === 'Escape') choice.raise(null);
    if (table.habits.keys() === 'off') return;
    const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
    if (digit) number(parts, Number(digit), event.shiftKey ? 10 : 0);
    if (event.key === '?' || event.code === 'KeyI') explain(inFocus(parts) ?? pages.onView());
    if (event.code === 'KeyP') choice.play();
    if (event.code === 'KeyD') tapPile(parts);
    if (event.code === 'KeyL') pages.onLog();
    react(parts, event);
  };
  window.addEventListener('keydown', listen);
  onCleanup(() => window.removeEventListener('keydown', listen));
}

/** The n-th option; where the hand is asked, or nothing is, the n-th card of it. */
function number({ choice, hand }: TableParts, digit: number, more: number): void {
  const { all } = choice.offers();
  const offer = more === 0 ? all.find(({ key }) => key === digit) : undefined;
  const isPass = digit === 0 && more === 0 && choice.canPass();
  if (isPass) choice.pass();
  if (offer) choice.press(offer.option.id);
  if (isPass || all.some(({ key }) => key !== null)) return;
  const stack = hand.stacks()[(digit || 10) - 1 + more];
  const card = stack?.cards.find(({ id }) => id === choice.raised()?.id) ?? stack?.cards[0];
  if (card) choice.tap(card);
}

function tapPile({ table, choice }: TableParts): void {
  const words = Object.values(table.taps ?? {});
  const offer = choice.offers().all.find(({ option }) => 'word' in option && words.includes(option.word));
  if (offer) choice.press(offer.option.id);
}

function react({ table, choice }: TableParts, event: KeyboardEvent): void {
  if (!table.isReacting()) return;
  const [first] = choice.offers().all;
  // Space presses whatever has the focus.
  const isFree = !(event.target instanceof Element && event.target.closest('button, a'));
  if (event.code === 'KeyO') choice.pass();
  if (event.code === 'KeyH') table.hold();
  if (event.code !== 'KeyN' && !(event.code === 'Space' && isFree)) return;
  event.preventDefault();
  if (first) choice.press(first.option.id);
  else table.hold();
}

/** Somebody types, or a dialog is open. */
function isBusy(target: EventTarget | null): boolean {
  const isTyping = target instanceof Element && target.closest('input, select, textarea') !== null;
  return isTyping || document.querySelector('dialog[open]') !== null;
}

function inFocus({ choice }: TableParts): readonly string[] | null {
  const face = document.activeElement?.closest('[data-face]')?.getAttribute('data-face') ?? choice.raised()?.face;
  return face ? [face] : null;
}
