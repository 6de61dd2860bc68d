/** Everything on the table by keyboard alone, in a real Chromium. No mouse, no touch, and the focus is never lost. */
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { desktop, isOver, logOf, pass, phone, type Screen, sentenceOf, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: inject('chromiumPath'), args: ['--no-sandbox', '--disable-gpu'] });
});
afterAll(() => browser.close());

const wholeMatchMs = 240_000;

test('a whole match of Zombie Kittens, from the start page to Again', { timeout: wholeMatchMs }, async () => {
  const { page, complaints } = await visit(browser, desktop);
  await sitDownByKeys(page);
  while (!(await isOver(page))) {
    await pass(page);
    await pressSomething(page);
    await expectFocus(page);
  }
  expect(await sentenceOf(page)).toMatch(/win/);
  await tabTo(page, 'Again');
  await page.keyboard.press('Enter');
  await pass(page);
  expect(await isOver(page)).toBe(false);
  expect(complaints).toEqual([]);
  await page.close();
});

test('Tab goes from part to part and out again, arrows go within a part', async () => {
  const { page, complaints } = await visit(browser, desktop);
  await sitDownByKeys(page);
  await untilMyTurn(page);
  const zones = new Set<string>();
  for (let n = 0; n < 12; n++) {
    await page.keyboard.press('Tab');
    zones.add(await zoneOf(page));
  }
  expect([...zones]).toEqual(expect.arrayContaining(['status', 'seats', 'table', 'log', 'prompt', 'hand']));
  // Into the hand: the fourth card from the left, the last, and the first.
  while ((await zoneOf(page)) !== 'hand') await page.keyboard.press('Tab');
  await page.keyboard.press('Home');
  const first = await nameOf(page);
  expect(first).toMatch(/\. Card 1 of \d/);
  for (let n = 0; n < 3; n++) await page.keyboard.press('ArrowRight');
  expect(await nameOf(page)).toMatch(/\. Card 4 of \d/);
  await page.keyboard.press('End');
  expect(await nameOf(page)).toMatch(/Card (\d+) of \1\./);
  await page.keyboard.press('Home');
  expect(await nameOf(page)).toBe(first);
  expect(complaints).toEqual([]);
  await page.close();
});

test('letters read aloud how things stand, my hand and the last events', async () => {
  const { page } = await visit(browser, desktop);
  await sitDownByKeys(page);
  await untilMyTurn(page);
  const answer = () => page.locator('[data-voice="called"] p').last().innerText();
  await page.keyboard.press('s');
  expect(await answer()).toMatch(/Your turn.*Deck, \d+ cards\. Exploding Kitten: \d left, \d+ percent\./);
  await page.keyboard.press('s');
  expect(await answer()).toMatch(/You, \d cards/);
  await page.keyboard.press('g');
  expect(await answer()).toMatch(/^Your hand: .+\.$/);
  await page.keyboard.press('e');
  const events = await answer();
  expect(events.length).toBeGreaterThan(5);
  expect((await logOf(page)).replaceAll(/\s+/g, ' ')).toContain(events);
  await page.close();
});

test('a sheet gives the focus back; Escape lowers a card; keys are listed', async () => {
  const { page } = await visit(browser, desktop);
  await sitDownByKeys(page);
  await untilMyTurn(page);
  await page.keyboard.press('1');
  const card = await nameOf(page);
  expect(card).toMatch(/Card 1 of/);
  expect(await page.locator('.hand-card.raised').count()).toBe(1);
  for (const [key, title] of [
    ['i', 'Card help'],
    ['?', 'Keys'],
  ] as const) {
    await page.keyboard.press(key);
    const sheet = page.getByRole('dialog', { name: title });
    await sheet.waitFor();
    // Nothing on the table is pressed while a sheet lies on it.
    await page.keyboard.press('2');
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    expect(await nameOf(page)).toBe(card);
  }
  await page.keyboard.press('Escape');
  expect(await page.locator('.hand-card.raised').count()).toBe(0);
  await page.close();
});

