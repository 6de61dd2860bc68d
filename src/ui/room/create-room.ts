/** A table with people at it as Solid keeps it: the lobby, how we stand, and the match for whoever shows it. */
import { type Accessor, createSignal } from 'solid-js';
import type { Seat, SeenEvent, Shape, View } from '../../engine/contract.ts';
import type { FairStatus } from '../../p2p/fair/judgement.ts';
import type { Knocker } from '../../p2p/room/door.ts';
import type { Found } from '../../p2p/room/keeper.ts';
import { boundPeople, type Face, type Lobby, type MemberId, type Sitting, seatOf } from '../../p2p/room/lobby.ts';
import type { AwayChoice, Pace } from '../../p2p/room/messages.ts';
import type { OutWhy, Standing } from '../../p2p/room/session.ts';
import type { Mouth, TableEars } from '../table/create-table.ts';

/** What a table tells the page. */
export interface RoomEars extends TableEars {
  lobby(lobby: Lobby): void;
  arrived(me: MemberId): void;
  standing(standing: Standing): void;
  found(found: Found): void;
  knocking(knockers: readonly Knocker[]): void;
  /** The whole address, to share. */
  link(url: string): void;
  /** The table is ours to keep. */
  keeper(hands: KeeperHands | null): void;
  /** What to tell the keeper while we wait at the door. */
  number(number: string): void;
  /** This browser keeps nothing: the seat goes with the tab. */
  unkept(): void;
  /** How the check of this match stands. */
  fair(match: number, status: FairStatus): void;
}

/** What only the keeper can do. */
export interface KeeperHands {
  choose(game: string, rules: Shape['Rules']): void;
  letWatch(count: number): void;
  addBot(): void;
  move(id: MemberId, place: number): void;
  remove(id: MemberId): void;
  start(): void;
  toLobby(): void;
  answerKnock(knocker: number, answer: 'let in' | 'turn away'): void;
}

/** What the page tells the table. */
export interface RoomMouth extends Omit<Mouth, 'close'> {
  be(face: Face, pace: Pace): void;
  away(seat: number, choice: AwayChoice): void;
  say(what: 'sit' | 'stand' | 'again' | 'wait'): void;
  retry(want: 'sit' | 'watch' | 'take-over'): void;
  poke(): void;
  /** Gets up for good. */
  leave(): void;
  /** This match or the one before as one file, if it was written down. */
  receipt(match: number): Promise<Uint8Array | null>;
  readonly keeper: KeeperHands | null;
}

/** What a match was, also when the table has moved on. */
export interface Played {
  readonly game: string;
  readonly seats: readonly Sitting[];
  /** Null: I only watched. */
  readonly me: Seat | null;
}

export interface RoomModel extends Omit<RoomMouth, 'keeper'> {
  readonly keeper: Accessor<KeeperHands | null>;
  readonly lobby: Accessor<Lobby | null>;
  readonly me: Accessor<MemberId>;
  readonly standing: Accessor<Standing>;
  readonly found: Accessor<Found>;
  readonly knockers: Accessor<readonly Knocker[]>;
  readonly link: Accessor<string | null>;
  readonly number: Accessor<string | null>;
  readonly isKept: Accessor<boolean>;
  /** How the check of this match stands. */
  fair(match: number): FairStatus;
  /** The newest match that was checked here, or is being checked. */
  readonly checked: Accessor<number | null>;
  played(match: number): Played | null;
  /** Everything I was shown of the running match; null: I came when it was under way. */
  story(): readonly SeenEvent[] | null;
  /** Does the table wait for me, and not for everybody? */
  readonly isMyTurn: Accessor<boolean>;
  /** Shows the running match; what came before is told at once. */
  sitDown(ears: TableEars): Mouth;
}

