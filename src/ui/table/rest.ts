/** After an answer nothing can be pressed for a moment: the second half of a double tap must not answer the next ask. */
import { type Accessor, createSignal, onCleanup } from 'solid-js';

const restMs = 400;

export interface Rest {
  readonly isOn: Accessor<boolean>;
  begin(): void;
}

export function createRest(): Rest {
  const [isOn, turn] = createSignal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(timer));
  return {
    isOn,
    begin() {
      clearTimeout(timer);
      turn(true);
      timer = setTimeout(() => turn(false), restMs);
    },
  };
}
