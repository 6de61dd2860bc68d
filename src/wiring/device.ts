/** What this device knows before it sits down anywhere: whose it is, where brokers are, which tables it has seen. */
import { realAfter } from '../p2p/clock.ts';
import { type Config, readConfig } from '../p2p/config.ts';
import { browserDisk, makeShelf, type Shelf } from '../p2p/device/shelf.ts';
import { makeStore, type SeatRecord, type Store } from '../p2p/device/store.ts';
import type { Face } from '../p2p/room/lobby.ts';
import { peopleNames } from '../ui/words/names.ts';
import { randomCat, randomRng } from './chance.ts';
import { spokenNow } from './spoken.ts';

export interface Device {
  readonly store: Store;
  readonly shelf: Shelf;
  readonly config: Config;
  readonly face: Face;
  keepFace(face: Face): void;
}

const playedKey = 'clowder.played';

export async function openDevice(): Promise<Device> {
  const shelf = makeShelf(browserDisk(), realAfter);
  const store = makeStore(shelf);
  const readText = async () => {
    const answer = await fetch(new URL('config.json', document.baseURI), { cache: 'no-store' });
    return answer.ok ? answer.text() : null;
  };
  const [{ config }, me] = await Promise.all([readConfig(readText, new URL(location.href), realAfter), store.me()]);
  let face: Face = { ...(me ?? newFace()), lang: spokenNow(), plays: hasPlayed() ? 'played before' : 'first game' };
  void store.keepMe({ name: face.name, cat: face.cat, lang: face.lang });
  return {
    store,
    shelf,
    config,
    get face() {
      return face;
    },
    keepFace(next) {
      face = next;
      void store.keepMe({ name: next.name, cat: next.cat, lang: next.lang });
    },
  };
}

/** Nobody is asked for a name before the first tap: everybody has one already. */
const newFace = () => ({ name: randomRng().shuffled(peopleNames)[0] ?? 'Cat', cat: randomCat() });

function hasPlayed(): boolean {
  try {
    return localStorage.getItem(playedKey) !== null;
  } catch {
    return false;
  }
}

/** A whole match was played here. */
export function notePlayed(): void {
  try {
    localStorage.setItem(playedKey, '1');
  } catch {
    // Then every game is a first one, and a little slower.
  }
}

export async function rememberSeat(store: Store, seat: SeatRecord, unkept: () => void): Promise<void> {
  if ((await store.keepSeat(seat)) === 'nowhere') unkept();
}
