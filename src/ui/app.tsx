/**
 * The screens: the start page, bots, and a table. The start page is all that is loaded at first; everything else comes
 * when somebody wants it, and says that it is coming.
 */
import { type Component, createSignal, ErrorBoundary, lazy, Match, onMount, Show, Suspense, Switch } from 'solid-js';
import { crossfade } from './crossfade.ts';
import { createRoom, type RoomEars, type RoomModel, type RoomMouth } from './room/create-room.ts';
import { SettingsContext } from './settings/context.ts';
import { createPrefs, type PrefsPorts } from './settings/create-prefs.ts';
import { createDrop } from './start/create-drop.ts';
import { Loading } from './start/loading.tsx';
import { StartPage } from './start/start-page.tsx';
import { commonFor, type Language, loadCommon } from './words/common.ts';
import type { CommonWords } from './words/words.ts';
import './theme.css';

/** Opens a table: from here on it tells the page what happens. */
export type Open = (ears: RoomEars) => RoomMouth;

/** Practice is a table for one page alone; in a lesson the cards are laid ready. */
export type TableKind = 'practice' | 'lesson' | 'friends';

/** Everything beyond the start page. */
export interface Tables {
  /** Brings the words of every game in this language. */
  speak(language: Language): Promise<void>;
  /** A new table of one's own. */
  openFriends(): Open;
  /** By what somebody typed; null: it is neither a code nor a link. */
  join(typed: string): Open | null;
  /** By what the address bar says. */
  here(): Open | null;
  /** A table this device has left open. */
  lastTable(): Promise<Open | null>;
  readonly BotPage: Component<{ language: Language; onPlay: (open: Open) => void; onBack: () => void }>;
  /** Checks a saved game again. */
  readonly CheckPage: Component<{
    language: Language;
    file: File | null;
    onFile: (file: File) => void;
    onBack: () => void;
  }>;
  readonly HowPage: Component<{ language: Language; onTry: (open: Open) => void; onBack: () => void }>;
  readonly RoomPage: Component<{
    room: RoomModel;
    language: Language;
    kind: TableKind;
    onBack: () => void;
    onNewTable: () => void;
  }>;
}

export interface AppPorts {
  readonly load: () => Promise<Tables>;
  readonly language: Language;
  /** Somebody wants to read this from now on. */
  readonly onLanguage: (language: Language) => void;
  /** Does the address bar name a table? */
  readonly startsAt: 'home' | 'table';
  /** The address bar shows the start page again. */
  readonly onHome: () => void;
  readonly prefs: PrefsPorts;
}

const SettingsSheet = lazy(async () => ({ default: (await import('./settings/settings-sheet.tsx')).SettingsSheet }));

type Screen =
  | { readonly at: 'start' }
  | { readonly at: 'loading' }
  | { readonly at: 'bots' }
  | { readonly at: 'how' }
  | { readonly at: 'check'; readonly file: File | null }
  | { readonly at: 'table'; readonly room: RoomModel; readonly kind: TableKind };

export function App(props: AppPorts) {
  const [screen, put] = createSignal<Screen>({ at: props.startsAt === 'table' ? 'loading' : 'start' });
  const [language, setLanguage] = createSignal<Language>(props.language);
  const [isSetting, openSettings] = createSignal(false);
  const prefs = createPrefs(props.prefs);
  const show = (next: Screen) => crossfade(prefs.motion(), () => put(next));
  const common = () => commonFor(language());
  const load = async () => {
    const tables = await props.load();
    await tables.speak(language());
    return tables;
  };
  const BotPage = lazy(async () => ({ default: (await load()).BotPage }));
  const CheckPage = lazy(async () => ({ default: (await load()).CheckPage }));
  const HowPage = lazy(async () => ({ default: (await load()).HowPage }));
  const RoomPage = lazy(async () => ({ default: (await load()).RoomPage }));

  const speak = async (wanted: Language) => {
    await loadCommon(wanted);
    if (screen().at !== 'start') await (await props.load()).speak(wanted);
    setLanguage(wanted);
    document.documentElement.lang = wanted;
  };

  const speakNow = (wanted: Language) => {
    props.onLanguage(wanted);
    void speak(wanted);
  };

  const sitDown = (open: Open, kind: TableKind) => show({ at: 'table', room: createRoom(open), kind });
  const home = () => {
    show({ at: 'start' });
    props.onHome();
  };
  const withFriends = async () => {
    show({ at: 'loading' });
    sitDown((await load()).openFriends(), 'friends');
  };
  const join = async (typed: string) => {
    const open = (await load()).join(typed);
    if (open) sitDown(open, 'friends');
    return open !== null;
  };
  onMount(async () => {
    await speak(props.language);
    if (props.startsAt !== 'table') return;
    const here = (await load()).here();
    if (here) sitDown(here, 'friends');
    else home();
  });
  const check = (file: File | null) => show({ at: 'check', file });
  const checking = () => {
    const now = screen();
    return now.at === 'check' ? now : null;
  };
  createDrop(() => screen().at === 'start' || screen().at === 'check', check);
  const table = () => {
    const now = screen();
    return now.at === 'table' ? now : null;
  };
  return (
    <ErrorBoundary fallback={(error: unknown) => <Broken error={error} common={common()} />}>
      <SettingsContext.Provider value={{ prefs, words: () => common().tools, open: () => openSettings(true) }}>
        <Suspense fallback={<Loading common={common()} />}>
          <Switch
            fallback={
              <StartPage
                common={common()}
                language={language()}
                onLanguage={speakNow}
                lastTable={async () => (await load()).lastTable()}
                onFriends={() => void withFriends()}
                onBots={() => show({ at: 'bots' })}
                onHow={() => show({ at: 'how' })}
                onCheck={() => check(null)}
                onJoin={join}
                onReturn={open => sitDown(open, 'friends')}
              />
            }
          >
            <Match when={screen().at === 'loading'}>
              <Loading common={common()} />
            </Match>
            <Match when={screen().at === 'bots'}>
              <BotPage language={language()} onPlay={open => sitDown(open, 'practice')} onBack={home} />
            </Match>
            <Match when={screen().at === 'how'}>
              <HowPage language={language()} onTry={open => sitDown(open, 'lesson')} onBack={home} />
            </Match>
            <Match when={checking()}>
              {it => <CheckPage language={language()} file={it().file} onFile={check} onBack={home} />}
            </Match>
            <Match when={table()} keyed>
              {it => (
                <RoomPage
                  room={it.room}
                  kind={it.kind}
                  language={language()}
                  onBack={home}
                  onNewTable={() => void withFriends()}
                />
              )}
            </Match>
          </Switch>
        </Suspense>
        <Suspense>
          <Show when={isSetting()}>
            <SettingsSheet
              prefs={prefs}
              language={language()}
              onLanguage={speakNow}
              onClose={() => openSettings(false)}
            />
          </Show>
        </Suspense>
      </SettingsContext.Provider>
    </ErrorBoundary>
  );
}

/** A bug of ours, or a table that tells nonsense: say so, and offer a way on. */
function Broken(props: { error: unknown; common: CommonWords }) {
  console.error(props.error);
  return (
    <main class="out">
      <h1>{props.common.broken.what}</h1>
      <p>{props.common.broken.help}</p>
      <button type="button" class="button strong" onClick={() => location.reload()}>
        {props.common.ways.reload}
      </button>
    </main>
  );
}
