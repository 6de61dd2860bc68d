/** Card help by touch and mouse: hold a card, or press the right button. The press that follows a hold does nothing. */
import { onCleanup } from 'solid-js';

const holdMs = 450;

export function createLongPress(held: () => void, pressed: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasHeld = false;
  const release = () => clearTimeout(timer);
  onCleanup(release);
  const hold = () => {
    release();
    if (!wasHeld) held();
    wasHeld = true;
  };
  return {
    onPointerDown(event: PointerEvent) {
      wasHeld = false;
      release();
      if (event.pointerType !== 'mouse') timer = setTimeout(hold, holdMs);
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    // Android sends this for a hold as well.
    onContextMenu(event: Event) {
      event.preventDefault();
      hold();
    },
    onClick() {
      if (!wasHeld) pressed();
      wasHeld = false;
    },
  };
}
