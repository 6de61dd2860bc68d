/** When a match is over: who won, how it went, whether it was fair, and what next. */
import { createSignal, Show } from 'solid-js';
import type { Result } from '../../engine/contract.ts';
import { FairLine } from '../fair/fair-line.tsx';
import { taleOf } from '../stats/stats.ts';
import { End } from '../table/end.tsx';
import { Again } from './again.tsx';
import { useRoom } from './context.ts';
import { matchOf } from './create-room.ts';
import { SaveGame, ShareButton } from './end-tools.tsx';
import { Heroes } from './heroes.tsx';
import { MatchSheet } from './match-sheet.tsx';
import { InNumbers, Places } from './tale.tsx';
import { whoIn } from './who.ts';
import '../styles/end.css';
import '../styles/fair.css';

export function Ending(props: { result: Result }) {
  const parts = useRoom();
  const { room, fair, end } = parts;
  const match = matchOf(room.lobby()) ?? 0;
  const played = room.played(match);
  const who = whoIn(parts, match);
  const story = room.story();
  const seats = (played?.seats ?? []).map((_, seat) => seat);
  const tale = story && played ? taleOf(played.game, story, props.result, seats) : null;
  const [isOpen, open] = createSignal(false);
  const hasMore = () => room.fair(match).at === 'judged' || room.fair(match).at === 'playing';
  const words = { away: end.look, back: end.back };
  return (
    <End result={props.result} fold={words} heroes={<Heroes winners={props.result.winners} match={match} />}>
      <div class="end-body">
        <Show when={tale}>
          {it => (
            <>
              <Places places={it().places} match={match} winners={props.result.winners} />
              <InNumbers tale={it()} who={who} />
            </>
          )}
        </Show>
        <div class="end-fair">
          <FairLine
            status={room.fair(match)}
            words={fair}
            who={who}
            {...(hasMore() ? { onMore: () => open(true) } : {})}
          />
        </div>
        <div class="end-tools">
          <ShareButton result={props.result} match={match} who={who} />
          <Show when={room.fair(match).at === 'judged'}>
            <SaveGame match={match} />
          </Show>
        </div>
      </div>
      <Again />
      <Show when={isOpen()}>
        <MatchSheet match={match} onClose={() => open(false)} />
      </Show>
    </End>
  );
}
