/** Every numbered ruling of docs/rules has a test whose name begins with its number. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const pages = path.join(root, 'docs/rules');

const read = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith(ending))
    .map(name => readFileSync(path.join(folder, name), 'utf8'));

const ids = read(pages, '.md').flatMap(page =>
  [...page.matchAll(/\*\*([A-Z]{1,2}-?\d+|\d\.\d)\*\*/g)].map(match => match[1]!),
);
const names = read(path.join(root, 'test/engine'), '.test.ts').flatMap(code =>
  [...code.matchAll(/\b(?:test|it)(?:\.each\([\s\S]*?\))?\(\s*(['"`])([^:'"`]+):/g)].map(match => match[2]!),
);

describe('rulings', () => {
  test('each is numbered once', () => {
    expect(ids.filter((id, n) => ids.indexOf(id) !== n)).toEqual([]);
  });

  test('the pages hold all of them', () => {
    const group = (prefix: string, count: number) => Array.from({ length: count }, (_, n) => `${prefix}${n + 1}`);
    const kittens = [...group('C', 12), ...group('Z', 54), ...group('P', 34), '1.2', '1.3', '1.4', '1.5', '1.6', '2.4'];
    const moon = [
      ...group('M', 10),
      ...group('W', 10),
      ...group('R', 4),
      ...group('D', 11),
      ...group('F', 5),
      'T1',
      ...group('A', 3),
    ];
    const wanted = [...kittens, ...moon, ...group('K-', 61)];
    expect(wanted.filter(id => !ids.includes(id))).toEqual([]);
  });

  test.each(ids)('%s has a test', id => {
    expect(names).toContain(id);
  });
});
