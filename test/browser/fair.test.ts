/** What people see of fairness when a match by link is over, in real Chromium pages: the verdict, the six pictures, the file. */
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, test as base, beforeAll, describe, expect, inject } from 'vitest';
import { loadEnd } from '../../src/ui/words/end.ts';
import { loadFair } from '../../src/ui/words/fair.ts';
import {
  begin,
  choose,
  gather,
  join,
  openTable,
  type Party,
  type Person,
  playToTheEnd,
  press,
  reads,
  words,
} from './friends.ts';

const [fair, end] = await Promise.all([loadFair('en'), loadEnd('en')]);

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: inject('chromiumPath'), args: ['--no-sandbox', '--disable-gpu'] });
});
afterAll(() => browser.close());

const test = base.extend('party', async ({ task }, { onCleanup }) => {
  const party = gather(browser);
  onCleanup(async () => {
    if (task.result?.state === 'fail') console.log(`${task.name}:\n${await party.screens()}`);
    await party.goHome();
  });
  return party;
});

/** Reaction windows are longer in a first game. */
const knowsTheGame = (page: Page) => page.addInitScript(() => localStorage.setItem('clowder.played', '1'));

/** A short match, from the start page to the end screen. */
async function playedBy(party: Party, guests: number, alter?: (page: Page) => Promise<unknown>): Promise<Person[]> {
  const { host, link } = await openTable(party, {
    async prepare(page) {
      await knowsTheGame(page);
      await alter?.(page);
    },
  });
  const coming = Array.from({ length: guests }, () => join(party, link, { prepare: knowsTheGame }));
  const people = [host, ...(await Promise.all(coming))];
  await choose(host, 'zombie_kittens');
  await begin(host, people);
  await Promise.all(people.map(one => playToTheEnd(one, { draws: 0.95, dies: 'gladly' })));
  return people;
}

const verdict = ({ page }: Person, tone: string) => page.locator(`.fair-line[data-tone="${tone}"] p`);
const symbols = async (person: Person): Promise<string> => {
  await press(person, fair.line.details);
  const shown = person.page.getByRole('dialog').locator('.symbols li');
  await shown.nth(5).waitFor();
  expect(await shown.locator('svg').count()).toBe(6);
  return (await shown.allInnerTexts()).join(', ');
};
/** Bytes, or so many of nothing. */
const drop = async ({ page }: Person, bytes: Uint8Array | number, name: string): Promise<void> => {
  const held = await page.evaluateHandle(
    ({ data, called }) => {
      const files = new DataTransfer();
      files.items.add(new File([typeof data === 'number' ? new Uint8Array(data) : Uint8Array.from(data)], called));
      return files;
    },
    { data: typeof bytes === 'number' ? bytes : [...bytes], called: name },
  );
  await page.dispatchEvent('body', 'drop', { dataTransfer: held });
};

/** Real time on a machine that may be busy. */
const patience = { timeout: 240_000 };
describe.concurrent('when a match is over', patience, () => {
  test('everybody is told that everybody checked, also after a reload, and one saves it for a second look', async ({
    party,
  }) => {
    const people = await playedBy(party, 2);
    const said = fair.line.fair(3, 3);
    for (const one of people) expect(await verdict(one, 'fair').innerText()).toBe(said);
    const shown = await Promise.all(people.map(symbols));
    expect(new Set(shown).size).toBe(1);

    const [host, guest] = people as [Person, Person, Person];
    await guest.page.reload();
    expect(await verdict(guest, 'fair').innerText()).toBe(said);
    const download = host.page.waitForEvent('download');
    await host.page.getByRole('dialog').getByRole('button', { name: end.save }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^clowder-zombie-kittens-\d{4}-\d\d-\d\d\.kot$/);
    const place = path.join(await mkdtemp(path.join(tmpdir(), 'clowder-')), file.suggestedFilename());
    await file.saveAs(place);

    const reader = await party.come(inject('baseUrl'));
    await press(reader, words.start.checkGame);
    await reader.page.getByLabel(fair.verify.choose).waitFor({ state: 'attached' });
    await reader.page.waitForLoadState('networkidle');
    await reader.page.context().setOffline(true);
    await reader.page.getByLabel(fair.verify.choose).setInputFiles(place);
    expect(await verdict(reader, 'fair').innerText()).toBe(said);
    expect((await reader.page.locator('.symbols li').allInnerTexts()).join(', ')).toBe(shown[0]);

    const bytes = await readFile(place);
    await drop(
      reader,
      bytes.map((byte, n) => (n === bytes.length - 40 ? byte ^ 1 : byte)),
      'changed.kot',
    );
    await reads(reader, fair.verify.refused('damaged'));
    await drop(reader, new TextEncoder().encode('Dear diary'), 'diary.txt');
    await reads(reader, fair.verify.refused('no-receipt'));
    await drop(
      reader,
      bytes.map((byte, n) => (n === 16 ? 0x39 : byte)),
      'later.kot',
    );
    await reads(reader, fair.verify.refused('other-version'));
    await drop(reader, 2_000_001, 'film.kot');
    await reads(reader, fair.verify.refused('too-big'));
    await drop(reader, bytes, 'again.kot');
    await verdict(reader, 'fair').waitFor();
  });

  test('a file dropped on the start page is checked at once', async ({ party }) => {
    const reader = await party.come(inject('baseUrl'));
    await reads(reader, words.start.friends);
    await drop(reader, new TextEncoder().encode('Dear diary'), 'diary.txt');
    await reads(reader, fair.verify.refused('no-receipt'));
  });

  test('a host that stacks the deck is named by everybody, with the move and in what way', async ({ party }) => {
    const people = await playedBy(party, 1, stackedDeck);
    const [host, guest] = people as [Person, Person];
    await verdict(guest, 'cheat').waitFor();
    const cheater = await guest.page.locator('.ring li').first().getAttribute('title');
    expect(await verdict(guest, 'cheat').innerText()).toMatch(
      new RegExp(`^The cards do not match what was promised. Move \\d+, kept by ${cheater}'s device.`),
    );
    await reads(guest, fair.misdeed('false-view'));
    expect(await verdict(host, 'cheat').innerText()).toMatch(/kept by your device/);
  });
});

/** The host's page throws the dice that everybody made away, and takes its own. */
async function stackedDeck(page: Page): Promise<void> {
  await page.route('**/assets/*.js', async route => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      /agree:\(\)=>([\w$]+)\.agree\(\)/,
      (_, desk) => `agree:async()=>(await ${desk}.agree(),"${'5ac4ed'.repeat(21)}00")`,
    );
    await route.fulfill({ response: answer, body, headers: { ...answer.headers(), 'cache-control': 'no-store' } });
  });
}
