// `npm test`: installs what is missing and runs every stage, or only those named: `npm test -- types unit`.
// Every stage runs even when an earlier one fails; the last line is the sum.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { withNetworkCard } from './lib/network.mjs';
import { CACHE, main, PlainError, ROOT, run, runTool } from './lib/run.mjs';

/** @typedef {{ passed: number, failed: number }} Count */

/** @type {Record<string, { title: string, run: () => Promise<Count> }>} */
const STAGES = {
  types: { title: 'Types', run: async () => one(await runTool('typescript/bin/tsc', ['--noEmit'])) },
  lint: { title: 'Lint', run: async () => one(await runTool('@biomejs/biome/bin/biome', ['check'])) },
  unit: { title: 'Unit and property tests', run: () => vitest('unit') },
  simulate: { title: 'Simulated games', run: simulate },
  browser: {
    title: 'Build and browser tests',
    run: async () => vitest('browser', { CHROMIUM: await ensureChromium() }),
  },
};

main(async () => {
  const names = process.argv.slice(2);
  const unknown = names.find(name => !Object.hasOwn(STAGES, name));
  if (unknown) throw new PlainError(`There is no stage "${unknown}". Stages: ${Object.keys(STAGES).join(', ')}`);

  const sum = { passed: 0, failed: 0 };
  const add = (/** @type {Count} */ count) => {
    sum.passed += count.passed;
    sum.failed += count.failed;
  };
  try {
    await ensureInstalled();
    for (const [name, stage] of Object.entries(STAGES)) {
      if (names.length === 0 || names.includes(name)) add(await timed(stage));
    }
  } catch (error) {
    // Only the install can get here. The last line must come even so.
    console.error(error instanceof PlainError ? error.message : error);
    add({ passed: 0, failed: 1 });
  }
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed > 0 ? 1 : 0;
});

/** @param {{ title: string, run: () => Promise<Count> }} stage */
async function timed(stage) {
  console.log(`\n== ${stage.title}`);
  const start = performance.now();
  let count = { passed: 0, failed: 1 };
  try {
    count = await stage.run();
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error);
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`== ${stage.title}: ${count.passed} passed, ${count.failed} failed, ${seconds} s`);
  return count;
}

/** @param {number} code @returns {Count} */
function one(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function simulate() {
  const args = ['all', '--games', '200', '--seed', 'ci'];
  return one(await run(process.execPath, [path.join(ROOT, 'scripts/simulate.mjs'), ...args]));
}

/**
 * Runs one vitest project and counts its tests from the JSON report.
 * @param {string} project
 * @param {Record<string, string>} [env]
 * @returns {Promise<Count>}
 */
async function vitest(project, env = {}) {
  mkdirSync(CACHE, { recursive: true });
  const report = path.join(CACHE, `${project}.json`);
  rmSync(report, { force: true });
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const script = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
  const plain = { command: process.execPath, args: [script, ...args] };
  const { command, args: all } = project === 'browser' ? withNetworkCard(plain.command, plain.args) : plain;
  const code = await run(command, all, { env });

  /** @type {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: unknown[] }[] }} */
  const result = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  const passed = result.numPassedTests;
  // A file that does not load has no tests to fail: it counts as one.
  const unloaded = result.testResults.filter(file => file.status === 'failed' && file.assertionResults.length === 0);
  const failed = result.numFailedTests + unloaded.length;
  if (passed + failed === 0) console.error(`No test of the project "${project}" ran: that counts as a failure.`);
  // No test at all, or an error outside any test, is a failure too.
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed };
}
