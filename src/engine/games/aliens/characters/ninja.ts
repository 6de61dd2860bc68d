/** Ninja Cat: no attack can be redirected onto him. */
import { board } from '../board.ts';

export const ninja = board({ character: 'ninja', isReceiver: false });
