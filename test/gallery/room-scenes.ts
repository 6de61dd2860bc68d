/** The pages around a table. */
import type { KeeperHands, OutWhy, RoomEars } from '../../src/ui/room/create-room.ts';
import { chairs, lobbyOf, person } from './people.ts';
import type { Scene, Script } from './scene.ts';

const nothing = () => {};
const hands: KeeperHands = {
  choose: nothing,
  letWatch: nothing,
  addBot: nothing,
  move: nothing,
  remove: nothing,
  start: nothing,
  toLobby: nothing,
  answerKnock: nothing,
};

const link = 'https://clowder.example/#/t/KOT4827.q3v9tYcPzLr0aWmX';

const host =
  (count: number, game: string, more?: (ears: RoomEars) => void): Script =>
  ears => {
    ears.arrived(0);
    ears.link(link);
    ears.found('open');
    ears.keeper(hands);
    ears.lobby(lobbyOf(count, game));
    more?.(ears);
  };

const out = (why: OutWhy): Scene => ({
  id: `out-${why}`,
  page: 'room',
  script: ears => ears.standing({ at: 'out', why }),
});

export const roomScenes: readonly Scene[] = [
  { id: 'start', page: 'start' },
  { id: 'bots', page: 'bots' },
  { id: 'loading', page: 'loading' },
  { id: 'lobby-alone', page: 'room', script: host(1, 'zombie_kittens') },
  { id: 'lobby-5', page: 'room', script: host(5, 'zombie_kittens') },
  {
    id: 'lobby-10',
    page: 'room',
    script: host(10, 'party_pack', ears =>
      ears.lobby(
        lobbyOf(10, 'party_pack', {
          watching: [
            { ...person(12, 'Kasia', 991), wants: 'to play' },
            { ...person(13, 'Нина', 1991), wants: 'to watch' },
          ],
        }),
      ),
    ),
  },
  {
    id: 'lobby-knock',
    page: 'room',
    script: host(3, 'zombie_kittens', ears => ears.knocking([{ id: 7, name: 'Wojtek', cat: 77, number: '42-17' }])),
  },
  { id: 'lobby-qr', page: 'room', script: host(3, 'zombie_kittens'), press: ['.qr'] },
  { id: 'lobby-face', page: 'room', script: host(3, 'zombie_kittens'), press: ['.chair.mine .chair-buttons .button'] },
  {
    id: 'lobby-guest',
    page: 'room',
    script: ears => {
      ears.arrived(2);
      ears.link(link);
      ears.lobby(lobbyOf(5, 'apocalypse'));
    },
  },
  {
    id: 'lobby-countdown',
    page: 'room',
    script: ears => {
      ears.arrived(2);
      ears.link(link);
      ears.lobby({ ...lobbyOf(5, 'apocalypse'), chairs: chairs(5), phase: { at: 'countdown', ms: 3000 } });
    },
  },
  { id: 'knocking', page: 'room', script: ears => ears.number('42-17') },
  ...(['no-table', 'full', 'blocked', 'no-webrtc', 'twin', 'older'] as const).map(out),
];
