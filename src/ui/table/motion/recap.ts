/** What somebody has not seen: how much was played, and what it cost them. */
import type { Seat, SeenEvent } from '../../../engine/contract.ts';
import { ownerOf, sightOf, type Zones } from '../piles.ts';
import { laidIn } from '../stage.ts';

export interface Recap {
  readonly why: 'away' | 'fast';
  readonly plays: number;
  readonly lost: number;
}

export const unseen = (why: Recap['why']): Recap => ({ why, plays: 0, lost: 0 });

export function recapped(recap: Recap, events: readonly SeenEvent[], me: Seat | null, zones: Zones): Recap {
  const isMine = (pile: string) => me !== null && ownerOf(pile) === me && sightOf(zones, pile) === 'owner';
  const lost = events.filter(event => event.type === 'move' && isMine(event.from) && !isMine(event.to)).length;
  return { ...recap, plays: recap.plays + laidIn(events, zones).length, lost: recap.lost + lost };
}
