/** Ways to count what everybody could see. What came over a link may be anything: whatever is no number counts for nothing. */
import type { Seat, SeenEvent, Shape } from '../../engine/contract.ts';

/** One line: whose it is (nobody's: the whole table's), and how much. */
export interface Fact {
  readonly seats: readonly Seat[];
  readonly n: number;
}
export type Measure = (cues: readonly Told[]) => Fact | null;

/** A cue by its fields. */
export type Told = ReadonlyMap<string, unknown>;

/** The cues among the events, in order. */
export const cuesIn = (events: readonly SeenEvent[]): readonly Told[] =>
  events.flatMap(event => (event.type === 'cue' ? [new Map(Object.entries(event.cue))] : []));

const numberIn = (cue: Told, field: string): number | null => {
  const value = cue.get(field);
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
};
const sizeIn = (cue: Told, field: string): number => {
  const value = cue.get(field);
  return Array.isArray(value) ? value.length : 0;
};

/** How much one cue counts: once, as much as a field says, or as many as it lists. */
export type Weight = 'once' | { readonly by: string } | { readonly of: string };
const weigh = (cue: Told, weight: Weight): number => {
  if (weight === 'once') return 1;
  return 'by' in weight ? (numberIn(cue, weight.by) ?? 0) : sizeIn(cue, weight.of);
};

/** The measures of one family: its cues are known by name. */
export function measuresOf<S extends Shape>() {
  type Cue = S['Cue']['cue'];
  const named = (cues: readonly Told[], name: Cue) => cues.filter(cue => cue.get('cue') === name);

  return {
    /** Who did it most; who shares it with more than one other does not stand out. */
    most:
      (name: Cue, whose = 'by', weight: Weight = 'once'): Measure =>
      cues => {
        const sums = new Map<Seat, number>();
        for (const cue of named(cues, name)) {
          const seat = numberIn(cue, whose);
          if (seat !== null) sums.set(seat, (sums.get(seat) ?? 0) + weigh(cue, weight));
        }
        const n = Math.max(0, ...sums.values());
        const seats = [...sums].filter(([, sum]) => sum === n).map(([seat]) => seat);
        return n > 0 && seats.length <= 2 ? { seats: seats.sort((a, b) => a - b), n } : null;
      },

    /** The biggest single one. */
    best:
      (name: Cue, field: string): Measure =>
      cues => {
        const n = Math.max(0, ...named(cues, name).map(cue => numberIn(cue, field) ?? 0));
        const of = named(cues, name).filter(cue => numberIn(cue, field) === n);
        const seats = [...new Set(of.flatMap(cue => numberIn(cue, 'by') ?? []))];
        return n > 0 && seats.length <= 2 ? { seats: seats.sort((a, b) => a - b), n } : null;
      },

    /** How often it happened to the table as a whole. */
    all:
      (name: Cue): Measure =>
      cues => {
        const n = named(cues, name).length;
        return n > 0 ? { seats: [], n } : null;
      },

    /** The longest run of one without the other. */
    run:
      (name: Cue, until: Cue): Measure =>
      cues => {
        let [longest, now] = [0, 0];
        for (const cue of cues) {
          if (cue.get('cue') === until) now = 0;
          if (cue.get('cue') === name) now++;
          longest = Math.max(longest, now);
        }
        return longest > 1 ? { seats: [], n: longest } : null;
      },

    /** Who went, first to last; whoever came back has not gone. */
    gone(cues: readonly Told[], out: readonly Cue[], back: Cue | null = null): readonly Seat[] {
      let seats: readonly Seat[] = [];
      for (const cue of cues) {
        const name = cue.get('cue');
        const who = numberIn(cue, name === back ? 'target' : 'by');
        if (who === null || (name !== back && !out.some(one => one === name))) continue;
        seats = seats.filter(seat => seat !== who);
        if (name !== back) seats = [...seats, who];
      }
      return seats;
    },

    /** What the last such cue lists, seat by seat. */
    listed(cues: readonly Told[], name: Cue, field: string): readonly unknown[] {
      const value = named(cues, name).at(-1)?.get(field);
      return Array.isArray(value) ? value : [];
    },
  };
}
