// `npm run mutants [-- pattern of file names]`: takes the checks of the journal, the audit and the judge out, one at a
// time, on a copy of the tree, and runs the tests: a check that no test misses is not worth its line.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { main, PlainError, ROOT } from './lib/run.mjs';

/** What is copied: all that the tests read. */
const TREE = ['src', 'test', 'docs', 'scripts', 'package.json', 'tsconfig.json', 'vitest.config.ts'];
const FAIR = 'src/p2p/fair';
/** Where the checks are: whole folders, and single files. */
const CHECKED = /^(journal\/|audit\/|judge\/(judge|orphans|pairs)|receipt\/receipt|agree|pool|proofs|migrate|strict)/;

/** The quick ones first: most mutants go no further. */
const SUITES = [
  ['rules', 'journal', 'genesis', 'agree', 'proofs', 'ed25519'],
  ['migrate', 'audit', 'take-over', 'receipt/evidence', 'judge'],
  ['cheats/', 'receipt/receipt'],
];

main(async () => {
  await ensureInstalled();
  const copy = mkdtempSync(path.join(tmpdir(), 'clowder-mutants-'));
  try {
    for (const name of TREE) cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true });
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
    return survivors(copy, filesNamed(process.argv[2] ?? '')) > 0 ? 1 : 0;
  } finally {
    rmSync(copy, { recursive: true });
  }
});

/** @param {string} pattern */
function filesNamed(pattern) {
  const all = readdirSync(path.join(ROOT, FAIR), { recursive: true, encoding: 'utf8' }).sort();
  const checked = all.filter(name => name.endsWith('.ts') && CHECKED.test(name) && new RegExp(pattern).test(name));
  if (checked.length === 0) throw new PlainError(`No file with checks is called ${pattern}.`);
  return checked.map(name => path.join(FAIR, name));
}

/**
 * How many mutants no test has noticed; each is named.
 * @param {string} copy
 * @param {string[]} files
 */
function survivors(copy, files) {
  if (!SUITES.every(suite => passes(copy, suite))) throw new PlainError('The tests fail as they are.');
  let alive = 0;
  let all = 0;
  for (const file of files) {
    const code = readFileSync(path.join(ROOT, file), 'utf8');
    const found = mutants(code);
    for (const { from, to, put } of found) {
      writeFileSync(path.join(copy, file), code.slice(0, from) + put + code.slice(to));
      if (!SUITES.every(suite => passes(copy, suite))) continue;
      alive++;
      const line = code.slice(0, from).split('\n').length;
      console.log(`${file}:${line} is missed by nobody: ${code.slice(from, to).trim().replaceAll(/\s+/g, ' ')}`);
    }
    writeFileSync(path.join(copy, file), code);
    all += found.length;
    console.log(`${file}: ${found.length} checks`);
  }
  console.log(`${all - alive} of ${all} caught`);
  return alive;
}

/**
 * @param {string} copy
 * @param {string[]} names
 */
function passes(copy, names) {
  const options = ['--project', 'unit', '--bail', '1', '--testTimeout', '30000'];
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...options, ...names.map(name => `test/p2p/fair/${name}`)];
  return spawnSync(process.execPath, args, { cwd: copy, stdio: 'ignore', timeout: 300_000 }).status === 0;
}

/**
 * @param {string} code
 * @returns {{ from: number, to: number, put: string }[]}
 */
function mutants(code) {
  const found = [];
  for (const match of code.matchAll(/\b(?:at\.)?insist\((?!ok)/g)) {
    found.push(...parts(code, match.index + match[0].length, ',', 'true'));
  }
  for (const match of code.matchAll(/\bif \((?=[^\n]*\) (?:throw|return)\b)/g)) {
    found.push(...parts(code, match.index + match[0].length, ')', 'false'));
  }
  for (const match of code.matchAll(/^ +at\.signed\([^;]*;$/gm)) {
    found.push({ from: match.index, to: match.index + match[0].length, put: '' });
  }
  return found;
}

/**
 * The condition that begins here, piece by piece: `a && b` holds two checks, and so does `a || b` in a guard.
 * @param {string} code
 * @param {number} start
 * @param {string} end
 * @param {'true' | 'false'} put
 */
function parts(code, start, end, put) {
  const joint = put === 'true' ? '&&' : '||';
  const pieces = [];
  let from = start;
  for (let at = start, depth = 0; ; at++) {
    if (depth === 0 && (code[at] === end || code[at] === ')')) {
      pieces.push({ from, to: at, put });
      return pieces;
    }
    if (depth === 0 && code.startsWith(joint, at)) {
      pieces.push({ from, to: at, put });
      from = at + 2;
    }
    if ('([{'.includes(code[at] ?? '')) depth++;
    if (')]}'.includes(code[at] ?? '')) depth--;
  }
}
