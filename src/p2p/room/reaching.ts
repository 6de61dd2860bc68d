/** Who can be reached, and what happens to the seat of somebody who cannot: bars, a pause, and in the end a stand-in. */
import type { Seat } from '../../engine/contract.ts';
import { bars, judge, makeSleepGuard, type Silence, silences } from '../link/heartbeat.ts';
import type { LinePorts } from '../link/line.ts';
import type { Hall } from './hall.ts';
import type { Bars, MemberId } from './lobby.ts';
import * as lobbies from './lobby.ts';
import type { Matches } from './matches.ts';
import type { Member } from './members.ts';
import type { AwayChoice } from './messages.ts';

export interface Reaching {
  /** Looks at one of them now; the clock does it every second. */
  look(member: Member): void;
  /** Did we hear of them a moment ago? */
  isHere(member: Member): boolean;
  /** They are back: nobody plays for them any more. */
  comeBack(member: Member): void;
  /** What is to become of a seat whose person is away. */
  vote(by: Member, seat: Seat, choice: AwayChoice): void;
  stop(): void;
}

const tickMs = 1000;
const pingEvery = 5;
/** Up to here somebody counts as here. */
const wobbleMs = silences.find(([silence]) => silence === 'wobble')?.[1] ?? 0;
/** Who has not come back between matches gives up the chair. */
const forgetMs = 120_000;

export function makeReaching(
  hall: Hall,
  matches: Matches,
  ports: LinePorts,
  forget: (member: Member) => void,
): Reaching {
  const guard = makeSleepGuard(ports.now());
  /** By whom it is about, not by seat: the next match seats others there. */
  const votes = new Map<MemberId, Map<MemberId, AwayChoice>>();
  let ticks = 0;
  let stopTick = ports.after(tickMs, tick);

  const seatOf = ({ id }: Member) => lobbies.seatOf(hall.lobby, id);
  const silenceOf = ({ reach }: Member): Silence =>
    reach.by === 'line'
      ? judge(reach.line.heard, guard.woke, ports.now())
      : withoutLine(judge(reach.since, guard.woke, ports.now()));

  function tick(): void {
    guard.tick(ports.now());
    ticks++;
    for (const member of hall.members.all()) {
      if (ticks % pingEvery === 0 && member.reach.by === 'line') member.reach.line.ping();
      look(member);
    }
    stopTick = ports.after(tickMs, tick);
  }

  function look(member: Member): void {
    const { reach, id } = member;
    const silence = silenceOf(member);
    const rtt = reach.by === 'line' ? reach.line.rtt : null;
    const link = barsFor(silence, rtt);
    const isNews = lobbies.personOf(hall.lobby, id)?.link !== link;
    tellMatch(member, silence, rtt);
    hall.change(lobbies.reach(hall.lobby, id, link));
    if (silence === 'away' && reach.by === 'line') reach.line.close('silent');
    if (isForgotten(member)) forget(member);
    // Nobody waits for the Again of somebody who is away.
    else if (isNews && link === 'away') matches.settleAgain();
  }

  /** A seat in a running match is kept to its end; a chair or a place to watch from is not. */
  function isForgotten(member: Member): boolean {
    const { reach } = member;
    const isPlaying = hall.lobby.phase.at === 'playing' && seatOf(member) !== null;
    return reach.by === 'nothing' && !isPlaying && ports.now() - Math.max(reach.since, guard.woke) > forgetMs;
  }

  function tellMatch(member: Member, silence: Silence, rtt: number | null): void {
    const seat = seatOf(member);
    if (seat === null || !matches.running) return;
    if (rtt !== null) matches.running.rtt(seat, rtt);
    const isHere = silence === 'fine' || silence === 'wobble';
    matches.running.presence(seat, isHere ? 'here' : silence === 'away' ? 'gone' : 'lost');
  }

  return {
    look,
    // Our own sleep is no excuse here: who has not been heard since may well have had to dial anew.
    isHere: ({ reach }) => reach.by === 'line' && ports.now() - reach.line.heard < wobbleMs,
    comeBack(member) {
      const seat = seatOf(member);
      votes.delete(member.id);
      if (seat !== null) {
        matches.running?.standDown(seat);
        hall.change(lobbies.standIn(hall.lobby, seat, 'itself'));
      }
      look(member);
    },
    /** The keeper's word counts, or that of most who are here. */
    vote(by, seat, choice) {
      const { lobby, members } = hall;
      const sitting = lobby.phase.at === 'playing' ? lobby.phase.seats[seat] : undefined;
      if (!sitting || lobbies.personOf(lobby, sitting.id)?.link !== 'away') return;
      if (seatOf(by) === null && by.id !== lobby.keeper) return;
      const cast = votes.get(sitting.id) ?? new Map<MemberId, AwayChoice>();
      votes.set(sitting.id, cast.set(by.id, choice));
      const players = members.all().filter(one => one.reach.by === 'line' && seatOf(one) !== null);
      const ayes = players.filter(({ id }) => cast.get(id) === choice).length;
      if (choice === 'wait' || (cast.get(lobby.keeper) !== choice && 2 * ayes <= players.length)) return;
      if (choice === 'skip') {
        matches.running?.skip(seat);
        // One turn was skipped; the next one is another question.
        votes.delete(sitting.id);
        return;
      }
      matches.running?.standIn(seat);
      hall.change(lobbies.standIn(lobby, seat, 'stand-in'));
    },
    stop: () => stopTick(),
  };
}

/** Without a line nobody is fine; but a page that is only loaded anew is back before a clock would have to stop. */
const withoutLine = (silence: Silence): Silence => (silence === 'fine' ? 'wobble' : silence);

function barsFor(silence: Silence, rtt: number | null): Bars {
  if (silence === 'away' || silence === 'lost') return silence;
  if (silence !== 'fine') return 'poor';
  return ({ 3: 'good', 2: 'fair', 1: 'poor' } as const)[bars(rtt ?? 0)];
}
