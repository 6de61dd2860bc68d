/** Writes the contact sheets as pictures, says what sticks out of a card, and writes the pictures of the page itself. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { appIcon, clowderArt, favicon, roundIcon, socialPreview, wordmarkArt } from '../../src/ui/art/index.ts';
import { ensureChromium } from '../lib/chromium.mjs';
import { cornered, pages } from './pages.ts';

const folder = path.resolve(process.argv[2] ?? path.join(tmpdir(), 'clowder-art'));

async function shoot(browser: Browser, name: string, html: string): Promise<void> {
  const scale = name === 'full' || name === 'moon' ? 1 : 2;
  const page = await browser.newPage({ viewport: { width: 1632, height: 800 }, deviceScaleFactor: scale });
  await page.setContent(html);
  await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
  await page.close();
}

/** Runs in the browser: is anything painted just outside the round corners? */
async function leaks(markup: string): Promise<boolean> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(markup.replace('<svg ', '<svg width="250" height="350" '))}`;
  await image.decode();
  const canvas = new OffscreenCanvas(250, 350);
  const brush = canvas.getContext('2d')!;
  brush.drawImage(image, 0, 0);
  const corners = [4, 245].flatMap(x => [4, 345].map(y => brush.getImageData(x, y, 1, 1).data[3]!));
  return corners.some(alpha => alpha > 20);
}

async function checkCorners(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [name, markup] of Object.entries(cornered)) if (await page.evaluate(leaks, markup)) found.push(name);
  return found;
}

/** Pictures for the page's head and for link previews, which take no SVG. */
async function writeMarks(browser: Browser): Promise<void> {
  const files = {
    icon: appIcon(),
    'icon-round': roundIcon(),
    favicon: favicon(),
    'favicon-turn': favicon('turn'),
    social: socialPreview(),
    wordmark: wordmarkArt(),
    cats: clowderArt(),
  };
  for (const [name, svg] of Object.entries(files)) writeFileSync(path.join(folder, `${name}.svg`), svg);
  const sizes = [
    ['social', files.social, 1200, 630],
    ['icon-192', files.icon, 192, 192],
    ['icon-512', files.icon, 512, 512],
  ] as const;
  for (const [name, svg, width, height] of sizes) {
    const page = await browser.newPage({ viewport: { width, height } });
    await page.setContent(`<body style="margin:0">${svg}`);
    await page.screenshot({ path: path.join(folder, `${name}.png`) });
    await page.close();
  }
}

async function main(): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
  try {
    for (const [name, html] of Object.entries(pages)) await shoot(browser, name, html);
    await writeMarks(browser);
    const found = await checkCorners(await browser.newPage());
    console.log(`Sheets are in ${folder}.`);
    for (const name of found) console.error(`Sticks out of the corner: ${name}`);
    return found.length === 0 ? 0 : 1;
  } finally {
    await browser.close();
  }
}

process.exitCode = await main();
