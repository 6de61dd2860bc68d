/** What to know about this browser before playing with friends: it is inside of another app, or there is no network. */
import { createSignal, onCleanup, Show } from 'solid-js';
import { useSettings } from '../settings/context.ts';
import { copied } from './clipboard.ts';
import { inAppOf } from './in-app.ts';

/** `link`: what to open elsewhere. */
export function InAppHint(props: { link: string }) {
  const { words } = useSettings();
  const inside = inAppOf(navigator.userAgent);
  const [isCopied, say] = createSignal(false);
  const text = (named: string | null) => (named === null ? words().insideSome : words().inside(named));
  return (
    <Show when={inside}>
      {it => (
        <div class="notice" role="note">
          <span>{text(it().named)}</span>
          <button type="button" class="button" onClick={() => void copied(props.link).then(say)}>
            {isCopied() ? words().copied : words().copy}
          </button>
        </div>
      )}
    </Show>
  );
}

export function OfflineHint() {
  const { words } = useSettings();
  const [isOnline, turn] = createSignal(navigator.onLine);
  const look = () => void turn(navigator.onLine);
  for (const type of ['online', 'offline']) {
    window.addEventListener(type, look);
    onCleanup(() => window.removeEventListener(type, look));
  }
  return (
    <div role="status">
      <Show when={!isOnline()}>
        <p class="notice">{words().offline}</p>
      </Show>
    </div>
  );
}
