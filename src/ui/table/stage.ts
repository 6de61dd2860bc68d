/** What lies in the middle while people may react to it, and which cards of mine are new. */
import type { Card, Seat, SeenEvent } from '../../engine/contract.ts';
import { ownerOf, sightOf, type Zones } from './piles.ts';

/** Cards that somebody laid openly before all, oldest first. */
export function laidIn(events: readonly SeenEvent[], zones: Zones): readonly Card[] {
  return events.flatMap(event => {
    if (event.type !== 'move' || !event.card || ownerOf(event.from) === null) return [];
    return ownerOf(event.to) === null && sightOf(zones, event.to) === 'all' ? [event.card] : [];
  });
}

export interface Stage {
  readonly cards: readonly Card[];
  readonly during: 'window' | 'other';
}
export const bare: Stage = { cards: [], during: 'other' };

/** A chain of reactions stays on the table as a whole; what was played before it makes room. */
export function staged(before: Stage, laid: readonly Card[], during: Stage['during']): Stage {
  if (during === 'window' && before.during === 'window') return { cards: [...before.cards, ...laid], during };
  if (laid.length > 0) return { cards: laid, during };
  return { cards: before.during === 'window' ? [] : before.cards, during };
}

/** Cards that came to my hand. */
export function gainedIn(events: readonly SeenEvent[], me: Seat | null, zones: Zones): readonly string[] {
  return events.flatMap(event => {
    if (event.type !== 'move' || !event.card || me === null) return [];
    return ownerOf(event.to) === me && sightOf(zones, event.to) === 'owner' ? [event.card.id] : [];
  });
}
