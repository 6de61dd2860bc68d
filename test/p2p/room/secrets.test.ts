/**
 * Every byte that goes out is read: nobody is sent a card they may not know, a seed, a secret or a key of somebody else.
 * `MATCHES=200` plays two hundred matches of every game; without it there are fewer, for the sake of the evening.
 */
import { expect, test } from 'vitest';
import { everyRules, games } from '../../../src/engine/games/registry.ts';
import { quickRng, toHex } from '../../../src/engine/rng.ts';
import { toBase64Url } from '../../../src/p2p/base64url.ts';
import { keysFrom } from '../../../src/p2p/door/join-proof.ts';
import { parse, toGuestSchema } from '../../../src/p2p/room/messages.ts';
import { type Eye, maySee, type Staging, stage } from './oracle.ts';
import { type Guest, makeEvening, players, playOn, playToTheEnd, type Sight } from './town.ts';

const matches = Number(process.env.MATCHES ?? 40);
const every = games.map(game => [game.id, game] as const);
type AnyGame = (typeof games)[number];

/** Match n of a game: every head count and every rule has its turn. */
function staged(game: AnyGame, n: number, more: Partial<Staging>): Staging & { readonly wrongs: string[] } {
  const { min, max } = game.seats;
  const rules = everyRules(game);
  const wrongs: string[] = [];
  return {
    game,
    rules: rules[n % rules.length]!,
    seats: min + (n % (max - min + 1)),
    seed: 1000 + n,
    compare: 8,
    wrong: why => void wrongs.push(`match ${n}: ${why}`),
    wrongs,
    ...more,
  };
}

test.each(every)(
  'no player or watcher of %s is sent anything they may not know, on coming back neither',
  async (_, game) => {
    let messages = 0;
    for (let n = 0; n < matches; n++) {
      const staging = staged(game, n, {});
      messages += (await stage(staging)).messages;
      expect(staging.wrongs).toEqual([]);
    }
    expect(messages).toBeGreaterThan(matches * 50);
  },
  600_000,
);

test.each(every)('every message of %s is one that a guest takes', async (_, game) => {
  const utf8 = new TextEncoder();
  const bad: string[] = [];
  for (let n = 0; n < 3; n++) {
    const { max } = game.seats;
    const onMessage = (text: string) => {
      if (!parse(toGuestSchema, utf8.encode(text))) bad.push(text.slice(0, 200));
    };
    await stage(staged(game, n, { onMessage, seats: max }));
  }
  expect(bad).toEqual([]);
});

// ── It can fail ──────────────────────────────────────────────────────────────

interface Viewed {
  readonly piles: Readonly<Record<string, unknown>>;
}
type Bend = NonNullable<Staging['bend']>;
const openPile =
  (pile: (eye: Eye) => string): Bend =>
  (view, eye, { state }) => {
    const cards = state.piles[pile(eye)]!;
    const { piles } = view as Viewed;
    return { ...view, piles: { ...piles, [pile(eye)]: { count: cards.length, cards } } };
  };
const leaks: readonly (readonly [string, Bend])[] = [
  ['the deck', openPile(() => 'deck')],
  ['a hand of somebody else', openPile(eye => `hand/${eye === 0 ? 1 : 0}`)],
  [
    'one face without its card',
    (view, _, { state }) => ({ ...view, gone: state.piles.deck!.slice(0, 1).map(c => c.face) }),
  ],
  [
    'one id without its face',
    (view, _, { state }) => ({ ...view, gone: state.piles.deck!.slice(0, 1).map(c => c.id) }),
  ],
  ['a seed', view => ({ ...view, rules: { seed: 'ab'.repeat(64) } })],
  ['how many cards lie below', (view, _, { state }) => ({ ...view, gone: [state.piles.deck!.length] })],
  ['what others are told alone', (view, _, { state }) => ({ ...view, own: state.own })],
];

