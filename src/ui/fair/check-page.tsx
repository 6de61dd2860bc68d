/** A saved game is checked again, on this device alone: by a button, or dropped anywhere on the page. */
import { createEffect, createSignal, Match, on, onCleanup, Show, Switch } from 'solid-js';
import type { Progress } from '../../p2p/fair/far.ts';
import type { CheckedGame, FileFound } from '../../p2p/fair/receipt/check-file.ts';
import type { FairWords } from '../words/fair.ts';
import { refusedAs } from '../words/refused.ts';
import type { Who } from '../words/words.ts';
import { FairLine } from './fair-line.tsx';
import { Report } from './fair-sheet.tsx';
import '../styles/fair.css';

export interface SavedChecker {
  check(file: File, progress: Progress): Promise<FileFound>;
  close(): void;
}

interface CheckProps {
  readonly words: FairWords;
  /** What somebody dropped; null: nothing yet. */
  readonly file: File | null;
  readonly open: () => SavedChecker;
  /** What a game is called. */
  readonly gameName: (game: string) => string;
  readonly back: string;
  readonly onFile: (file: File) => void;
  readonly onBack: () => void;
}

type Stage =
  | { readonly at: 'empty' }
  | { readonly at: 'checking'; readonly done: number; readonly of: number }
  | { readonly at: 'found'; readonly found: CheckedGame }
  | { readonly at: 'wrong'; readonly text: string };

export function CheckPage(props: CheckProps) {
  const [stage, show] = createSignal<Stage>({ at: 'empty' });
  const checker = props.open();
  onCleanup(checker.close);
  const look = async (file: File) => {
    const isLatest = () => props.file === file;
    show({ at: 'checking', done: 0, of: 1 });
    try {
      const found = await checker.check(file, (done, of) => isLatest() && show({ at: 'checking', done, of }));
      if (!isLatest()) return;
      if ('refused' in found) show({ at: 'wrong', text: props.words.verify.refused(refusedAs(found.refused)) });
      else show({ at: 'found', found });
    } catch (error) {
      console.warn(error);
      if (isLatest()) show({ at: 'wrong', text: props.words.verify.failed });
    }
  };
  createEffect(
    on(
      () => props.file,
      file => file && void look(file),
    ),
  );
  return (
    <main class="check-page">
      <header class="top">
        <h1>{props.words.verify.title}</h1>
        <button type="button" class="button" onClick={() => props.onBack()}>
          {props.back}
        </button>
      </header>
      <p class="quiet">{props.words.verify.help}</p>
      <Chooser label={stage().at === 'empty' ? 'choose' : 'another'} words={props.words} onFile={props.onFile} />
      <p class="file-name">{props.file?.name}</p>
      <div class="fair-parts" aria-live="polite">
        <Outcome stage={stage()} words={props.words} gameName={props.gameName} />
      </div>
    </main>
  );
}

function Outcome(props: { stage: Stage; words: FairWords; gameName: (game: string) => string }) {
  const busy = () => (props.stage.at === 'checking' ? props.stage : null);
  const found = () => (props.stage.at === 'found' ? props.stage.found : null);
  const wrong = () => (props.stage.at === 'wrong' ? props.stage.text : null);
  return (
    <Switch>
      <Match when={busy()}>{status => <FairLine status={status()} words={props.words} who={nobody} />}</Match>
      <Match when={wrong()}>
        {text => (
          <p class="fair-line refused" role="alert">
            {text()}
          </p>
        )}
      </Match>
      <Match when={found()}>{it => <Game found={it()} words={props.words} name={props.gameName(it().game)} />}</Match>
    </Switch>
  );
}

const nobody: Who = { me: null, name: seat => `#${seat + 1}` };

/** A reader of a file sat nowhere: everybody has a name. */
function Game(props: { found: CheckedGame; words: FairWords; name: string }) {
  const who: Who = { me: null, name: seat => props.found.names[seat] ?? nobody.name(seat) };
  return (
    <>
      <section class="whose">
        <h2>{props.name}</h2>
        <p>
          {props.words.verify.players(props.found.names)} {props.words.verify.savedBy(who.name(props.found.me))}
        </p>
        <p class="quiet">{props.words.verify.build(props.found.engineId)}</p>
      </section>
      <Report status={{ at: 'judged', judgement: props.found.judgement }} words={props.words} who={who} />
    </>
  );
}

function Chooser(props: { label: 'choose' | 'another'; words: FairWords; onFile: (file: File) => void }) {
  let field!: HTMLInputElement;
  const take = () => {
    const file = field.files?.[0];
    if (file) props.onFile(file);
    // The same file may be chosen again.
    field.value = '';
  };
  return (
    <Show when={props.label} keyed>
      {label => (
        <label class="button strong chooser-file">
          {props.words.verify[label]}
          <input ref={field} type="file" class="hidden" onChange={take} />
        </label>
      )}
    </Show>
  );
}