export function createRoom(open: (ears: RoomEars) => RoomMouth): RoomModel {
  const [lobby, setLobby] = createSignal<Lobby | null>(null);
  const [me, setMe] = createSignal<MemberId>(0);
  const [standing, setStanding] = createSignal<Standing>({ at: 'dialing' });
  const [found, setFound] = createSignal<Found>('opening');
  const [knockers, setKnockers] = createSignal<readonly Knocker[]>([]);
  const [link, setLink] = createSignal<string | null>(null);
  const [number, setNumber] = createSignal<string | null>(null);
  const [isKept, setKept] = createSignal(true);
  const [isMyTurn, setMyTurn] = createSignal(false);
  const [fairs, setFairs] = createSignal<ReadonlyMap<number, FairStatus>>(new Map());
  const [keeper, setKeeper] = createSignal<KeeperHands | null>(null);
  let table: TableEars | null = null;
  /** What a table put up anew has to begin with. */
  let last: { view: Parameters<TableEars['view']>[0] | null; clock: Parameters<TableEars['clock']>[0] | null } = {
    view: null,
    clock: null,
  };
  let missed: ((ears: TableEars) => void)[] = [];
  let story: SeenEvent[] | null = null;
  const played = new Map<number, Played>();

  /** Between the news that a match begins and its table there is a moment. */
  const pass = (tell: (ears: TableEars) => void) => {
    if (table) tell(table);
    else missed.push(tell);
  };
  const mouth = open({
    lobby(next) {
      if (next.phase.at === 'playing' && matchOf(next) !== matchOf(lobby())) {
        missed = [];
        last = { view: null, clock: null };
        story = null;
      }
      if ('match' in next.phase) {
        const { match, seats } = next.phase;
        played.set(match, { game: next.game, seats, me: seatOf(next, me()) });
      }
      setLobby(next);
    },
    arrived(id) {
      setMe(id);
      // What was told meanwhile is lost, and a story with a hole in it is none.
      story = null;
    },
    standing: setStanding,
    found: setFound,
    knocking: setKnockers,
    link: setLink,
    number: setNumber,
    keeper: hands => setKeeper(() => hands),
    unkept: () => setKept(false),
    fair: (match, status) => setFairs(before => new Map(before).set(match, status)),
    view(view, events) {
      if (!last.view && view.waiting.on === 'random') story = [];
      story?.push(...events);
      last = { ...last, view };
      setMyTurn(isAskedAlone(view));
      pass(ears => ears.view(view, events));
    },
    clock(status) {
      last = { ...last, clock: status };
      pass(ears => ears.clock(status));
    },
    refused: (ask, why) => pass(ears => ears.refused(ask, why)),
  });

  return {
    ...mouth,
    keeper,
    lobby,
    me,
    standing,
    found,
    knockers,
    link,
    number,
    isKept,
    fair: match => fairs().get(match) ?? unheard(lobby()),
    checked() {
      const of = [...fairs()].filter(([, { at }]) => at === 'checking' || at === 'judged').map(([match]) => match);
      return of.length > 0 ? Math.max(...of) : null;
    },
    played: match => played.get(match) ?? null,
    story: () => story,
    isMyTurn,
    sitDown(ears) {
      table = ears;
      const told = missed;
      missed = [];
      if (told.length === 0 && last.view) ears.view(last.view, []);
      if (told.length === 0 && last.clock) ears.clock(last.clock);
      for (const tell of told) tell(ears);
      return {
        answer: mouth.answer,
        hold: mouth.hold,
        drawn: mouth.drawn,
        close() {
          if (table === ears) table = null;
        },
      };
    },
  };
}

/** Of a match about which nothing was said so far. */
function unheard(lobby: Lobby | null): FairStatus {
  const seats = lobby && 'seats' in lobby.phase ? lobby.phase.seats : [];
  if (lobby && boundPeople(lobby) > 0) return { at: 'playing', emoji: [] };
  const people = seats.filter(({ kind }) => kind === 'person').length;
  return { at: 'unchecked', why: people > 1 ? 'keeper-watches' : 'alone' };
}

/** A window is everybody's: it must not light up anything. */
const isAskedAlone = ({ seat, waiting }: View): boolean =>
  seat !== null && waiting.on === 'players' && waiting.ask.clock === 'plain' && waiting.ask.seats.includes(seat);

export const matchOf = (lobby: Lobby | null): number | null =>
  lobby && (lobby.phase.at === 'playing' || lobby.phase.at === 'over') ? lobby.phase.match : null;

export type { OutWhy };
