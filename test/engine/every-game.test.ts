/** Every game of the registry, and a toy with hidden roles, against the invariants. */
import { describe } from 'vitest';
import { holdsInEveryMatch } from './invariants.ts';
import { allGames } from './walk.ts';

describe.each(allGames.map(game => [game.id, game] as const))('%s', (_, game) => holdsInEveryMatch(game));
