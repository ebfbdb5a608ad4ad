// The real binary, killed in the middle of a plan: the same command makes the same bytes, and leaves nothing else.
import { expect, test } from 'vitest';
import { CUSTOMERS, STEPS } from '../cli/run/plans.js';
import { killAgainAndAgain } from './resume/killed.js';
import { workdir, type Workdir } from '../support/workdir.js';

const PLAN = STEPS.replace('"cleanse"\n', '"cleanse"\ndrop = { cleanse_status = "rejected" }\n');
const KILLS = 4;

/** The customers again and again, with a note that makes blocks of few rows. */
function customers(): string {
  const [header = '', ...rows] = CUSTOMERS.trimEnd().split('\n');
  const all = Array.from({ length: 45 }, (_, i) => rows.map((row) => `${row},${i}${'x'.repeat(700)}`)).flat();
  return `${header},Note\n${all.join('\n')}\n`;
}

const command = ['run', 'plan.toml', 'in.csv', '-o', 'out.csv', '--summary', 'summary.json', '--no-progress'];

test('kill -9 in the middle of a plan, again and again, costs no byte and no row', { timeout: 300_000 }, async () => {
  const calm = workdir();
  const dir = workdir();
  for (const one of [calm, dir]) {
    one.write('in.csv', customers());
    one.write('plan.toml', PLAN);
  }
  expect((await calm.run(command)).code).toBe(0);
  expect(await killAgainAndAgain(dir, command, KILLS)).toBeGreaterThan(0);
  expect(dir.list()).toEqual(calm.list());
  expect(dir.read('out.csv')).toBe(calm.read('out.csv'));
  const counts = (one: Workdir): unknown => {
    const { rows, steps } = JSON.parse(one.read('summary.json')) as Record<string, unknown>;
    return { rows, steps };
  };
  expect(counts(dir)).toEqual(counts(calm));
  expect(counts(dir)).toMatchObject({ rows: { read: 1620, refused: 0, dropped: 45, written: 1575 } });
});
