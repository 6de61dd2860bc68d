// Builds the page of the gallery, which shows any screen by name, and serves it. It is never part of dist.
import path from 'node:path';
import { CACHE, PlainError, ROOT } from './run.mjs';
import { createServer, listen } from './serve.mjs';

const OUT = path.join(CACHE, 'gallery-page');

/** Builds it anew each time: it has everything in it that can change a screen. */
async function buildGallery() {
  const [{ build }, { default: solid }] = await Promise.all([import('vite'), import('vite-plugin-solid')]);
  await build({
    root: path.join(ROOT, 'test/gallery'),
    configFile: false,
    publicDir: path.join(ROOT, 'public'),
    base: './',
    mode: 'production',
    logLevel: 'error',
    plugins: [solid()],
    define: { __ENGINE__: '"gallery"', __BUILD__: '"gallery"' },
    build: { target: 'es2022', outDir: OUT, emptyOutDir: true, minify: false },
  }).catch(error => {
    throw new PlainError(error instanceof Error ? error.message : String(error));
  });
}

/** Gives the server and the address of the page. */
export async function serveGallery() {
  await buildGallery();
  const server = createServer(OUT);
  const port = await listen(server, 0, '127.0.0.1');
  return { server, url: `http://127.0.0.1:${port}/` };
}
