/** The result as a text to send, and the match as a file. */
import Download from 'lucide-solid/icons/download';
import Share2 from 'lucide-solid/icons/share-2';
import { createSignal, Show } from 'solid-js';
import type { Result } from '../../engine/contract.ts';
import { lineFor } from '../fair/verdict.ts';
import { copied } from '../start/clipboard.ts';
import { wordsFor } from '../words/index.ts';
import type { Who } from '../words/words.ts';
import { useRoom } from './context.ts';
import { saveFile } from './save-file.ts';

const saidMs = 2000;

/** Told of everybody by name: whoever reads it is none of us. */
export function ShareButton(props: { result: Result; match: number; who: Who }) {
  const { room, common, fair, end, language } = useRoom();
  const [isCopied, say] = createSignal(false);
  const text = () => {
    const { game, seats } = room.played(props.match) ?? { game: room.lobby()?.game ?? '', seats: [] };
    const outside: Who = { me: null, name: seat => seats[seat]?.name ?? `#${seat + 1}` };
    const words = wordsFor(game, language);
    const status = room.fair(props.match);
    const { why, winners } = props.result;
    const lines = [`${common.title}: ${words.name}`, words.end(why, winners, outside)];
    return [...lines, ...(status.at === 'judged' ? [lineFor(status, fair, outside).text] : [])].join('\n');
  };
  const share = async () => {
    const url = location.href.replace(/#.*$/, '');
    // Whoever closes the share sheet has changed their mind: nothing to say about that.
    if (typeof navigator.share === 'function') await navigator.share({ text: text(), url }).catch(() => {});
    else if (await copied(`${text()}\n${url}`)) {
      say(true);
      setTimeout(() => say(false), saidMs);
    }
  };
  return (
    <button type="button" class="button small" onClick={() => void share()}>
      <Share2 aria-hidden="true" />
      <span aria-live="polite">{isCopied() ? end.copied : end.share}</span>
    </button>
  );
}

export function SaveGame(props: { match: number }) {
  const { room, end, now } = useRoom();
  const [isMissing, miss] = createSignal(false);
  const save = async () => {
    const file = await room.receipt(props.match);
    miss(file === null);
    if (file) saveFile(file, room.played(props.match)?.game ?? 'game', new Date(now()));
  };
  return (
    <>
      <button type="button" class="button small" onClick={() => void save()}>
        <Download aria-hidden="true" />
        {end.save}
      </button>
      <Show when={isMissing()}>
        <p role="status">{end.noSave}</p>
      </Show>
    </>
  );
}
