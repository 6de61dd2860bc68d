/** The running game on a device: what was kept is there after a reload, and nothing is believed that is out of shape. */
import { expect, test } from 'vitest';
import { makeGameShelf } from '../../../src/p2p/device/game-store.ts';
import type { Shelf } from '../../../src/p2p/device/shelf.ts';

function memory() {
  const held = new Map<string, unknown>();
  const shelf: Shelf = {
    read: async key => held.get(key),
    async write(key, value) {
      held.set(key, structuredClone(value));
      return 'here';
    },
    async remove(key) {
      held.delete(key);
      return 'here';
    },
    keys: async () => [...held.keys()],
  };
  return { held, shelf };
}

const filled = (n: number, length = 32) => new Uint8Array(length).fill(n);
const secrets = { signSeed: filled(1), boxSk: filled(2), chainSeed: filled(3), M: filled(4) };
const entry = (n: number) => ({ body: filled(n, 10), sig: filled(n, 64) });

async function played() {
  const { held, shelf } = memory();
  const game = makeGameShelf(shelf, 'ABC1234');
  await game.begin({ match: 3, secrets });
  await game.genesis(filled(5, 200));
  await game.key(filled(6));
  for (const n of [1, 2, 3]) await game.entry(n, entry(n));
  return { held, shelf, game };
}

test('a page that is loaded anew finds everything', async () => {
  const { shelf } = await played();
  expect(await makeGameShelf(shelf, 'ABC1234').load()).toEqual({
    ...{ match: 3, secrets, genesis: filled(5, 200), key: filled(6) },
    entries: [entry(1), entry(2), entry(3)],
  });
  expect(await makeGameShelf(shelf, 'XYZ9876').load()).toBeNull();
});

test('a new game takes the place of the last, and of its log', async () => {
  const { shelf, game, held } = await played();
  await game.begin({ match: 4, secrets });
  expect(await makeGameShelf(shelf, 'ABC1234').load()).toEqual({
    ...{ match: 4, secrets, genesis: null, key: null },
    entries: [],
  });
  expect([...held.keys()]).toEqual(['game/ABC1234']);
});

test.each([
  ['no record', 'game/ABC1234', 'junk', null],
  [
    'a short secret',
    'game/ABC1234',
    { match: 3, secrets: { ...secrets, M: filled(1, 31) }, genesis: null, key: null },
    null,
  ],
  ['a torn page', 'game/ABC1234/2', { body: filled(2), sig: filled(2, 63) }, 1],
])('%s is not believed', async (_, key, value, entries) => {
  const { held, shelf } = await played();
  held.set(key, value);
  const loaded = await makeGameShelf(shelf, 'ABC1234').load();
  expect(loaded?.entries.length ?? null).toBe(entries);
});
