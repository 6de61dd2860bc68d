/** `npm run verify`: a saved game is checked in a terminal, without a network, and says what the page says. */
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engineId } from '../../scripts/lib/engine-id.mjs';
import { CACHE, ROOT } from '../../scripts/lib/run.mjs';
import { openSaved } from '../../scripts/verify/open.ts';
import { maxFile } from '../../src/p2p/fair/receipt/receipt.ts';
import { saved } from '../p2p/fair/receipt/receipts.ts';
import { Sim } from '../p2p/fair/table/sim.ts';

const build = engineId();
let dir: string;
let fair: Uint8Array;
const place = (name: string): string => path.join(dir, name);

/** Whatever tries to connect dies of it. */
const offline = `data:text/javascript,${encodeURIComponent(
  `import net from 'node:net'; import dns from 'node:dns';
   net.Socket.prototype.connect = () => process.exit(99); dns.lookup = () => process.exit(99);
   globalThis.fetch = () => process.exit(99);`,
)}`;
const env = { ...process.env, NODE_OPTIONS: `--import=${offline}`, INIT_CWD: '', LC_ALL: 'C' };

function run(script: string, args: readonly string[], more: NodeJS.ProcessEnv = {}): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [script, ...args], { encoding: 'utf8', env: { ...env, INIT_CWD: dir, ...more } });
}
/** What `npm run verify` runs once it is bundled. */
const verify = (args: readonly string[], more?: NodeJS.ProcessEnv) =>
  run(path.join(CACHE, 'scripts/verify/main.mjs'), [build, dir, ...args], more);

beforeAll(async () => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'clowder-verify-'));
  const honest = await (await Sim.seated({ people: 3, build })).playOut();
  const reports = honest.peers.map(({ seat }) => ({ seat, head: honest.ledger.head, verdict: 'fair' as const }));
  fair = await saved(honest, 1, { reports });
  writeFileSync(place('fair.fair'), fair);
  const stacked = await Sim.seated({ people: 3, build });
  stacked.seams = { touch: (match, kind) => kind === 'RANDDONE' && (match.state.piles.deck as unknown[]).reverse() };
  writeFileSync(place('stacked.fair'), await saved(await stacked.playOut(), 1));
  const other = await (await Sim.seated({ people: 2, build: 'ffffffff' })).playOut();
  writeFileSync(place('other.fair'), await saved(other, 1));
  const unfinished = await (await Sim.seated({ people: 2, build })).play(20);
  writeFileSync(place('unfinished.fair'), await saved(unfinished, 1));
  writeFileSync(place('photo.jpg'), 'JFIF');
  writeFileSync(place('newer.fair'), 'clowder-receipt/2\n…');
  writeFileSync(place('cut.fair'), fair.subarray(0, fair.length >> 1));
  writeFileSync(place('huge.fair'), new Uint8Array(maxFile + 1));
  // The first run is the real one: it bundles what the others use.
  const first = run(path.join(ROOT, 'scripts/verify.mjs'), ['fair.fair']);
  expect(first.stderr).toBe('');
  expect(first.stdout).toContain('Deck checked on 3 of 3 devices: nobody could have stacked it.');
  expect(first.status).toBe(0);
});
afterAll(() => rmSync(dir, { recursive: true }));

describe('the exit code and the sentence', () => {
  test.each([
    ['fair.fair', 0, 'Deck checked on 3 of 3 devices'],
    ['stacked.fair', 1, "kept by P0's device."],
    ['other.fair', 2, 'Not checked: this page has other rules.'],
    ['unfinished.fair', 2, "Not checked: P0's device kept its secret."],
  ])('of %s: %i', (name, code, sentence) => {
    const { status, stdout } = verify([name]);
    expect(stdout).toContain(sentence);
    expect(status).toBe(code);
  });

  test.each([
    ['nowhere.fair', 'There is no file nowhere.fair.'],
    ['.', '. cannot be read.'],
    ['photo.jpg', 'This is not a saved game.'],
    ['newer.fair', 'This file was saved by another version of Clowder.'],
    ['cut.fair', 'This file is damaged, or was changed after it was saved.'],
    ['huge.fair', 'This file is too big for a saved game.'],
  ])('of %s, one line: 2', (name, sentence) => {
    const { status, stdout, stderr } = verify([name]);
    expect(stderr).toBe(`${sentence}\n`);
    expect(stdout).toBe('');
    expect(status).toBe(2);
  });
});

test('a lie comes with its move and its code', () => {
  const { stdout } = verify(['stacked.fair']);
  expect(stdout).toMatch(/Move \d+, kept by P0's device\.\n.*\nCode: FALSE_VIEW\n/);
});

test('it speaks the language of the terminal, or the one that is asked for', () => {
  expect(verify(['fair.fair'], { LC_ALL: 'ru_RU.UTF-8' }).stdout).toContain('Колода проверена');
  expect(verify(['nowhere.fair', '--lang', 'pl']).stderr).toBe('Nie ma pliku nowhere.fair.\n');
  expect(verify(['nowhere.fair', '--lang', 'it']).stderr).toBe("Il file nowhere.fair non c'è.\n");
});

test.each([[[]], [['fair.fair', 'cut.fair']], [['--lang', 'tlh', 'fair.fair']], [['--loud', 'fair.fair']]])(
  'asked with %j it says how to ask',
  args => {
    const { status, stderr } = verify(args);
    expect(stderr).toMatch(/^npm run verify -- FILE .*\n$/);
    expect(status).toBe(2);
  },
);

test('for programs it says the same in JSON', () => {
  expect(JSON.parse(verify(['fair.fair', '--json']).stdout)).toMatchObject({
    verdict: 'fair',
    players: ['P0', 'P1', 'P2'],
    savedBy: { seat: 1, name: 'P1' },
    confirmed: [{ seat: 0 }, { seat: 1 }, { seat: 2 }],
  });
  expect(JSON.parse(verify(['stacked.fair', '--json']).stdout)).toMatchObject({ code: 'FALSE_VIEW', culprit: 0 });
  expect(JSON.parse(verify(['photo.jpg', '--json']).stdout)).toMatchObject({ refused: 'no-receipt' });
});

test('a changed byte anywhere is found', async () => {
  const file = place('changed.fair');
  const isFound = async (at: number, change: number) => {
    const bytes = fair.slice();
    bytes[at]! ^= change;
    writeFileSync(file, bytes);
    expect(await openSaved(file, build)).not.toHaveProperty('judgement');
  };
  await fc.assert(fc.asyncProperty(fc.nat(fair.length - 1), fc.integer({ min: 1, max: 255 }), isFound));
});
