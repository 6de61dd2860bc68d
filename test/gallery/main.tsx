/** Puts any screen of the gallery on the page: real parts, fixed states, nothing that moves. */
import { createSignal, Match, Show, Switch } from 'solid-js';
import { render } from 'solid-js/web';
import { games } from '../../src/engine/games/registry.ts';
import { createRoom, type RoomModel, type RoomMouth } from '../../src/ui/room/create-room.ts';
import { RoomPage } from '../../src/ui/room/room-page.tsx';
import { SettingsContext } from '../../src/ui/settings/context.ts';
import { createPrefs } from '../../src/ui/settings/create-prefs.ts';
import { BotForm } from '../../src/ui/start/bot-form.tsx';
import { choiceFor } from '../../src/ui/start/last-choice.ts';
import { Loading } from '../../src/ui/start/loading.tsx';
import { StartPage } from '../../src/ui/start/start-page.tsx';
import { commonFor, dressWords, type Language, loadCommon } from '../../src/ui/words/common.ts';
import { loadEnd } from '../../src/ui/words/end.ts';
import { loadFair } from '../../src/ui/words/fair.ts';
import { hintIds } from '../../src/ui/words/helping.ts';
import { loadGames } from '../../src/ui/words/index.ts';
import { pseudo } from '../../src/ui/words/pseudo.ts';
import { otherScenes } from './other-scenes.ts';
import { roomScenes } from './room-scenes.ts';
import type { Scene, Script } from './scene.ts';
import { tableScenes } from './table-scenes.ts';
import '../../src/ui/theme.css';

const scenes: readonly Scene[] = [...roomScenes, ...tableScenes, ...otherScenes];
const nothing = () => {};
const mouth: RoomMouth = {
  answer: nothing,
  hold: nothing,
  drawn: nothing,
  be: nothing,
  away: nothing,
  say: nothing,
  retry: nothing,
  poke: nothing,
  leave: nothing,
  receipt: async () => null,
  keeper: null,
};
interface Shown {
  readonly scene: Scene;
  readonly language: Language;
  readonly room: RoomModel | null;
}
const [shown, show] = createSignal<Shown | null>(null);
/** Somebody who has seen every hint, and wants nothing to move. */
const shelved: Readonly<Record<string, string>> = {
  'clowder.hints': JSON.stringify([...hintIds, 'intro']),
  'clowder.prefs': JSON.stringify({ motion: 'none' }),
};
const shelf = () => ({ getItem: (key: string) => shelved[key] ?? null, setItem: nothing });
const [zombie] = games;
if (!zombie) throw new Error('no game');

function Stage({ scene, language, room }: Shown) {
  return (
    <Switch>
      <Match when={room}>
        {it => (
          <RoomPage
            room={it()}
            games={games}
            language={language}
            kind={scene.page === 'practice' ? 'practice' : 'friends'}
            shelf={shelf}
            now={() => 0}
            onBack={nothing}
            onNewTable={nothing}
          />
        )}
      </Match>
      <Match when={scene.page === 'bots'}>
        <BotForm games={games} first={choiceFor(zombie!, {})} language={language} onPlay={nothing} onBack={nothing} />
      </Match>
      <Match when={scene.page === 'loading'}>
        <Loading common={commonFor(language)} />
      </Match>
      <Match when={scene.page === 'start'}>
        <StartPage
          common={commonFor(language)}
          language={language}
          onLanguage={nothing}
          lastTable={async () => null}
          onFriends={nothing}
          onBots={nothing}
          onHow={nothing}
          onCheck={nothing}
          onJoin={async () => false}
          onReturn={nothing}
        />
      </Match>
    </Switch>
  );
}

const settings = () => ({
  prefs: createPrefs({ shelf, query: media => matchMedia(media), root: document.documentElement }),
  words: () => commonFor(shown()?.language ?? 'en').tools,
  open: nothing,
});

const roomOf = (script: Script): RoomModel =>
  createRoom(ears => {
    script(ears);
    return mouth;
  });

const frame = () => new Promise(requestAnimationFrame);
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

/** What is only on its way is there; what moves for ever stands still. */
function still(): void {
  for (const animation of document.getAnimations()) {
    const name = animation instanceof CSSAnimation ? animation.animationName : '';
    if (name === 'shrink') animation.pause();
    else if (animation.effect?.getComputedTiming().iterations === Infinity) animation.cancel();
    else animation.finish();
  }
}

/** Whoever only measures need not wait for paint. */
type Purpose = 'look' | 'measure';

async function settled(purpose: Purpose): Promise<void> {
  // For the eyes everything is as usual: a clock is a bar, not a number.
  document.documentElement.dataset.motion = 'full';
  await frame();
  // Everything was told at once, and nobody needs to hear so.
  document.querySelector<HTMLElement>('.recap')?.click();
  await document.fonts.ready;
  if (purpose === 'measure') return still();
  await frame();
  const pictures = [...document.images].filter(it => !it.complete || it.naturalWidth === 0);
  await Promise.all(pictures.map(it => it.decode().catch(nothing)));
  still();
  await frame();
}

function press(selector: string): void {
  const isHeld = selector.startsWith('hold:');
  const element = document.querySelector<HTMLElement>(isHeld ? selector.slice(5) : selector);
  if (!element) throw new Error(`nothing to press at ${selector}`);
  if (isHeld) element.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
  else element.click();
}

const gallery = {
  scenes: scenes.map(({ id }) => id),
  async show(id: string, language: Language, purpose: Purpose = 'look'): Promise<void> {
    const scene = scenes.find(it => it.id === id);
    if (!scene) throw new Error(`no scene ${id}`);
    await Promise.all([loadCommon(language), loadGames(language), loadFair(language), loadEnd(language)]);
    document.documentElement.lang = language;
    // Where a slider begins is chance: here it is always the same.
    Math.random = () => 0.37;
    const room = 'script' in scene ? roomOf(scene.script) : null;
    show(null);
    window.scrollTo(0, 0);
    show({ scene, language, room });
    await settled(purpose);
    for (const selector of scene.press ?? []) {
      press(selector);
      await settled(purpose);
    }
    if (purpose === 'look') await pause(20);
    still();
  },
};
declare global {
  interface Window {
    gallery: typeof gallery;
  }
}
window.gallery = gallery;
if (new URLSearchParams(location.search).has('pseudo')) dressWords(pseudo);

render(
  () => (
    <SettingsContext.Provider value={settings()}>
      <Show when={shown()} keyed>
        {it => <Stage {...it} />}
      </Show>
    </SettingsContext.Provider>
  ),
  document.body.querySelector('#app') ?? document.body,
);
const [scene, language = 'en'] = location.hash.slice(1).split('/');
if (scene) void gallery.show(scene, language as Language);
