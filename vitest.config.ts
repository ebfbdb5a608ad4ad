import { defineConfig } from 'vitest/config';
import { WORKER_OPTIONS } from './test/support/node.js';

/** Files that put another module in the place of one of Node's: each gets a process of its own. */
const WITH_MOCKED_MODULES = ['test/fault/resume/**/*.test.ts', 'test/data/fetch/**/*.test.ts'];

export default defineConfig({
  test: {
    globalSetup: ['test/support/global-setup.ts'],
    setupFiles: ['test/support/seeded.ts'],
    // Tests start the real binary, with worker threads of its own; two files at a time keep a small machine honest.
    maxWorkers: 2,
    execArgv: [...WORKER_OPTIONS],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'shared', include: ['test/**/*.test.ts'], exclude: WITH_MOCKED_MODULES, isolate: false },
      },
      { extends: true, test: { name: 'alone', include: WITH_MOCKED_MODULES } },
    ],
  },
});
