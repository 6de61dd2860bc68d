/** The host's room: lets people in, hears what they say, and does what its keeper wants. */
import type { Seat, Shape } from '../../engine/contract.ts';
import { type DoorTable, welcome } from '../door/join.ts';
import type { GivenLink } from '../door/knock.ts';
import { decode } from '../fair/codec.ts';
import { isJournal, toScribe } from '../fair/live/wire.ts';
import type { Line } from '../link/line.ts';
import type { Link } from '../link/transport.ts';
import { type Knocker, makeDoor, type Proved } from './door.ts';
import { deny, makeHall } from './hall.ts';
import type { Face, Lobby, MemberId } from './lobby.ts';
import * as lobbies from './lobby.ts';
import { type MatchesPorts, makeMatches } from './matches.ts';
import type { Member } from './members.ts';
import { encode, parse, type ToHost, toHostSchema } from './messages.ts';
import { makeReaching } from './reaching.ts';

export interface RoomPorts extends MatchesPorts {
  table(): DoorTable & GivenLink;
  /** Only the keeper is told who knocks. */
  knocking(knockers: readonly Knocker[]): void;
}

export interface Room {
  /** Somebody dialled. */
  open(link: Link): void;
  /** The keeper's own line: no door between. */
  admitKeeper(line: Line, key: string, face: Face): MemberId;
  readonly lobby: Lobby;
  choose(game: string, rules: Shape['Rules']): void;
  letWatch(count: number): void;
  addBot(name: string, cat: number): void;
  move(id: MemberId, place: number): void;
  /** A bot leaves; a person is shown the door, and stays out. */
  remove(id: MemberId): void;
  start(when: 'soon' | 'now'): void;
  toLobby(): void;
  answerKnock(knocker: number, answer: 'let in' | 'turn away'): void;
  /** This match or the one before as one file, if it was written down. */
  receipt(match: number): Promise<Uint8Array | null>;
  /** What somebody's present line was struck for, by name; null without one. */
  strikes(id: MemberId): ReadonlyMap<string, number> | null;
  close(): void;
}

/** All of a view is long: nobody is sent it more often than this. */
const resyncMs = 1000;

type Play = Extract<ToHost, { t: 'answer' | 'hold' | 'drawn' }>;

