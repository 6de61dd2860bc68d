// How vite serves (npm run dev) and builds (npm run build) the page.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import solid from 'vite-plugin-solid';

/** Pages with different rules cannot play together: this tells them apart. */
function engineId(): string {
  const hash = createHash('sha256');
  const files = readdirSync('src/engine', { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.ts'));
  for (const name of files.sort()) hash.update(name).update(readFileSync(path.join('src/engine', name)));
  return hash.digest('hex').slice(0, 8);
}

/** Friends can meet under `npm run dev` as well. */
const broker: Plugin = {
  name: 'clowder-broker',
  apply: 'serve',
  async configureServer({ httpServer }) {
    const { mountBroker } = await import('./scripts/lib/broker.mjs');
    if (httpServer) mountBroker(httpServer as Server, { others: 'leave' });
  },
};

/** 15 kB of a first visit that nobody has a use for. */
const peerJsParts = path.resolve('src/p2p/link/peerjs-parts.ts');

export default defineConfig({
  plugins: [solid(), broker],
  define: {
    __ENGINE__: JSON.stringify(engineId()),
    __BUILD__: JSON.stringify(new Date().toISOString()),
  },
  resolve: { alias: Object.fromEntries(['webrtc-adapter', 'peerjs-js-binarypack'].map(name => [name, peerJsParts])) },
  // Relative addresses: the built page works from any folder of any static host.
  base: './',
  build: { target: 'es2022', outDir: 'dist' },
});