test.each(leaks)('it would be noticed if %s went out', async (_, bend) => {
  const staging = staged(games[4]!, 1, { bend, compare: 1 });
  await stage(staging);
  expect(staging.wrongs.length).toBeGreaterThan(0);
});

// ── A whole evening ──────────────────────────────────────────────────────────

const latin = (bytes: Uint8Array) => Array.from(bytes, byte => String.fromCharCode(byte)).join('');
const inAnyForm = (bytes: Uint8Array) => [toBase64Url(bytes), toHex(bytes), latin(bytes)];

const passage = /\{"type":"move","card":\{[^{}]*\},"from":"([^"]+)","to":"([^"]+)"\}/g;

test.each(every)('an evening of %s: whatever goes over the lines, no secret is in it', async (id, game) => {
  const wrongs: string[] = [];
  let watcher: Guest | null = null;
  let before = new Set<string>();
  const t = makeEvening(id, {
    overhear(tap) {
      if (tap !== watcher?.tap || !t.inside) return;
      const piles = Object.entries(t.inside.piles).filter(([pile]) => maySee(id, pile, null));
      const open = new Set(piles.flatMap(([, cards]) => cards.map(card => card.id)));
      const isOpenWay = (from: string, to: string) => maySee(id, from, null) || maySee(id, to, null);
      // A card may lie open for a moment on its way.
      const said = (tap.said.at(-1) ?? '').replaceAll(passage, (move, from: string, to: string) =>
        isOpenWay(from, to) ? '' : move,
      );
      for (const [, card] of said.matchAll(/"(c\d+)"/g))
        if (!open.has(card!) && !before.has(card!)) wrongs.push(`${card} to a watcher`);
      before = open;
    },
  });
  const guests = [await t.guest('Ola'), await t.guest('Marco')];
  for (let n = 3; n < game.seats.min; n++) t.table.room.addBot(`Bot${n}`, n);
  if (game.seats.max > 3 && game.seats.min <= 3) t.table.room.addBot('Bot', 1);
  watcher = await t.guest('Zosia', { want: 'watch' });
  await t.deal();

  const look = ({ view }: Sight) => {
    for (const [pile, { cards }] of Object.entries(view?.piles ?? {}))
      if (cards && !maySee(id, pile, view!.seat)) wrongs.push(`${pile} before ${view!.seat}`);
  };
  const rng = quickRng(5);
  for (let n = 0; n < 30 && t.keeper.lobby!.phase.at === 'playing'; n++) {
    await playOn(t, players(t, guests), 1500, n);
    for (const { sight } of [...guests, watcher]) look(sight);
    if (rng.below(4) > 0) continue;
    const who = rng.below(3);
    const old = guests[who] ?? watcher;
    old.close();
    const back = await t.guest(old.name, { seed: old.seed, want: who === 2 ? 'watch' : 'sit' });
    if (who === 2) watcher = back;
    else guests[who] = back;
    await t.clock.pass(50);
    look(back.sight);
  }
  await playToTheEnd(t, players(t, guests), 6);
  expect(wrongs).toEqual([]);

  const sent = t.taps.flatMap(tap => [...tap.sent.map(latin), ...tap.said]).join('\n');
  expect(sent.length).toBeGreaterThan(10_000);
  const seats = [...guests, watcher].map(({ seed }) => keysFrom(seed));
  const secrets = [
    ...inAnyForm(t.table.link.secret),
    ...inAnyForm(t.keys.secretKey.slice(0, 32)),
    ...seats.flatMap(({ publicKey, secretKey }) => [publicKey, secretKey.slice(0, 32)].flatMap(inAnyForm)),
    ...t.seedsGiven.flatMap(seed => [seed, seed.slice(0, 24), seed.slice(-24)]),
  ];
  expect(t.seedsGiven.length).toBeGreaterThan(0);
  expect(secrets.filter(secret => sent.includes(secret))).toEqual([]);
});
