// The two test projects: unit (plain Node) and browser (Chromium against the built page).
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // By itself it leaves a core alone, which on a small machine is half of it.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['test/**/*.test.ts'],
          exclude: ['test/browser/**'],
          // Property tests play hundreds of matches; a busy machine takes its time.
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'browser',
          environment: 'node',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: ['scripts/vitest/browser-setup.ts'],
          // One file at a time: each starts browsers of its own, and small machines have two cores.
          fileParallelism: false,
          // Starting Chromium on a cold machine takes seconds.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
