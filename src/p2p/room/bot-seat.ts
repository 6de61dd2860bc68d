/** A bot in a chair: sees what a person there would see and answers after a while, whatever it holds. */
import type { Bot, Prompt, Refusal, Rng, SeenEvent, View } from '../../engine/contract.ts';
import type { After } from '../clock.ts';
import { isWindow } from '../match/span.ts';

/** How it is heard at the table. */
export interface BotMouth {
  answer(ask: number, chosen: readonly string[]): Refusal | null;
  drawn(ask: number): void;
}

export interface BotSeat {
  view(view: View, events: readonly SeenEvent[]): void;
  /** It says no more. */
  stop(): void;
}

export function makeBotSeat(bot: Bot, rng: Rng, after: After, mouth: BotMouth): BotSeat {
  let last: View | null = null;
  let decided = -1;
  let isStopped = false;

  const decide = () => {
    if (last?.waiting.on !== 'players' || !last.prompt || last.waiting.ask.id === decided) return;
    const { ask } = last.waiting;
    decided = ask.id;
    if (isWindow(ask)) mouth.drawn(ask.id);
    const chosen = bot.answer(last, last.prompt);
    const isWaitedFor = last.seat !== null && ask.seats.includes(last.seat);
    if (chosen.length > 0 || isWaitedFor) after(thinkingMs(last.prompt, chosen, rng), () => speak(ask.id, chosen));
  };
  const speak = (ask: number, chosen: readonly string[]) => {
    if (isStopped || mouth.answer(ask, chosen) !== 'illegal' || ask !== decided) return;
    // Somebody left and the choice went with them: look again.
    decided = -1;
    decide();
  };
  return {
    view(view, events) {
      if (isStopped) return;
      last = view;
      bot.watch(events, view);
      decide();
    },
    stop() {
      isStopped = true;
    },
  };
}

/** How long it takes must not tell what a bot holds: a cut-in has one law, a pass another, both blind to the hand. */
function thinkingMs({ min }: Prompt, chosen: readonly string[], rng: Rng): number {
  if (min > 0) return 600 + rng.below(900);
  return chosen.length > 0 ? 500 + rng.below(600) : lognormal(rng, 1600, 0.4);
}

/** Median and spread; twelve dice make a bell good enough for a pause. */
function lognormal(rng: Rng, median: number, spread: number): number {
  const bell = Array.from({ length: 12 }, () => rng.below(1000) / 1000).reduce((sum, x) => sum + x, -6);
  return Math.round(median * Math.exp(spread * bell));
}
