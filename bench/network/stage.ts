/** The stage of the network figures: the built page and its broker on a free port, and people with browsers. */
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type Browser, chromium, type Page } from 'playwright-core';
import { commonFor, wordsFor } from '../../src/ui/words/index.ts';
import { installMeter, installPilot, installRaw } from './in-page.ts';

export interface Stage {
  readonly url: string;
  /** The same page without a journal: what a table costs before fairness. */
  readonly plainUrl: string;
  /** The host and the guest who is measured have a browser each: their processes are their own, too. */
  readonly hosts: Browser;
  readonly guests: Browser;
  /** Everybody else. They would sit at other machines, so their pages get only what the others leave of this one. */
  readonly crowd: Browser;
  close(): Promise<void>;
}

const words = commonFor('en');
const patienceMs = 60_000;

export async function openStage(): Promise<Stage> {
  // Not bundled: these scripts find their files from where they lie.
  const load = (name: string) => import(pathToFileURL(path.resolve('scripts/lib', name)).href);
  const { DIST, PLAIN, ensureBuilt }: typeof import('../../scripts/lib/build.mjs') = await load('build.mjs');
  const { ensureChromium }: typeof import('../../scripts/lib/chromium.mjs') = await load('chromium.mjs');
  await ensureBuilt(DIST);
  await ensureBuilt(PLAIN);
  const executablePath = await ensureChromium();
  const launch = (file: string) => chromium.launch({ executablePath: file, args: ['--no-sandbox'] });
  const [hosts, guests] = [await launch(executablePath), await launch(executablePath)];
  const polite = politeBrowser(executablePath);
  const crowd = await launch(polite);
  const [site, plain] = [await openSite(DIST), await openSite(PLAIN)];
  return {
    url: site.url,
    plainUrl: plain.url,
    hosts,
    guests,
    crowd,
    async close() {
      await Promise.all([hosts.close(), guests.close(), crowd.close()]);
      await Promise.all([site.close(), plain.close()]);
      rmSync(path.dirname(polite), { recursive: true });
    },
  };
}

async function openSite(dir: string) {
  const site = new Worker(path.resolve('scripts/vitest/site-worker.mjs'), { workerData: dir });
  const [port] = await once(site, 'message');
  return { url: `http://127.0.0.1:${port}/`, close: () => site.terminate() };
}

/** A browser that lets every other program go first. */
function politeBrowser(executablePath: string): string {
  const script = path.join(mkdtempSync(path.join(tmpdir(), 'clowder-')), 'browser');
  writeFileSync(script, `#!/bin/sh\nexec nice -n 19 '${executablePath}' "$@"\n`, { mode: 0o755 });
  return script;
}

/** A person with a fresh browser profile, and our instruments in their page. */
export async function visit(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  for (const install of [installMeter, installPilot, installRaw]) await page.addInitScript(install);
  await page.goto(url);
  return page;
}

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

export async function openTable({ hosts, url }: Stage): Promise<{ host: Page; link: string }> {
  const host = await visit(hosts, url);
  await press(host, words.start.friends);
  await host.getByText(words.room.found.open).waitFor();
  return { host, link: (await host.locator('.link-card').getAttribute('data-link')) ?? '' };
}

export async function join(browser: Browser, link: string): Promise<Page> {
  const page = await visit(browser, link);
  await page.locator('.chair.mine').waitFor();
  return page;
}

/** Comes to a full table, and watches. */
export async function watch(browser: Browser, link: string): Promise<Page> {
  const page = await visit(browser, link);
  await press(page, words.ways.watch);
  await page.locator('.watcher').first().waitFor();
  return page;
}

export async function begin(host: Page, gameId: string, players: readonly Page[]): Promise<void> {
  const game = wordsFor(gameId, 'en');
  await host.getByRole('radio', { name: game.name }).check();
  await host.getByLabel(game.rule('pace')).selectOption({ label: game.value('pace', 'quick') });
  await press(host, words.room.start);
  await Promise.all(players.map(page => page.locator('.hand-card').first().waitFor()));
}

/** Ends the evening: everybody closes their browser. */
export const goHome = async (pages: readonly Page[]): Promise<void> => {
  await Promise.all(pages.map(page => page.context().close()));
};

/** One after the other: a crowd that comes at once is a figure of its own. */
export async function several<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let n = 0; n < count; n++) made.push(await make());
  return made;
}
