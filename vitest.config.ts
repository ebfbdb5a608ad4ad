import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { WORKER_OPTIONS } from './test/support/node.js';

/**
 * What a test imports from src is the same module as the build made it: Node loads it as it is, where Vitest would
 * translate it anew and put a getter in the way of each name of another module, which costs an inner loop ten times.
 */
const BUILT = [
  { find: /^(?:\.\.\/)+src\/(.+)\.js$/, replacement: `${fileURLToPath(new URL('dist/', import.meta.url))}$1.js` },
];

// Where it is set, each start of Node reads all certificates first, which takes longer than the rest of the start; no
// test asks anything beyond this machine.
delete process.env['NODE_EXTRA_CA_CERTS'];

export default defineConfig({
  resolve: { alias: BUILT },
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/global-setup.ts'],
    setupFiles: ['test/support/stores-off.ts', 'test/support/seeded.ts'],
    // Tests start the real binary, with worker threads of its own; two files at a time keep a small machine honest.
    maxWorkers: 2,
    execArgv: [...WORKER_OPTIONS],
    isolate: false,
    server: { deps: { external: [/\/dist\//] } },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
