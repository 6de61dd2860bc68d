/**
 * What is to be heard of what happens, as a pure function of public facts. It is given no hand and looks at no face, so
 * everybody hears the same; only the call for one's own turn is for one seat, and that is public, too.
 */
import type { Pile, Seat, SeenEvent, Shape, Waiting } from '../../engine/contract.ts';
import { type Sound, soundNames } from './tones.ts';

/** Which cues of a game can be heard. */
export type CueSounds = (cue: Shape['Cue'], waiting: Waiting) => readonly Sound[];

export interface News {
  readonly events: readonly SeenEvent[];
  readonly seat: Seat | null;
  readonly waiting: Waiting;
  /** What the table waited for before; null: it is laid just now. */
  readonly before: Rest | null;
}

/** As much of a rest as tells whether the next one is new. */
export interface Rest {
  readonly on: Waiting['on'];
  readonly ask: number | null;
}
export const restOf = (waiting: Waiting): Rest => ({
  on: waiting.on,
  ask: waiting.on === 'players' ? waiting.ask.id : null,
});

/** A card is in the air for so long before it lands. */
const landsMs = 300;
const fewMoves = 8;

export function heard({ events, seat, waiting, before }: News, cueSounds: CueSounds): readonly Sound[] {
  const moves = events.filter(event => event.type === 'move');
  const sounds: Sound[] = moves.length > fewMoves ? dealing : moves.map(({ from, to }) => moving(from, to));
  if (events.some(({ type }) => type === 'shuffle')) sounds.push({ name: 'riffle' });
  for (const event of events) if (event.type === 'cue') sounds.push(...cueSounds(event.cue, waiting));
  return unique([...sounds, ...asking(seat, waiting, before)]);
}

const dealing: Sound[] = [{ name: 'riffle' }, { name: 'slide', afterMs: 500 }];

/** By whose the piles are: that everybody knows. */
function moving(from: Pile, to: Pile): Sound {
  const [gives, gets] = [from.includes('/'), to.includes('/')];
  if (gives && !gets) return { name: 'thump', afterMs: landsMs };
  return { name: !gives && gets ? 'whoosh' : 'slide' };
}

function asking(seat: Seat | null, waiting: Waiting, before: Rest | null): readonly Sound[] {
  if (waiting.on === 'nothing') return before?.on === 'nothing' ? [] : [{ name: 'fanfare', afterMs: landsMs }];
  if (waiting.on !== 'players') return [];
  const { ask } = waiting;
  if (before?.ask === ask.id) return [];
  if (ask.clock === 'window') return [{ name: 'tick' }];
  return seat !== null && ask.seats.includes(seat) ? [{ name: 'turn' }] : [];
}

/** The same sound at the same time is one sound. The most important come first. */
function unique(sounds: readonly Sound[]): readonly Sound[] {
  const firsts = sounds.filter(({ name }, n) => sounds.findIndex(other => other.name === name) === n);
  return firsts.sort((a, b) => soundNames.indexOf(a.name) - soundNames.indexOf(b.name));
}

/** How somebody wants to hear. */
export interface Mix {
  readonly sound: 'on' | 'off';
  readonly effects: 'on' | 'off';
  readonly ping: 'on' | 'off';
}
export const mostVoices = 3;

/** Of all that is to be heard, what this person hears now: with the page out of sight only the call for their turn. */
export function audible(sounds: readonly Sound[], mix: Mix, page: 'seen' | 'hidden'): readonly Sound[] {
  if (mix.sound === 'off') return [];
  const isWanted = ({ name }: Sound) => (name === 'turn' ? mix.ping === 'on' : mix.effects === 'on' && page === 'seen');
  return sounds.filter(isWanted).slice(0, mostVoices);
}
