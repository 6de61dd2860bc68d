/** One screen fades into the next where the browser can do it; elsewhere, and for those who want no motion, it just changes. */
import type { Motion } from './settings/prefs.ts';

export function crossfade(motion: Motion, change: () => void): void {
  const canFade = motion !== 'none' && motion !== 'reduced' && !document.hidden && 'startViewTransition' in document;
  if (!canFade) {
    change();
    return;
  }
  const fading = document.startViewTransition(change);
  // One that is overtaken by the next is no news.
  for (const step of [fading.ready, fading.finished]) step.catch(() => {});
}
