/**
 * Who is at a table and what is played there: all that everybody in the room may know.
 * Plain data and pure changes; a change that makes no sense gives the same lobby back.
 */
import type { RuleValue, Seat } from '../../engine/contract.ts';
import type { Language } from '../door/join-messages.ts';

/** Given at the door, never used again at this table. */
export type MemberId = number;

/** How well somebody can be reached. */
export type Bars = 'good' | 'fair' | 'poor' | 'lost' | 'away';

/** How somebody wants to be seen. */
export interface Face {
  readonly name: string;
  /** Picks a cat out of thousands. */
  readonly cat: number;
  readonly lang: Language;
  readonly plays: 'first game' | 'played before';
}
export interface Person extends Face {
  readonly kind: 'person';
  readonly id: MemberId;
  readonly link: Bars;
}
export interface BotChair {
  readonly kind: 'bot';
  readonly id: MemberId;
  readonly name: string;
  readonly cat: number;
}
export type Chair = Person | BotChair;
/** Late comers watch, and are dealt in next time. */
export type Watcher = Person & { readonly wants: 'to play' | 'to watch' };

/** A seat of a match keeps its name when its person goes. */
export interface Sitting {
  readonly id: MemberId;
  readonly kind: Chair['kind'];
  readonly name: string;
  readonly cat: number;
  /** Who answers for it. A stand-in plays for somebody who is away. */
  readonly by: 'itself' | 'stand-in';
}

export type Phase =
  | { readonly at: 'lobby' }
  | { readonly at: 'countdown'; readonly ms: number }
  | { readonly at: 'playing'; readonly match: number; readonly seats: readonly Sitting[] }
  /** `again` has pressed for another match. */
  | {
      readonly at: 'over';
      readonly match: number;
      readonly seats: readonly Sitting[];
      readonly again: readonly MemberId[];
      /** Most want it: it begins `againMs` later, unless somebody calls for a wait. Then it begins when all want it. */
      readonly next: 'open' | 'soon' | 'held';
    };

export interface Lobby {
  readonly keeper: MemberId;
  /** In the order of the seats to come. */
  readonly chairs: readonly Chair[];
  readonly watching: readonly Watcher[];
  /** How many may watch. */
  readonly watchers: number;
  readonly game: string;
  readonly rules: Readonly<Record<string, RuleValue>>;
  readonly phase: Phase;
}

export const chairLimit = 10;
export const watcherLimit = 20;
export const usualWatchers = 12;
export const countdownMs = 3000;
/** After most have pressed Again, the others have this long. */
export const againMs = 8000;

// ── Coming and going ─────────────────────────────────────────────────────────

export type Entry = { readonly lobby: Lobby } | { readonly denied: 'full' | 'running' };

const isOpen = ({ phase }: Lobby): boolean => phase.at === 'lobby' || phase.at === 'countdown';
/** Who is set aside may make more watchers than there are places for, but the room is never fuller than this. */
const isPacked = (lobby: Lobby): boolean => peopleOf(lobby).length >= chairLimit + lobby.watchers;

export function enter(lobby: Lobby, person: Person, want: 'sit' | 'watch'): Entry {
  if (want === 'sit' && isOpen(lobby)) {
    if (lobby.chairs.length >= chairLimit || isPacked(lobby)) return { denied: 'full' };
    return { lobby: { ...lobby, chairs: [...lobby.chairs, person] } };
  }
  if (lobby.watching.length >= lobby.watchers) return { denied: want === 'sit' ? 'running' : 'full' };
  const wants = want === 'sit' ? 'to play' : 'to watch';
  return { lobby: { ...lobby, watching: [...lobby.watching, { ...person, wants }] } };
}

/** Somebody is not in the room any more. A match goes on with the seat's name; no table goes on without its keeper. */
export function depart(lobby: Lobby, id: MemberId): Lobby {
  if (id === lobby.keeper || !personOf(lobby, id)) return lobby;
  const chairs = lobby.chairs.filter(chair => chair.id !== id);
  const watching = lobby.watching.filter(person => person.id !== id);
  const { phase } = lobby;
  const left = phase.at === 'over' ? { ...phase, again: phase.again.filter(other => other !== id) } : phase;
  return { ...lobby, chairs, watching, phase: left };
}

const everywhere = (lobby: Lobby, id: MemberId, change: (person: Person) => Person): Lobby => ({
  ...lobby,
  chairs: lobby.chairs.map(chair => (chair.kind === 'person' && chair.id === id ? change(chair) : chair)),
  watching: lobby.watching.map(person => (person.id === id ? { ...change(person), wants: person.wants } : person)),
});

