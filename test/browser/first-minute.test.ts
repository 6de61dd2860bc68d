/** The first minute of somebody who has never been here and reads no rules: by link, and in the lesson with laid cards. */
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { commonFor, helpFor } from '../../src/ui/words/index.ts';
import { begin, choose, gather, join, openTable } from './friends.ts';
import { desktop, pass, phone, sentenceOf, sitDown, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: inject('chromiumPath'), args: ['--no-sandbox', '--disable-gpu'] });
});
afterAll(() => browser.close());

const { first } = helpFor('en');
const common = commonFor('en');

test('from opening the link to the first card in hand takes less than a minute', { timeout: 120_000 }, async () => {
  const party = gather(browser);
  const { host, link } = await openTable(party);
  const opened = performance.now();
  const guest = await join(party, link, { screen: phone });
  // A seat, a cat and a name are there already; three swipes pass the time, and may be skipped.
  const intro = guest.page.locator('.intro');
  expect(await intro.innerText()).toContain(first.intro[0]?.title);
  await guest.page.getByRole('button', { name: first.next }).click();
  await guest.page.getByRole('button', { name: first.skip }).click();
  await intro.waitFor({ state: 'detached' });
  await choose(host, 'zombie_kittens');
  await begin(host, [host, guest]);
  const seconds = (performance.now() - opened) / 1000;
  console.log(`from link to first card: ${seconds.toFixed(1)} s`);
  expect(seconds).toBeLessThan(60);
  await party.goHome();
});

test('the lesson is won by doing what it says', { timeout: 120_000 }, async () => {
  const { page, complaints } = await visit(browser, phone);
  await page.getByRole('button', { name: common.start.how }).click();
  await page.getByRole('button', { name: first.tryIt }).click();
  await page.locator('.hand-card').first().waitFor();
  const obey: Readonly<Record<string, () => Promise<void>>> = {
    [first.lesson.pair]: async () => {
      await page.locator('.hand-card.joins').first().click();
      await page.locator('.play-it').last().click();
    },
    [first.lesson.steal]: () => page.locator('button.seat').click(),
    [first.lesson.draw]: () => page.locator('.pile-tap').click(),
    [first.lesson.wait]: () => page.keyboard.press('o'),
    [first.lesson.peek]: () => play(page, 'see_future_3'),
    [first.lesson.seen]: async () => {
      await page.getByRole('button', { name: common.secret.close }).click();
      await page.locator('.answers .option').first().click();
    },
    [first.lesson.boom]: () => play(page, 'defuse'),
    [first.lesson.hide]: async () => {
      await page.getByRole('button', { name: common.prompt.top, exact: true }).click();
      await page.getByRole('button', { name: 'Hide it here' }).click();
    },
  };
  const heard = new Set<string>();
  page.setDefaultTimeout(2000);
  for (let n = 0; n < 120 && !heard.has(first.lesson.won); n++) {
    await pass(page);
    const hint = page.locator('.hint');
    const said = (await hint.count()) > 0 ? (await hint.innerText()).trim() : first.lesson.won;
    heard.add(said);
    // What was said may be done already, and only not be shown yet.
    await obey[said]?.().catch(() => {});
  }
  expect([...heard]).toEqual(expect.arrayContaining(Object.values(first.lesson).filter(it => it !== first.lesson.won)));
  expect(await page.getByRole('button', { name: common.end.again, exact: true }).count()).toBe(1);
  expect(complaints).toEqual([]);
  await page.close();
});

test('a hint is shown once on a device, and takes no press', async () => {
  const { page } = await visit(browser, desktop);
  const firstTurn = async () => {
    await sitDown(page, 'Zombie Kittens', 2);
    while (!/^Your turn/.test(await sentenceOf(page))) {
      await page.keyboard.press('o');
      await pass(page);
    }
    return (await page.locator('.hint').innerText()).trim();
  };
  const seen: string[] = [];
  for (let n = 0; n < 3; n++) {
    const hint = await firstTurn();
    if (hint !== '') seen.push(hint);
    await page.reload();
  }
  expect(seen.length).toBeGreaterThan(0);
  expect(new Set(seen).size).toBe(seen.length);
  await page.close();
});

async function play(page: Page, face: string): Promise<void> {
  await page.locator(`.hand-card[data-face="${face}"]`).click();
  await page.keyboard.press('p');
}
