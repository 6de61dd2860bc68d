/** Keeps the time of whatever question is open: holds passes back, spends holds and pauses, wakes up when time is up. */
import type { Ask, Refusal, Seat } from '../../engine/contract.ts';
import type { After } from '../clock.ts';
import { type ClockStatus, statusOf } from './clock-status.ts';
import { isWindow, type Presence, pauseMs, type Span } from './span.ts';
import { openSpan, type SpanEvent, type Stepped, step, wakeAt } from './window.ts';

export interface ClockPorts {
  /** Monotonic, in milliseconds: the judge of what came in time. */
  readonly now: () => number;
  readonly after: After;
  /** How much longer than usual windows are (first games, more time); infinite: no clock. Asked anew for each. */
  readonly pace: () => number;
  readonly tell: (status: ClockStatus) => void;
  /** Time is up, or everybody who could react said OK: to the match that is the same, and nobody learns which. */
  readonly close: (ask: number) => void;
}

export interface QuestionClock {
  /** The question the match rests on now; the same one may come again with fewer seats. */
  show(ask: Ask | null, answered: readonly Seat[]): void;
  /** Lets everything happen whose time has come, even if the alarm is late. */
  tick(): void;
  /** Is this an OK to keep, for the window that is open? */
  keeps(seat: Seat, ask: number): boolean;
  pass(seat: Seat): Refusal | null;
  hold(seat: Seat, ask: number): Refusal | null;
  drawn(seat: Seat, ask: number): void;
  presence(seat: Seat, is: Presence): void;
  rtt(seat: Seat, ms: number): void;
  status(): ClockStatus | null;
  stop(): void;
}

const maxHolds = 3;

export function makeQuestionClock({ now, after, pace, tell, close }: ClockPorts): QuestionClock {
  let span: Span | null = null;
  let disarm = () => {};
  const links = new Map<Seat, Presence>();
  const rtts = new Map<Seat, number>();
  const holds = new Map<Seat, number>();
  const holdsOf = (seat: Seat) => holds.get(seat) ?? maxHolds;
  /** Pauses are spent by the turn. */
  let turnOf: Seat | undefined;
  let pauses: Record<Span['kind'], number> = pauseMs;

  function arm(): void {
    disarm();
    const at = span && wakeAt(span);
    if (at !== null) disarm = after(Math.max(0, at - now()), () => take({ type: 'tick' }));
  }

  function take(event: SpanEvent): void {
    if (span) become(step(span, event, now()));
  }

  function become({ span: next, effects }: Stepped): void {
    span = effects.includes('close') ? null : next;
    if (effects.includes('pause')) pauses = { ...pauses, [next.kind]: 0 };
    arm();
    const status = effects.includes('tell') && statusOf(next, now());
    if (status) tell(status);
    if (effects.includes('close')) close(next.ask);
  }

  function stop(): void {
    span = null;
    disarm();
  }

  /** Every game calls the question that opens a turn by the same name. */
  function noticeTurn({ about, seats }: Ask): void {
    const [seat] = seats;
    if (about.kind !== 'turn' || seat === undefined || seat === turnOf) return;
    turnOf = seat;
    pauses = pauseMs;
    holds.set(seat, Math.min(maxHolds, holdsOf(seat) + 1));
  }

  function show(ask: Ask | null, answered: readonly Seat[]): void {
    if (!ask) {
      stop();
      return;
    }
    if (ask.id === span?.ask) {
      take({ type: 'asked', seats: ask.seats, answered });
      return;
    }
    noticeTurn(ask);
    const kind = isWindow(ask) ? 'window' : 'turn';
    const setting = { factor: pace(), links: new Map(links), rtts: new Map(rtts), pauseMs: pauses[kind] };
    become(openSpan(ask, setting, now()));
  }

  function hold(seat: Seat, ask: number): Refusal | null {
    if (!span) return 'not-now';
    if (span.ask !== ask) return 'stale';
    if (span.kind === 'turn' || span.phase.at === 'untimed') return 'not-now';
    if (!span.responders.includes(seat)) return 'not-asked';
    if (span.held.includes(seat)) return 'answered';
    if (holdsOf(seat) === 0) return 'illegal';
    holds.set(seat, holdsOf(seat) - 1);
    take({ type: 'hold', seat });
    return null;
  }

  return {
    show,
    tick: () => take({ type: 'tick' }),
    keeps: (seat, ask) => span?.kind === 'window' && span.ask === ask && span.responders.includes(seat),
    pass(seat) {
      if (span?.passed.includes(seat)) return 'answered';
      take({ type: 'pass', seat });
      return null;
    },
    hold,
    drawn(seat, ask) {
      if (span?.ask === ask) take({ type: 'drawn', seat });
    },
    presence(seat, is) {
      links.set(seat, is);
      take({ type: 'link', seat, is });
    },
    rtt(seat, ms) {
      rtts.set(seat, ms);
      take({ type: 'rtt', seat, ms });
    },
    status: () => span && statusOf(span, now()),
    stop,
  };
}
