/** A key as this keyboard has it written: a key is known by its place, and in Moscow there is another letter on it. */
import { createSignal, Show } from 'solid-js';
import { useTable } from './context.ts';

const [caps, learn] = createSignal<ReadonlyMap<string, string>>(new Map());
let isAsked = false;

/** 'KeyN' is 'N', or 'Т' where the browser tells so. */
export function capOf(code: string): string {
  askOnce();
  const bare = code.replace(/^(?:Key|Digit)/, '');
  return (caps().get(code) ?? bare).toLocaleUpperCase();
}

/** On a button. Whoever has switched keys off sees none. */
export function Key(props: { code: string }) {
  const { isKeysOn } = useTable();
  return (
    <Show when={isKeysOn()}>
      <span class="key" aria-hidden="true">
        <kbd>{capOf(props.code)}</kbd>
      </span>
    </Show>
  );
}

/** Only some browsers tell. */
function askOnce(): void {
  if (isAsked || typeof navigator === 'undefined' || !('keyboard' in navigator)) return;
  isAsked = true;
  const { keyboard } = navigator;
  if (!isTold(keyboard)) return;
  keyboard.getLayoutMap().then(
    map => learn(new Map([...map].filter(([, cap]) => cap.trim() !== ''))),
    // A page in a frame, for example, is not told: then keys are called by their places.
    () => {},
  );
}

interface Told {
  getLayoutMap(): Promise<Iterable<[string, string]>>;
}
const isTold = (it: unknown): it is Told => typeof it === 'object' && it !== null && 'getLayoutMap' in it;
