/** A mouth that passes on what it is told to whoever speaks for this page now, or to nobody yet. */
import type { RoomMouth } from '../ui/room/create-room.ts';

export interface Relay extends RoomMouth {
  /** From now on this one speaks. */
  to(mouth: RoomMouth): void;
}

/** `leave` is ours: there may be nobody yet who could. */
export function makeRelay(ports: Pick<RoomMouth, 'leave'> & Partial<Pick<RoomMouth, 'retry'>>): Relay {
  let mouth: RoomMouth | null = null;
  return {
    to(next) {
      mouth = next;
    },
    answer: (ask, chosen) => mouth?.answer(ask, chosen),
    hold: ask => mouth?.hold(ask),
    drawn: ask => mouth?.drawn(ask),
    be: (face, pace) => mouth?.be(face, pace),
    away: (seat, choice) => mouth?.away(seat, choice),
    say: what => mouth?.say(what),
    retry: want => (ports.retry ?? mouth?.retry)?.(want),
    poke: () => mouth?.poke(),
    leave: ports.leave,
    receipt: async match => (await mouth?.receipt(match)) ?? null,
    get keeper() {
      return mouth?.keeper ?? null;
    },
  };
}
