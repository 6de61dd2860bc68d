/** What a character board says: how many lives, and where its owner departs from the rules for everybody. */
import type { Character } from './aliens.ts';
import type { Attack, Title } from './faces.ts';

export interface Board {
  readonly character: Character;
  /** Hits it takes to be eliminated. */
  readonly lives: number;
  /** Cards in hand after the refill. */
  readonly handSize: number;
  /** Direct attacks per turn on somebody already attacked, without a Killer Cat. */
  readonly extraAttacks: number;
  /** How many cards from the top of the deck its owner chooses from to fill the track. */
  readonly trackChoice: 1 | 2;
  /** Can Cute Eyes stop this attack when its owner makes it? */
  readonly isStoppable: (attack: Attack) => boolean;
  /** Can an attack be redirected onto its owner? */
  readonly isReceiver: boolean;
  /** Does a Catastrophe touch its owner? */
  readonly fearsCatastrophe: boolean;
  /** Do Cute Eyes and redirects stand in for each other? */
  readonly swapsReplies: boolean;
  /** Lives a life card brings when its owner plays it, beyond what is printed on it. */
  readonly extraHealing: (title: Title) => number;
}

const plain: Omit<Board, 'character'> = {
  lives: 4,
  handSize: 5,
  extraAttacks: 0,
  trackChoice: 1,
  isStoppable: () => true,
  isReceiver: true,
  fearsCatastrophe: true,
  swapsReplies: false,
  extraHealing: () => 0,
};

export const board = (special: Pick<Board, 'character'> & Partial<Board>): Board => ({ ...plain, ...special });
