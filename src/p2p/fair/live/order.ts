/**
 * Where everybody answers in secret the host answers first: it could read the others' envelopes, so it must be bound
 * before they are, and they must have seen that it is.
 */
import type { Ask, Seat } from '../../../engine/contract.ts';
import type { Round } from '../../match/host.ts';

export interface Order {
  show(round: Round): void;
  /** The host's own answer to this ask is in the log. */
  written(ask: number, seq: number): void;
  /** May an answer of somebody who has seen the log so far be taken now? */
  allows(ask: number, seenSeq: number): boolean;
  /** Has somebody else answered already, so that nobody may begin to answer for another now? */
  isLate(): boolean;
}

export function makeOrder(isOurs: (seat: Seat) => boolean): Order {
  let asked: Ask | null = null;
  let answered: readonly Seat[] = [];
  let log = { ask: -1, seq: 0, count: 0 };
  return {
    show({ sights }) {
      const waiting = sights.at(-1)?.view.waiting;
      asked = waiting?.on === 'players' && waiting.ask.rule === 'each' ? waiting.ask : null;
      answered = waiting?.on === 'players' ? waiting.answered : [];
    },
    written(ask, seq) {
      log = { ask, seq, count: log.ask === ask ? log.count + 1 : 1 };
    },
    allows(ask, seenSeq) {
      if (asked?.id !== ask) return true;
      const ours = asked.seats.filter(isOurs);
      if (!ours.every(seat => answered.includes(seat))) return false;
      // Answered, but perhaps not written yet: then nobody can have seen it.
      return ours.length === 0 || (log.ask === ask && log.count >= ours.length && seenSeq >= log.seq);
    },
    isLate: () => asked !== null && answered.some(seat => !isOurs(seat)),
  };
}
