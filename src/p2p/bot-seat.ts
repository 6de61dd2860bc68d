/** A bot in a chair: reads views as a guest does and answers after a while, whatever it holds. */
import type { Bot, Prompt, Rng, View } from '../engine/contract.ts';
import type { After } from './clock.ts';
import { makeGuest } from './guest.ts';
import type { Link } from './transport.ts';

export function seatBot(bot: Bot, link: Link, rng: Rng, after: After): void {
  let last: View | null = null;
  let decided = -1;

  const decide = () => {
    if (last?.waiting.on !== 'players' || !last.prompt || last.waiting.ask.id === decided) return;
    const { ask } = last.waiting;
    decided = ask.id;
    const chosen = bot.answer(last, last.prompt);
    const isWaitedFor = last.seat !== null && ask.seats.includes(last.seat);
    if (chosen.length > 0 || isWaitedFor)
      after(thinkingMs(last.prompt, chosen, rng), () => guest.answer(ask.id, chosen));
  };

  const guest = makeGuest(link, {
    view(view, events) {
      last = view;
      bot.watch(events, view);
      decide();
    },
    refused(ask, why) {
      // Somebody left and the choice went with them: look again.
      if (why === 'illegal' && ask === decided) {
        decided = -1;
        decide();
      }
    },
  });
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
