/** Everything that moves now. A tap or a key fast-forwards it: nothing anybody does waits for a picture. */
import { onCleanup } from 'solid-js';

export interface Runs {
  /** How many rounds of news still move. */
  rounds(): number;
  /** One round of news: whatever is run in it belongs together. */
  round(begin: (run: Run) => void): void;
  finish(): void;
}

/** `leastMs`: to be seen for so long even by the impatient. */
export type Run = (element: Element, frames: Keyframe[], timing: Timing) => Animation;
export interface Timing extends KeyframeAnimationOptions {
  readonly leastMs?: number;
}

/** Whoever cannot wait sees the rest this much faster. */
const hurry = 3;

export function createRuns(): Runs {
  const running = new Map<Animation, number>();
  const rounds = new Set<symbol>();
  const finish = () => {
    for (const animation of [...running.keys()]) animation.finish();
  };
  const skip = () => {
    for (const [animation, leastMs] of [...running]) {
      if (Number(animation.currentTime ?? 0) >= leastMs) animation.finish();
      else animation.updatePlaybackRate(hurry);
    }
  };
  for (const type of ['pointerdown', 'keydown']) {
    window.addEventListener(type, skip, true);
    onCleanup(() => window.removeEventListener(type, skip, true));
  }
  onCleanup(() => {
    for (const animation of running.keys()) animation.cancel();
  });
  return {
    rounds: () => rounds.size,
    round(begin) {
      const round = Symbol();
      let left = 0;
      begin((element, frames, { leastMs = 0, ...timing }) => {
        const animation = element.animate(frames, timing);
        left++;
        rounds.add(round);
        running.set(animation, leastMs);
        const end = () => {
          running.delete(animation);
          left--;
          if (left === 0) rounds.delete(round);
        };
        animation.addEventListener('finish', end);
        animation.addEventListener('cancel', end);
        return animation;
      });
    },
    finish,
  };
}
