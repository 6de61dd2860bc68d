/** The public facts of an exploding game, as the page sees them. */
import type { View } from '../../../engine/contract.ts';
import type { Facts } from '../../../engine/games/kittens/kittens.ts';

/** Which game a view belongs to is known to whoever chose the board. */
export const factsOf = ({ table }: View): Facts => table as Facts;
