/** One wish: a switch where it is on or off, a list where there is more to choose from. */
import { createSignal, For, Show } from 'solid-js';
import type { SettingsWords } from '../words/settings.ts';
import type { PrefsModel } from './create-prefs.ts';
import { choices, type Wish } from './prefs.ts';

export function WishField(props: { wish: Wish; words: SettingsWords; prefs: PrefsModel }) {
  const [isRefused, refuse] = createSignal(false);
  const text = () => props.words.wishes[props.wish];
  const value = () => props.prefs.now()[props.wish];
  const set = async (wanted: string) => {
    const isAllowed = props.wish !== 'notify' || wanted === 'off' || (await mayNotify());
    refuse(!isAllowed);
    props.prefs.set(props.wish, isAllowed ? wanted : 'off');
  };
  return (
    <div class="wish">
      <label for={`wish-${props.wish}`}>
        {text().name}
        <Show when={text().help}>{help => <small>{help()}</small>}</Show>
        <Show when={isRefused()}>
          <small role="alert" class="refusal">
            {props.words.refused}
          </small>
        </Show>
      </label>
      <Show
        when={namesOf(props.wish, props.words)}
        fallback={
          <input
            id={`wish-${props.wish}`}
            type="checkbox"
            class="switch"
            checked={value() === 'on'}
            onChange={event => {
              const field = event.currentTarget;
              void set(field.checked ? 'on' : 'off').then(() => {
                field.checked = value() === 'on';
              });
            }}
          />
        }
      >
        {names => (
          <select
            id={`wish-${props.wish}`}
            onChange={event => void set(choices[props.wish][event.currentTarget.selectedIndex] ?? value())}
          >
            <For each={names()}>{([it, name]) => <option selected={it === value()}>{name}</option>}</For>
          </select>
        )}
      </Show>
    </div>
  );
}

/** In the order of the choices; null: just on and off. */
function namesOf(wish: Wish, words: SettingsWords): readonly (readonly [string, string])[] | null {
  const names = words.wishes[wish].values;
  if (!names) return null;
  const texts = new Map<string, string>(Object.entries(names));
  return choices[wish].map(value => [value, texts.get(value) ?? value]);
}

/** Asked only after somebody wants it. */
async function mayNotify(): Promise<boolean> {
  return (await Notification.requestPermission().catch(() => 'denied')) === 'granted';
}
