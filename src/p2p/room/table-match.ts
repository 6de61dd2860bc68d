/** One match at a table: each seat is played by its person, by a bot, or by a stand-in while its person is away. */
import type { AnyGame, Bot, Rng, Seat, Shape } from '../../engine/contract.ts';
import type { After } from '../clock.ts';
import type { ClockStatus } from '../match/clock-status.ts';
import { type Host, makeHost, type Sight } from '../match/host.ts';
import { type BotSeat, makeBotSeat } from './bot-seat.ts';

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
  show(sight: Sight): void;
  clock(status: ClockStatus): void;
  over(): void;
}

export interface TableMatch extends Omit<Host, 'stop'> {
  /** A bot plays on for somebody from the next decision. */
  standIn(seat: Seat): void;
  /** Its person is back. */
  standDown(seat: Seat): void;
  stop(): void;
}

export function openMatch(
  game: AnyGame,
  rules: Shape['Rules'],
  kinds: readonly ('person' | 'bot')[],
  ports: MatchPorts,
): TableMatch {
  const bots = new Map<Seat, BotSeat>();
  let host: Host | null = null;

  const enlist = (seat: Seat): BotSeat => {
    const rng = ports.chance.rng();
    const bot = makeBotSeat(ports.makeBot(seat, rng), rng, ports.after, {
      answer: (ask, chosen) => host?.answer(seat, ask, chosen) ?? null,
      drawn: ask => host?.drawn(seat, ask),
    });
    bots.set(seat, bot);
    return bot;
  };
  for (const [seat, kind] of kinds.entries()) if (kind === 'bot') enlist(seat);

  const opened = makeHost(game, kinds.length, rules, {
    after: ports.after,
    now: ports.now,
    pace: ports.pace,
    agree: () => ports.chance.seed(),
    clock: ports.clock,
    show({ sights }) {
      for (const sight of sights) {
        const { seat, view, events } = sight;
        if (seat !== null) bots.get(seat)?.view(view, events);
        ports.show(sight);
      }
      if (sights.at(-1)?.view.waiting.on === 'nothing') ports.over();
    },
  });
  host = opened;
  return {
    ...opened,
    standIn(seat) {
      if (bots.has(seat)) return;
      enlist(seat).view(opened.look(seat).view, []);
    },
    standDown(seat) {
      bots.get(seat)?.stop();
      bots.delete(seat);
    },
    stop() {
      for (const bot of bots.values()) bot.stop();
      opened.stop();
    },
  };
}
