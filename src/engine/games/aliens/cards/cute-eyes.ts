/** Cute Eyes: stop a personal attack. */
import { card } from '../card.ts';

export const cuteEyes = card({ title: 'cute_eyes', use: 'stop' });
