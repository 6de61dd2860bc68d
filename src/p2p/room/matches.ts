/** One match after another at the same table: the countdown, the deal, the end, and once more. */
import type { AnyGame, Bot, Rng, Seat } from '../../engine/contract.ts';
import type { DoorTable } from '../door/join.ts';
import type { RandomBytes } from '../door/room-link.ts';
import type { ToScribe } from '../fair/live/wire.ts';
import type { LinePorts } from '../link/line.ts';
import type { FairPorts } from './fair-desk.ts';
import { fairFor } from './fair-match.ts';
import type { Hall } from './hall.ts';
import type { MemberId } from './lobby.ts';
import * as lobbies from './lobby.ts';
import type { Member } from './members.ts';
import { type Chance, openMatch, type TableMatch } from './table-match.ts';

export interface MatchesPorts extends LinePorts {
  readonly random: RandomBytes;
  readonly chance: Chance;
  /** Null: a table for one person, where there is nobody to be fair to. */
  readonly fair: FairPorts | null;
  table(): DoorTable;
  readonly gameOf: (id: string) => AnyGame | null;
  readonly botFor: (gameId: string) => (seat: Seat, rng: Rng) => Bot;
}

export interface Matches {
  readonly running: TableMatch | null;
  /** After a short countdown, in which anybody may call for a wait, or at once where nobody else is. */
  start(when: 'soon' | 'now'): void;
  /** Somebody needs a moment: before the first match, or before another. */
  wait(): void;
  /** Somebody wants another, or has gone: perhaps that settles it. */
  settleAgain(): void;
  /** Back to the lobby, to choose something else. */
  toLobby(): void;
  /** Everything of the running match, for somebody who has just come. */
  catchUp(member: Member): void;
  /** Something signed. */
  hear(seat: Seat, message: ToScribe): void;
  /** This match or the one before as one file, if it was written down. */
  receipt(match: number): Promise<Uint8Array | null>;
  stop(): void;
}
interface Numbered {
  readonly match: number;
  readonly it: TableMatch;
}

const paceFactor = { usual: 1, twice: 2, 'four times': 4, 'no clock': Number.POSITIVE_INFINITY } as const;

export function makeMatches(hall: Hall, ports: MatchesPorts): Matches {
  let running: TableMatch | null = null;
  let count = 0;
  let stopTimer = () => {};
  /** The match before: its check may still be running, and its file may still be wanted. */
  let former: Numbered | null = null;

  const seatOf = ({ id }: Member) => lobbies.seatOf(hall.lobby, id);
  const gameFor = (chairs: number): AnyGame | null => {
    const game = ports.gameOf(hall.lobby.game);
    return game && lobbies.fit(game.seats, chairs).fits ? game : null;
  };
  const end = () => {
    stopTimer();
    running?.stop();
    if (running) former = { match: count, it: running };
    running = null;
  };

  /** `without` are people who did not sit down a moment ago. */
  function begin(without: readonly MemberId[] = []): void {
    const open = lobbies.toLobby(hall.lobby);
    const ready = lobbies.setAside(open, without);
    const game = gameFor(ready.chairs.length);
    end();
    if (!game) {
      // Nobody loses a chair for a match that does not begin.
      hall.change(open);
      return;
    }
    hall.change(lobbies.begin(ready, ++count, game.seats.max));
    running = deal(game);
  }

  function deal(game: AnyGame): TableMatch {
    const { phase, rules } = hall.lobby;
    const kinds = phase.at === 'playing' ? phase.seats.map(({ kind }) => kind) : [];
    for (const member of hall.members.all())
      if (member.reach.by === 'line') member.reach.line.allow(seatOf(member) === null ? 'watcher' : 'seat');
    return openMatch(game, rules, kinds, {
      ...ports,
      makeBot: ports.botFor(game.id),
      pace,
      fair: fairFor(game, hall, { ...ports, broken }),
      show(sight) {
        for (const post of hall.postsOf(sight.seat)) post.show(sight);
      },
      clock(status) {
        for (const post of hall.posts()) post.tell({ t: 'clock', status });
      },
      refused(seat, ask, why) {
        for (const post of hall.postsOf(seat)) post.tell({ t: 'refused', ask, why });
      },
      bad(seat) {
        for (const member of hall.members.all())
          if (member.reach.by === 'line' && seatOf(member) === seat) member.reach.line.strike('journal');
      },
      over: () => hall.change(lobbies.finish(hall.lobby)),
      silent(seats) {
        begin(seats.map(seat => lobbies.idAt(hall.lobby, seat)));
      },
    });
  }

  /** A bug of ours, never somebody else's doing: the table says so and can go on with another match. */
  function broken(error: unknown): void {
    console.error(error);
    end();
    hall.change(lobbies.toLobby(hall.lobby));
  }

  /** First games, and people who need it, make windows longer for all. */
  function pace(): number {
    const seated = hall.members.all().filter(member => seatOf(member) !== null);
    const isFirst = seated.some(({ id }) => lobbies.personOf(hall.lobby, id)?.plays === 'first game');
    return Math.max(1, ...seated.map(member => paceFactor[member.pace])) * (isFirst ? 2 : 1);
  }

  return {
    get running() {
      return running;
    },
    start(when) {
      if (!gameFor(hall.lobby.chairs.length) || hall.lobby.phase.at !== 'lobby') return;
      if (when === 'now') {
        begin();
        return;
      }
      hall.change(lobbies.countDown(hall.lobby));
      stopTimer();
      stopTimer = ports.after(lobbies.countdownMs, () => begin());
    },
    wait() {
      const waiting = lobbies.wait(hall.lobby);
      if (waiting === hall.lobby) return;
      stopTimer();
      hall.change(waiting);
    },
    settleAgain() {
      if (hall.lobby.phase.at !== 'over') return;
      if (lobbies.wish(hall.lobby) === 'all') {
        begin();
        return;
      }
      const settled = lobbies.settle(hall.lobby);
      // Pressing once more must not make the others wait longer.
      if (settled === hall.lobby) return;
      stopTimer();
      hall.change(settled);
      if (settled.phase.at === 'over' && settled.phase.next === 'soon')
        stopTimer = ports.after(lobbies.againMs, () => begin());
    },
    toLobby() {
      if (hall.lobby.phase.at !== 'over') return;
      end();
      hall.change(lobbies.toLobby(hall.lobby));
    },
    catchUp(member) {
      const { reach } = member;
      if (!running || reach.by !== 'line') return;
      const now = running.look(seatOf(member));
      if (now) reach.post.whole(now);
    },
    hear(seat, message) {
      running?.hear(seat, message);
      // A report says itself which match it is about.
      if (message.t === 'report') former?.it.hear(seat, message);
    },
    async receipt(match) {
      if (match === count && running) return running.receipt();
      return former?.match === match ? former.it.receipt() : null;
    },
    stop: end,
  };
}
