/** Friends meet by link in real Chromium pages, over real data channels, through the real broker, in real time. */
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, test as base, beforeAll, describe, expect, inject } from 'vitest';
import {
  begin,
  button,
  type Cable,
  choose,
  endOf,
  gather,
  handOf,
  isOnTurn,
  join,
  makeCable,
  myChair,
  nameOf,
  openTable,
  type Person,
  playToTheEnd,
  playToTheTurnOf,
  press,
  reads,
  seatOf,
  tableForTwo,
  words,
} from './friends.ts';
import { logOf } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: inject('chromiumPath'), args: ['--no-sandbox', '--disable-gpu'] });
});
afterAll(() => browser.close());

/** Everybody goes home when a test is over, however it ended. */
const test = base.extend('party', async ({ task }, { onCleanup }) => {
  const party = gather(browser);
  onCleanup(async () => {
    if (task.result?.state === 'fail') console.log(`${task.name}:\n${await party.screens()}`);
    await party.goHome();
  });
  return party;
});

/** Real time on a machine that may be busy: only somebody who is stuck takes this long. */
const patience = { timeout: 600_000 };

describe.concurrent('friends by link', patience, () => {
  test('three people play a whole match, and another one on the same link', async ({ party }) => {
    const { host, link } = await openTable(party);
    const people = [host, ...(await Promise.all([join(party, link), join(party, link)]))];
    await choose(host, 'zombie_kittens');
    await begin(host, people);
    await Promise.all(people.map(one => playToTheEnd(one, { draws: 0.6, dies: 'when it must' })));
    for (const one of people) expect(await endOf(one)).toMatch(/win/);

    await Promise.all(people.map(one => press(one, words.end.again)));
    await Promise.all(people.map(({ page }) => page.locator('.prompt:not(.end)').waitFor()));
    for (const one of people) expect(await handOf(one)).not.toEqual([]);
    const late = await party.come(link);
    await late.page.locator('.seat').nth(2).waitFor();
    expect(await handOf(late)).toEqual([]);
  });

  test('a reload in the middle of my turn costs nothing', async ({ party }) => {
    const { host, guest } = await tableForTwo(party);
    await playToTheTurnOf(guest, [host]);
    const [hand, seat] = [await handOf(guest), await seatOf(guest)];
    await guest.page.reload();
    await guest.page.locator('.hand-card').first().waitFor();
    expect(await isOnTurn(guest)).toBe(true);
    expect(await handOf(guest)).toEqual(hand);
    expect(await seatOf(guest)).toBe(seat);
    await expectToDraw(guest);
  });

  test('twenty seconds without a network, and back without a press', async ({ party }) => {
    const cables: Cable[] = [];
    const { host, guest } = await tableForTwo(party, { prepare: async page => cables.push(await makeCable(page)) });
    await playToTheTurnOf(guest, [host]);
    const hand = await handOf(guest);
    await cables[0]?.cut();
    await reads(guest, words.room.reconnecting);
    await guest.page.waitForTimeout(20_000);
    expect(await guest.page.getByText(words.room.reconnecting).count()).toBe(1);
    await cables[0]?.mend();
    await guest.page.getByText(words.room.reconnecting).waitFor({ state: 'detached' });
    expect(await handOf(guest)).toEqual(hand);
    await expectToDraw(guest);
  });

  test('a second tab may take the seat over, and the first one stands still', async ({ party }) => {
    const { host, guest, link } = await tableForTwo(party);
    const hand = await handOf(guest);
    const second = await party.come(link, { beside: guest });
    await reads(second, words.out.twin.what);
    expect(await handOf(guest)).toEqual(hand);

    await press(second, words.ways['take-over']);
    await second.page.locator('.hand-card').first().waitFor();
    expect(await handOf(second)).toEqual(hand);
    await reads(guest, words.out.twin.what);
    await playToTheTurnOf(second, [host]);
    await expectToDraw(second);
    await reads(guest, words.out.twin.what);
  });

  test('who comes to a full table is told so, and can watch', async ({ party }) => {
    const { host, link } = await openTable(party);
    const guest = await join(party, link);
    for (let n = 0; n < 8; n++) await press(host, words.room.addBot);
    await host.page.locator('.chair').nth(9).waitFor();
    const late = await party.come(link);
    await reads(late, words.out.full.what);
    await press(late, words.ways.watch);
    await reads(late, words.room.watching);
    expect(await myChair(late).count()).toBe(0);
    // A chair is free again, and the watcher takes it.
    await press(guest, words.table.leave);
    await press(late, words.room.sit);
    await myChair(late).waitFor();
  });

  test('a link with a wrong secret leads to no table', async ({ party }) => {
    const { link } = await openTable(party);
    const stranger = await party.come(wrongSecret(link));
    await reads(stranger, words.out.secret.what);
    await press(stranger, words.ways['new-table']);
    await reads(stranger, words.room.found.open);
  });

  test('a link to a table that nobody keeps says so', async ({ party }) => {
    const { host, link } = await openTable(party);
    await press(host, words.table.leave);
    await button(host, words.start.friends).waitFor();
    const late = await party.come(link);
    await reads(late, words.out['no-table'].what);
    await press(late, words.ways.start);
    await button(late, words.start.friends).waitFor();
  });

  test('who has only the code shows a number, and the host lets them in', async ({ party }) => {
    const { host } = await openTable(party);
    const code = await host.page.locator('.code').innerText();
    const guest = await party.come(inject('baseUrl'));
    await guest.page.getByLabel(words.start.code).fill(code.toLowerCase());
    await press(guest, words.start.join);
    const shown = await guest.page.locator('.number').innerText();
    const number = /\d[\d ]+\d/.exec(shown)?.[0] ?? 'no number';
    await host.page.locator('.notice').getByText(number).waitFor();
    await press(host, words.room.letIn);
    await myChair(guest).waitFor();
    expect(await host.page.locator('.chair').count()).toBe(2);
  });

  test('pages with other rules do not play together, and say whose is older', async ({ party }) => {
    const { link } = await openTable(party);
    const newer = await party.come(link, { prepare: page => otherBuild(page, '2999-01-01T00:00:00.000Z') });
    await reads(newer, words.out.newer.what);
    const older = await party.come(link, { prepare: page => otherBuild(page, '1999-01-01T00:00:00.000Z') });
    await reads(older, words.out.older.what);
    await older.page.unrouteAll();
    await press(older, words.ways.reload);
    await myChair(older).waitFor();
  });

  test('who was removed is told, and does not come in again', async ({ party }) => {
    const { host, link } = await openTable(party);
    const guest = await join(party, link);
    await press(host, words.room.remove(await nameOf(guest)));
    await reads(guest, words.out.kicked.what);
    await guest.page.goto(link);
    await guest.page.reload();
    await reads(guest, words.out.kicked.what);
    expect(await host.page.locator('.chair').count()).toBe(1);
  });

  test('when the host leaves, everybody is told', async ({ party }) => {
    const { host, guest } = await tableForTwo(party);
    await press(host, words.table.leave);
    await host.page.getByRole('dialog').getByRole('button', { name: words.leaving.leave }).click();
    await reads(guest, words.out['no-table'].what);
  });
});

