/** Zombeasts against the invariants of every game, as it is usually played and with dreams. */
import { describe } from 'vitest';
import type { AnyGame } from '../../../../src/engine/contract.ts';
import { zombeasts } from '../../../../src/engine/games/moon/game.ts';
import { holdsInEveryMatch } from '../../invariants.ts';

const dreaming = { ...zombeasts, choices: { ...zombeasts.choices, dreams: [true, false] } };

describe('zombeasts', () => holdsInEveryMatch(zombeasts as unknown as AnyGame));
describe('zombeasts with dreams', () => holdsInEveryMatch(dreaming as unknown as AnyGame));
