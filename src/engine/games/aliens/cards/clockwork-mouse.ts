/** Clockwork Mouse: sends a personal attack on to another player. */
import { card } from '../card.ts';

export const clockworkMouse = card({ title: 'clockwork_mouse', use: 'redirect' });
