/** Imports point one way: engine ← games, engine ← p2p, engine ← ui; only the wiring sees everything. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const src = path.join(root, 'src');

interface Rule {
  /** Parts of the tree it may import. */
  readonly from: readonly string[];
  readonly packages: readonly string[];
}
const families = readdirSync(path.join(src, 'engine/games'), { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(({ name }) => `engine/games/${name}`);

/** A part may always import from itself. The longest fitting name counts. */
const rules: Record<string, Rule> = {
  engine: { from: [], packages: ['tweetnacl'] },
  'engine/games': { from: ['engine', ...families], packages: [] },
  ...Object.fromEntries(families.map(name => [name, { from: ['engine'], packages: [] }])),
  p2p: { from: ['engine', 'p2p/fair', 'p2p/fair/live'], packages: ['tweetnacl', 'valibot', 'idb-keyval'] },
  // A room knows links and messages, but not how links are made.
  'p2p/room': { from: ['engine', 'p2p', 'p2p/fair', 'p2p/fair/live'], packages: ['valibot'] },
  // Pure, but for its live part, which knows time and the match it writes down; still no line, no room.
  'p2p/fair': { from: ['engine'], packages: ['tweetnacl'] },
  'p2p/fair/live': { from: ['engine', 'p2p', 'p2p/fair'], packages: ['tweetnacl'] },
  // The only file that knows how browsers find each other.
  'p2p/link/peerjs': { from: ['p2p'], packages: ['peerjs', 'tweetnacl'] },
  // A generic table knows no game.
  'ui/table': { from: ['engine', 'ui/words', 'p2p'], packages: ['solid-js', 'lucide-solid'] },
  'ui/sound': { from: ['engine'], packages: ['solid-js', 'zzfx'] },
  // What single games add to the table: read off views, without a component of the table.
  'ui/games': {
    from: ['engine', 'engine/games', ...families, 'ui/sound', 'ui/table', 'ui/words'],
    packages: [],
  },
  'ui/room': {
    from: [
      ...['engine', 'engine/games', 'p2p', 'p2p/fair', 'p2p/room'],
      ...['ui/art', 'ui/fair', 'ui/games', 'ui/hints', 'ui/settings', 'ui/sound', 'ui/start', 'ui/stats', 'ui/table'],
      'ui/words',
    ],
    packages: ['solid-js', 'lucide-solid', 'uqr'],
  },
  // Knows what is new to somebody at the table of the exploding games.
  'ui/hints': { from: ['engine', 'ui/art', 'ui/table', 'ui/words'], packages: ['solid-js'] },
  'ui/start': {
    from: ['engine', 'engine/games', 'ui', 'ui/room', 'ui/settings', 'ui/words'],
    packages: ['solid-js'],
  },
  'ui/settings': { from: ['p2p/room', 'ui/words'], packages: ['solid-js', 'lucide-solid', 'valibot'] },
  'ui/art': { from: ['engine', 'engine/games', ...families], packages: [] },
  'ui/words': { from: ['engine', 'engine/games', ...families, 'p2p/fair', 'ui/settings'], packages: [] },
  'ui/fair': { from: ['engine', 'p2p/fair', 'ui/words'], packages: ['solid-js', 'lucide-solid'] },
  'ui/stats': { from: ['engine', 'engine/games', ...families, 'ui/words'], packages: [] },
  ui: { from: ['ui/room', 'ui/settings', 'ui/start', 'ui/words'], packages: ['solid-js'] },
  wiring: {
    from: [
      'engine',
      'engine/games',
      'p2p',
      'p2p/fair',
      'p2p/link/peerjs',
      'p2p/room',
      'ui',
      'ui/fair',
      'ui/room',
      'ui/start',
      'ui/words',
    ],
    packages: ['solid-js'],
  },
  main: { from: ['ui', 'ui/words', 'wiring'], packages: ['solid-js'] },
};

const partOf = (file: string): string => {
  const inside = path.relative(src, file).replaceAll(path.sep, '/');
  const found = Object.keys(rules).filter(
    part => inside === `${part}.ts` || inside === `${part}.tsx` || inside.startsWith(`${part}/`),
  );
  return found.sort((a, b) => b.length - a.length)[0] ?? `nowhere (${inside})`;
};

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter(name => /\.tsx?$/.test(name))
  .map(name => path.join(src, name));

const imports = (file: string): string[] =>
  [
    ...readFileSync(file, 'utf8').matchAll(/^(?:import|export)\s(?:[^;=']*?from\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm),
  ].map(match => (match[1] ?? match[2])!);

test('there is something to look at', () => {
  expect(files.length).toBeGreaterThan(50);
});

test.each(files.map(file => [path.relative(root, file), file]))('%s imports only what it may', (_, file) => {
  const part = partOf(file);
  const { from, packages } = rules[part] ?? { from: [], packages: [] };
  for (const name of imports(file).filter(name => !name.endsWith('.css'))) {
    const isOurs = name.startsWith('.');
    const target = isOurs
      ? partOf(path.resolve(path.dirname(file), name))
      : name
          .split('/')
          .slice(0, name[0] === '@' ? 2 : 1)
          .join('/');
    expect(isOurs ? [part, ...from] : packages, `${name} in ${part}`).toContain(target);
  }
});

test.each(files.filter(file => partOf(file).startsWith('engine')).map(file => [path.relative(root, file), file]))(
  '%s reads no clock, rolls no dice, knows no page',
  (_, file) => {
    const code = readFileSync(file, 'utf8');
    expect(code).not.toMatch(
      /Math\.random|Date\.now|new Date\(|performance\.|setTimeout|setInterval|\bwindow\.|\bdocument\.|\bfetch\(/,
    );
  },
);

test.each(
  files
    .filter(file => /^(ui\/(?!art\/)|wiring\/(?!judge\.worker))/.test(path.relative(src, file)))
    .map(file => [path.relative(root, file), file]),
)('%s fetches rules and pictures of one game, not of all', (_, file) => {
  const values = readFileSync(file, 'utf8').matchAll(/^import (?!type\s)[^;]*?'([^']+)'/gm);
  const names = [...values].map(match => match[1]!);
  expect(names.filter(name => /games\/registry\.ts$|art\/index\.ts$/.test(name))).toEqual([]);
});
