/** Browser tests at the plain table: opening the page, sitting down, pressing what is offered. */
import type { Browser, Locator, Page } from 'playwright-core';
import { inject } from 'vitest';
import { commonFor } from '../../src/ui/words/index.ts';

export interface Visit {
  readonly page: Page;
  /** Everything the page complained about. A good visit has none. */
  readonly complaints: readonly string[];
}

export interface Screen {
  readonly width: number;
  readonly height: number;
}
export const phone: Screen = { width: 360, height: 740 };
export const smallPhone: Screen = { width: 320, height: 568 };
export const desktop: Screen = { width: 1440, height: 900 };

/** Opens the start page with its clock in our hands: time passes only with `pass`, so no test waits for a bot to think. */
export async function visit(browser: Browser, screen: Screen): Promise<Visit> {
  const touch = screen.width < 600;
  const page = await browser.newPage({ viewport: screen, hasTouch: touch, isMobile: touch });
  page.setDefaultTimeout(10_000);
  const complaints: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', error => complaints.push(String(error)));
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.goto(inject('baseUrl'));
  // Far enough ahead that a slow machine cannot have got there by itself.
  await page.clock.pauseAt(now + 3_600_000);
  return { page, complaints };
}

/** Chooses a game and sits down with so many bots, at the quickest pace where a game has one. */
export async function sitDown(page: Page, game: string, bots: number): Promise<void> {
  await page.getByRole('button', { name: 'Play with bots' }).click();
  await page.getByRole('radio', { name: game }).check();
  await page.getByLabel('Bots').selectOption({ label: commonFor('en').start.bot(bots) });
  const pace = page.getByLabel('Time to react');
  if ((await pace.count()) > 0) await pace.selectOption({ label: 'Quick, 2.5 s' });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
}

export const pass = (page: Page): Promise<void> => page.clock.runFor(400);

export const logOf = (page: Page): Promise<string> => page.getByRole('log').innerText();
export const sentenceOf = (page: Page): Promise<string> => page.locator('.says').innerText();
export const isOver = async (page: Page): Promise<boolean> =>
  (await page.getByRole('button', { name: 'Again' }).count()) > 0;

/** Everything that can be pressed to answer, or on the way to an answer. */
export const pressable = (page: Page): Locator =>
  page.locator('[data-option], .slots button, .answers button').and(page.locator(':not([aria-disabled="true"])'));

/** Presses something that is offered. A button that is offered and cannot be pressed is a failure. */
export async function pressAnything(page: Page): Promise<void> {
  const offered = pressable(page);
  const count = await offered.count();
  if (count > 0) await offered.nth(Math.floor(Math.random() * count)).click();
}
