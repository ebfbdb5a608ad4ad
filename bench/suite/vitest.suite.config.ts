// The tests as ever, with what bench/suite.mjs wants to know of them.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import base from '../../vitest.config.js';

export default defineConfig({
  ...base,
  test: {
    ...base.test,
    setupFiles: [fileURLToPath(new URL('measured.ts', import.meta.url)), ...(base.test?.setupFiles ?? [])],
  },
});
