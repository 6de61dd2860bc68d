/** Links of real data channels in a real Chromium, met through the real broker. */
import type { Server } from 'node:http';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { CACHE } from '../../scripts/lib/run.mjs';
import { listen, stop } from '../../scripts/lib/serve.mjs';
import { createSite } from '../../scripts/lib/site.mjs';
import { linkContract } from '../p2p/link/link-contract.ts';

let browser: Browser;
let server: Server;
let port: number;
const complaints: string[] = [];
const dir = path.join(CACHE, 'links');

beforeAll(async () => {
  await build({
    root: path.join(import.meta.dirname, 'links'),
    base: './',
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { outDir: dir, emptyOutDir: true, target: 'es2022' },
  });
  server = createSite(dir);
  port = await listen(server, 0, '127.0.0.1');
  browser = await chromium.launch({ executablePath: inject('chromiumPath'), args: ['--no-sandbox', '--disable-gpu'] });
});
afterAll(async () => {
  await browser.close();
  await stop(server);
});
afterEach(() => expect(complaints.splice(0)).toEqual([]));

async function open(): Promise<Page> {
  // A context of its own: closing the page of a borrowed one kills it, and a killed page tells nobody.
  const context = await browser.newContext();
  const page = await context.newPage();
  page.on('pageerror', error => complaints.push(String(error)));
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.waitForFunction(() => window.harness !== undefined);
  return page;
}

const diary = (page: Page) => page.evaluate(() => window.harness.diary);
const claim = (page: Page, id: string) => page.evaluate(id => window.harness.claim(id), id);
const dial = (page: Page, id: string, ports: number[] = []) =>
  page.evaluate(([id, ports]) => window.harness.dial(id, ports), [id, ports] as const);
const say = (page: Page, n: number) => page.evaluate(n => window.harness.say(n), n);
const until = (page: Page, line: string, timeout = 10_000) =>
  page.waitForFunction(line => window.harness.diary.includes(line), line, { polling: 20, timeout });

/** A host that is found under this id and a guest that found it. */
async function meet(id: string) {
  const [host, guest] = await Promise.all([open(), open()]);
  expect(await claim(host, id)).toBe('open');
  expect((await dial(guest, id)).came).toBe('link');
  return { host, guest, leave: () => Promise.all([host.close(), guest.close()]) };
}

describe.each(['channel', 'peerjs'] as const)('a link of kind %s keeps the contract', kind => {
  let page: Page;
  beforeAll(async () => {
    page = await open();
  });
  afterAll(() => page.close());
  test.each(Object.keys(linkContract))('%s', rule =>
    page.evaluate(([kind, rule]) => window.harness.contract(kind, rule), [kind, rule] as const),
  );
});

describe('a peer that breaks the rules', () => {
  let page: Page;
  beforeAll(async () => {
    page = await open();
  });
  afterAll(() => page.close());

  test('text is struck, and ends the line when it does not stop', async () => {
    expect(await page.evaluate(() => window.harness.sendText())).toEqual({
      why: 'protocol',
      strikes: [['no-bytes', 8]],
    });
  });

  test('a frame that is too long ends the link', async () => {
    expect(await page.evaluate(() => window.harness.sendTooLong())).toEqual({ why: 'oversize', strikes: [] });
  });
});

test('a closed tab is heard of within a second', async () => {
  const { host, guest, leave } = await meet('clw1-closing');
  await say(guest, 1);
  await until(host, 'got 1');
  const start = performance.now();
  await guest.close();
  await until(host, 'closed remote');
  expect(performance.now() - start).toBeLessThan(1000);
  await leave();
});

// Side by side: one of them waits for a quarter of a minute.
describe.concurrent('pages that meet', () => {
  test('an id is taken while its page lives, and free when it is gone', async () => {
    const [first, second] = await Promise.all([open(), open()]);
    expect(await claim(first, 'clw1-taken')).toBe('open');
    expect(await claim(second, 'clw1-taken')).toBe('taken');
    await first.close();
    await expect.poll(() => claim(second, 'clw1-taken')).toBe('open');
    await second.close();
  });

  test('who dials nobody knows it soon', async () => {
    const page = await open();
    const { came, ms } = await dial(page, 'clw1-nobody');
    expect(came).toBe('nobody');
    expect(ms).toBeLessThan(3500);
    await page.close();
  });

  test('a broker that does not answer is passed over', async () => {
    const [host, guest] = await Promise.all([open(), open()]);
    await claim(host, 'clw1-second');
    // Nobody listens there.
    const dead = 9;
    expect((await dial(guest, 'clw1-second', [dead, port])).came).toBe('link');
    expect((await dial(guest, 'clw1-second', [dead])).came).toBe('unreachable');
    await Promise.all([host.close(), guest.close()]);
  });

  test('a crashed tab tells nobody, and its link still ends by itself', async () => {
    const { host, guest } = await meet('clw1-crash');
    const devtools = await guest.context().newCDPSession(guest);
    // It never answers.
    devtools.send('Page.crash').catch(() => {});
    await until(host, 'closed ice-failed', 30_000);
    expect(await diary(host)).toEqual(['closed ice-failed']);
    await host.close();
  });
});

test('games go on without the broker, and it finds the table again', async () => {
  const { host, guest, leave } = await meet('clw1-restart');
  await stop(server);
  await until(host, 'deaf');
  await say(guest, 1);
  await until(host, 'got 1');
  server = createSite(dir);
  await listen(server, port, '127.0.0.1');
  await until(host, 'open');
  await say(guest, 2);
  await until(host, 'got 2');
  const late = await open();
  expect((await dial(late, 'clw1-restart')).came).toBe('link');
  await say(late, 3);
  await until(host, 'got 3');
  expect(await diary(host)).toEqual(['deaf', 'got 1', 'open', 'got 2', 'got 3']);
  await Promise.all([leave(), late.close()]);
});

test('bad offers do no harm, and no broker ends a living link', async () => {
  const [host, evil] = await Promise.all([open(), open()]);
  const id = 'clw1-filter';
  await claim(host, id);
  const offer = { type: 'OFFER', dst: id };
  const before = [
    offer,
    { ...offer, payload: { type: 'data', serialization: 'raw' } },
    { ...offer, payload: { type: 'data', serialization: 'nothing', connectionId: 'dc_2', sdp: 5 } },
    { ...offer, payload: { type: 'media', connectionId: 'dc_3', sdp: { type: 'offer', sdp: 'v=0' } } },
    { type: 'CANDIDATE', dst: id, payload: { connectionId: 'dc_4', candidate: 5 } },
    { type: 'ANSWER', dst: id, payload: { connectionId: 'dc_5', sdp: { type: 'bogus' } } },
  ];
  const after = [{ type: 'LEAVE', dst: id }];
  const state = await evil.evaluate(([id, before, after]) => window.harness.knock(id, before, after), [
    id,
    before,
    after,
  ] as const);
  expect(state).toBe('open');
  await until(host, 'got 42');
  expect(await diary(host)).toEqual(['got 42']);
  await Promise.all([host.close(), evil.close()]);
});

test('timers from the Worker keep their time', async () => {
  const page = await open();
  const ms = await page.evaluate(() => window.harness.ticks());
  expect(ms).toBeGreaterThanOrEqual(199);
  expect(ms).toBeLessThan(1000);
  await page.close();
});
