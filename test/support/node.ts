// Node as the tests start it. Most programs of a test end within a second, and V8's optimizing compiler takes a third
// of the processor time of those: here it begins later. That changes when code is optimized, and nothing that it does.
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The last major version of Node that all of this is known of; later ones refuse to start with the option. */
const LAST_KNOWN = 20;
const isKnown = Number.parseInt(process.versions.node, 10) <= LAST_KNOWN;

/** Of itself V8 has a budget of 135,168 bytes of code. */
const BUDGET: readonly string[] = isKnown ? ['--interrupt-budget=500000'] : [];

/** Where the global setup puts a copy of what lets started programs keep the code that V8 makes. */
export const keptCode = (): string => join(tmpdir(), 'code', 'kept-code.cjs');

/** Options of Node for what tests start. */
export const NODE_OPTIONS: readonly string[] = [
  ...BUDGET,
  ...(isKnown && existsSync(keptCode()) ? ['--require', keptCode()] : []),
];

/** Node with them, as words of a shell line. */
export const NODE_IN_SHELL = [process.execPath, ...NODE_OPTIONS].join(' ');

/**
 * Options of Node for what runs tests: it lives long and holds the modules of hundreds of files, and tests of imports
 * allocate much beside it. With the little that V8 begins with it looks through all of that again and again.
 */
export const WORKER_OPTIONS: readonly string[] = [
  ...BUDGET,
  '--max-semi-space-size=64',
  '--initial-heap-size=1024',
  // For the threads of the program that run in it.
  ...(isKnown ? ['--require', fileURLToPath(new URL('code/kept-code.cjs', import.meta.url))] : []),
];

/**
 * Environment of the compiler, which is a program of Go: it ends before what it could give back matters, and collecting
 * that takes a third of its processor time for a seventh of its memory.
 */
export const WITHOUT_COLLECTING: Readonly<NodeJS.ProcessEnv> = { ...process.env, GOGC: 'off' };
