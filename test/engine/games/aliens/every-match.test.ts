// Kittens vs Aliens against what holds in every game, all seat counts and options.
import { describe } from 'vitest';
import type { AnyGame } from '../../../../src/engine/contract.ts';
import { kittensVsAliens } from '../../../../src/engine/games/aliens/game.ts';
import { holdsInEveryMatch } from '../../invariants.ts';

describe('kittens_vs_aliens', () => holdsInEveryMatch(kittensVsAliens as unknown as AnyGame));
