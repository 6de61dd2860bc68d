/** The same page on any static host, and in a browser that cannot talk to others. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, test as base, beforeAll, expect, inject } from 'vitest';
import { DIST } from '../../scripts/lib/build.mjs';
import { createServer, listen, stop } from '../../scripts/lib/serve.mjs';
import { button, gather, join, linkOf, openTable, press, reads, words } from './friends.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: inject('chromiumPath'), args: ['--no-sandbox', '--disable-gpu'] });
});
afterAll(() => browser.close());

const test = base.extend('party', async ({ task }, { onCleanup }) => {
  const party = gather(browser);
  onCleanup(async () => {
    if (task.result?.state === 'fail') console.log(`${task.name}:\n${await party.screens()}`);
    await party.goHome();
  });
  return party;
});
const patience = { timeout: 120_000 };

test(
  'in a sub-folder of a host that serves files only, with a broker its config names',
  patience,
  async ({ party }) => {
    const root = mkdtempSync(path.join(tmpdir(), 'clowder-'));
    const folder = path.join(root, 'games/cats');
    cpSync(DIST, folder, { recursive: true });
    const { hostname, port } = new URL(inject('baseUrl'));
    const brokers = [{ url: `ws://${hostname}:${port}/`, path: '/peer', key: 'clowder' }];
    writeFileSync(path.join(folder, 'config.json'), JSON.stringify({ v: 1, brokers, ice: [] }));
    const server = createServer(root);
    try {
      const elsewhere = await listen(server, 0, '127.0.0.1');
      const host = await party.come(`http://127.0.0.1:${elsewhere}/games/cats/`);
      await press(host, words.start.friends);
      await reads(host, words.room.found.open);
      const link = await linkOf(host);
      expect(link).toMatch(/\/games\/cats\/#\/t\//);
      await join(party, link);
      await expect.poll(() => host.page.locator('.chair').count()).toBe(2);
    } finally {
      await stop(server);
      rmSync(root, { recursive: true });
    }
  },
);

test('a browser without WebRTC says so, and hands out the link for another one', patience, async ({ party }) => {
  const { link } = await openTable(party);
  const guest = await party.come(link, {
    prepare: page => page.addInitScript(() => Reflect.deleteProperty(window, 'RTCPeerConnection')),
  });
  await reads(guest, words.out['no-webrtc'].what);
  await button(guest, words.room.copy).waitFor();
  expect(guest.page.url()).toBe(link);
});
