// vitest globalSetup of the browser tests: builds the page, serves it on a free port, finds Chromium, and hands both
// to the tests, which read them with inject('baseUrl') and inject('chromiumPath').
// TypeScript 7 finds the module to extend below only when the file also imports it.
import type {} from 'vitest';
import type { TestProject } from 'vitest/node';
import { DIST, ensureBuilt } from '../lib/build.mjs';
import { ensureChromium } from '../lib/chromium.mjs';
import { createServer, listen, stop } from '../lib/serve.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the built page, without a slash at the end. */
    baseUrl: string;
    /** Executable to pass to playwright's chromium.launch. */
    chromiumPath: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureBuilt();
  project.provide('chromiumPath', await ensureChromium());
  const server = createServer(DIST);
  const port = await listen(server, 0, '127.0.0.1');
  project.provide('baseUrl', `http://127.0.0.1:${port}`);
  return () => stop(server);
}
