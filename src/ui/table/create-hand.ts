/** My hand as it lies on this screen: rows of cards or stacks, the same for fingers, keys and screen readers. */
import { type Accessor, createMemo, createSignal, onCleanup } from 'solid-js';
import type { ChoiceModel } from './create-choice.ts';
import type { TableModel } from './create-table.ts';
import { type Fan, fanOf, type Room } from './fan.ts';
import { isCard } from './offers.ts';
import type { Spot, Stack } from './piles.ts';

export interface HandModel {
  readonly spot: Accessor<Spot | null>;
  readonly fan: Accessor<Fan>;
  readonly stacks: Accessor<readonly Stack[]>;
}

export function createHand(table: TableModel, choice: ChoiceModel): HandModel {
  const room = createRoomForCards();
  const spot = createMemo(
    () => table.spots().find(({ owner, sight }) => owner === table.me && sight === 'owner') ?? null,
  );
  const cards = createMemo(() => spot()?.cards ?? []);
  const isApart = createMemo(() => {
    const offered = new Set((table.prompt()?.options ?? []).filter(isCard).map(({ id }) => id));
    return choice.isSeveral() && cards().some(({ id }) => offered.has(id));
  });
  const fan = createMemo(() => fanOf(cards(), room(), isApart() ? 'apart' : 'stacked'));
  return { spot, fan, stacks: createMemo(() => fan().rows.flat()) };
}

/** How much room there is side by side. */
function createRoomForCards(): Accessor<Room> {
  const middle = matchMedia('(min-width: 600px)');
  const wide = matchMedia('(min-width: 1024px) and (min-height: 600px)');
  const now = (): Room => (wide.matches ? 'wide' : middle.matches ? 'middle' : 'narrow');
  const [room, turn] = createSignal(now());
  const look = () => void turn(now());
  for (const query of [middle, wide]) {
    query.addEventListener('change', look);
    onCleanup(() => query.removeEventListener('change', look));
  }
  return room;
}