export function redraw(lobby: Lobby, id: MemberId, face: Face): Lobby {
  const old = personOf(lobby, id);
  const { name, cat, lang, plays } = face;
  const isSame = old?.name === name && old.cat === cat && old.lang === lang && old.plays === plays;
  return !old || isSame ? lobby : everywhere(lobby, id, person => ({ ...person, name, cat, lang, plays }));
}

export function reach(lobby: Lobby, id: MemberId, link: Bars): Lobby {
  const old = personOf(lobby, id);
  return !old || old.link === link ? lobby : everywhere(lobby, id, person => ({ ...person, link }));
}

const peopleOf = ({ chairs, watching }: Lobby): readonly Person[] =>
  [...chairs, ...watching].filter((one): one is Person => one.kind === 'person');

export const personOf = (lobby: Lobby, id: MemberId): Person | null =>
  peopleOf(lobby).find(person => person.id === id) ?? null;

// ── Chairs ───────────────────────────────────────────────────────────────────

/** Between matches a chair is taken or given up at once; during one it is a wish for the next. */
export function sit(lobby: Lobby, id: MemberId): Lobby {
  const person = lobby.watching.find(one => one.id === id);
  if (!person) return lobby;
  if (!isOpen(lobby))
    return { ...lobby, watching: lobby.watching.map(one => (one.id === id ? { ...one, wants: 'to play' } : one)) };
  if (lobby.chairs.length >= chairLimit) return lobby;
  const { wants, ...plain } = person;
  return { ...lobby, chairs: [...lobby.chairs, plain], watching: lobby.watching.filter(one => one.id !== id) };
}

export function stand(lobby: Lobby, id: MemberId): Lobby {
  const person = lobby.chairs.find((chair): chair is Person => chair.kind === 'person' && chair.id === id);
  const isPlaying = lobby.phase.at === 'playing' && lobby.phase.seats.some(seat => seat.id === id);
  if (!person || isPlaying || lobby.watching.length >= lobby.watchers) return lobby;
  const chairs = lobby.chairs.filter(chair => chair.id !== id);
  return { ...lobby, chairs, watching: [...lobby.watching, { ...person, wants: 'to watch' }] };
}

export function addBot(lobby: Lobby, bot: BotChair): Lobby {
  return isOpen(lobby) && lobby.chairs.length < chairLimit ? { ...lobby, chairs: [...lobby.chairs, bot] } : lobby;
}

export function removeBot(lobby: Lobby, id: MemberId): Lobby {
  if (!isOpen(lobby)) return lobby;
  return { ...lobby, chairs: lobby.chairs.filter(chair => chair.kind !== 'bot' || chair.id !== id) };
}

/** Puts a chair at this place in the row. */
export function move(lobby: Lobby, id: MemberId, place: number): Lobby {
  const chair = lobby.chairs.find(one => one.id === id);
  if (!chair || !isOpen(lobby)) return lobby;
  const others = lobby.chairs.filter(one => one.id !== id);
  return { ...lobby, chairs: [...others.slice(0, place), chair, ...others.slice(place)] };
}

// ── What is played ───────────────────────────────────────────────────────────

export const choose = (lobby: Lobby, game: string, rules: Lobby['rules']): Lobby =>
  lobby.phase.at === 'playing' ? lobby : { ...lobby, game, rules };

export const letWatch = (lobby: Lobby, watchers: number): Lobby =>
  Number.isNaN(watchers) ? lobby : { ...lobby, watchers: Math.max(0, Math.min(watcherLimit, Math.trunc(watchers))) };

/** Why a game cannot begin with so many, or how many of them will watch. */
export type Fit = { readonly fits: true; readonly watch: number } | { readonly fits: false; readonly missing: number };

export function fit(seats: { readonly min: number; readonly max: number }, heads: number): Fit {
  if (heads < seats.min) return { fits: false, missing: seats.min - heads };
  return { fits: true, watch: Math.max(0, heads - seats.max) };
}

// ── A match begins and ends ──────────────────────────────────────────────────

export const countDown = (lobby: Lobby): Lobby =>
  lobby.phase.at === 'lobby' ? { ...lobby, phase: { at: 'countdown', ms: countdownMs } } : lobby;

export function wait(lobby: Lobby): Lobby {
  const { phase } = lobby;
  if (phase.at === 'countdown') return { ...lobby, phase: { at: 'lobby' } };
  return phase.at === 'over' && phase.next === 'soon' ? { ...lobby, phase: { ...phase, next: 'held' } } : lobby;
}

