/** Bytes on the wire: of a move, and of coming back in the middle of a match. */
import type { Page } from 'playwright-core';
import type { Manner, Tally } from './in-page.ts';
import { fly } from './playing.ts';
import { begin, goHome, join, openTable, type Stage, several } from './stage.ts';

const guestCount = 4;
const anything: Manner = { draws: 0.5, waitMs: 20, after: 'rest' };

export interface Bytes {
  /** What one player is sent for one move, the news of the clock included. */
  readonly move: number;
  /** The part of it that is the clock's. */
  readonly clock: number;
  readonly moves: number;
  /** What crosses the wire, both ways, when a player's page is loaded anew: early on, in the middle, at the end. */
  readonly early: number;
  readonly middle: number;
  readonly end: number;
}

/** One whole match of Zombie Kittens at a table of five, and one of them loads the page anew three times. */
export async function bytes(stage: Stage): Promise<Bytes> {
  const { host, link } = await openTable(stage);
  const [shaky, ...guests] = await several(guestCount, () => join(stage.guests, link));
  if (!shaky) throw new Error('nobody came');
  await begin(host, 'zombie_kittens', [host, shaky, ...guests]);
  const before = await Promise.all(guests.map(heard));
  await fly([host, shaky, ...guests], anything);
  const rejoin = async (moves: number) => {
    await reached(guests, moves);
    const size = await comeBack(shaky);
    await fly([shaky], anything);
    return size;
  };
  const [early, middle] = [await rejoin(10), await rejoin(50)];
  await host.locator('.prompt.end').waitFor({ timeout: 180_000 });
  const after = await Promise.all(guests.map(heard));
  const end = await comeBack(shaky);
  await goHome([host, shaky, ...guests]);
  const grown = (of: keyof Heard) => after.reduce((sum, now, n) => sum + now[of] - (before[n]?.[of] ?? 0), 0);
  const moves = grown('moves');
  const clock = grown('clock') / moves;
  return { move: grown('bytes') / moves, clock, moves: moves / guests.length, early, middle, end };
}

interface Heard {
  readonly moves: number;
  readonly bytes: number;
  readonly clock: number;
}
const kinds = ['news', 'clock', 'view', 'refused'];

async function heard(page: Page): Promise<Heard> {
  const tallies = await page.evaluate(() => window.meter.heard);
  const sum = kinds.reduce((total, kind) => total + (tallies[kind]?.sum ?? 0), 0);
  return { moves: tallies.news?.count ?? 0, bytes: sum, clock: tallies.clock?.sum ?? 0 };
}

/** So many moves were made, or the match is over. */
async function reached([page]: readonly Page[], moves: number): Promise<void> {
  await page?.waitForFunction(
    wanted => (window.meter.heard.news?.count ?? 0) >= wanted || document.querySelector('.prompt.end') !== null,
    moves,
    { timeout: 180_000, polling: 100 },
  );
}

const settleMs = 100;

/** All but heartbeats, from the first message of the handshake to a table that can be played. */
async function comeBack(page: Page): Promise<number> {
  await page.reload();
  await page.locator('.says').waitFor();
  await page.waitForTimeout(settleMs);
  const { heard, said } = await page.evaluate(() => window.meter);
  const sum = (tallies: Readonly<Record<string, Tally>>) =>
    Object.entries(tallies).reduce((total, [kind, { sum }]) => (kind === 'ping' ? total : total + sum), 0);
  return sum(heard) + sum(said);
}
