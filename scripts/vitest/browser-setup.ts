// vitest globalSetup of the browser tests: builds the page, serves it and the broker on a free port, finds Chromium, and
// hands both to the tests, which read them with inject('baseUrl') and inject('chromiumPath').
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
// TypeScript 7 finds the module to extend below only when the file also imports it.
import type {} from 'vitest';
import type { TestProject } from 'vitest/node';
import { ensureBuilt } from '../lib/build.mjs';
import { ensureChromium } from '../lib/chromium.mjs';

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
  const site = new Worker(new URL('./site-worker.mjs', import.meta.url));
  const [port] = await once(site, 'message');
  project.provide('baseUrl', `http://127.0.0.1:${port}`);
  return async () => {
    await site.terminate();
  };
}
