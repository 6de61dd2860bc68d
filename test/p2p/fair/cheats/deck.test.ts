/** Named cheats with cards: a stacked deck, a chosen theft, a false picture, a secret that is not opened. */

import type { Card, Shape } from '../../../../src/engine/contract.ts';
import type { Running } from '../../../../src/engine/running.ts';
import { deal } from '../../../../src/p2p/fair/bodies/people.ts';
import { toUtf8 } from '../../../../src/p2p/fair/bytes.ts';
import { decode } from '../../../../src/p2p/fair/codec.ts';
import { signedAs } from '../../../../src/p2p/fair/say.ts';
import { boxShare, pairKey, shareCommit } from '../../../../src/p2p/fair/seal.ts';
import { audited, type Came, type Case, falseView, holds, live, liveAt } from '../table/came.ts';
import type { Seams } from '../table/seams.ts';
import { bytesOf } from '../table/seats.ts';
import { Sim } from '../table/sim.ts';

const pile = (match: Running<Shape>, name: string): Card[] => match.state.piles[name] as Card[];
const restsOn = (why: string) => (match: Running<Shape>) =>
  match.state.pending.on === 'random' && match.state.pending.draw.why === why;

/** Touches the match once, right after the n-th draw. */
function once(nth: number, touch: (match: Running<Shape>) => void): Seams {
  let draws = 0;
  return {
    touch(match, kind) {
      if (kind === 'RANDDONE' && ++draws === nth) touch(match);
    },
  };
}
const reversed = (match: Running<Shape>) => void pile(match, 'deck').reverse();

/** Every guest gets a part that fits its promise and is of nothing. */
const junkDeals: Seams['deals'] = (table, seat, honest) => {
  if (seat !== 0) return honest;
  const read = decode(deal, honest.body)!;
  const { person, signer } = table.hosting;
  const shares = read.shares.map(({ holder }) => {
    const y = bytesOf(`junk ${holder}`);
    const pair = pairKey(table.ledger.table.people[holder]!.boxPk, person.secrets.boxSk);
    return { holder, commit: shareCommit(read, holder, y), box: boxShare(read, holder, y, pair) };
  });
  return signedAs(signer, 'deal', deal, { ...read, shares });
};

/** Plays to the closing event and never opens; the guests put their parts together. */
async function unopened(seams: Seams, people = 4): Promise<Sim> {
  const table = await (await Sim.seated({ people, seams })).play();
  await table.end();
  table.peers[0]!.online = false;
  return table;
}
const guestsShares = (table: Sim) => ({ shares: table.guests.flatMap(({ shares }) => shares) });

const cases: Case[] = [
  {
    name: 'stack-initial',
    by: 'host',
    what: 'reorders the deck after the first shuffle',
    expect: 'audit:FALSE_VIEW:0',
    run: async () => falseView(await (await Sim.seated({ people: 4, seams: once(1, reversed) })).playOut()),
  },
  {
    name: 'stack-reshuffle',
    by: 'host',
    what: 'reorders the deck after a mid-game reshuffle',
    expect: 'audit:FALSE_VIEW:0',
    async run() {
      const table = await (await Sim.seated({ people: 4 })).playUntil(restsOn('shuffle the deck'));
      table.seams = once(1, reversed);
      return falseView(await table.playOut());
    },
  },
  {
    name: 'swap-host-secret',
    by: 'host',
    what: 'opens a different M at the end',
    expect: 'live:BAD_OPENING:0',
    async run() {
      const table = await (await (await Sim.seated({ people: 4 })).play()).end();
      await table.log('OPEN', [{ seat: 0, M: bytesOf('another M') }]);
      return liveAt(table);
    },
  },
  {
    name: 'refuse-open',
    by: 'host',
    what: 'plays honestly, never opens M; guests pool shares',
    expect: 'fair',
    async run() {
      const table = await unopened({});
      return audited(table, guestsShares(table));
    },
  },
  {
    name: 'stack-and-refuse-open',
    by: 'host',
    what: 'stacks, loses nerve, refuses to open',
    expect: 'audit:FALSE_VIEW:0',
    async run() {
      const table = await unopened(once(1, reversed));
      return falseView(table, guestsShares(table));
    },
  },
  {
    name: 'refuse-open-2p',
    by: 'host',
    what: '2 players: nobody can force the opening',
    expect: 'unverified:NOT_OPENED:0',
    async run() {
      const table = await unopened({}, 2);
      return audited(table, guestsShares(table));
    },
  },
  {
    name: 'bad-shares-open',
    by: 'host',
    what: 'deals junk shares, opens normally',
    expect: 'audit:BAD_SHARES:0',
    async run(): Promise<Came> {
      return { ...audited(await (await Sim.seated({ people: 4, seams: { deals: junkDeals } })).playOut()), lie: 1 };
    },
  },
  {
    name: 'bad-shares-refuse',
    by: 'host',
    what: 'deals junk shares and refuses to open',
    expect: 'audit:BAD_SHARES:0',
    async run(): Promise<Came> {
      const table = await unopened({ deals: junkDeals });
      return { ...audited(table, guestsShares(table)), lie: 1 };
    },
  },
  {
    name: 'random-steal-chosen',
    by: 'host',
    what: 'picks the stolen card instead of r_k',
    expect: 'audit:FALSE_VIEW:0',
    async run() {
      const table = await (await Sim.seated({ people: 4 })).playUntil(restsOn('take a card blindly'));
      const before = [1, 2, 3, 0].map(seat => [seat, pile(table.match, `hand/${seat}`).slice()] as const);
      table.seams = once(1, match => {
        const [thief] = before.find(([seat, cards]) => pile(match, `hand/${seat}`).length > cards.length)!;
        const [victim] = before.find(([seat, cards]) => pile(match, `hand/${seat}`).length < cards.length)!;
        const [theirs, mine] = [pile(match, `hand/${victim}`), pile(match, `hand/${thief}`)];
        const taken = mine.length - 1;
        [theirs[0], mine[taken]] = [mine[taken]!, theirs[0]!];
      });
      return falseView(await table.playOut());
    },
  },
  {
    name: 'lie-private-view',
    by: 'host',
    what: 'shows guest 2 a false hand (digest matches the lie)',
    expect: 'audit:FALSE_VIEW:0',
    async run() {
      const seams: Seams = {
        // Only what is shown is false, for one entry; the host's match is honest.
        picture: (seat, bytes, seq) =>
          seat === 2 && seq === 12 ? toUtf8(new TextDecoder().decode(bytes).replace('"face":"', '"face":"un')) : bytes,
      };
      return falseView(await (await Sim.seated({ people: 4, seams })).playOut());
    },
  },
  {
    name: 'view-vs-digest',
    by: 'host',
    what: 'sends a view that does not match the signed digest',
    expect: 'live:VIEW_MISMATCH:0',
    async run() {
      const seams: Seams = { sends: (seat, bytes, seq) => (seat === 2 && seq === 9 ? bytes.slice(1) : bytes) };
      const table = await (await Sim.seated({ people: 4, seams })).play();
      return { outcome: live(table, [2]), named: table.peers[2]!.ledger.seq + 1, lie: 9 };
    },
  },
];

holds(cases);
