/** Bad weather at an honest table: people drop off and come back, leave for good, hosts die. */
import type { AnyGame, Rng, Shape } from '../../../../src/engine/contract.ts';
import { quickRng } from '../../../../src/engine/rng.ts';
import { electorate } from '../../../../src/p2p/fair/journal/ledger.ts';
import { rebuild } from '../../../../src/p2p/fair/migrate.ts';
import { quorum } from '../../../../src/p2p/fair/shamir.ts';
import type { Peer } from './peer.ts';
import { bytesOf } from './seats.ts';
import { Sim } from './sim.ts';

interface Weather {
  readonly word: string;
  readonly people: number;
  readonly bots: number;
  readonly game: AnyGame;
  readonly rules?: Shape['Rules'];
}

export async function stormyGame({ word, ...setting }: Weather): Promise<Sim> {
  const rng = quickRng(bytesOf(`${word} weather`)[0]! * 257 + bytesOf(`${word} weather`)[1]!);
  const table = await Sim.seated({ ...setting, word });
  while (!isOver(table) && !table.objected) {
    await gust(table, rng);
    if (!isOver(table)) await table.play(1);
    if (table.ledger.event) await wait(table);
  }
  if (table.objected) return table;
  await table.end();
  if (table.ledger.event) await wait(table);
  await table.open();
  return table;
}

const isOver = ({ match }: Sim): boolean => match.state.pending.on === 'nothing';

/** Nobody there holds a copy of a silent chain: the table waits until everybody is back. */
async function wait(table: Sim): Promise<void> {
  for (const peer of table.peers.filter(({ online }) => !online)) await back(table, peer);
  if (!(await table.settle())) throw new Error('everybody is here and yet a value is missing');
}

async function gust(table: Sim, rng: Rng): Promise<void> {
  switch (rng.below(30)) {
    case 0:
      return dropOff(table, rng);
    case 1:
      return comeBack(table, rng);
    case 2:
      return leave(table, rng);
    case 3:
      return hostDies(table, rng);
    case 4:
      return playFor(table, rng);
  }
}

/** At least one guest stays: somebody must hold the copies. */
async function dropOff(table: Sim, rng: Rng): Promise<void> {
  if (table.guests.length < 2) return;
  rng.shuffled(table.guests)[0]!.online = false;
}

async function comeBack(table: Sim, rng: Rng): Promise<void> {
  const away = table.peers.filter(({ online, seat }) => !online && !table.ledger.left.includes(seat));
  const [peer] = rng.shuffled(away);
  if (peer) await back(table, peer);
}

async function back(table: Sim, peer: Peer): Promise<void> {
  peer.online = true;
  await table.catchUp(peer);
  peer.picture = table.pictures([], 0)[peer.seat]!.bytes;
}

async function leave(table: Sim, rng: Rng): Promise<void> {
  if (table.guests.length < 2 || table.match.state.pending.on !== 'players') return;
  const { opened, left } = table.ledger;
  const absent = table.peers.find(({ seat, online }) => !online && opened[seat] && !left.includes(seat));
  if (absent && absent.seat !== table.host && rng.below(2) === 0) {
    await table.leave(absent.seat, 'declared');
    return;
  }
  const [peer] = rng.shuffled(
    table.guests.filter(({ seat }) => !opened[seat] && !table.ledger.hosts.some(host => host.seat === seat)),
  );
  if (peer && table.guests.length > 2) await table.leave(peer.seat, 'politely');
}

async function hostDies(table: Sim, rng: Rng): Promise<void> {
  const voters = electorate(table.ledger).filter(seat => table.peers[seat]!.online && !table.ledger.opened[seat]);
  const m = electorate(table.ledger).length;
  const shares = table.guests.flatMap(peer => peer.shares);
  const [candidate] = rng.shuffled(voters);
  if (candidate === undefined || m < 2 || voters.length < quorum(m)) return;
  if (!rebuild(table.ledger, table.game, shares).ok || table.guests.length < 2) return;
  // Sometimes in the middle of a draw.
  if (table.match.state.pending.on === 'random') await table.log('RANDREQ', table.ledger.k + 1);
  table.hosting.online = false;
  await table.migrate(candidate, voters, table.ledger.epoch + 1 + rng.below(2));
}

async function playFor(table: Sim, rng: Rng): Promise<void> {
  const guest = rng.shuffled(table.peers.filter(({ seat }) => seat !== table.host))[0]!;
  const isOn = table.ledger.proxied.includes(guest.seat);
  await table.log('PROXY', { seat: guest.seat, on: isOn ? 0 : 1 });
}
