/** Where people sit round a large table: along the top, and down the sides when there are many. */

/** The middle of a plate, in hundredths of the table. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How many sit on each side, by how many there are. */
const sideOf = (count: number): number => (count <= 4 ? 0 : count <= 6 ? 1 : 2);
/** From the top seat downwards. */
const sideHeights: Readonly<Record<number, readonly number[]>> = { 0: [], 1: [50], 2: [46, 82] };

/** From my left, round the table, to my right. */
export function arcOf(count: number): readonly Point[] {
  const side = sideOf(count);
  const top = count - 2 * side;
  const heights = sideHeights[side] ?? [];
  const left = [...heights].reverse().map(y => ({ x: 10, y }));
  const right = heights.map(y => ({ x: 90, y }));
  const reach = Math.min(36, 10 * (top - 1) + (top < 4 ? 4 : 0));
  const row = Array.from({ length: top }, (_, n) => {
    const off = top === 1 ? 0 : (2 * n) / (top - 1) - 1;
    return { x: 50 + off * reach, y: 8 + 9 * off * off };
  });
  return [...left, ...row, ...right];
}
