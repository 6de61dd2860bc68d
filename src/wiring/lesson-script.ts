/**
 * The 60-second deal: the real engine, host and table, but for the dice, which fall as written here, and a neighbour who
 * plays from a script. `test/wiring/lesson.test.ts` plays it through and says what to write here when the deck changes.
 */
import type { Bot, Option, Prompt, View } from '../engine/contract.ts';
import type { Chance } from '../p2p/room/table-match.ts';

export const lessonGame = 'party_pack';
export const lessonRules = { specialCombos: false, pace: 'none', turnMs: null } as const;

/** The deal, then what the pair steals. After that dice are dice. */
export const lessonDice: readonly string[] = [996, 4].map(seedOf);

export function seedOf(n: number): string {
  return n.toString(16).padStart(128, '0');
}

/** Begins anew with every match: then bots are given their own dice. */
export function scriptedChance(fallback: Chance): Chance {
  let fallen = 0;
  return {
    seed: async () => lessonDice[fallen++] ?? fallback.seed(),
    rng() {
      fallen = 0;
      return fallback.rng();
    },
  };
}

/** Draws, then skips, so that the kitten comes to its pupil; then draws what the pupil has left there. */
export function makeNeighbour(): Bot {
  let turns = 0;
  return {
    watch: () => {},
    answer(view: View, { options, min }: Prompt) {
      const isTurn = view.waiting.on === 'players' && view.waiting.ask.about.kind === 'turn';
      if (isTurn) turns++;
      const wanted = isTurn ? options.find(turns === 2 ? isSkip : isDraw) : undefined;
      if (wanted) return [wanted.id];
      return options.slice(0, min).map(({ id }) => id);
    },
  };
}

const isSkip = (option: Option) => 'face' in option && option.face === 'skip';
const isDraw = (option: Option) => 'word' in option && option.word === 'draw';