export function makeRoom(ports: RoomPorts, game: string, rules: Shape['Rules']): Room {
  const hall = makeHall(game, rules);
  const { members, change } = hall;
  const matches = makeMatches(hall, ports);
  const reaching = makeReaching(hall, matches, ports, leave);
  const door = makeDoor({ ...ports, proved: arrive });
  const banned = new Set<string>();

  function arrive(line: Line, proved: Proved): void {
    const known = members.byKey(proved.seatKey);
    if (banned.has(proved.seatKey)) deny(line, 'kicked');
    else if (known) comeBack(known, line, proved);
    else comeIn(line, proved);
  }

  /** A second line with the same key: one of them has to go, and it is never decided behind a person's back. */
  function comeBack(member: Member, line: Line, proved: Proved): void {
    if (reaching.isHere(member) && proved.hello.want !== 'take-over') {
      deny(line, 'twin');
      return;
    }
    const old = member.reach;
    members.reconnect(member, line);
    // Said to a line of the same page this would be a lie, and it may be heard before the new line is welcomed.
    if (old.by === 'line' && proved.hello.want !== 'take-over') old.line.close('local');
    if (old.by === 'line' && proved.hello.want === 'take-over') deny(old.line, 'twin');
    admit(member, line, proved);
  }

  function comeIn(line: Line, proved: Proved): void {
    const { name, cat, lang, want } = proved.hello;
    const member = members.meet(proved.seatKey, line);
    const face: Face = { name, cat, lang, plays: 'played before' };
    const person = { kind: 'person', id: member.id, link: 'good', ...face } as const;
    const entry = lobbies.enter(hall.lobby, person, want === 'watch' ? 'watch' : 'sit');
    if ('denied' in entry) {
      deny(line, entry.denied);
      return;
    }
    // The others hear of it at once; they themselves with their welcome.
    change(entry.lobby);
    members.add(member);
    admit(member, line, proved);
  }

  function admit(member: Member, line: Line, proved: Proved): void {
    line.send(encode(welcome(ports.table(), proved, { me: member.id, lobby: hall.lobby })));
    attach(member, line);
    reaching.comeBack(member);
    matches.catchUp(member);
  }

  function attach(member: Member, line: Line): void {
    line.allow(hall.lobby.chairs.some(({ id }) => id === member.id) ? 'seat' : 'watcher');
    line.onMessage(bytes => {
      if (isJournal(bytes)) {
        hearJournal(member, line, bytes);
        return;
      }
      const message = parse(toHostSchema, bytes);
      if (message) hear(member, line, message);
      else line.strike('message');
    });
    line.onClose(why => {
      if (member.reach.by !== 'line' || member.reach.line !== line) return;
      member.reach = { by: 'nothing', since: line.heard };
      if (why === 'goodbye') leave(member);
      else reaching.look(member);
    });
  }

  /** Gone for good: the match is told, the chair is free. */
  function leave(member: Member): void {
    if (member.id === hall.lobby.keeper || members.byKey(member.key) !== member) return;
    const seat = lobbies.seatOf(hall.lobby, member.id);
    members.remove(member);
    if (seat !== null) matches.running?.leave(seat);
    change(lobbies.depart(hall.lobby, member.id));
    matches.settleAgain();
  }

  function hear(member: Member, line: Line, message: ToHost): void {
    const { id } = member;
    switch (message.t) {
      case 'answer':
      case 'hold':
      case 'drawn':
        play(member, line, message);
        break;
      case 'face': {
        const { t, pace, ...face } = message;
        member.pace = pace;
        change(lobbies.redraw(hall.lobby, id, face));
        break;
      }
      case 'sit':
        change(lobbies.sit(hall.lobby, id));
        break;
      case 'stand':
        change(lobbies.stand(hall.lobby, id));
        break;
      case 'wait':
        matches.wait();
        break;
      case 'again':
        change(lobbies.again(hall.lobby, id));
        matches.settleAgain();
        break;
      case 'away':
        reaching.vote(member, message.seat, message.choice);
        break;
      case 'resync':
        resync(member);
        break;
      case 'leave':
        leave(member);
        if (member.id !== hall.lobby.keeper) line.close('goodbye');
        break;
    }
  }

  /** What is signed: the seat is the line's, whatever it says itself. */
  function hearJournal({ id }: Member, line: Line, bytes: Uint8Array): void {
    const message = decode(toScribe, bytes);
    const seat = lobbies.seatOf(hall.lobby, id);
    if (!message) line.strike('message');
    else if (seat !== null) matches.hear(seat, message);
  }

  function resync(member: Member): void {
    const now = ports.now();
    if (member.resynced > now) return;
    member.resynced = Math.max(now, member.resynced + resyncMs);
    if (member.resynced === now) matches.catchUp(member);
    else ports.after(member.resynced - now, () => matches.catchUp(member));
  }

  function play({ id, reach }: Member, line: Line, message: Play): void {
    const seat: Seat | null = lobbies.seatOf(hall.lobby, id);
    const { running } = matches;
    if (seat === null || !running) {
      line.strike('not-seated');
      return;
    }
    if (message.t === 'drawn') {
      running.drawn(seat, message.ask);
      return;
    }
    const { ask } = message;
    const why = 'chosen' in message ? running.answer(seat, ask, message.chosen) : running.hold(seat, ask);
    if (why && reach.by === 'line') reach.post.tell({ t: 'refused', ask, why });
    // Other reasons are for those who were a moment too late, and an OK too many harms nobody.
    const isChoice = 'chosen' in message && message.chosen.length > 0;
    if (isChoice && (why === 'not-asked' || why === 'illegal')) line.strike(why);
  }

  return {
    open: door.open,
    admitKeeper(line, key, face) {
      const member = members.meet(key, line);
      members.add(member);
      const chair = { kind: 'person', id: member.id, link: 'good', ...face } as const;
      change({ ...hall.lobby, keeper: member.id, chairs: [chair] });
      attach(member, line);
      return member.id;
    },
    get lobby() {
      return hall.lobby;
    },
    choose: (id, chosen) => ports.gameOf(id) && change(lobbies.choose(hall.lobby, id, chosen)),
    letWatch: count => change(lobbies.letWatch(hall.lobby, count)),
    addBot: (name, cat) => change(lobbies.addBot(hall.lobby, { kind: 'bot', id: members.newId(), name, cat })),
    move: (id, place) => change(lobbies.move(hall.lobby, id, place)),
    remove(id) {
      const member = members.byId(id);
      if (!member) change(lobbies.removeBot(hall.lobby, id));
      if (!member || id === hall.lobby.keeper) return;
      banned.add(member.key);
      const { reach } = member;
      leave(member);
      if (reach.by === 'line') deny(reach.line, 'kicked');
    },
    start: matches.start,
    toLobby: matches.toLobby,
    answerKnock: door.answer,
    receipt: matches.receipt,
    strikes(id) {
      const reach = members.byId(id)?.reach;
      return reach?.by === 'line' ? reach.line.strikes : null;
    },
    close() {
      reaching.stop();
      matches.stop();
      for (const { reach } of members.all()) if (reach.by === 'line') reach.line.goodbye();
    },
  };
}
