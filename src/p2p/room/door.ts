/**
 * The door of a table. Strangers come in over a link and prove that somebody gave them the table's link, or knock and wait
 * for the keeper's yes. Nothing they say before that may cost us more than a few small frames and seconds.
 */
import { type DoorTable, type HostJoin, hostHears, openDoor } from '../door/join.ts';
import type { Denied } from '../door/join-messages.ts';
import { nonceBytes } from '../door/join-messages.ts';
import {
  type GivenLink,
  type HostKnock,
  hostHearsKnock,
  type KnockTry,
  knockable,
  knockGate,
  letIn,
} from '../door/knock.ts';
import type { RandomBytes } from '../door/room-link.ts';
import { type Line, type LinePorts, makeLine } from '../link/line.ts';
import type { Link } from '../link/transport.ts';
import { encode, parse, toDoorSchema } from './messages.ts';

export type Proved = HostJoin & { at: 'proved' };

/** Somebody with the short code but not the link. Both sides see the same number. */
export interface Knocker {
  readonly id: number;
  readonly name: string;
  readonly cat: number;
  readonly number: string;
}

export interface DoorPorts extends LinePorts {
  readonly random: RandomBytes;
  table(): DoorTable & GivenLink;
  /** They have the link. Whether there is a place for them is for the room to say. */
  proved(line: Line, proved: Proved): void;
  /** Who waits for a yes has changed. */
  knocking(knockers: readonly Knocker[]): void;
}

export interface Door {
  open(link: Link): void;
  answer(knocker: number, answer: 'let in' | 'turn away'): void;
}

/** How many may stand at the door at a time. The oldest has to go first. */
const strangerLimit = 24;
/** A wrong proof takes as long as a table that does not exist. */
const wrongProofMs = 400;

interface Waiting {
  readonly knocker: Knocker;
  readonly line: Line;
  let(answer: 'let in' | 'turn away'): void;
  /** Nobody waits there any more. */
  gone(): void;
}

export function makeDoor(ports: DoorPorts): Door {
  const strangers = new Set<Line>();
  const waiting = new Map<number, Waiting>();
  let lastKnock = Number.NEGATIVE_INFINITY;
  let knocks = 0;

  const announce = () => ports.knocking([...waiting.values()].map(({ knocker }) => knocker));
  const say = (line: Line, message: object) => void line.send(encode(message));
  const deny = (line: Line, denied: Denied) => {
    say(line, denied);
    line.close('local');
  };

  function open(link: Link): void {
    const line = makeLine(link, 'door', ports);
    strangers.add(line);
    const [oldest] = strangers;
    if (strangers.size > strangerLimit && oldest) {
      strangers.delete(oldest);
      deny(oldest, { t: 'denied', why: 'busy' });
    }
    line.onClose(() => strangers.delete(line));
    const once: KnockTry = {
      code: ports.table().code,
      nonce: ports.random(nonceBytes),
      boxSeed: ports.random(32),
      binding: line.binding(),
    };
    let join: HostJoin = openDoor;
    let knock: HostKnock = knockable;

    const step = (next: HostJoin): HostJoin => {
      if (next.at === 'prove') say(line, next.say);
      if (next.at === 'broken') line.strike('door');
      if (next.at === 'denied') later(line, next.say);
      if (next.at !== 'proved') return next;
      strangers.delete(line);
      for (const { line: other, gone } of [...waiting.values()]) if (other === line) gone();
      ports.proved(line, next);
      return next;
    };
    const stepKnock = (next: HostKnock): HostKnock => {
      if (next.at === 'open') say(line, next.say);
      if (next.at === 'broken') line.strike('knock');
      if (next.at === 'denied') deny(line, next.say);
      if (next.at === 'ask') ask(line, once, next);
      return next;
    };
    line.onMessage(bytes => {
      const message = parse(toDoorSchema, bytes);
      if (!message) return line.strike('message');
      if (message.t === 'knock' || message.t === 'knock-open')
        knock = stepKnock(hostHearsKnock(ports.table().page, once, knock, message));
      else join = step(hostHears(ports.table(), once, join, message));
    });
  }

  function later(line: Line, denied: Denied): void {
    if (denied.why === 'secret') ports.after(wrongProofMs, () => deny(line, denied));
    else deny(line, denied);
  }

  function ask(line: Line, once: KnockTry, state: HostKnock & { at: 'ask' }): void {
    if (knockGate(waiting.size, ports.now() - lastKnock) === 'busy') {
      deny(line, { t: 'denied', why: 'busy' });
      return;
    }
    lastKnock = ports.now();
    // A person decides now, and that takes longer than a handshake; strangers who come after must not push them out.
    line.allow('watcher');
    strangers.delete(line);
    const { name, cat } = state.knock;
    const id = ++knocks;
    const gone = () => {
      if (waiting.delete(id)) announce();
    };
    line.onClose(gone);
    waiting.set(id, {
      knocker: { id, name, cat, number: state.number },
      line,
      gone,
      let(answer) {
        gone();
        if (answer === 'turn away') return deny(line, { t: 'denied', why: 'kicked' });
        line.allow('door');
        say(line, letIn(once, state, ports.table()));
      },
    });
    announce();
  }

  return { open, answer: (id, answer) => waiting.get(id)?.let(answer) };
}
