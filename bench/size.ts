/** How heavy the rules are: the engine and its games, minified and compressed as the page would load them. */
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** In kB of 1000 bytes; `left out` are packages that do not count. */
export async function kilobytes(entry: string, ...leftOut: readonly string[]): Promise<number> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry, external: [...leftOut], preserveEntrySignatures: 'strict' },
    },
  });
  if (!('output' in built)) throw new Error('the build gave no files');
  const code = built.output.map(file => (file.type === 'chunk' ? file.code : '')).join('');
  return gzipSync(code, { level: 9 }).length / 1000;
}
