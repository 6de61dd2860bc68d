/** Settings in a real Chromium: kept over a reload, felt at the table at once, and no seat is lost over them. */
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { isOver, pass, phone, pressAnything, sentenceOf, sitDown, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: inject('chromiumPath'), args: ['--no-sandbox', '--disable-gpu'] });
});
afterAll(() => browser.close());

const sheetOf = (page: Page) => page.locator('dialog.settings');
const openSettings = async (page: Page) => {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await sheetOf(page).getByRole('heading').waitFor();
};

test('muted by one tap at the table, and still muted when the page is loaded anew', async () => {
  const { page, complaints } = await visit(browser, phone);
  await sitDown(page, 'Zombie Kittens', 3);
  const mute = page.getByRole('button', { name: 'Sound', exact: true });
  expect(await mute.getAttribute('aria-pressed')).toBe('true');
  await mute.tap();
  expect(await mute.getAttribute('aria-pressed')).toBe('false');
  await page.reload();
  await openSettings(page);
  expect(await page.getByLabel('Sound', { exact: true }).isChecked()).toBe(false);
  expect(complaints).toEqual([]);
  await page.close();
});

/** How many pictures were put into the air, and how many of them were cards. */
interface Counted {
  all: number;
  cards: number;
}
const startCounting = (page: Page) =>
  page.evaluate(() => {
    const counted: Counted = { all: 0, cards: 0 };
    const layer = document.querySelector('.flights');
    const watch = new MutationObserver(records => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        counted.all++;
        if (node instanceof Element && node.matches('.flight')) counted.cards++;
      }
    });
    if (layer) watch.observe(layer, { childList: true });
    Object.assign(window, { counted });
  });
const counted = (page: Page): Promise<Counted> =>
  page.evaluate(() => (window as unknown as { counted: Counted }).counted);

async function playOn(page: Page): Promise<void> {
  await page.locator('.hand-card').first().waitFor();
  await startCounting(page);
  for (let n = 0; n < 25 && !(await isOver(page)); n++) {
    await pressAnything(page);
    await pass(page);
  }
}

test('cards fly; where the system asks for less motion none does', async () => {
  for (const motion of ['no-preference', 'reduce'] as const) {
    const { page, complaints } = await visit(browser, phone);
    await page.emulateMedia({ reducedMotion: motion });
    await sitDown(page, 'Zombie Kittens', 3);
    await playOn(page);
    const { cards } = await counted(page);
    if (motion === 'reduce') expect(cards).toBe(0);
    else expect(cards).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    await page.close();
  }
});

test('with no motion at all nothing is ever put into the air', async () => {
  const { page, complaints } = await visit(browser, phone);
  await openSettings(page);
  await page.getByLabel('Motion').selectOption({ label: 'None' });
  await page.getByRole('button', { name: 'Close' }).click();
  await sitDown(page, 'Zombie Kittens', 3);
  await playOn(page);
  expect((await counted(page)).all).toBe(0);
  expect(complaints).toEqual([]);
  await page.close();
});

test('another language in the middle of a match: same seat, same cards, same question', async () => {
  const { page, complaints } = await visit(browser, phone);
  await sitDown(page, 'Zombie Kittens', 3);
  await page.locator('.hand-card').first().waitFor();
  const hand = () => page.locator('.hand-card').evaluateAll(cards => cards.map(it => it.getAttribute('data-card')));
  const before = await hand();
  const sentence = await sentenceOf(page);
  await openSettings(page);
  await sheetOf(page).getByLabel('Language').selectOption('Русский');
  await sheetOf(page).getByRole('heading', { name: 'Настройки' }).waitFor();
  await page.getByRole('button', { name: 'Закрыть' }).click();
  expect(await hand()).toEqual(before);
  expect(await sentenceOf(page)).not.toBe(sentence);
  expect(await sentenceOf(page)).toMatch(/[а-я]/i);
  expect(complaints).toEqual([]);
  await page.close();
});

test('with single keys switched off a letter does nothing', async () => {
  const { page, complaints } = await visit(browser, phone);
  await sitDown(page, 'Zombie Kittens', 3);
  await page.locator('.hand-card').first().waitFor();
  const help = page.getByRole('dialog', { name: 'Card help' });
  await page.keyboard.press('i');
  await help.waitFor();
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
  await openSettings(page);
  await page.getByLabel('Single-key shortcuts').uncheck();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('i');
  expect(await help.count()).toBe(0);
  expect(complaints).toEqual([]);
  await page.close();
});
