/** How somebody likes a table: handed in, for the table itself keeps nothing. */
export interface Habits {
  readonly motion: () => 'full' | 'brisk' | 'reduced' | 'none';
  /** Single keys that act anywhere on the table. */
  readonly keys: () => 'on' | 'off';
  readonly narration: () => 'quiet' | 'normal' | 'verbose';
}

export const usualHabits: Habits = { motion: () => 'full', keys: () => 'on', narration: () => 'normal' };
