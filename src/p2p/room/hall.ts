/** The lobby and everybody in it, kept together: whoever changes the lobby tells them all. */
import type { Seat, Shape } from '../../engine/contract.ts';
import type { DenialWhy } from '../door/join-messages.ts';
import type { Line } from '../link/line.ts';
import { type Lobby, seatOf, usualWatchers } from './lobby.ts';
import { type Members, makeMembers } from './members.ts';
import { encode } from './messages.ts';
import type { Post } from './post.ts';

export interface Hall {
  readonly lobby: Lobby;
  readonly members: Members;
  /** Everybody is told, if there is anything new. */
  change(next: Lobby): void;
  /** The posts of all who can be reached. */
  posts(): readonly Post[];
  /** Those of one seat of the running match; of everybody who watches it for null. */
  postsOf(seat: Seat | null): readonly Post[];
}

export function makeHall(game: string, rules: Shape['Rules']): Hall {
  const members = makeMembers();
  let lobby: Lobby = {
    keeper: 0,
    chairs: [],
    watching: [],
    watchers: usualWatchers,
    game,
    rules,
    phase: { at: 'lobby' },
  };
  const posts = () => members.all().flatMap(({ reach }) => (reach.by === 'line' ? [reach.post] : []));
  return {
    get lobby() {
      return lobby;
    },
    members,
    change(next) {
      if (next === lobby) return;
      lobby = next;
      for (const post of posts()) post.tell({ t: 'lobby', lobby });
    },
    posts,
    postsOf: seat =>
      members.all().flatMap(({ id, reach }) => (reach.by === 'line' && seatOf(lobby, id) === seat ? [reach.post] : [])),
  };
}

/** Says why, and hangs up. */
export function deny(line: Line, why: Exclude<DenialWhy, 'version' | 'epoch'>): void {
  line.send(encode({ t: 'denied', why }));
  line.close('local');
}
