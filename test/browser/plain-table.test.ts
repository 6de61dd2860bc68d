/** People play on the plain table in a real Chromium: with mouse or touch, with the keyboard, on small and large screens. */
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { games } from '../../src/engine/games/registry.ts';
import { wordsFor } from '../../src/ui/words/index.ts';
import {
  desktop,
  isOver,
  logOf,
  pass,
  phone,
  pressAnything,
  pressable,
  type Screen,
  sentenceOf,
  sitDown,
  smallPhone,
  visit,
} from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: inject('chromiumPath'), args: ['--no-sandbox', '--disable-gpu'] });
});
afterAll(() => browser.close());

/** Hundreds of presses on a machine that may be busy: only somebody who is stuck takes this long. */
const wholeMatchMs = 300_000;

describe.concurrent('a whole match by pressing what is offered', () => {
  const tables = games.map((game, n) => ({
    game: wordsFor(game.id, 'en').name,
    bots: Math.max(2, game.seats.min - 1),
    screen: n % 2 === 0 ? phone : desktop,
  }));

  test.each(tables)('$game ends, and the page never complains', { timeout: wholeMatchMs }, async table => {
    const { game, bots, screen } = table;
    const { page, complaints } = await visit(browser, screen);
    await sitDown(page, game, bots);
    while (!(await isOver(page))) {
      await pressAnything(page);
      await pass(page);
      expect(complaints).toEqual([]);
    }
    expect(await sentenceOf(page)).toMatch(/win|Nobody|most points/);

    await page.getByRole('button', { name: 'Again' }).click();
    await pass(page);
    expect(await isOver(page)).toBe(false);
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('button', { name: 'Play with bots' }).click();
    expect(await page.getByRole('radio', { name: game }).isChecked()).toBe(true);
    expect(complaints).toEqual([]);
    await page.close();
  });
});

test('the first turn needs nothing but a keyboard', async () => {
  const { page, complaints } = await visit(browser, phone);
  await tabTo(page, focused => focused === 'Play with bots');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await tabTo(page, focused => focused === 'Play');
  await page.keyboard.press('Enter');
  await untilMyTurn(page);

  await tabTo(page, focused => focused.startsWith('Draw'));
  const help = page.getByRole('dialog', { name: 'Card help' });
  await page.keyboard.press('i');
  await help.waitFor();
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });

  await page.keyboard.press('Enter');
  while (!/You draw/.test(await logOf(page))) {
    await pass(page);
    // Somebody shuffled in between, and the turn is mine again.
    if (/^Your turn/.test(await sentenceOf(page))) await page.keyboard.press('d');
    else await page.keyboard.press('0');
  }
  expect(complaints).toEqual([]);
  await page.close();
});

test.each<Screen>([smallPhone, phone, desktop])(
  'everything is in reach at $width x $height: no sideways scrolling, no button too low for a thumb',
  async screen => {
    const { page, complaints } = await visit(browser, screen);
    await expectTidy(page, screen);
    await sitDown(page, 'Zombie Apocalypse', 4);
    for (let n = 0; n < 40 && !(await isOver(page)); n++) {
      await pass(page);
      await expectTidy(page, screen);
      await pressAnything(page);
    }
    expect(complaints).toEqual([]);
    await page.close();
  },
);

test('a double tap plays one card and nothing else', async () => {
  const { page, complaints } = await visit(browser, phone);
  const playable = page.locator('.hand-card.playable');
  const cards = page.locator('.hand-title .count');
  do {
    await page.reload();
    await sitDown(page, 'Exploding Kittens Party Pack', 1);
    await untilMyTurn(page);
  } while ((await playable.count()) === 0);

  const before = Number.parseInt(await cards.innerText(), 10);
  await playable.first().dblclick();
  expect(Number.parseInt(await cards.innerText(), 10)).toBe(before - 1);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await pressable(page).count()).toBe(0);
  expect(complaints).toEqual([]);
  await page.close();
});

/** Passes every window until it is my turn. */
async function untilMyTurn(page: Page): Promise<void> {
  while (!/^Your turn/.test(await sentenceOf(page))) {
    await page.keyboard.press('0');
    await pass(page);
  }
}

/** Presses Tab until something with this text has the focus. */
async function tabTo(page: Page, isIt: (text: string) => boolean): Promise<void> {
  for (let n = 0; n < 40; n++) {
    await page.keyboard.press('Tab');
    if (isIt(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ''))) return;
  }
  throw new Error('40 presses of Tab did not lead there');
}

async function expectTidy(page: Page, screen: Screen): Promise<void> {
  const found = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    hidden: [...document.querySelectorAll('.table')].map(it => it.scrollHeight - it.clientHeight),
    low: [...document.querySelectorAll('button, select, input[type="range"], label')]
      .filter(it => it.checkVisibility() && it.getBoundingClientRect().height < 44)
      .map(it => it.textContent),
  }));
  expect(found.wide).toBeLessThanOrEqual(screen.width);
  if (screen.width < 600) expect(found.low).toEqual([]);
  // On the smallest phones a full table may scroll; from 360x740 on everything is in sight.
  if (screen.height >= phone.height) expect(found.hidden.every(px => px <= 0)).toBe(true);
}
