/**
 * Takes the checks of the journal and the audit out, one at a time, on a copy of the tree, and runs the tests: a check
 * that no test misses is not worth its line. `node test/p2p/fair/mutants.mjs [pattern of file names]`
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const copy = mkdtempSync(path.join(tmpdir(), 'mutants-'));
for (const name of ['src', 'test', 'package.json', 'tsconfig.json', 'vitest.config.ts', 'scripts']) {
  cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
}
symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
process.on('exit', () => rmSync(copy, { recursive: true }));

/** The quick ones first: most mutants go no further. */
const suites = [
  ['rules', 'journal', 'genesis', 'take-over'],
  ['agree', 'proofs', 'migrate', 'audit', 'cheats/'],
];
const wanted = new RegExp(process.argv[2] ?? '');
const folders = ['src/p2p/fair/journal', 'src/p2p/fair/audit', 'src/p2p/fair'];
const files = folders
  .flatMap(folder => readdirSync(path.join(root, folder)).map(name => `${folder}/${name}`))
  .filter(name => /(journal\/|audit\/|agree|pool|proofs|migrate).*\.ts$/.test(name) && wanted.test(name));

if (!suites.every(passes)) throw new Error('the tests fail as they are');

let alive = 0;
let all = 0;
for (const file of files) {
  const code = readFileSync(path.join(root, file), 'utf8');
  for (const { from, to, put } of mutants(code)) {
    all++;
    writeFileSync(path.join(copy, file), code.slice(0, from) + put + code.slice(to));
    if (!suites.every(passes)) continue;
    alive++;
    const line = code.slice(0, from).split('\n').length;
    console.log(`${file}:${line} is missed by nobody: ${code.slice(from, to).replaceAll(/\s+/g, ' ')}`);
  }
  writeFileSync(path.join(copy, file), code);
}
console.log(`${all - alive} of ${all} caught`);
process.exitCode = alive > 0 ? 1 : 0;

/** @param {string[]} names */
function passes(names) {
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'unit',
    '--bail',
    '1',
    '--no-file-parallelism',
    '--testTimeout',
    '20000',
  ];
  const files = names.map(name => `test/p2p/fair/${name}`);
  return (
    spawnSync(process.execPath, [...args, ...files], { cwd: copy, stdio: 'ignore', timeout: 300_000 }).status === 0
  );
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
