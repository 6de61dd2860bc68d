/** The start page: friends by one tap, bots, or a code to type. */
import { createResource, createSignal, For, Show } from 'solid-js';
import type { Open } from '../app.tsx';
import { SettingsButton } from '../settings/tools.tsx';
import { type Language, languageNames, languages } from '../words/common.ts';
import type { CommonWords } from '../words/words.ts';
import { InAppHint, OfflineHint } from './hints.tsx';

interface StartProps {
  readonly common: CommonWords;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly lastTable: () => Promise<Open | null>;
  readonly onFriends: () => void;
  readonly onBots: () => void;
  /** A saved game is to be checked. */
  readonly onCheck: () => void;
  readonly onHow: () => void;
  /** False: that is no code. */
  readonly onJoin: (typed: string) => Promise<boolean>;
  readonly onReturn: (open: Open) => void;
}

export function StartPage(props: StartProps) {
  return (
    <main class="start front">
      <header class="start-head">
        <h1>
          <img class="wordmark" src="./wordmark.svg" alt={props.common.title} width="320" height="110" />
        </h1>
        <SettingsButton />
        <p>{props.common.tagline}</p>
      </header>
      <LanguageRow language={props.language} label={props.common.start.language} onChoose={props.onLanguage} />
      <InAppHint link={location.href} />
      <OfflineHint />
      <LastTable common={props.common} find={props.lastTable} onReturn={props.onReturn} />
      <img class="cats" src="./cats.svg" alt="" width="400" height="104" />
      <section class="friends">
        <button type="button" class="button strong play" onClick={() => props.onFriends()}>
          {props.common.start.friends}
        </button>
        <p class="quiet">{props.common.start.friendsHelp}</p>
        <button type="button" class="button play" onClick={() => props.onBots()}>
          {props.common.start.withBots}
        </button>
        <button type="button" class="button play" onClick={() => props.onHow()}>
          {props.common.start.how}
        </button>
        <CodeForm common={props.common} onJoin={props.onJoin} />
      </section>
      <footer class="start-foot">
        <button type="button" class="button small" onClick={() => props.onCheck()}>
          {props.common.start.checkGame}
        </button>
        <p class="quiet note">{props.common.start.note}</p>
      </footer>
    </main>
  );
}

function LastTable(props: { common: CommonWords; find: () => Promise<Open | null>; onReturn: (open: Open) => void }) {
  const [last] = createResource(async () => {
    // The page is to be usable first.
    await new Promise(requestAnimationFrame);
    const open = await props.find();
    return open && { open };
  });
  return (
    <Show when={last.state === 'ready' && last()}>
      {table => (
        <div class="notice">
          <span>{props.common.start.stillOpen}</span>
          <button type="button" class="button strong" onClick={() => props.onReturn(table().open)}>
            {props.common.start.goBack}
          </button>
        </div>
      )}
    </Show>
  );
}

function CodeForm(props: { common: CommonWords; onJoin: (typed: string) => Promise<boolean> }) {
  const [isWrong, complain] = createSignal(false);
  let field!: HTMLInputElement;
  const join = async (event: Event) => {
    event.preventDefault();
    complain(!(await props.onJoin(field.value)));
  };
  return (
    <form class="code-form" onSubmit={event => void join(event)}>
      <label>
        <span>{props.common.start.code}</span>
        <input
          ref={field}
          autocapitalize="characters"
          autocomplete="off"
          spellcheck={false}
          placeholder="KOT-4827"
          aria-invalid={isWrong()}
          onInput={() => complain(false)}
        />
      </label>
      <button type="submit" class="button">
        {props.common.start.join}
      </button>
      <Show when={isWrong()}>
        <p class="refusal" role="alert">
          {props.common.start.wrongCode}
        </p>
      </Show>
    </form>
  );
}

/** Every language in its own words, so that anybody finds theirs. */
function LanguageRow(props: { language: Language; label: string; onChoose: (language: Language) => void }) {
  return (
    <fieldset class="languages" aria-label={props.label}>
      <For each={languages}>
        {language => (
          <button
            type="button"
            class="button small"
            lang={language}
            aria-pressed={language === props.language}
            onClick={() => props.onChoose(language)}
          >
            {languageNames[language]}
          </button>
        )}
      </For>
    </fieldset>
  );
}
