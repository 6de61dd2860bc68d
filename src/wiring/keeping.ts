/** A table of one's own, for friends to come to. Loaded when somebody opens one. */
import type { SeatRecord } from '../p2p/device/store.ts';
import { keysFrom } from '../p2p/door/join-proof.ts';
import type { RoomLink } from '../p2p/door/room-link.ts';
import { type KeptTable, keepTable, newAddress } from '../p2p/room/keeper.ts';
import type { KeeperHands, RoomEars, RoomMouth } from '../ui/room/create-room.ts';
import type { GameChoice } from '../ui/start/last-choice.ts';
import { catNames } from '../ui/words/names.ts';
import { botFor, gameOf, unpack } from './box.ts';
import { chance, page, random, randomCat, randomRng } from './chance.ts';
import { type Device, rememberSeat } from './device.ts';
import { fairPorts } from './fairness.ts';
import { brokerFor, clock, fullLink, showPlace } from './way.ts';

/** A new table, or the one this device kept before its page was loaded anew. */
export async function openTable(
  device: Device,
  choice: GameChoice,
  kept: SeatRecord | null,
  ears: RoomEars,
): Promise<RoomMouth> {
  await unpack(choice.game.id);
  const seed = kept?.seed ?? random(32);
  const broker = brokerFor(device.config, null);
  const address = kept ? { code: kept.link.code, secret: kept.link.secret } : newAddress(random);
  let face = device.face;
  const keep = (link: RoomLink) => {
    showPlace(link.code);
    ears.link(fullLink(link));
    void rememberSeat(device.store, { seed, link, role: 'host', seen: Date.now() }, ears.unkept);
  };
  const table = keepTable(
    {
      ...{ ...clock, broker, random, chance, gameOf, botFor },
      fair: fairPorts(device.shelf, address.code, ears.fair),
    },
    {
      address,
      since: kept ? 'before' : 'now',
      keys: keysFrom(seed),
      page,
      face,
      game: choice.game.id,
      rules: choice.rules,
    },
    { ...ears, moved: keep },
  );
  keep(table.link);
  ears.arrived(table.me);
  ears.standing({ at: 'in' });
  return {
    ...table,
    be(next, pace) {
      face = next;
      device.keepFace(face);
      table.face(face, pace);
    },
    retry: () => {},
    poke: () => {},
    leave() {
      void device.store.forgetSeat(table.link.code);
      table.close();
    },
    receipt: table.room.receipt,
    keeper: handsOf(table),
  };
}

const handsOf = ({ room }: KeptTable): KeeperHands => ({
  ...room,
  choose: (id, rules) => void unpack(id).then(() => room.choose(id, rules), console.error),
  addBot() {
    const taken = room.lobby.chairs.map(({ name }) => name);
    const [name = 'Bot'] = randomRng().shuffled(catNames.filter(one => !taken.includes(one)));
    room.addBot(name, randomCat());
  },
  start: () => room.start('soon'),
});
