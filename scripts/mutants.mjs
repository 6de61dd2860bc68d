// `npm run mutants [-- pattern of file names]`: takes the checks of the journal, the audit and the judge out, one at a
// time, on a copy of the tree, and runs the tests: a check that no test misses is not worth its line.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createVitest } from 'vitest/node';
import { ensureInstalled } from './lib/install.mjs';
import { main, PlainError, ROOT } from './lib/run.mjs';

/** What is copied: all that the tests read. */
const TREE = ['src', 'test', 'docs', 'scripts', 'package.json', 'tsconfig.json', 'vitest.config.ts'];
const FAIR = 'src/p2p/fair';
/** Where the checks are: whole folders, and single files. */
const CHECKED = /^(journal\/|audit\/|judge\/(judge|orphans|pairs)|receipt\/receipt|agree|pool|proofs|migrate|strict)/;

/** The quick ones first: most mutants go no further. */
const SUITES = [
  ['rules', 'genesis'],
  ['agree', 'proofs', 'migrate', 'journal', 'audit', 'ed25519', 'judge'],
  ['take-over', 'cheats/', 'receipt/'],
];

main(async () => {
  await ensureInstalled();
  const files = filesNamed(process.argv[2] ?? '');
  const copy = mkdtempSync(path.join(tmpdir(), 'clowder-mutants-'));
  try {
    for (const name of TREE) cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true });
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
    return (await survivors(copy, files)) > 0 ? 1 : 0;
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
async function survivors(copy, files) {
  const tests = await testsIn(copy);
  if (!(await tests.pass())) throw new PlainError('The tests fail as they are. Run: npm test -- unit');
  let alive = 0;
  let all = 0;
  for (const file of files) {
    const place = path.join(copy, file);
    const code = readFileSync(place, 'utf8');
    /** @param {string} changed */
    const write = changed => {
      writeFileSync(place, changed);
      tests.forget(place);
    };
    const found = mutants(code);
    for (const { from, to, put } of found) {
      write(code.slice(0, from) + put + code.slice(to));
      if (!(await tests.pass())) continue;
      alive++;
      const line = code.slice(0, from).split('\n').length;
      console.log(`${file}:${line} is missed by nobody: ${code.slice(from, to).trim().replaceAll(/\s+/g, ' ')}`);
    }
    write(code);
    all += found.length;
    console.log(`${file}: ${found.length} checks`);
  }
  await tests.close();
  console.log(`${all - alive} of ${all} caught`);
  return alive;
}

/**
 * One vitest for all mutants: starting it takes longer than most of them live.
 * @param {string} copy
 */
async function testsIn(copy) {
  const vitest = await createVitest('test', { root: copy, project: ['unit'], watch: true, bail: 1, reporters: [{}] });
  await vitest.standalone();
  const suites = await Promise.all(
    SUITES.map(names => vitest.globTestSpecifications(names.map(name => `test/p2p/fair/${name}`))),
  );
  return {
    /** @param {string} file */
    forget: file => vitest.invalidateFile(file),
    async pass() {
      for (const suite of suites) {
        const { testModules, unhandledErrors } = await vitest.rerunTestSpecifications(suite);
        if (unhandledErrors.length > 0 || testModules.length === 0 || !testModules.every(each => each.ok()))
          return false;
      }
      return true;
    },
    close: () => vitest.close(),
  };
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
