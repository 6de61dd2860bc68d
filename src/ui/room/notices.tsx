/** What lies over a running match: our own broken line, somebody away, somebody at the door. */
import { For, Show } from 'solid-js';
import { personOf, type Sitting } from '../../p2p/room/lobby.ts';
import { useRoom } from './context.ts';
import { matchOf } from './create-room.ts';
import { LastMatch } from './fair-note.tsx';
import { Knocks } from './knocks.tsx';

export function Notices() {
  const { room, common } = useRoom();
  return (
    <>
      <Show when={room.standing().at === 'reconnecting'}>
        <div class="veil" role="status">
          <p>{common.room.reconnecting}</p>
          <button type="button" class="button strong" onClick={() => room.poke()}>
            {common.room.tryNow}
          </button>
        </div>
      </Show>
      <Show when={watcher()}>{it => <Watching wants={it().wants} />}</Show>
      <Show when={caught()}>
        {match => (
          <div class="notice">
            <LastMatch match={match()} />
          </div>
        )}
      </Show>
      <For each={away()}>{seat => <Away seat={seat} />}</For>
      <Knocks />
    </>
  );

  function watcher() {
    return room.lobby()?.watching.find(({ id }) => id === room.me());
  }

  /** A lie in the match before is not to be lost because the next one has begun. */
  function caught(): number | null {
    const match = room.checked();
    const status = match !== null && match !== matchOf(room.lobby()) ? room.fair(match) : null;
    return status?.at === 'judged' && status.judgement.judged.verdict === 'cheat' ? match : null;
  }

  function away(): readonly number[] {
    const lobby = room.lobby();
    if (lobby?.phase.at !== 'playing') return [];
    const isAway = ({ id, kind }: Sitting) => kind === 'person' && personOf(lobby, id)?.link === 'away';
    return lobby.phase.seats.flatMap((sitting, seat) => (isAway(sitting) ? [seat] : []));
  }
}

/** Who came too late, or only wants to look. */
function Watching(props: { wants: 'to play' | 'to watch' }) {
  const { room, common } = useRoom();
  return (
    <div class="notice" role="status">
      <Show when={props.wants === 'to play'} fallback={<span>{common.room.watchingEnd}</span>}>
        <span>{common.room.midGame}</span>
      </Show>
      <Show when={props.wants === 'to watch'}>
        <button type="button" class="button" onClick={() => room.say('sit')}>
          {common.room.sit}
        </button>
      </Show>
    </div>
  );
}

/** Wait, or let a bot play on until they are back. */
function Away(props: { seat: number }) {
  const { room, common } = useRoom();
  const sitting = () => {
    const phase = room.lobby()?.phase;
    return phase?.at === 'playing' ? phase.seats[props.seat] : undefined;
  };
  return (
    <Show when={sitting()}>
      {it => (
        <div class="notice" role="status">
          <Show when={it().by === 'itself'} fallback={<span>{common.room.standsIn(it().name)}</span>}>
            <span>{common.room.isAway(it().name)}</span>
            <button type="button" class="button" onClick={() => room.away(props.seat, 'stand-in')}>
              {common.room.standIn}
            </button>
            <button type="button" class="button" onClick={() => room.away(props.seat, 'skip')}>
              {common.room.skip}
            </button>
          </Show>
        </div>
      )}
    </Show>
  );
}
