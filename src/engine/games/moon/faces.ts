/** The ninety cards, printed by a rule of their own. Names as in docs/rules; words for people live in src/ui. */

export const hues = ['red', 'orange', 'blue', 'green'] as const;
export type Hue = (typeof hues)[number];
/** What a moon may be called. White is a colour of its own. */
export const colours = [...hues, 'white'] as const;
export type Colour = (typeof colours)[number];

export const animals = ['hare', 'dog', 'cat', 'rat'] as const;
export type Animal = (typeof animals)[number];

/** Which quarter of a moon a card shows. */
export const sides = ['l', 'r'] as const;
export type Side = (typeof sides)[number];

export const dreamNames = ['carrot', 'bone', 'mouse', 'hand'] as const;
export type DreamName = (typeof dreamNames)[number];

const variants = ['a', 'b', 'c', 'd', 'e'] as const;
type Variant = (typeof variants)[number];
export type Face = `${Hue}_${Animal}_${Variant}` | `white_${Animal | 'blank'}_${Side}`;

/** What is printed on a card. */
export interface Print {
  readonly colour: Colour;
  /** null: a blank card. */
  readonly animal: Animal | null;
  readonly points: number;
  /** How many cards its owner may draw when it was the last one laid. */
  readonly digit: number;
  readonly dream: DreamName | null;
  readonly side: Side;
}

/** `turn` shifts the quarter by so many sides, so that every colour has as many left as right ones. */
const values: Readonly<Record<Variant, { points: number; digit: number; turn: number }>> = {
  a: { points: 1, digit: 4, turn: 0 },
  b: { points: 2, digit: 3, turn: 1 },
  c: { points: 3, digit: 2, turn: 1 },
  d: { points: 4, digit: 1, turn: 0 },
  e: { points: 2, digit: 2, turn: 0 },
};
const dreamOf: Readonly<Record<Animal, DreamName>> = { hare: 'carrot', dog: 'bone', cat: 'mouse', rat: 'hand' };

const prints = new Map<Face, Print>();

for (const [c, colour] of hues.entries()) {
  for (const [a, animal] of animals.entries()) {
    for (const variant of variants) {
      const { points, digit, turn } = values[variant];
      const dream = variant === 'e' ? dreamOf[animal] : null;
      const side = sides[(turn + c + a) % 2]!;
      prints.set(`${colour}_${animal}_${variant}`, { colour, animal, points, digit, dream, side });
    }
  }
}
for (const side of sides) {
  const white = { colour: 'white', digit: 0, dream: null, side } as const;
  for (const animal of animals) prints.set(`white_${animal}_${side}`, { ...white, animal, points: 1 });
  prints.set(`white_blank_${side}`, { ...white, animal: null, points: 0 });
}

/** Every card of the box, once. */
export const faces: readonly Face[] = [...prints.keys()];

export const print = (face: Face): Print => prints.get(face)!;
