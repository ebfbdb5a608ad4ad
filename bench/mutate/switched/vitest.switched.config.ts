// Tests of the copy with damages behind switches, in one process, with the data of the undamaged program.
import { defineConfig } from 'vitest/config';
import base from '../../../vitest.config.js';

export default defineConfig({
  ...base,
  test: {
    ...base.test,
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 10_000_000,
    setupFiles: ['./bench/mutate/no-signals.ts', ...(base.test?.setupFiles ?? [])],
    runner: './bench/mutate/switched/switched-tests.mjs',
  },
});
