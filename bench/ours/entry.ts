/** The engine and the three exploding games, to weigh them. */
export * from '../../src/engine/fork.ts';
export * from '../../src/engine/games/kittens/game.ts';
export * from '../../src/engine/rng.ts';
export * from '../../src/engine/run.ts';
export * from '../../src/engine/selfplay.ts';
export * from '../../src/engine/view.ts';
