/** The part `motion`: how smoothly a deal to ten flies, and how soon a tapped card is up, on a page four times as slow. */
import type { Figure, Goal } from './figure.ts';
import { deals, taps } from './motion/playing.ts';
import { openStage } from './network/stage.ts';
import { median } from './race.ts';

const atMost = (must: number, aim: number): Goal => ({ better: 'less', must, aim });
const rounds = { deals: 5, taps: 80 };

export async function motion(): Promise<Figure[]> {
  const stage = await openStage();
  try {
    const dealt = await deals(stage, rounds.deals);
    const frames = dealt.map(({ frames }) => frames);
    const dropped = dealt.map(({ dropped }) => dropped);
    const share = dealt.map(({ frames, dropped }) => (100 * dropped) / (frames + dropped));
    const tapped = await taps(stage, rounds.taps);
    return [
      { name: 'cards in the air at most, deal to 10', value: Math.max(...dealt.map(({ air }) => air)), unit: 'cards' },
      { name: 'frames shown, deal to 10, CPU x4, p50', value: median(frames), unit: 'frames' },
      {
        name: 'frames dropped, deal to 10, CPU x4, p50',
        value: median(dropped),
        unit: 'frames',
        best: Math.min(...dropped),
      },
      { name: 'share of frames dropped, deal to 10, CPU x4, p50', value: median(share), unit: '%', goal: atMost(5, 0) },
      {
        name: 'longest frame, deal to 10, CPU x4, p50',
        value: median(dealt.map(({ longest }) => longest)),
        unit: 'ms',
      },
      { name: 'tap to raised card, CPU x4, p50', value: median(tapped), unit: 'ms' },
      { name: 'tap to raised card, CPU x4, p95', value: slowest(tapped, 0.95), unit: 'ms', goal: atMost(50, 16) },
    ];
  } finally {
    await stage.close();
  }
}

/** So large a share of them is not slower than this. */
const slowest = (all: readonly number[], share: number): number =>
  [...all].sort((a, b) => a - b)[Math.ceil(share * all.length) - 1] ?? 0;
