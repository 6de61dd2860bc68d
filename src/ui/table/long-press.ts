/** Card help by touch and mouse: hold a card, or press the right button. The press that follows a hold does nothing. */
import { onCleanup } from 'solid-js';

const holdMs = 350;
/** A finger that moves further than this slides. */
const slidePx = 10;

export function createLongPress(held: () => void, pressed: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasHeld = false;
  let start = { x: 0, y: 0 };
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
      start = { x: event.clientX, y: event.clientY };
      if (event.pointerType !== 'mouse') timer = setTimeout(hold, holdMs);
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (Math.hypot(clientX - start.x, clientY - start.y) > slidePx) release();
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
