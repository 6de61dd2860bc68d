/** Everything one sees of a table with people: the way in, the lobby, the match, and what goes wrong. */
import { createEffect, createMemo, Match, Show, Switch } from 'solid-js';
import type { Box } from '../../engine/games/boxes.ts';
import { personOf, seatOf } from '../../p2p/room/lobby.ts';
import type { Pace } from '../../p2p/room/messages.ts';
import { boardFor } from '../games/boards.ts';
import { showFor } from '../games/index.ts';
import { Hints } from '../hints/hints.tsx';
import { LessonCoach } from '../hints/lesson.tsx';
import type { Shelf } from '../hints/seen.ts';
import { type SettingsParts, useSettings } from '../settings/context.ts';
import { Tools } from '../settings/tools.tsx';
import { createSounds } from '../sound/create-sounds.ts';
import { Table } from '../table/table.tsx';
import { endFor } from '../words/end.ts';
import { fairFor } from '../words/fair.ts';
import { gaugeFor } from '../words/gauges.ts';
import { commonFor, helpFor, type Language, wordsFor } from '../words/index.ts';
import { RoomContext } from './context.ts';
import { matchOf, type RoomModel } from './create-room.ts';
import { Ending } from './ending.tsx';
import { FairButton } from './fair-button.tsx';
import { LobbyPage } from './lobby-page.tsx';
import { Notices } from './notices.tsx';
import { OutPage } from './out-page.tsx';
import { createPresence } from './presence.ts';
import { artFor, linkOf } from './table-art.ts';

interface RoomProps {
  readonly room: RoomModel;
  readonly games: readonly Box[];
  readonly language: Language;
  /** Practice is a table for one page alone: no lobby, no link. */
  readonly kind: 'practice' | 'lesson' | 'friends';
  /** What this device remembers of its person. */
  readonly shelf: Shelf;
  readonly now: () => number;
  readonly onBack: () => void;
  readonly onNewTable: () => void;
}

/** Another language puts everything up anew. */
export function RoomPage(props: RoomProps) {
  return (
    <Show when={props.language} keyed>
      {_ => <Pages {...props} />}
    </Show>
  );
}

function Pages(props: RoomProps) {
  const { room } = props;
  const common = () => commonFor(props.language);
  const out = () => {
    const standing = room.standing();
    return standing.at === 'out' ? standing.why : null;
  };
  tellPace(room, useSettings());
  const match = createMemo(() => matchOf(room.lobby()));
  const leave = () => {
    room.leave();
    props.onBack();
  };
  return (
    <RoomContext.Provider
      value={{
        room,
        games: props.games,
        language: props.language,
        common: common(),
        end: endFor(props.language),
        fair: fairFor(props.language),
        now: props.now,
        isPractice: props.kind !== 'friends',
        shelf: props.shelf,
        leave,
      }}
    >
      <Switch fallback={<LobbyPage />}>
        <Match when={out()}>{why => <OutPage why={why()} onBack={props.onBack} onNewTable={props.onNewTable} />}</Match>
        <Match when={room.lobby() === null}>
          <main class="knocking" aria-live="polite">
            <img class="waiting-cat" src="./icon-round.svg" alt="" width="96" height="96" />
            <p>{common().room.knocking}</p>
            <Show when={room.number()}>{number => <p class="number">{common().room.yourNumber(number())}</p>}</Show>
            <button type="button" class="button" onClick={leave}>
              {common().room.cancel}
            </button>
          </main>
        </Match>
        <Match when={match()} keyed>
          {_ => <MatchTable {...props} onLeave={leave} />}
        </Match>
      </Switch>
    </RoomContext.Provider>
  );
}

/** The table hears how much time I need when I come, and whenever I change my mind. */
function tellPace(room: RoomModel, { prefs }: SettingsParts): void {
  let told: Pace = 'usual';
  createEffect(() => {
    const lobby = room.lobby();
    const mine = lobby && personOf(lobby, room.me());
    const { pace } = prefs.now();
    if (!mine || pace === told) return;
    told = pace;
    room.be({ name: mine.name, cat: mine.cat, lang: mine.lang, plays: mine.plays }, pace);
  });
}

function MatchTable(props: RoomProps & { onLeave: () => void }) {
  const { room } = props;
  const { prefs } = useSettings();
  const lobby = room.lobby();
  const { title, room: words } = commonFor(props.language);
  createPresence(room, { title, yourTurn: words.yourTurn }, prefs);
  const game = props.games.find(({ id }) => id === lobby?.game);
  const show = showFor(lobby?.game ?? '');
  const sounds = createSounds({ mix: prefs.now, cues: show.sounds });
  const seats = lobby && 'seats' in lobby.phase ? lobby.phase.seats : [];
  return (
    <Show when={game}>
      {it => (
        <Table
          setting={{
            game: it(),
            words: wordsFor(it().id, props.language),
            common: commonFor(props.language),
            help: helpFor(props.language),
            falls: ['dead', 'out'],
            names: seats.map(({ name }) => name),
            me: lobby ? seatOf(lobby, room.me()) : null,
            open: ears => room.sitDown(ears),
            art: artFor(it().id, seats),
            gauge: gaugeFor(it().id),
            board: boardFor(it().id),
            taps: { deck: 'draw' },
            habits: {
              motion: prefs.motion,
              keys: () => prefs.now().keys,
              narration: () => prefs.now().narration,
            },
            show,
            alongside: sounds,
            link: seat => linkOf(room.lobby(), seat),
          }}
          ending={result => <Ending result={result} />}
          notices={<Notices />}
          tools={
            <>
              <FairButton />
              <Tools />
            </>
          }
          hints={props.kind === 'lesson' ? <LessonCoach /> : <Hints shelf={props.shelf} />}
          onMute={() => prefs.set('sound', prefs.now().sound === 'on' ? 'off' : 'on')}
          onLeave={props.onLeave}
        />
      )}
    </Show>
  );
}
