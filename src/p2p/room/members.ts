/** Everybody in the room by key: who they are, the line they can be reached over, how much time they need. */
import type { Line } from '../link/line.ts';
import type { MemberId } from './lobby.ts';
import type { Pace } from './messages.ts';
import { makeNews, makePost, type Post } from './post.ts';

export interface Member {
  readonly id: MemberId;
  /** A seat is its key, whatever line it speaks over. */
  readonly key: string;
  reach: Reach;
  pace: Pace;
  /** When all of the view was asked for last; later than now: it is on its way. */
  resynced: number;
}
/** The other end of a member, or when it was heard last. */
export type Reach =
  | { readonly by: 'line'; readonly line: Line; readonly post: Post }
  | { readonly by: 'nothing'; readonly since: number };

export interface Members {
  all(): readonly Member[];
  byKey(key: string): Member | null;
  byId(id: MemberId): Member | null;
  /** Somebody new over this line. */
  meet(key: string, line: Line): Member;
  add(member: Member): void;
  /** The same person over a new line. */
  reconnect(member: Member, line: Line): void;
  remove(member: Member): void;
  newId(): MemberId;
}

export function makeMembers(): Members {
  const members = new Map<string, Member>();
  const news = makeNews();
  let ids = 0;
  const newId = () => ++ids;
  const reachBy = (line: Line): Reach => ({ by: 'line', line, post: makePost(line, news) });
  return {
    all: () => [...members.values()],
    byKey: key => members.get(key) ?? null,
    byId: id => [...members.values()].find(member => member.id === id) ?? null,
    meet: (key, line) => ({
      id: newId(),
      key,
      reach: reachBy(line),
      pace: 'usual',
      resynced: Number.NEGATIVE_INFINITY,
    }),
    add: member => void members.set(member.key, member),
    reconnect(member, line) {
      member.reach = reachBy(line);
    },
    remove: member => void members.delete(member.key),
    newId,
  };
}
