/** The page begins here, with the start page alone; tables come from `wiring/` when somebody wants one. */
import { render } from 'solid-js/web';
import { App } from './ui/app.tsx';
import { dressWords, type Language, languages, loadCommon, preferred } from './ui/words/common.ts';

const root = document.querySelector('#app');
if (!root) throw new Error('no place to show anything');

const languageKey = 'clowder.language';

/** What was chosen here before, or what the browser speaks. Storage may be shut or hold anything. */
function firstLanguage(): Language {
  try {
    const kept = localStorage.getItem(languageKey);
    return languages.find(language => language === kept) ?? preferred(navigator.languages);
  } catch {
    return preferred(navigator.languages);
  }
}

function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Private mode: the browser's own language comes first next time.
  }
}

// For whoever looks for cut text: `?words=pseudo`.
if (new URLSearchParams(location.search).get('words') === 'pseudo') {
  dressWords((await import('./ui/words/pseudo.ts')).pseudo);
}
const language = firstLanguage();
// English, which is always there, has to do if the words do not come.
await loadCommon(language).catch(() => {});
root.replaceChildren();
render(
  () => (
    <App
      load={async () => (await import('./wiring/tables.tsx')).tables}
      language={language}
      onLanguage={keepLanguage}
      startsAt={location.hash.startsWith('#/t/') ? 'table' : 'home'}
      prefs={{ shelf: () => localStorage, query: media => matchMedia(media), root: document.documentElement }}
      onHome={() => history.replaceState(null, '', location.pathname + location.search)}
    />
  ),
  root,
);
