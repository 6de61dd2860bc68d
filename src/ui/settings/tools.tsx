/** Two icons for the top line of any page: silence by one tap, and the settings. */
import SettingsIcon from 'lucide-solid/icons/settings';
import Volume2 from 'lucide-solid/icons/volume-2';
import VolumeX from 'lucide-solid/icons/volume-x';
import { Show } from 'solid-js';
import { useSettings } from './context.ts';

export function Tools() {
  return (
    <>
      <MuteButton />
      <SettingsButton />
    </>
  );
}

function MuteButton() {
  const { prefs, words } = useSettings();
  const isOn = () => prefs.now().sound === 'on';
  return (
    <button
      type="button"
      class="button icon"
      aria-label={words().sound}
      aria-pressed={isOn()}
      title={isOn() ? words().mute : words().unmute}
      onClick={() => prefs.set('sound', isOn() ? 'off' : 'on')}
    >
      <Show when={isOn()} fallback={<VolumeX aria-hidden="true" />}>
        <Volume2 aria-hidden="true" />
      </Show>
    </button>
  );
}

export function SettingsButton() {
  const { words, open } = useSettings();
  return (
    <button
      type="button"
      class="button icon"
      aria-label={words().settings}
      title={words().settings}
      aria-haspopup="dialog"
      onClick={() => open()}
    >
      <SettingsIcon aria-hidden="true" />
    </button>
  );
}
