/** The moments of the exploding family: a kitten is drawn, somebody is undead or out, a kitten is hidden. */
import type { Card, Seat, Shape, View } from '../../../engine/contract.ts';
import type { Face } from '../../../engine/games/kittens/faces.ts';
import type { Asked } from '../../../engine/games/kittens/kittens.ts';
import type { Board } from '../../table/board.ts';
import type { Note } from '../../words/kittens-notes.ts';
import { factsOf } from './facts.ts';
import { kinds } from './kinds.ts';
import { next, taker } from './turns.ts';

function spotlight(view: View): Card | null {
  const { danger } = factsOf(view);
  return danger ? (view.piles[`blast/${danger.seat}`]?.cards?.[0] ?? null) : null;
}

function plight(view: View): Note | 'danger' | null {
  if (view.seat === null || view.waiting.on === 'nothing') return null;
  const { status, danger } = factsOf(view);
  if (danger?.seat === view.seat) return 'danger';
  const mine = status[view.seat];
  return mine === 'dead' ? 'undead' : mine === 'out' ? 'out' : null;
}

/** What the dead may still play (rules 2.5). */
const deadFaces: readonly Face[] = ['nope', 'shuffle_now', 'feed_dead_now', 'clairvoyance_now'];
const isDeadFace = (face: string) => deadFaces.some(other => other === face);

/** A play at this seat that nobody has stopped so far. */
function isAimedAt(about: Shape['Ask'], seat: Seat): boolean {
  const asked = about as Asked;
  return asked.kind === 'nope' && asked.target === seat && asked.by !== seat && asked.nopes % 2 === 0;
}

export const kittensBoard: Board = {
  spotlight,
  plight,
  isIdle: (view, face) => plight(view) === 'undead' && !isDeadFace(face),
  isUrgent: view => plight(view) === 'danger' && view.prompt?.options.some(({ id }) => id === 'die') === true,
  canAmbush: face => face === 'nope',
  isAimedAt,
  next,
  taker,
  kinds,
};
