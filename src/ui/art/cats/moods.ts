/** Moods a cat can show. Eyes and mouth change, the cat stays the same. Eight of them are what people send each other. */
import type { Looks } from '../kit/face.ts';

type Mimic = Pick<Looks, 'eyes' | 'mouth'>;

export const moods = {
  /** The cat's own face. */
  calm: {},
  happy: { eyes: 'happy', mouth: 'grin' },
  love: { eyes: 'heart', mouth: 'w' },
  smug: { eyes: 'wink', mouth: 'smirk' },
  nope: { eyes: 'flat', mouth: 'flat' },
  angry: { eyes: 'angry', mouth: 'teeth' },
  scared: { eyes: 'shock', mouth: 'wavy' },
  sad: { eyes: 'sad', mouth: 'frown' },
  plead: { eyes: 'plead', mouth: 'w' },
  /** Away from the table. */
  asleep: { eyes: 'asleep', mouth: 'o' },
} as const satisfies Readonly<Record<string, Mimic>>;

export type Mood = keyof typeof moods;

/** For the wheel of reactions. */
export const reactions = [
  'happy',
  'love',
  'smug',
  'nope',
  'angry',
  'scared',
  'sad',
  'plead',
] as const satisfies readonly Mood[];
