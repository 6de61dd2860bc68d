/** What the page does outside of itself while a match runs: the title and the icon call on my turn, the screen stays on. */
import { createEffect, onCleanup, onMount } from 'solid-js';
import type { RoomModel } from './create-room.ts';

export function createPresence(room: RoomModel, words: { readonly title: string; readonly yourTurn: string }): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const quiet = icon?.href ?? '';
  createEffect(() => {
    const isMine = room.isMyTurn() && room.lobby()?.phase.at === 'playing';
    document.title = isMine ? `● ${words.yourTurn}` : words.title;
    if (icon) icon.href = isMine ? quiet.replace('favicon.svg', 'favicon-turn.svg') : quiet;
  });
  onCleanup(() => {
    document.title = words.title;
    if (icon) icon.href = quiet;
  });
  keepAwake();
}

/** Browsers let the screen go when the page is hidden: it is asked for again when somebody looks. */
function keepAwake(): void {
  let lock: WakeLockSentinel | null = null;
  const ask = async () => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    // Refused on a low battery, for example: then the screen goes dark, and nothing is lost.
    lock = await navigator.wakeLock.request('screen').catch(() => null);
  };
  const look = () => void ask();
  onMount(() => {
    look();
    document.addEventListener('visibilitychange', look);
  });
  onCleanup(() => {
    document.removeEventListener('visibilitychange', look);
    void lock?.release().catch(() => {});
  });
}
