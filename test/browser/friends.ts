/** Browser tests with friends: people who come by link, each with a browser profile of their own, and play in real time. */
import type { Browser, BrowserContext, CDPSession, Locator, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { commonFor, wordsFor } from '../../src/ui/words/index.ts';
import { desktop, phone, type Screen, sentenceOf } from './visit.ts';

export const words = commonFor('en');

export interface Person {
  readonly page: Page;
  /** Everything their page complained about. A good evening has none. */
  readonly complaints: readonly string[];
}

/** Everybody at one table. Whoever comes in here is looked after to the end: `goHome` closes all and hears complaints. */
export interface Party {
  come(url: string, how?: Coming): Promise<Person>;
  /** What everybody has before their eyes, for whoever wants to know why a test failed. */
  screens(): Promise<string>;
  goHome(): Promise<void>;
}
export interface Coming {
  readonly screen?: Screen;
  /** Another tab of somebody who is here. */
  readonly beside?: Person;
  /** Something to do before the page is opened. */
  prepare?(page: Page): Promise<unknown>;
}

/** A dozen tables at once on two cores, and no graphics card: cards fly in other tests. */
export function gather(browser: Browser): Party {
  const people: Person[] = [];
  const contexts: BrowserContext[] = [];
  return {
    async come(url, { screen = people.length % 2 ? phone : desktop, beside, prepare } = {}) {
      const context =
        beside?.page.context() ?? (await browser.newContext({ viewport: screen, reducedMotion: 'reduce' }));
      contexts.push(context);
      const page = await context.newPage();
      page.setDefaultTimeout(30_000);
      const person = { page, complaints: listen(page) };
      people.push(person);
      // Not their first game: that would double every time to react.
      await page.addInitScript(() => localStorage.setItem('clowder.played', '1'));
      await prepare?.(page);
      await page.goto(url);
      return person;
    },
    async screens() {
      const texts = await Promise.all(people.map(({ page }) => page.locator('body').innerText()));
      return texts.map((text, n) => `#${n} ${text.replaceAll(/\s*\n\s*/g, ' | ').slice(0, 400)}`).join('\n');
    },
    async goHome() {
      // What a page says while it is being torn down is no complaint: a picture that was still on its way, for example.
      const heard = people.flatMap(({ complaints }) => complaints);
      await Promise.all(contexts.map(context => context.close()));
      expect(heard).toEqual([]);
    },
  };
}

function listen(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', error => complaints.push(String(error)));
  return complaints;
}

// ── The lobby ────────────────────────────────────────────────────────────────

export const button = ({ page }: Person, name: string): Locator => page.getByRole('button', { name, exact: true });
export const press = (person: Person, name: string): Promise<void> => button(person, name).click();
export const reads = (person: Person, text: string): Promise<void> => person.page.getByText(text).first().waitFor();

/** From the start page to a lobby that friends can find. */
export async function openTable(party: Party, how: Coming = {}): Promise<{ host: Person; link: string }> {
  const host = await party.come(inject('baseUrl'), how);
  await press(host, words.start.friends);
  await reads(host, words.room.found.open);
  return { host, link: await linkOf(host) };
}

export async function linkOf({ page }: Person): Promise<string> {
  const link = await page.locator('.link-card').getAttribute('data-link');
  if (!link) throw new Error('this table shows no link');
  return link;
}

export const myChair = ({ page }: Person): Locator => page.locator('.chair.mine');
export const nameOf = (person: Person): Promise<string> => myChair(person).locator('.chair-name').innerText();

/** Comes by link, and has a chair. */
export async function join(party: Party, link: string, how: Coming = {}): Promise<Person> {
  const person = await party.come(link, how);
  await myChair(person).waitFor();
  return person;
}

/** The host's choice: the game, and its quickest pace. */
export async function choose({ page }: Person, gameId: string): Promise<void> {
  const game = wordsFor(gameId, 'en');
  await page.getByRole('radio', { name: game.name }).check();
  await page.getByLabel(game.rule('pace')).selectOption({ label: game.value('pace', 'quick') });
}

/** A table of two in the middle of a match: the host and somebody who came by link. */
export async function tableForTwo(
  party: Party,
  how: Coming = {},
): Promise<{ host: Person; guest: Person; link: string }> {
  const { host, link } = await openTable(party);
  const guest = await join(party, link, how);
  await choose(host, 'zombie_kittens');
  await begin(host, [host, guest]);
  return { host, guest, link };
}

/** Presses Start and waits until everybody has cards. */
export async function begin(host: Person, people: readonly Person[]): Promise<void> {
  await press(host, words.room.start);
  await Promise.all(people.map(({ page }) => page.locator('.hand-card').first().waitFor()));
}

// ── The table ────────────────────────────────────────────────────────────────

/** How somebody plays: the share of free presses that is a draw. The rest is whatever is offered. */
export interface Manner {
  readonly draws: number;
  /** Gives in when a kitten explodes, so that the match is short. */
  readonly dies: 'when it must' | 'gladly';
}

const over = (page: Page): Locator => page.locator('.prompt.end');
export const isOver = async ({ page }: Person): Promise<boolean> => (await over(page).count()) > 0;
export const endOf = ({ page }: Person): Promise<string> => sentenceOf(page);

/** Answers whatever is asked, until the match is over. All do it at once, each in their own time. */
export async function playToTheEnd(person: Person, manner: Manner, stop: () => boolean = () => false): Promise<void> {
  const { page } = person;
  while (!stop() && !(await isOver(person))) await pressSomething(page, manner);
}

const free = '[data-option]:not([aria-disabled="true"])';
const turnPattern = /^Your turn/;
/** Asked, and nothing on its way: a draw that has been pressed but not yet heard of still reads "Your turn". */
export const isOnTurn = async (person: Person): Promise<boolean> =>
  turnPattern.test(await sentence(person)) && (await person.page.locator(free, { hasText: /^Draw/ }).count()) > 0;

/** The others draw until it is this one's turn, and leave it there. A card may have been raised on the way: it goes back. */
export async function playToTheTurnOf(person: Person, others: readonly Person[]): Promise<void> {
  const quick: Manner = { draws: 1, dies: 'when it must' };
  while (!(await isOnTurn(person))) {
    if (await isOver(person)) throw new Error('the match ended before it was their turn');
    for (const one of [...others, person]) if (!(await isOnTurn(person))) await pressSomething(one.page, quick);
  }
  await person.page.keyboard.press('Escape');
}

const offered = '[data-option]:not([aria-disabled="true"]), .answers .pass:not([aria-pressed="true"]), .prompt.end';

/** Waits for something to press, and presses it. Somebody else's press may take it away meanwhile: then it is the next. */
export async function pressSomething(page: Page, manner: Manner): Promise<void> {
  const found = page.locator(offered).and(page.locator(':not([aria-disabled="true"])')).first();
  const isThere = await found.waitFor({ timeout: 1000 }).then(
    () => true,
    () => false,
  );
  if (!isThere || (await over(page).count()) > 0) return;
  const picked = await pick(page, manner);
  await picked.click({ timeout: 1000 }).catch(() => {});
  const done = page.getByRole('button', { name: words.prompt.done, exact: true });
  if (await done.isVisible()) await done.click({ timeout: 1000 }).catch(() => {});
}

/** A window is let pass; a turn ends with a draw more or less soon; nobody dies who can be saved, or who does not want to. */
async function pick(page: Page, { draws, dies }: Manner): Promise<Locator> {
  const open = page.locator(':not([aria-disabled="true"])');
  const all = page.locator('[data-option]').and(open);
  const living = all.filter({ hasNotText: /^Die/ });
  const pass = page.locator('.answers .pass').and(open);
  const die = all.filter({ hasText: /^Die/ });
  if (dies === 'gladly' && (await die.count()) > 0) return die.first();
  const any = (await living.count()) > 0 ? living : all;
  if (Math.random() >= draws) return any.or(pass).first();
  return pass
    .or(all.filter({ hasText: /^Draw/ }))
    .or(any)
    .first();
}

export const handOf = ({ page }: Person): Promise<readonly string[]> =>
  page
    .locator('.hand-card')
    .evaluateAll(cards => cards.map(card => `${card.getAttribute('data-face')} ${card.textContent}`).sort());

/** Which of the plates is mine, from the left. */
export const seatOf = ({ page }: Person): Promise<number> =>
  page.locator('.seat').evaluateAll(plates => plates.findIndex(plate => plate.classList.contains('mine')));

export const sentence = ({ page }: Person): Promise<string> => sentenceOf(page);

// ── The network ──────────────────────────────────────────────────────────────

export interface Cable {
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/** Data channels obey only if some emulation was on before they were opened. */
export async function makeCable(page: Page): Promise<Cable> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  const set = async (offline: boolean) => {
    const slow = { latency: 1, downloadThroughput: -1, uploadThroughput: -1 };
    await devtools.send('Network.emulateNetworkConditions', { ...slow, offline });
  };
  await devtools.send('Network.enable');
  await set(false);
  return { cut: () => set(true), mend: () => set(false) };
}
