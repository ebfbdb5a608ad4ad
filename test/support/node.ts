// Node as the tests start it. Most programs of a test end within a second, and V8's optimizing compiler takes a third
// of the processor time of those: here it begins later. That changes when code is optimized, and nothing that it does.

/** The last major version of Node that is known to have the option; later ones refuse to start with it. */
const LAST_WITH_BUDGET = 20;

/** Options of Node for what runs tests, and for what they start. Of itself V8 has a budget of 135,168 bytes of code. */
export const NODE_OPTIONS: readonly string[] =
  Number.parseInt(process.versions.node, 10) <= LAST_WITH_BUDGET ? ['--interrupt-budget=500000'] : [];

/** Node with them, as words of a shell line. */
export const NODE_IN_SHELL = [process.execPath, ...NODE_OPTIONS].join(' ');

/**
 * Options of Node for what runs tests: it lives long and holds the modules of hundreds of files, and tests of imports
 * allocate much beside it. With the little that V8 begins with it looks through all of that again and again.
 */
export const WORKER_OPTIONS: readonly string[] = [
  ...NODE_OPTIONS,
  '--max-semi-space-size=64',
  '--initial-heap-size=1024',
];
