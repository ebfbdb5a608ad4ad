// The real binary, killed while it puts the rows of its output in order: the same command makes the same bytes, and the
// same summary.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { until } from '../support/until.js';
import { finished, workdir, type Workdir } from '../support/workdir.js';

const ROWS = 4000;
const COMMAND = ['cleanse', 'in.csv', '-o', 'out.csv', '--summary', 'summary.json', '--order', 'review'];
/** Long rows take as long to be put in order, and less to be answered. */
const INPUT = `id,address,note\n${Array.from(
  { length: ROWS },
  (_, i) => `${i},${(i % 40) + 1} ${i % 3 === 0 ? 'smtih' : 'smith'} st reservoir 3073,${'x'.repeat(550)}\n`,
).join('')}`;

/** The summary, but for the times, and what the last of several runs did otherwise. */
function summaryOf(dir: Workdir): unknown {
  const summary = JSON.parse(dir.read('summary.json')) as Record<string, unknown>;
  const own = new Set(['startedAt', 'durationMs', 'rowsPerSecond', 'resumedAfter', 'threads']);
  return Object.fromEntries(Object.entries(summary).filter(([name]) => !own.has(name)));
}

test('Killed while the rows are put in order, nothing is lost', { timeout: 120_000 }, async () => {
  const calm = workdir();
  const dir = workdir();
  for (const one of [calm, dir]) one.write('in.csv', INPUT);
  expect((await calm.run(COMMAND)).code).toBe(0);
  // All rows are answered, and what is put in order has no room yet.
  dir.write('out.csv.journal', '');
  mkdirSync(join(dir.path, 'out.csv.ordered'));
  const stopped = await dir.run(COMMAND);
  expect([stopped.code, stopped.stderr]).toEqual([7, expect.stringContaining(`${ROWS} rows are done`)]);
  rmSync(join(dir.path, 'out.csv.ordered'), { recursive: true });
  const child = dir.start([...COMMAND, '--threads', '2']);
  const end = finished(child);
  await until(() => dir.exists('out.csv.ordered') || dir.exists('out.csv'));
  child.kill('SIGKILL');
  await end;
  const last = await dir.run(COMMAND);
  expect([last.code, last.stderr]).toEqual([0, expect.stringContaining('4,000 rows read')]);
  expect(dir.list()).toEqual(calm.list());
  expect(dir.read('out.csv')).toBe(calm.read('out.csv'));
  expect(summaryOf(dir)).toEqual(summaryOf(calm));
});
