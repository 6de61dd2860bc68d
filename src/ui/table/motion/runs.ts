/** Everything that moves now. A tap or a key fast-forwards it: nothing anybody does waits for a picture. */
import { onCleanup } from 'solid-js';

export interface Runs {
  readonly run: Run;
  /** Runs what belongs to one round of news. */
  round(begin: (run: Run) => void): void;
  /** How many rounds are not over yet. */
  rounds(): number;
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
  let rounds = 0;
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
    for (const animation of [...running.keys()]) animation.cancel();
  });
  const run: Run = (element, frames, { leastMs = 0, ...timing }) => {
    const animation = element.animate(frames, timing);
    running.set(animation, leastMs);
    whenOver(animation, () => running.delete(animation));
    return animation;
  };
  return {
    run,
    round(begin) {
      let left = 0;
      begin((...given) => {
        if (left++ === 0) rounds++;
        const animation = run(...given);
        whenOver(animation, () => {
          if (--left === 0) rounds--;
        });
        return animation;
      });
    },
    rounds: () => rounds,
    finish() {
      for (const animation of [...running.keys()]) animation.finish();
    },
  };
}

function whenOver(animation: Animation, then: () => void): void {
  animation.addEventListener('finish', then, { once: true });
  animation.addEventListener('cancel', then, { once: true });
}
