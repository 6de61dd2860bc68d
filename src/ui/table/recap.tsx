/** A strip that says what went by unseen. It goes by itself, or when it is pressed. */
import { Show } from 'solid-js';
import { useTable } from './context.ts';
import type { MotionModel } from './motion/create-motion.ts';
import type { Recap as Missed } from './motion/recap.ts';

export function Recap(props: { motion: MotionModel }) {
  const { table } = useTable();
  const text = ({ why, plays, lost }: Missed) => {
    const { tools } = table.common;
    const about = lost > 0 ? tools.lost(lost) : tools.lostNone;
    return table.me === null ? `${tools[why](plays)}.` : `${tools[why](plays)}. ${about}.`;
  };
  return (
    <div role="status">
      <Show when={props.motion.recap()}>
        {missed => (
          <button type="button" class="notice recap" onClick={() => props.motion.dismiss()}>
            {text(missed())}
          </button>
        )}
      </Show>
    </div>
  );
}
