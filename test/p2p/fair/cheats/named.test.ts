/** Every cheat of docs/cheats.md has a test of its name, with the outcome that is written there; and no test is missing there. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const page = readFileSync(path.resolve(import.meta.dirname, '../../../../docs/cheats.md'), 'utf8');
const rows = [...page.matchAll(/^\| `([\w-]+)` \| .* \| (.*) \|$/gm)].map(([, name, outcome]) => `${name}: ${outcome}`);
const names = new Set(rows.map(row => row.split(':')[0]!));

const code = readdirSync(import.meta.dirname)
  .filter(name => name !== path.basename(import.meta.filename))
  .map(name => readFileSync(path.join(import.meta.dirname, name), 'utf8'))
  .join('\n');
const tested = [...code.matchAll(/\bname: '([a-zA-Z0-9]+(?:-\w+)*)',[^{}]*?\bexpect: '([^']+)'/g)];
const cases = tested.map(([, name, outcome]) => `${name}: ${outcome}`);
/** Tests that are no table of cases carry the name in their title. */
const titled = [...code.matchAll(/\('([\w-]+): /g)].map(match => match[1]!);

describe('named cheats', () => {
  test('the page holds all of them', () => {
    expect(names.size).toBe(73);
  });
  test.each(rows)('%s', row => {
    const [name] = row.split(':') as [string];
    if (titled.includes(name)) return;
    expect(cases).toContain(row);
  });
  test('every case is on the page', () => {
    expect(cases.filter(each => !rows.includes(each))).toEqual([]);
    expect(titled.filter(name => !names.has(name))).toEqual([]);
  });
});
