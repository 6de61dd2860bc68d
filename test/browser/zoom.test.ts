/** At 400 % a desk of 1280 x 1024 is 320 x 256: the page scrolls, and everything can still be read and pressed. */
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { pass, type Screen, sentenceOf, sitDown, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: inject('chromiumPath'), args: ['--no-sandbox', '--disable-gpu'] });
});
afterAll(() => browser.close());

const zoomed: Screen = { width: 320, height: 256 };

test('at 400 % nothing is cut off sideways, and a turn can be played', { timeout: 120_000 }, async () => {
  const { page, complaints } = await visit(browser, zoomed);
  await expectNoneWider(page, zoomed);
  await sitDown(page, 'Zombie Kittens', 3);
  await untilMyTurn(page);
  await expectNoneWider(page, zoomed);
  for (const part of ['.seats', '.pile', '.says', '.hand-card', '.answers .option']) {
    const box = page.locator(part).first();
    await box.scrollIntoViewIfNeeded();
    const { top, bottom } = await box.evaluate(it => it.getBoundingClientRect());
    expect(bottom, part).toBeGreaterThan(0);
    expect(top, part).toBeLessThan(zoomed.height);
  }
  await page.locator('.answers .option').first().click();
  await pass(page);
  expect(await sentenceOf(page)).not.toMatch(/^Your turn\. Play/);
  expect(complaints).toEqual([]);
  await page.close();
});

test('with wider letters and lines no sentence is cut off', { timeout: 120_000 }, async () => {
  const { page } = await visit(browser, { width: 360, height: 740 });
  await sitDown(page, 'Zombie Kittens', 3);
  await untilMyTurn(page);
  // As an extension of the browser does it: the page itself lets no style in.
  await page.evaluate(() => {
    const wide = new CSSStyleSheet();
    wide.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
    );
    document.adoptedStyleSheets.push(wide);
  });
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('.says p, .answers .button, .seat-name, .top h1')]
      // What is only for the ear has no height.
      .filter(it => it.clientHeight > 2 && it.scrollHeight > it.clientHeight + 2)
      .filter(it => getComputedStyle(it).overflowY !== 'visible')
      .map(it => it.textContent),
  );
  expect(cut).toEqual([]);
  await expectNoneWider(page, { width: 360, height: 740 });
  await page.close();
});

async function untilMyTurn(page: Page): Promise<void> {
  while (!/^Your turn/.test(await sentenceOf(page))) {
    await page.keyboard.press('o');
    await pass(page);
  }
}

async function expectNoneWider(page: Page, screen: Screen): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(screen.width);
}
