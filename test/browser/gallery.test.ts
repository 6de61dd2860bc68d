/** Every screen of the gallery is tidy on three sizes; a few of them look as they did when somebody last looked at them. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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
  browser = await chromium.launch({ executablePath: inject('chromiumPath'), args: ['--no-sandbox'] });
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

const show = (page: Page, scene: string) => page.evaluate(id => window.gallery.show(id, 'en'), scene);

test.each<Screen>([smallPhone, phone, desktop])(
  'every screen is tidy at $width x $height: nothing overlaps, is cut, too small for a thumb or beyond the edge',
  async screen => {
    const page = await open(screen);
    const found: Record<string, string[]> = {};
    for (const scene of await page.evaluate(() => window.gallery.scenes)) {
      await show(page, scene);
      const complaints = await page.evaluate(untidy);
      if (complaints.length > 0) found[scene] = complaints;
    }
    expect(found).toEqual({});
    await page.close();
  },
);

const folder = path.resolve(import.meta.dirname, '../pictures');
/** Half a pixel for each: small files, and nobody minds how a curve is smoothed. */
const scale = 0.5;
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

test.each(key)('%s looks as it did', async (scene, screen) => {
  const page = await open(screen, scale);
  await show(page, scene);
  const now = await page.screenshot();
  const file = path.join(folder, `${scene}-${screen.width}.png`);
  if (isUpdate || !existsSync(file)) writeFileSync(file, now);
  else expect(await page.evaluate(different, [uri(now), uri(readFileSync(file))])).toBeLessThan(tolerance);
  expect(existsSync(file)).toBe(true);
  await page.close();
});

test('the comparison can tell two screens apart', async () => {
  const page = await open(phone, scale);
  await show(page, 'table-5');
  const one = await page.screenshot();
  await show(page, 'raised');
  const other = await page.screenshot();
  expect(await page.evaluate(different, [uri(one), uri(one)])).toBe(0);
  expect(await page.evaluate(different, [uri(one), uri(other)])).toBeGreaterThan(tolerance);
  await page.close();
});

const uri = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`;

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
