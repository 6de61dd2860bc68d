/** One match at a table: each seat is played by its person, by a bot, or by a stand-in while its person is away. */
import type { AnyGame, Bot, Refusal, Rng, Seat, Shape } from '../../engine/contract.ts';
import type { After } from '../clock.ts';
import { Silent } from '../fair/live/roll-call.ts';
import type { ToScribe } from '../fair/live/wire.ts';
import type { ClockStatus } from '../match/clock-status.ts';
import { type Host, makeHost, type Round, type Sight } from '../match/host.ts';
import { type BotSeat, makeBotSeat } from './bot-seat.ts';
import { type Desk, type DeskPorts, plainDesk } from './desk.ts';
import type { FairDesk } from './fair-desk.ts';

export interface Chance {
  /** A fresh seed for one draw. */
  seed(): Promise<string>;
  rng(): Rng;
}

export interface MatchPorts {
  readonly after: After;
  now(): number;
  readonly chance: Chance;
  makeBot(seat: Seat, rng: Rng): Bot;
  /** How much longer than usual windows are. */
  pace(): number;
  show(sight: Bound): void;
  clock(status: ClockStatus): void;
  refused(seat: Seat, ask: number, why: Refusal): void;
  bad(seat: Seat): void;
  over(): void;
  /** These did not sit down: the match cannot begin. */
  silent(seats: readonly Seat[]): void;
  /** Null: one person with bots, or a host that does not play. */
  readonly fair: ((ports: DeskPorts) => FairDesk) | null;
}

/** A sight, the entry that binds it, and the clock of a question that is new. */
export interface Bound extends Sight {
  readonly seq: number;
  readonly clock: ClockStatus | null;
}

export interface TableMatch extends Pick<Host, 'hold' | 'drawn' | 'presence' | 'rtt'> {
  /** Time is up at once for somebody, if the table waits for nobody else. */
  skip(seat: Seat): Refusal | null;
  /** An answer as it is said aloud. Where answers are signed, only the host's own and an OK in a window are. */
  answer(seat: Seat, ask: number, chosen: readonly string[]): Refusal | null;
  hear(seat: Seat, message: ToScribe): void;
  leave(seat: Seat): void;
  /** A bot plays on for somebody from the next decision. */
  standIn(seat: Seat): void;
  /** Its person is back. */
  standDown(seat: Seat): void;
  /** All that a seat which has just come (back) needs; `null` looks as a watcher. Null before the first card. */
  look(seat: Seat | null): Bound | null;
  /** Null: nothing was written down. */
  receipt(): Promise<Uint8Array | null>;
  stop(): void;
}

export function openMatch(
  game: AnyGame,
  rules: Shape['Rules'],
  kinds: readonly ('person' | 'bot')[],
  ports: MatchPorts,
): TableMatch {
  const bots = new Map<Seat, BotSeat>();
  const seen = new Map<Seat | null, Bound>();
  /** Stand-ins that came when others had answered in secret, and the question: they let it pass. */
  const late = new Map<Seat, number>();
  let host: Host | null = null;
  let isStopped = false;

  const enlist = (seat: Seat): BotSeat => {
    const rng = ports.chance.rng();
    const bot = makeBotSeat(ports.makeBot(seat, rng), rng, ports.after, {
      answer: (ask, chosen) => (late.get(seat) === ask ? null : (host?.answer(seat, ask, chosen) ?? null)),
      drawn: ask => host?.drawn(seat, ask),
    });
    bots.set(seat, bot);
    return bot;
  };
  for (const [seat, kind] of kinds.entries()) if (kind === 'bot') enlist(seat);

  function deliver({ sights, clock }: Round, seq: number): void {
    if (isStopped) return;
    for (const sight of sights) {
      const { seat, view, events } = sight;
      const bound = { ...sight, seq, clock };
      seen.set(seat, bound);
      if (seat !== null) bots.get(seat)?.view(view, events);
      ports.show(bound);
    }
    const waiting = sights.at(-1)?.view.waiting;
    if (waiting?.on === 'nothing') ports.over();
    for (const [seat, ask] of late) if (waiting?.on !== 'players' || waiting.ask.id !== ask) late.delete(seat);
    passOver();
  }
  const passOver = () => void (late.size > 0 && host?.skip([...late.keys()]));

  function begin(desk: Desk): void {
    if (isStopped) return;
    host = makeHost(game, kinds.length, rules, {
      after: ports.after,
      now: ports.now,
      pace: ports.pace,
      agree: () => desk.agree(),
      clock: status => desk.inTurn(() => isStopped || ports.clock(status)),
      show: round => desk.show(round),
    });
  }

  const fair =
    ports.fair?.({
      deliver,
      answer: (seat, ask, chosen) => host?.answer(seat, ask, chosen) ?? 'not-now',
      leave: seat => host?.leave(seat),
      refused: ports.refused,
      bad: ports.bad,
    }) ?? null;
  if (!fair) begin(plainDesk(() => ports.chance.seed(), { deliver }));
  void fair?.opened.then(opened => {
    if (opened instanceof Silent) isStopped || ports.silent(opened.seats);
    else begin(opened);
  });

  function standIn(seat: Seat): void {
    const last = seen.get(seat);
    if (bots.has(seat)) return;
    const waiting = last?.view.waiting;
    if (fair?.isLate() && waiting?.on === 'players') late.set(seat, waiting.ask.id);
    fair?.proxy(seat, 1);
    const bot = enlist(seat);
    if (last) bot.view(last.view, []);
    passOver();
  }

  return {
    hold: (seat, ask) => host?.hold(seat, ask) ?? null,
    drawn: (seat, ask) => host?.drawn(seat, ask),
    presence: (seat, is) => host?.presence(seat, is),
    rtt: (seat, ms) => host?.rtt(seat, ms),
    skip: seat => host?.skip([seat, ...late.keys()]) ?? null,
    answer(seat, ask, chosen) {
      if (!host) return 'not-now';
      if (!fair || seat === 0) return host.answer(seat, ask, chosen);
      return chosen.length > 0 ? 'illegal' : host.pass(seat, ask);
    },
    hear: (seat, message) => fair?.hear(seat, message),
    /** Only who signs it leaves a fair match; for anybody else who goes somebody plays on. */
    leave(seat) {
      if (!fair) host?.leave(seat);
      else if (!fair.isLeaving(seat)) standIn(seat);
    },
    standIn,
    standDown(seat) {
      bots.get(seat)?.stop();
      late.delete(seat);
      if (bots.delete(seat)) fair?.proxy(seat, 0);
    },
    look(seat) {
      const sight = seen.get(seat);
      return sight && host ? { ...sight, clock: host.look(seat).clock } : null;
    },
    receipt: async () => (await fair?.receipt()) ?? null,
    stop() {
      isStopped = true;
      for (const bot of bots.values()) bot.stop();
      host?.stop();
    },
  };
}