/** Who is away when a match begins, or does not sit down, is not dealt in; their chair is kept as a wish. */
export function setAside(lobby: Lobby, silent: readonly MemberId[] = []): Lobby {
  const isAway = (chair: Chair): chair is Person =>
    chair.kind === 'person' && (chair.link === 'away' || silent.includes(chair.id));
  const away = lobby.chairs.filter(isAway).map((person): Watcher => ({ ...person, wants: 'to play' }));
  return { ...lobby, chairs: lobby.chairs.filter(chair => !isAway(chair)), watching: [...lobby.watching, ...away] };
}

/** The first chairs play, as many as the game seats: the keeper first, then the other people, then bots. */
export function begin(lobby: Lobby, match: number, most: number): Lobby {
  const rank = ({ id, kind }: Chair) => (id === lobby.keeper ? 0 : kind === 'person' ? 1 : 2);
  const seats = lobby.chairs
    .slice(0, most)
    .sort((a, b) => rank(a) - rank(b))
    .map(({ id, kind, name, cat }): Sitting => ({ id, kind, name, cat, by: 'itself' }));
  return { ...lobby, phase: { at: 'playing', match, seats } };
}

export const idAt = ({ phase }: Lobby, seat: Seat): MemberId =>
  (phase.at === 'playing' || phase.at === 'over' ? phase.seats[seat]?.id : null) ?? -1;

/** How many people the running match binds by a journal: none if the host does not play, or plays alone. */
export function boundPeople({ phase, keeper }: Lobby): number {
  if (phase.at !== 'playing' && phase.at !== 'over') return 0;
  const people = phase.seats.filter(({ kind }) => kind === 'person').length;
  return phase.seats[0]?.id === keeper && people > 1 ? people : 0;
}

/** The match is over: those who came late take chairs, as long as there are any. */
export function finish(lobby: Lobby): Lobby {
  const { phase } = lobby;
  if (phase.at !== 'playing') return lobby;
  return seatTheLate({
    ...lobby,
    phase: { at: 'over', match: phase.match, seats: phase.seats, again: [], next: 'open' },
  });
}

function seatTheLate(lobby: Lobby): Lobby {
  const late = lobby.watching.filter(({ wants }) => wants === 'to play').slice(0, chairLimit - lobby.chairs.length);
  const chairs = [...lobby.chairs, ...late.map(({ wants, ...person }) => person)];
  return { ...lobby, chairs, watching: lobby.watching.filter(person => !late.includes(person)) };
}

export function again(lobby: Lobby, id: MemberId): Lobby {
  const { phase } = lobby;
  const isSeated = lobby.chairs.some(chair => chair.kind === 'person' && chair.id === id);
  if (phase.at !== 'over' || phase.again.includes(id) || !isSeated) return lobby;
  return { ...lobby, phase: { ...phase, again: [...phase.again, id] } };
}

/** What the presses for another match lead to. Who has called for a wait is not hurried again. */
export function settle(lobby: Lobby): Lobby {
  const { phase } = lobby;
  if (phase.at !== 'over' || phase.next === 'held') return lobby;
  const next = wish(lobby) === 'some' ? 'open' : 'soon';
  return next === phase.next ? lobby : { ...lobby, phase: { ...phase, next } };
}

/** How many of the people in chairs want another match. */
export function wish({ phase, chairs }: Lobby): 'all' | 'most' | 'some' {
  const people = chairs.filter(({ kind, ...chair }) => kind === 'person' && 'link' in chair && chair.link !== 'away');
  const count = phase.at === 'over' ? people.filter(({ id }) => phase.again.includes(id)).length : 0;
  if (count > 0 && count === people.length) return 'all';
  return 2 * count > people.length ? 'most' : 'some';
}

export const toLobby = (lobby: Lobby): Lobby => seatTheLate({ ...lobby, phase: { at: 'lobby' } });

export function standIn(lobby: Lobby, seat: Seat, by: Sitting['by']): Lobby {
  const { phase } = lobby;
  if (phase.at !== 'playing' || phase.seats[seat]?.by === by) return lobby;
  const seats = phase.seats.map((sitting, n) => (n === seat ? { ...sitting, by } : sitting));
  return { ...lobby, phase: { ...phase, seats } };
}

/** The seat of the running match that belongs to somebody; null: they only watch. */
export function seatOf({ phase }: Lobby, id: MemberId): Seat | null {
  if (phase.at !== 'playing' && phase.at !== 'over') return null;
  const seat = phase.seats.findIndex(sitting => sitting.id === id && sitting.kind === 'person');
  return seat < 0 ? null : seat;
}
