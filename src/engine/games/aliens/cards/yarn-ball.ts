/** Ball of Yarn: sends a personal attack on to another player. */
import { card } from '../card.ts';

export const yarnBall = card({ title: 'yarn_ball', use: 'redirect' });
