// How vite serves (npm run dev) and builds (npm run build) the page.
import type { Server } from 'node:http';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import solid from 'vite-plugin-solid';
import { engineId } from './scripts/lib/engine-id.mjs';

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
