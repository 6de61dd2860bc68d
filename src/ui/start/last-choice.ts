/** What was played last, kept in the browser. Storage may be shut or hold anything: everything is checked on the way in. */
import type { RuleValue, Shape } from '../../engine/contract.ts';
import type { Box } from '../../engine/games/boxes.ts';

export interface GameChoice {
  readonly game: Box;
  readonly bots: number;
  readonly rules: Shape['Rules'];
}

/** What a choice is made of before it is checked. */
export interface Wish {
  readonly bots?: unknown;
  readonly rules?: unknown;
}

const usualBots = 3;

export const botRange = ({ seats }: Box) => ({ min: seats.min - 1, max: seats.max - 1 });

/** As much of a wish as this game can fulfil; the rest is as usual. */
export function choiceFor(game: Box, { bots, rules }: Wish): GameChoice {
  const { min, max } = botRange(game);
  const wanted = typeof bots === 'number' && Number.isInteger(bots) ? bots : usualBots;
  const wishes = isRecord(rules) ? rules : {};
  return { game, bots: Math.max(min, Math.min(max, wanted)), rules: rulesFor(game, wishes) };
}

function rulesFor(game: Box, wishes: Readonly<Record<string, unknown>>): Shape['Rules'] {
  const fitted: Record<string, RuleValue> = {};
  for (const [rule, values] of Object.entries(game.choices)) {
    const wanted = values.find(value => Object.hasOwn(wishes, rule) && value === wishes[rule]);
    const [usual = null] = values;
    fitted[rule] = wanted === undefined ? usual : wanted;
  }
  return fitted;
}

export function parseChoice(text: string | null, games: readonly [Box, ...Box[]]): GameChoice {
  const value = parseJson(text);
  const known = games.find(game => isRecord(value) && game.id === value.game);
  return known && isRecord(value) ? choiceFor(known, value) : choiceFor(games[0], {});
}

export const choiceText = ({ game, bots, rules }: GameChoice): string => JSON.stringify({ game: game.id, bots, rules });

/** The part of Storage we need. Reaching for it may throw already, so it comes as a function. */
export type Shelf = () => Pick<Storage, 'getItem' | 'setItem'>;
const key = 'clowder.last-choice';

export function recall(shelf: Shelf, games: readonly [Box, ...Box[]]): GameChoice {
  try {
    return parseChoice(shelf().getItem(key), games);
  } catch {
    return parseChoice(null, games);
  }
}

export function remember(shelf: Shelf, choice: GameChoice): void {
  try {
    shelf().setItem(key, choiceText(choice));
  } catch {
    // Private mode or a full disk: the next visit begins with the usual choice.
  }
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
