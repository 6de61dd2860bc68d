/** What a screen of the gallery is: a page, or a table somebody has brought so far; and what is pressed on it then. */
import type { AnyGame, Seat, SeenEvent, View } from '../../src/engine/contract.ts';
import type { ClockStatus } from '../../src/p2p/match/clock-status.ts';
import type { Lobby } from '../../src/p2p/room/lobby.ts';
import type { RoomEars } from '../../src/ui/room/create-room.ts';

/** Brings a table to where it is shown, by telling everything as the room does. */
export type Script = (ears: RoomEars) => void;

interface Pressing {
  readonly id: string;
  /** Selectors, pressed one after the other. `hold:` before one is a long press. */
  readonly press?: readonly string[];
}
export type Scene = Pressing &
  ({ readonly page: 'start' | 'bots' | 'loading' } | { readonly page: 'room' | 'practice'; readonly script: Script });

/** One step of a match, as one seat is told of it. */
export interface Telling {
  readonly view: View;
  readonly events: readonly SeenEvent[];
}

/** Everything a seat was told of a match, told again at once. */
export function retold(
  game: AnyGame,
  me: Seat | null,
  lobby: Lobby,
  tellings: readonly Telling[],
  clock?: ClockStatus['state'],
): Script {
  return ears => {
    ears.arrived(me ?? 99);
    ears.lobby({ ...lobby, game: game.id });
    for (const { view, events } of tellings) ears.view(view, events);
    const waiting = tellings.at(-1)?.view.waiting;
    if (waiting?.on !== 'players' || clock === undefined) return;
    ears.clock(statusOf(waiting.ask.id, clock));
  };
}

function statusOf(ask: number, state: ClockStatus['state']): ClockStatus {
  const [leftMs, totalMs] = [2100, 3500];
  if (state === 'running') return { ask, state, leftMs, totalMs, held: false };
  if (state === 'paused') return { ask, state, why: 'lost', seats: [1], leftMs, totalMs };
  if (state === 'untimed') return { ask, state, missing: [1, 2] };
  return { ask, state };
}
