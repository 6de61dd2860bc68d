/** Sits down with bots on a slowed phone, and reads off how the page keeps up. */
import type { Page } from 'playwright-core';
import { commonFor, wordsFor } from '../../src/ui/words/index.ts';
import type { Stage } from '../network/stage.ts';
import { type Deal, installFrames, installTaps } from './in-page.ts';

const words = commonFor('en');
const slowdown = 4;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const patienceMs = 60_000;

/** A deal to ten, over and over, in one page: after the first one everything is loaded, as it is on a second evening. */
export async function deals(stage: Stage, count: number): Promise<readonly Deal[]> {
  const page = await slowPage(stage);
  const seen: Deal[] = [];
  for (let n = 0; n <= count; n++) {
    await sitDown(page, 9);
    const dealt = await page.evaluate(() => window.deal);
    // The first one also fetches the table.
    if (n > 0 && dealt) seen.push(dealt);
    await page.reload();
  }
  await page.context().close();
  return seen;
}

/** How long from the finger leaving the glass to the frame that shows the card raised. */
export async function taps(stage: Stage, count: number): Promise<readonly number[]> {
  const page = await slowPage(stage);
  await sitDown(page, 3);
  const took: number[] = [];
  while (took.length < count) {
    const cards = page.locator('.hand-card:not(.raised)');
    const card = cards.nth(took.length % Math.max(1, await cards.count()));
    const box = await card.boundingBox().catch(() => null);
    if (!box) continue;
    await page.evaluate(() => {
      window.raisedMs = undefined;
    });
    // A card that lies under others shows its left edge.
    await page.touchscreen.tap(box.x + 8, box.y + box.height / 2);
    const ms = await page
      .waitForFunction(() => window.raisedMs, undefined, { timeout: 2000 })
      .then(it => it.jsonValue())
      .catch(() => undefined);
    if (ms !== undefined) took.push(ms);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(150);
  }
  await page.context().close();
  return took;
}

async function slowPage({ guests, url }: Stage): Promise<Page> {
  const context = await guests.newContext(phone);
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  await page.addInitScript(installFrames);
  await page.addInitScript(installTaps);
  await page.goto(url);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

async function sitDown(page: Page, bots: number): Promise<void> {
  await page.getByRole('button', { name: words.start.withBots }).click();
  await page.getByRole('radio', { name: wordsFor('party_pack', 'en').name }).check();
  await page.getByLabel(words.start.bots).selectOption({ label: words.start.bot(bots) });
  await page.getByRole('button', { name: words.start.play, exact: true }).click();
  await page.waitForFunction(() => window.deal);
}
