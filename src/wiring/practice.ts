/** A table for this page alone: one person and bots, over the same room that friends meet in. */
import { realAfter } from '../p2p/clock.ts';
import { keysFrom } from '../p2p/door/join-proof.ts';
import { type KeeperPorts, keepTable, newAddress } from '../p2p/room/keeper.ts';
import type { RoomEars, RoomMouth } from '../ui/room/create-room.ts';
import type { GameChoice } from '../ui/start/last-choice.ts';
import { catNames } from '../ui/words/names.ts';
import { botFor, gameOf } from './box.ts';
import { chance, page, random, randomCat, randomRng } from './chance.ts';
import { spokenNow } from './spoken.ts';

/** Whose dice fall, and who sits in the other chairs. */
type Cast = Pick<KeeperPorts, 'chance' | 'botFor'>;

export function openPractice(
  { game, rules, bots }: GameChoice,
  ears: RoomEars,
  cast: Cast = { chance, botFor },
): RoomMouth {
  const table = keepTable(
    {
      broker: null,
      fair: null,
      after: realAfter,
      now: () => performance.now(),
      random,
      gameOf,
      ...cast,
    },
    {
      address: newAddress(random),
      since: 'now',
      keys: keysFrom(random(32)),
      page,
      face: { name: 'You', cat: randomCat(), lang: spokenNow(), plays: 'played before' },
      game: game.id,
      rules,
    },
    { ...ears, moved: () => {} },
  );
  ears.arrived(table.me);
  ears.standing({ at: 'in' });
  for (const name of randomRng().shuffled(catNames).slice(0, bots)) table.room.addBot(name, randomCat());
  table.room.start('now');
  return {
    ...table,
    be: (face, pace) => table.face(face, pace),
    retry: () => {},
    poke: () => {},
    leave: () => table.close(),
    receipt: async () => null,
    keeper: null,
  };
}
