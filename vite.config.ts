// How vite serves (npm run dev) and builds (npm run build) the page.
import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';

export default defineConfig({
  plugins: [solid()],
  // Relative addresses: the built page works from any folder of any static host.
  base: './',
  build: { target: 'es2022', outDir: 'dist' },
});
