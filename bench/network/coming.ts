/** Coming in: how heavy the page is, and how long it takes from a link to a chair. */
import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { commonFor } from '../../src/ui/words/index.ts';
import { begin, goHome, join, openTable, press, type Stage, visit } from './stage.ts';

const words = commonFor('en');

/** In kB of gzip. */
export interface Loads {
  /** What was asked for before there was anything to press, and all that the start page fetches by and by. */
  readonly usable: number;
  readonly start: number;
  /** Until somebody who came by link has cards. */
  readonly table: number;
}

export async function loads(stage: Stage): Promise<Loads> {
  const [usable, start] = await startPage(stage);
  const { host, link } = await openTable(stage);
  const page = await visit(stage.guests, 'about:blank');
  const came = collect(page);
  await page.goto(link);
  await page.locator('.chair.mine').waitFor();
  await begin(host, 'party_pack', [host, page]);
  const table = await weight(came);
  await goHome([host, page]);
  return { usable, start, table };
}

async function startPage({ guests, url }: Stage): Promise<readonly [number, number]> {
  const page = await visit(guests, 'about:blank');
  const came = collect(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  const needed = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource').filter(it => it.startTime <= (window.meter.usable ?? 0));
    return [location.href, ...files.map(({ name }) => name)];
  });
  const weights = [await weight(came.filter(response => needed.includes(response.url()))), await weight(came)] as const;
  await goHome([page]);
  return weights;
}

/** All that comes over the network from now on. */
function collect(page: Page): Response[] {
  const came: Response[] = [];
  page.on('response', response => response.url().startsWith('http') && response.ok() && came.push(response));
  return came;
}

/** Each file compressed by itself, as a server would do it. */
async function weight(files: readonly Response[]): Promise<number> {
  const bodies = await Promise.all(files.map(response => response.body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1000;
}

/** Milliseconds from opening the link to having a chair, each time with a fresh browser profile. */
export async function seated(stage: Stage, times: number): Promise<number[]> {
  const { host, link } = await openTable(stage);
  const took: number[] = [];
  for (let n = 0; n < times; n++) {
    const page = await join(stage.guests, link);
    took.push((await page.evaluate(() => window.meter.seated)) ?? Number.NaN);
    await press(page, words.table.leave);
    await host.locator('.chair').nth(1).waitFor({ state: 'detached' });
    await goHome([page]);
  }
  await goHome([host]);
  return took;
}
