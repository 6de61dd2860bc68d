/** Everything one can set on this device, on one sheet. It is kept the moment it is touched. */
import { createResource, For, onMount, Show } from 'solid-js';
import { type Language, languageNames, languages } from '../words/common.ts';
import { loadSettings, type SettingsWords } from '../words/settings.ts';
import type { PrefsModel } from './create-prefs.ts';
import type { Wish } from './prefs.ts';
import { WishField } from './wish-field.tsx';

interface SheetProps {
  readonly prefs: PrefsModel;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly onClose: () => void;
}

type Group = keyof SettingsWords['groups'];
const groups: readonly { readonly group: Group; readonly wishes: readonly Wish[] }[] = [
  { group: 'sound', wishes: ['sound', 'effects', 'ping', 'volume'] },
  { group: 'look', wishes: ['motion', 'cards', 'letters', 'contrast', 'buttons'] },
  { group: 'play', wishes: ['pace', 'keys', 'narration'] },
  { group: 'away', wishes: ['vibration', 'notify'] },
];

/** What this browser cannot do is not offered. */
const canDo: Partial<Record<Wish, () => boolean>> = {
  vibration: () => 'vibrate' in navigator,
  notify: () => 'Notification' in window,
};

export function SettingsSheet(props: SheetProps) {
  let dialog!: HTMLDialogElement;
  const [words] = createResource(() => props.language, loadSettings);
  onMount(() => dialog.showModal());
  return (
    <dialog ref={dialog} class="sheet settings" aria-label={words.latest?.title} onClose={() => props.onClose()}>
      <Show when={words.latest}>
        {it => (
          <>
            <header class="sheet-head">
              <h2>{it().title}</h2>
              <button type="button" class="button" onClick={() => dialog.close()}>
                {it().close}
              </button>
            </header>
            <LanguageField name={it().language} language={props.language} onChoose={props.onLanguage} />
            <For each={groups}>
              {({ group, wishes }) => (
                <fieldset>
                  <legend>{it().groups[group]}</legend>
                  <For each={wishes.filter(wish => canDo[wish]?.() ?? true)}>
                    {wish => <WishField wish={wish} words={it()} prefs={props.prefs} />}
                  </For>
                </fieldset>
              )}
            </For>
          </>
        )}
      </Show>
    </dialog>
  );
}

function LanguageField(props: { name: string; language: Language; onChoose: (language: Language) => void }) {
  return (
    <label class="wish">
      <span>{props.name}</span>
      <select onChange={event => props.onChoose(languages[event.currentTarget.selectedIndex] ?? 'en')}>
        <For each={languages}>
          {it => (
            <option selected={it === props.language} lang={it}>
              {languageNames[it]}
            </option>
          )}
        </For>
      </select>
    </label>
  );
}
