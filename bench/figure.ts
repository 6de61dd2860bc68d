/** One figure of the benchmark: what was measured, what it must reach, and the line that says so. */

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The best round; `value` is the median. */
  readonly best?: number;
  readonly goal?: Goal;
}
export interface Goal {
  readonly better: 'more' | 'less';
  readonly must: number;
  readonly aim: number;
}

/** Three digits are all that such a measurement can tell. */
export const round = (n: number): number => Number(n.toPrecision(3));

export function line({ name, value, unit, best, goal }: Figure): string {
  const said = [`${name} = ${text(value)}`, unit];
  if (best !== undefined) said.push(`(best ${text(best)})`);
  if (goal) said.push(`[${verdict(value, goal.must, goal)}; aim ${verdict(value, goal.aim, goal)}]`);
  return said.join(' ');
}

function verdict(value: number, wanted: number, { better }: Goal): string {
  const met = better === 'more' ? value >= wanted : value <= wanted;
  return `${better === 'more' ? '>=' : '<='} ${text(wanted)}: ${met ? 'met' : 'not met'}`;
}

const text = (n: number): string => round(n).toLocaleString('en', { maximumSignificantDigits: 3 });
