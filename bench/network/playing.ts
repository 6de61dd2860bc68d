/** Playing: how long a guest waits for the own screen, and what a move costs the host. */
import type { CDPSession, Page } from 'playwright-core';
import { commonFor } from '../../src/ui/words/index.ts';
import { median } from '../race.ts';
import type { Manner, Tally } from './in-page.ts';
import { begin, goHome, join, openTable, press, type Stage, several, watch } from './stage.ts';

const words = commonFor('en');

/** Whole matches of nothing but draws: a move every now and then, and nobody waits for a window. */
const drawing: Manner = { draws: 1, waitMs: 60, after: 'again' };

export interface Laps {
  /** Medians, in ms: from the press to the own screen, and of the bare channel in the same moments. */
  readonly own: number;
  readonly raw: number;
  /** Means, in ms: the host with one answer, telling everybody included; the guest with one piece of news, the page's own work included. */
  readonly hostBusy: number;
  readonly guestBusy: number;
  readonly moves: number;
}
/** Processor time per move in ms, all threads of a tab. */
export interface Cost {
  readonly host: number;
  /** A guest's tab: what the picture of the table alone costs. */
  readonly guest: number;
}

export async function smallTable(stage: Stage, guestCount: number, wanted: number): Promise<Laps> {
  const party = await gather(stage, guestCount);
  const laps = await play(party, wanted);
  await goHome([party.host, party.guest, ...party.others]);
  return laps;
}

export async function bigTable(
  stage: Stage,
  watcherCount: number,
  wanted: number,
): Promise<{ laps: Laps; cost: Cost }> {
  const party = await gather(stage, 9);
  const { host, guest, others, link } = party;
  const all = words.room.watcherCount(watcherCount);
  await host.getByLabel(words.room.mayWatch).selectOption({ label: all });
  // Ten guests: nine who play, one who watches.
  const watchers = await several(1, () => watch(stage.crowd, link));
  const idle = await spent(stage, () => host.waitForTimeout(idleMs));
  let moves = 0;
  const playing = await spent(stage, async () => {
    moves = (await play(party, wanted)).moves;
  });
  await press(host, words.room.changeGame);
  watchers.push(...(await several(watcherCount - 1, () => watch(stage.crowd, link))));
  const laps = await play(party, wanted);
  await goHome([host, guest, ...others, ...watchers]);
  return { laps, cost: perMove(playing, idle, moves) };
}

const idleMs = 4000;

interface Party {
  readonly host: Page;
  /** Who is measured. */
  readonly guest: Page;
  readonly others: readonly Page[];
  readonly link: string;
}

async function gather(stage: Stage, guestCount: number): Promise<Party> {
  const { host, link } = await openTable(stage);
  const guest = await join(stage.guests, link);
  await wire(host, guest);
  return { host, guest, others: await several(guestCount - 1, () => join(stage.crowd, link)), link };
}

/** Matches of draws, one after the other, until there are enough laps; ends with a match that is over. */
async function play({ host, guest, others }: Party, wanted: number): Promise<Laps> {
  const players = [host, guest, ...others];
  await begin(host, 'party_pack', players);
  await guest.evaluate(() => window.pilot.forget());
  const before = [await busy(host, 'answer'), await busy(guest, 'news')] as const;
  await fly(players, drawing);
  await guest.waitForFunction(wanted => window.pilot.laps.length >= wanted, wanted, { polling: 500, timeout: 0 });
  await fly(players, { ...drawing, after: 'rest' });
  await host.locator('.prompt.end').waitFor({ timeout: 0 });
  await Promise.all(players.map(page => page.evaluate(() => window.pilot.rest())));
  const after = [await busy(host, 'answer'), await busy(guest, 'news')] as const;
  const { laps, pings } = await guest.evaluate(() => ({ laps: window.pilot.laps, pings: window.pilot.pings }));
  return {
    own: median(laps),
    raw: median(pings),
    hostBusy: mean(before[0], after[0]),
    guestBusy: mean(before[1], after[1]),
    moves: after[1].count - before[1].count,
  };
}

/** How long a page was busy with messages of this kind so far. */
const busy = (page: Page, kind: string): Promise<Tally> =>
  page.evaluate(kind => window.meter.busy[kind] ?? { count: 0, sum: 0 }, kind);
const mean = (before: Tally, after: Tally): number => (after.sum - before.sum) / (after.count - before.count);

export const fly = async (players: readonly Page[], manner: Manner): Promise<void> => {
  await Promise.all(players.map(page => page.evaluate(manner => window.pilot.play(manner), manner)));
};

/** A bare channel between two pages, carried by hand. */
async function wire(host: Page, guest: Page): Promise<void> {
  const offer = await host.evaluate(() => window.raw.offer());
  const answer = await guest.evaluate(offer => window.raw.answer(offer), offer);
  await host.evaluate(answer => window.raw.accept(answer), answer);
}

interface Spent extends Cost {
  readonly ms: number;
}

/** What the same time costs when nothing happens does not count. */
const perMove = (busy: Spent, idle: Spent, moves: number): Cost => ({
  host: (busy.host - (idle.host * busy.ms) / idle.ms) / moves,
  guest: (busy.guest - (idle.guest * busy.ms) / idle.ms) / moves,
});

/** Processor time while something happens. A browser's tabs are its renderers. */
async function spent({ hosts, guests }: Stage, act: () => Promise<void>): Promise<Spent> {
  const [ofHost, ofGuest] = [await hosts.newBrowserCDPSession(), await guests.newBrowserCDPSession()];
  const tabs = async (browser: CDPSession) => {
    const { processInfo } = await browser.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { type, cpuTime }) => (type === 'renderer' ? sum + 1000 * cpuTime : sum), 0);
  };
  const read = async (): Promise<Spent> => ({
    host: await tabs(ofHost),
    guest: await tabs(ofGuest),
    ms: performance.now(),
  });
  const before = await read();
  await act();
  const after = await read();
  return { host: after.host - before.host, guest: after.guest - before.guest, ms: after.ms - before.ms };
}
