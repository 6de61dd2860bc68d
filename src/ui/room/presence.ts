/**
 * What the page does outside of itself while a match runs: title, icon, badge, and, if wished for, vibration and a notice
 * of the system call on my turn; the screen stays on.
 */
import { createEffect, createMemo, on, onCleanup, onMount } from 'solid-js';
import type { PrefsModel } from '../settings/create-prefs.ts';
import type { Prefs } from '../settings/prefs.ts';
import type { RoomModel } from './create-room.ts';

interface PresenceWords {
  readonly title: string;
  readonly yourTurn: string;
}

export function createPresence(room: RoomModel, words: PresenceWords, prefs: PrefsModel): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const quiet = icon?.href ?? '';
  const isMine = createMemo(() => room.isMyTurn() && room.lobby()?.phase.at === 'playing');
  const show = (whose: 'mine' | 'not mine') => {
    document.title = whose === 'mine' ? `● ${words.yourTurn}` : words.title;
    if (icon) icon.href = whose === 'mine' ? quiet.replace('favicon.svg', 'favicon-turn.svg') : quiet;
    badge(whose);
  };
  createEffect(() => show(isMine() ? 'mine' : 'not mine'));
  // A wish that changes calls nobody.
  createEffect(on(isMine, mine => mine && call(words, prefs.now())));
  onCleanup(() => show('not mine'));
  keepAwake();
}

/** Only an installed page has a badge; the others refuse, and nothing is lost. */
function badge(whose: 'mine' | 'not mine'): void {
  if (!('setAppBadge' in navigator)) return;
  const done = whose === 'mine' ? navigator.setAppBadge() : navigator.clearAppBadge();
  void done.catch(() => {});
}

const buzzMs = [40, 60, 40];

/** Never in a window for reactions: that is everybody's, and nothing may light up or buzz for some of them. */
function call(words: PresenceWords, { vibration, notify }: Prefs): void {
  // Before the first tap a browser refuses to vibrate, and complains.
  if (vibration === 'on' && 'vibrate' in navigator && navigator.userActivation?.hasBeenActive)
    navigator.vibrate(buzzMs);
  if (notify === 'on' && document.hidden) notice(words);
}

function notice({ title, yourTurn }: PresenceWords): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(yourTurn, { body: title, tag: 'clowder-turn', icon: './icon-192.png' });
    const close = () => shown.close();
    shown.onclick = () => {
      window.focus();
      close();
    };
    document.addEventListener('visibilitychange', close, { once: true });
  } catch {
    // Chrome on Android lets only a service worker speak: the ping and the title have to do.
  }
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
