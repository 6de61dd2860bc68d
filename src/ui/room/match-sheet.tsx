/** The sheet about one match at this table, with its file to save; it is fetched when somebody wants to know. */
import { lazy, Show, Suspense } from 'solid-js';
import { useRoom } from './context.ts';
import { SaveGame } from './end-tools.tsx';
import { whoIn } from './who.ts';

const FairSheet = lazy(async () => ({ default: (await import('../fair/fair-sheet.tsx')).FairSheet }));

export function MatchSheet(props: { match: number; onClose: () => void }) {
  const parts = useRoom();
  const { room, fair } = parts;
  const status = () => room.fair(props.match);
  return (
    <Suspense>
      <FairSheet status={status()} words={fair} who={whoIn(parts, props.match)} onClose={() => props.onClose()}>
        <Show when={status().at === 'judged'}>
          <div class="save-game">
            <SaveGame match={props.match} />
            <p class="quiet">{fair.sheet.saveHelp}</p>
          </div>
        </Show>
      </FairSheet>
    </Suspense>
  );
}