test('ten people play and five watch, who see nobody’s hand', patience, async ({ party }) => {
  const { host, link } = await openTable(party);
  const guests = await Promise.all(Array.from({ length: 9 }, () => join(party, link)));
  const watchers = await Promise.all(Array.from({ length: 5 }, () => party.come(link)));
  await Promise.all(
    watchers.map(async one => {
      await reads(one, words.out.full.what);
      await press(one, words.ways.watch);
    }),
  );
  await host.page.locator('.watcher').nth(4).waitFor();
  const people = [host, ...guests];
  await choose(host, 'party_pack');
  await begin(host, people);

  const end = Promise.all(people.map(one => playToTheEnd(one, { draws: 0.8, dies: 'gladly' })));
  let isPlaying = true;
  const watching = (async () => {
    while (isPlaying)
      for (const one of watchers) {
        await expectPublic(one);
        await one.page.waitForTimeout(200);
      }
  })();
  await end;
  isPlaying = false;
  await watching;
  for (const one of people) expect(await endOf(one)).toMatch(/win/);
  const told = await logOf(host.page);
  for (const one of watchers) expect(await endOf(one)).toMatch(/wins/);
  expect(told).toMatch(/You/);
  for (const one of watchers) expect(await logOf(one.page)).not.toMatch(/\byou\b/i);
});

/** Draws, and has drawn. */
async function expectToDraw(person: Person): Promise<void> {
  await person.page.locator('[data-option]', { hasText: /^Draw/ }).click();
  await person.page
    .getByRole('log')
    .getByText(/You draw/)
    .last()
    .waitFor();
}

/** All cards that somebody who watches has before them lie open on the table. */
async function expectPublic({ page }: Person): Promise<void> {
  const found = await page.evaluate(() => ({
    plates: document.querySelectorAll('.seat').length,
    hidden: [...document.querySelectorAll('.face, [data-face], [data-option]')]
      .filter(it => !it.closest('.piles, .seat'))
      .map(it => it.outerHTML),
  }));
  expect(found).toEqual({ plates: 10, hidden: [] });
}

const wrongSecret = (link: string): string =>
  link.replace(/(#[^.]+\.)(.)/, (_, code, first) => `${code}${first === 'A' ? 'B' : 'A'}`);

/** The page as another build has it: other rules, another day. */
async function otherBuild(page: Page, day: string): Promise<void> {
  await page.route('**/*.js', async route => {
    const answer = await route.fetch();
    const code = await answer.text();
    const body = code
      .replace(/(engine:\s*)(["'`])[0-9a-f]{8}\2/, '$1"00000000"')
      .replace(/(build:\s*)(["'`])\d{4}-[^"'`]+\2/, `$1"${day}"`);
    // Not for the cache: the next load gets the page as it is.
    await route.fulfill({ response: answer, body, headers: { ...answer.headers(), 'cache-control': 'no-store' } });
  });
}
