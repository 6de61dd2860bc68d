/** Where two or more people play, and the host is one of them, everything is written down: the desk of such a match. */
import type { AnyGame, Seat } from '../../engine/contract.ts';
import type { After } from '../clock.ts';
import type { DoorTable } from '../door/join.ts';
import type { RandomBytes } from '../door/room-link.ts';
import { type FairLines, type FairPorts, openFairDesk } from './fair-desk.ts';
import { settingsOf } from './fair-settings.ts';
import type { Hall } from './hall.ts';
import { boundPeople } from './lobby.ts';
import type { MatchPorts } from './table-match.ts';

interface Ports {
  readonly fair: FairPorts | null;
  readonly after: After;
  readonly random: RandomBytes;
  table(): DoorTable;
  broken(error: unknown): void;
}

export function fairFor(game: AnyGame, hall: Hall, ports: Ports): MatchPorts['fair'] {
  const { lobby } = hall;
  const people = boundPeople(lobby);
  if (!ports.fair || people === 0 || lobby.phase.at !== 'playing') return null;
  const { fair } = ports;
  const { secret: joinSecret, keys, page } = ports.table();
  const { match, seats } = lobby.phase;
  const plan = {
    ...{ match, joinSecret, keys, people },
    settings: settingsOf(lobby),
    engineId: `${game.id}/${page.engine}`,
    name: seats[0]!.name,
  };
  return desk => openFairDesk(plan, { ...ports, ...fair, ...desk }, linesOf(hall));
}

const linesOf = (hall: Hall): FairLines => ({
  tell(seat: Seat, bytes) {
    for (const post of hall.postsOf(seat)) post.give(bytes);
  },
  follow(seat: Seat, log, next) {
    for (const post of hall.postsOf(seat)) post.follow(log, next);
  },
  grown() {
    for (const post of hall.posts()) post.flow();
  },
  tellAll(bytes) {
    for (const post of hall.posts()) post.give(bytes);
  },
});
