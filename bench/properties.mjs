#!/usr/bin/env node
// The property tests of the suite with other seeds than its own: what the suite holds for one course of chance, for as
// many as one likes. Each seed is a run of the test files that state properties; those that fail are named with theirs.
// The suite tries each property for about half a second: here it is tried so many times as often.
//
//   npm run build && node bench/properties.mjs [--seeds 20] [--from 2] [--times 5] [--only test/property]
//
// A run by hand with one of them:
//   WAYPOST_TEST_SEED=7 WAYPOST_TEST_RUNS=5 npx vitest run --testTimeout=300000 test/property/json-array.test.ts
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '20' },
    from: { type: 'string', default: '2' },
    times: { type: 'string', default: '5' },
    only: { type: 'string', default: 'test' },
  },
});

const files = readdirSync(path.join(root, 'test'), { recursive: true })
  .map((name) => `test/${name}`)
  .filter((name) => name.endsWith('.test.ts') && name.startsWith(values.only))
  .filter((name) => readFileSync(path.join(root, name), 'utf8').includes('fc.assert('));

console.log(`${availableParallelism()} cores, node ${process.version}, ${files.length} files with properties`);
const [first, count, times] = [values.from, values.seeds, values.times].map(Number);
if (![first, count, times].every((number) => number > 0) || files.length === 0) {
  console.error(
    'properties.mjs: --seeds, --from and --times take a number above 0, --only the beginning of test files',
  );
  process.exit(2);
}
// A test that takes longer for good reason is not one that hangs.
const limit = `--testTimeout=${300_000 * Math.max(1, times)}`;
const failed = [];
let held = 0;
for (let seed = first; seed < first + count; seed++) {
  const words = ['vitest', 'run', '--reporter=dot', limit, ...files];
  const { status, stdout, stderr, signal } = spawnSync('npx', words, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, WAYPOST_TEST_SEED: String(seed), WAYPOST_TEST_RUNS: values.times, NO_COLOR: '1' },
    maxBuffer: 1 << 28,
  });
  if (signal) break;
  if (status === 0) {
    held++;
    continue;
  }
  failed.push(seed);
  console.log(`\nseed ${seed}:\n${stdout}\n${stderr}`);
}
console.log(`every property holds at ${held} of ${count} seeds`);
if (failed.length > 0) console.log(`properties that do not hold at seeds ${failed.join(', ')}`);
process.exitCode = held === count ? 0 : 1;
