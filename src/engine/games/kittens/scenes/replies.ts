/** Who may react to what lies on the table, and with which cards (rules 1.4, C8). */
import type { Card, CardId, Seat } from '../../../contract.ts';
import { isAllowed, isNow, isNowUnseen } from '../cards/index.ts';
import { isUnseen } from '../decks/index.ts';
import type { Face } from '../faces.ts';
import { hand, type Played, type Table } from '../kittens.ts';
import { handHolders, hasCards, isAlive, isIn } from '../seats.ts';

/** A play in its window, with the Nopes that lie on it. */
export interface Layer extends Played {
  readonly nopes: number;
  /** The last of them. */
  readonly nope: CardId | null;
  /** Who laid the last card. */
  readonly last: Seat;
}

/**
 * Everyone else who could react, as far as public facts go, with or without the card in hand.
 * Nobody when all cards that could be played here lie face up already, or when whoever played it is gone.
 */
export function responders(w: Table, f: Readonly<Layer>): readonly Seat[] {
  if (!isIn(w, f.by)) return [];
  const others = handHolders(w, f.last);
  if (isUnseen(w, 'nope') || mayBeNow(w, f)) return others;
  return isUnseen(w, 'clone') ? others.filter(seat => mayClone(w, f, seat)) : [];
}

/** Who laid the last card cannot Nope it, but may put a NOW card on top, if there is somebody to wait for. */
export function cutters(w: Table, f: Readonly<Layer>, waited: readonly Seat[]): readonly Seat[] {
  return waited.length > 0 && mayBeNow(w, f) && hasCards(w, f.last) ? [f.last] : [];
}

/** A Nope against somebody else's card, a Clone of the Nope on top, or a NOW card above it all. */
export function replies(w: Table, f: Readonly<Layer>, seat: Seat): Card[] {
  return w.cards(hand(seat)).filter(({ face }) => isReply(w, f, seat, face));
}

function isReply(w: Table, f: Readonly<Layer>, seat: Seat, face: Face): boolean {
  if (face === 'nope') return seat !== f.last;
  if (face === 'clone') return mayClone(w, f, seat);
  return allowsNow(f) && isNow(face) && isAllowed(w, seat, face);
}

/** 2.4: on one's own turn, over the Nope that is the top layer and the top of the discard pile. */
function mayClone(w: Table, f: Readonly<Layer>, seat: Seat): boolean {
  const own = seat === w.table.turn.seat && seat !== f.last && isAlive(w, seat);
  const top = w.cards('discard')[0];
  return own && top?.face === 'nope' && top.id === f.nope;
}

const mayBeNow = (w: Table, f: Readonly<Layer>) => allowsNow(f) && isNowUnseen(w);

/** Z48: while a kitten is being hidden, only Nopes. */
const allowsNow = ({ as }: Readonly<Layer>) => as !== 'clairvoyance_now';
