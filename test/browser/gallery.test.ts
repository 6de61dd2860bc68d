/** Every screen of the gallery is tidy on three sizes; a few of them look as they did when somebody last looked at them. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { serveGallery } from '../../scripts/lib/gallery.mjs';
import { stop } from '../../scripts/lib/serve.mjs';
import { untidy } from './untidy.ts';
import { desktop, phone, type Screen, smallPhone } from './visit.ts';

let browser: Browser;
let site: { server: Server; url: string };
beforeAll(async () => {
  site = await serveGallery();
  browser = await chromium.launch({ executablePath: inject('chromiumPath'), args: ['--no-sandbox', '--disable-gpu'] });
});
afterAll(async () => {
  await browser.close();
  await stop(site.server);
});

async function open(screen: Screen, scale = 1): Promise<Page> {
  const touch = screen.width < 600;
  const page = await browser.newPage({
    viewport: screen,
    hasTouch: touch,
    isMobile: touch,
    colorScheme: 'dark',
    deviceScaleFactor: scale,
  });
  await page.goto(site.url);
  return page;
}

/** A quarter of a minute, where nobody else is at work. */
const busyMs = 180_000;

const show = (page: Page, scene: string) => page.evaluate(id => window.gallery.show(id, 'en'), scene);

test.each<Screen>([smallPhone, phone, desktop])(
  'every screen is tidy at $width x $height: nothing overlaps, is cut, too small for a thumb or beyond the edge',
  { timeout: busyMs },
  async screen => {
    const page = await open(screen);
    const found: Record<string, string[]> = {};
    for (const scene of await page.evaluate(() => window.gallery.scenes)) {
      await page.evaluate(id => window.gallery.show(id, 'en', 'measure'), scene);
      const complaints = (await page.evaluate(untidy)).filter(it => !isExcused(scene, screen, it));
      if (complaints.length > 0) found[scene] = complaints;
    }
    expect(found).toEqual({});
    await page.close();
  },
);

/** On the smallest phones the tables of the other two games may scroll until they have boards of their own. */
const isExcused = (scene: string, screen: Screen, complaint: string) =>
  screen === smallPhone && /^(moon|aliens)-/.test(scene) && complaint.startsWith('the table scrolls');

const folder = path.resolve(import.meta.dirname, '../pictures');
/** Half a pixel for each: small files, and nobody minds how a curve is smoothed. The felt is too fine for PNG. */
const scale = 0.5;
const format = { type: 'jpeg', quality: 80 } as const;
/** `UPDATE_PICTURES=1` takes what is shown now as right: look at it first. */
const isUpdate = process.env.UPDATE_PICTURES === '1';
/** So many pixels may be another colour, in hundredths. */
const tolerance = 2;

const key: readonly (readonly [string, Screen])[] = [
  ['start', phone],
  ['lobby-5', phone],
  ['table-5', phone],
  ['hand-25', phone],
  ['window-chain', phone],
  ['bury', phone],
  ['kitten-mine', phone],
  ['table-10', desktop],
];

test('key screens look as they did', { timeout: busyMs }, async () => {
  const pages = new Map<Screen, Page>();
  for (const [scene, screen] of key) {
    const page = pages.get(screen) ?? (await open(screen, scale));
    pages.set(screen, page);
    await show(page, scene);
    const now = await page.screenshot(format);
    const file = path.join(folder, `${scene}-${screen.width}.jpg`);
    if (isUpdate) writeFileSync(file, now);
    const share = await page.evaluate(different, [uri(now), uri(readFileSync(file))]);
    expect(share, `${scene}: pixels of another colour in a hundred`).toBeLessThan(tolerance);
  }
  for (const page of pages.values()) await page.close();
});

test('the comparison can tell two screens apart', async () => {
  const page = await open(phone, scale);
  await show(page, 'table-5');
  const one = await page.screenshot(format);
  await show(page, 'raised');
  const other = await page.screenshot(format);
  expect(await page.evaluate(different, [uri(one), uri(one)])).toBe(0);
  expect(await page.evaluate(different, [uri(one), uri(other)])).toBeGreaterThan(tolerance);
  await page.close();
});

const uri = (jpeg: Buffer): string => `data:image/jpeg;base64,${jpeg.toString('base64')}`;

/** Runs in the page: how many pixels in a hundred are clearly another colour. */
async function different(pictures: readonly string[]): Promise<number> {
  const [one, other] = await Promise.all(
    pictures.map(async src => {
      const image = new Image();
      image.src = src;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const brush = canvas.getContext('2d');
      brush?.drawImage(image, 0, 0);
      return brush?.getImageData(0, 0, image.width, image.height).data;
    }),
  );
  if (!one || !other || one.length !== other.length) return 100;
  let count = 0;
  for (let at = 0; at < one.length; at += 4)
    if ([0, 1, 2].some(n => Math.abs((one[at + n] ?? 0) - (other[at + n] ?? 0)) > 48)) count++;
  return (400 * count) / one.length;
}