test.each<Screen>([phone, desktop])('a player is found by number at $width px', async screen => {
  const { page } = await visit(browser, screen);
  await sitDownByKeys(page);
  await untilMyTurn(page);
  await page.keyboard.press('Alt+Digit2');
  const second = await page.locator('.seat-list .seat').nth(1).getAttribute('aria-label');
  expect(await nameOf(page)).toBe(second);
  expect(second).toMatch(/^\w+, \d+ cards/);
  await page.close();
});

async function sitDownByKeys(page: Page): Promise<void> {
  await tabTo(page, 'Play with bots');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await tabTo(page, 'Play');
  await page.keyboard.press('Enter');
  await page.locator('.hand-card').first().waitFor();
}

/** Passes every window until it is my turn. */
async function untilMyTurn(page: Page): Promise<void> {
  while (!/^Your turn/.test(await sentenceOf(page))) {
    await page.keyboard.press('o');
    await pass(page);
  }
}

/** What somebody presses who sees only what is offered. */
async function pressSomething(page: Page): Promise<void> {
  const offered = await page.evaluate(() => ({
    isWindow: document.querySelector('.prompt.window') !== null,
    isSlider: document.querySelector('.slots input') !== null,
    hasTarget: document.querySelector('button.seat[data-option]') !== null,
    cards: [...document.querySelectorAll('.hand-card')].flatMap((card, n) =>
      card.matches('.playable') && n < 20 ? [n] : [],
    ),
    options: document.querySelectorAll('.answers .option[data-option]').length,
    canDraw: document.querySelector('.pile-tap') !== null,
    isSeveral: document.querySelector('.sequence') !== null,
  }));
  const { keyboard } = page;
  if (offered.isWindow) return keyboard.press(Math.random() < 0.2 ? 'n' : 'o');
  if (offered.isSlider) {
    for (const key of ['End', 'PageUp', 'ArrowUp']) await keyboard.press(key);
    await tabTo(page, 'Hide it here');
    return keyboard.press('Enter');
  }
  if (offered.hasTarget) {
    await keyboard.press('t');
    return keyboard.press('Enter');
  }
  const card = offered.cards[Math.floor(Math.random() * offered.cards.length)];
  if (card !== undefined && (!offered.canDraw || Math.random() < 0.4)) {
    await keyboard.press(`${card > 9 ? 'Shift+' : ''}Digit${(card + 1) % 10}`);
    return keyboard.press('p');
  }
  if (offered.canDraw) return keyboard.press('d');
  if (offered.options > 0) {
    await keyboard.press('1');
    if (offered.isSeveral) for (const key of ['2', '3']) await keyboard.press(key);
    if (offered.isSeveral) {
      await tabTo(page, 'Done');
      await keyboard.press('Enter');
    }
    return;
  }
  await keyboard.press('0');
}

/** Presses Tab, and the arrow to the right within a part, until this has the focus. */
async function tabTo(page: Page, text: string): Promise<void> {
  for (let n = 0; n < 40; n++) {
    await page.keyboard.press('Tab');
    for (let m = 0; m < 6; m++) {
      const now = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
      if (now.startsWith(text)) return;
      if ((await zoneOf(page)) !== 'prompt') break;
      await page.keyboard.press('ArrowRight');
    }
  }
  throw new Error(`no way to "${text}" by Tab and arrows`);
}

const zoneOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.closest('[data-zone]')?.getAttribute('data-zone') ?? 'none');

const nameOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at?.getAttribute('aria-label') ?? at?.querySelector('.hidden')?.textContent ?? null;
  });

async function expectFocus(page: Page): Promise<void> {
  const where = await page.evaluate(() => document.activeElement?.tagName ?? 'nothing');
  expect(where).not.toBe('BODY');
  expect(where).not.toBe('nothing');
}
