/** Questions about the draw pile. */
import type { Card } from '../../contract.ts';
import type { Face } from './faces.ts';
import type { Table } from './kittens.ts';

/** The top cards, or as many as there are. */
export const top = (w: Table, count: number): readonly Card<Face>[] => w.cards('deck').slice(0, count);

export const isKitten = (card: Card<Face>): boolean => card.face === 'exploding_kitten';
