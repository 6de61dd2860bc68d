/** Who sat where in a match, as the reader of this page calls them. */
import type { Who } from '../words/words.ts';
import type { RoomParts } from './context.ts';

export function whoIn({ room, common }: Pick<RoomParts, 'room' | 'common'>, match: number): Who {
  const { seats, me } = room.played(match) ?? { seats: [], me: null };
  return { me, name: seat => (seat === me ? common.you : (seats[seat]?.name ?? `#${seat + 1}`)) };
}
