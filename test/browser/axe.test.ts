/** No screen shuts anybody out: axe looks at all of them, in four languages, on a phone and on a desk. */
import axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { languageNames, loadCommon } from '../../src/ui/words/common.ts';
import { commonFor, type Language, languages, loadGames, wordsFor } from '../../src/ui/words/index.ts';
import { desktop, pass, phone, pressable, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: inject('chromiumPath'), args: ['--no-sandbox', '--disable-gpu'] });
  for (const language of languages) {
    await loadCommon(language);
    await loadGames(language);
  }
});
afterAll(() => browser.close());

const longMs = 240_000;

describe.each(languages)('in %s', language => {
  // The words are loaded by then.
  const common = () => commonFor(language);

  test('the start page, bots, the lobby and a table that is gone', { timeout: longMs }, async () => {
    const page = await open(language);
    await expectKind(page, 'start page');
    await page.getByRole('button', { name: common().start.withBots }).click();
    await page.getByRole('button', { name: common().start.play, exact: true }).waitFor();
    await expectKind(page, 'bots');
    await page.getByRole('button', { name: common().end.back }).click();
    await page.getByRole('button', { name: common().start.friends }).click();
    await page.locator('.chair.mine').waitFor();
    await expectKind(page, 'lobby');
    await page.locator('.chair.mine button').first().click();
    await page.getByRole('dialog').waitFor();
    await expectKind(page, 'my face');
    await page.close();

    const lost = await open(language, '#/t/KOT-4827');
    await lost.waitForTimeout(300);
    await expectKind(lost, 'a link that leads nowhere');
    await lost.close();
  });

  test('a table: its sheets and its first moments', { timeout: longMs }, async () => {
    const page = await open(language);
    await sitDown(page, language, 'apocalypse', 2);
    await sheets(page, language);
    await look(page, 'apocalypse', 12);
    await page.close();
  });
});

test.each([
  ['zombeasts', 2],
  ['kittens_vs_aliens', 4],
  ['party_pack', 1],
] as const)('the board of %s', { timeout: longMs }, async (game, bots) => {
  const page = await open('en');
  await sitDown(page, 'en', game, bots);
  await look(page, game, 12);
  await page.close();
});

/** Plays for so many presses; every kind of moment is looked at once. */
async function look(page: Page, game: string, presses: number): Promise<void> {
  const seen = new Set<string>();
  for (let n = 0; n < presses; n++) {
    const moment = await momentOf(page);
    if (!seen.has(moment)) await expectKind(page, `${game}: ${moment}`);
    seen.add(moment);
    await pressAny(page);
    await pass(page);
  }
}

async function open(language: Language, hash = '', screen: 'phone' | 'desktop' = 'phone'): Promise<Page> {
  const { page } = await visit(browser, screen === 'phone' ? phone : desktop);
  await page.getByRole('button', { name: languageNames[language] }).click();
  await page.waitForFunction(lang => document.documentElement.lang === lang, language);
  if (hash === '') return page;
  await page.goto('about:blank');
  await page.goto(`${inject('baseUrl')}/${hash}`);
  return page;
}

async function sitDown(page: Page, language: Language, game: string, bots: number): Promise<void> {
  const { start } = commonFor(language);
  await page.getByRole('button', { name: start.withBots }).click();
  await page.getByRole('radio', { name: wordsFor(game, language).name }).check();
  await page
    .locator('.options select')
    .first()
    .selectOption({ label: start.bot(bots) });
  await page.getByRole('button', { name: start.play, exact: true }).click();
  await page.locator('.hand-card').first().waitFor();
}

/** Every sheet that can lie on a table. */
async function sheets(page: Page, language: Language): Promise<void> {
  const { table } = commonFor(language);
  for (const open of [
    () => page.keyboard.press('?'),
    () => page.getByRole('button', { name: table.help, exact: true }).click(),
    () => page.getByRole('button', { name: table.leave, exact: true }).click(),
  ]) {
    await open();
    const sheet = page.getByRole('dialog');
    await sheet.waitFor();
    await expectKind(page, `sheet ${await sheet.getAttribute('aria-label')}`);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
  }
}

/** What kind of moment it is, roughly: each is looked at once. */
const momentOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const has = (selector: string) => (document.querySelector(selector) ? selector : '');
    const role = document.querySelector('.prompt')?.getAttribute('data-role') ?? '';
    const parts = ['.prompt.window', '.slots', 'button.seat', '.option', '.sequence', '.secret', '.raised', '.search'];
    return [role, ...parts.map(has)].filter(Boolean).join(' ');
  });

async function pressAny(page: Page): Promise<void> {
  const offered = pressable(page);
  const count = await offered.count();
  if (count > 0) await offered.nth(Math.floor(Math.random() * count)).click();
}

/** Nothing serious and nothing critical. */
async function expectKind(page: Page, where: string): Promise<void> {
  // Half faded in, everything is too pale.
  await page.evaluate(() => {
    for (const it of document.getAnimations()) if (it.effect?.getComputedTiming().endTime !== Infinity) it.finish();
  });
  await page.evaluate(axe.source);
  let isDone = false;
  const looking = page
    .evaluate(async () => {
      const it = (globalThis as unknown as { axe: typeof axe }).axe;
      const { violations } = await it.run(document, { resultTypes: ['violations'] });
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) =>
          nodes.slice(0, 4).map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
        );
    })
    .finally(() => {
      isDone = true;
    });
  // The page's clock is in our hands, and axe waits for it, too.
  while (!isDone) await page.clock.runFor(5);
  expect.soft(await looking, where).toEqual([]);
}
