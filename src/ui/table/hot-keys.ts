/**
 * Keys that work anywhere on the table, read by place, not by layout. Letters and numbers can be switched off; Tab, arrows,
 * Enter and Escape always work. `key-sheet.tsx` lists them all.
 */
import { onCleanup } from 'solid-js';
import { eventsAloud, handAloud, statusAloud, tableAloud } from './aloud.ts';
import type { TableParts } from './context.ts';

export interface KeyActs {
  isOn(): boolean;
  /** Every title in sight. */
  onView(): readonly string[];
  onLog(): void;
  onKeys(): void;
  onMute(): void;
  say(text: string): void;
}

/** The same key twice within this time asks for more. */
const twiceMs = 1200;

type Commands = Readonly<Record<string, () => void>>;

export function createHotKeys(parts: TableParts, acts: KeyActs): void {
  const { choice, table, hand } = parts;
  let saidAt = Number.NEGATIVE_INFINITY;
  const sayStatus = () => {
    const isAgain = performance.now() - saidAt < twiceMs;
    saidAt = isAgain ? Number.NEGATIVE_INFINITY : performance.now();
    acts.say(isAgain ? tableAloud(table, choice) : statusAloud(table, choice));
  };
  const always: Commands = { Escape: () => lower(parts) };
  const anywhere: Commands = {
    KeyI: () => parts.explain(inFocus(parts) ?? acts.onView()),
    KeyP: () => choice.play(),
    KeyD: () => tapPile(parts),
    KeyT: nextTarget,
    KeyL: acts.onLog,
    KeyM: acts.onMute,
    KeyS: sayStatus,
    KeyG: () => acts.say(handAloud(table, hand)),
    KeyE: () => acts.say(eventsAloud(table)),
  };
  const inWindow: Commands = {
    KeyO: () => choice.pass(),
    KeyH: () => table.hold(),
    KeyN: () => red(parts),
    Space: () => red(parts),
  };

  const listen = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.repeat || isBusy(event.target)) return;
    always[event.code]?.();
    if (!acts.isOn()) return;
    const digit = Number(/^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1] ?? Number.NaN);
    if (event.altKey) {
      if (digit > 0) act(event, () => focusSeat(digit - 1));
    } else if (event.key === '?') {
      act(event, acts.onKeys);
    } else if (!Number.isNaN(digit)) {
      number(parts, digit, event.shiftKey ? 10 : 0);
    } else {
      const command = anywhere[event.code] ?? (table.isReacting() && isFree(event) ? inWindow[event.code] : undefined);
      if (command) act(event, command);
    }
  };
  window.addEventListener('keydown', listen);
  onCleanup(() => window.removeEventListener('keydown', listen));
}

function act(event: KeyboardEvent, command: () => void): void {
  event.preventDefault();
  command();
}

/** Space presses whatever has the focus. */
const isFree = ({ code, target }: KeyboardEvent) =>
  code !== 'Space' || !(target instanceof Element && target.closest('button, a'));

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
  if (!card) return;
  // So that a screen reader says which it is.
  document.querySelector<HTMLElement>(`.hand-card[data-key="${CSS.escape(stack?.key ?? '')}"]`)?.focus();
  choice.tap(card);
}

function tapPile({ table, choice }: TableParts): void {
  const words = Object.values(table.taps ?? {});
  const offer = choice.offers().all.find(({ option }) => 'word' in option && words.includes(option.word));
  if (offer) choice.press(offer.option.id);
}

function red({ table, choice }: TableParts): void {
  const [first] = choice.offers().all;
  if (first) choice.press(first.option.id);
  else table.hold();
}

function lower({ table, choice }: TableParts): void {
  if (choice.raised()) choice.raise(null);
  else if (table.kept.secret) table.closeSecret();
}

function nextTarget(): void {
  const targets = [...document.querySelectorAll<HTMLElement>('button.seat[data-option]')];
  const at = targets.findIndex(seat => seat.matches(':focus'));
  targets[(at + 1) % targets.length]?.focus();
}

const focusSeat = (at: number) => document.querySelectorAll<HTMLElement>('.seat-list .seat')[at]?.focus();

/** Somebody types, or a dialog is open. */
function isBusy(target: EventTarget | null): boolean {
  const typed = 'select, textarea, input:not([type="range"], [type="radio"], [type="checkbox"])';
  return (
    (target instanceof Element && target.closest(typed) !== null) || document.querySelector('dialog[open]') !== null
  );
}

function inFocus({ choice }: TableParts): readonly string[] | null {
  const face = document.activeElement?.closest('[data-face]')?.getAttribute('data-face') ?? choice.raised()?.face;
  return face ? [face] : null;
}
