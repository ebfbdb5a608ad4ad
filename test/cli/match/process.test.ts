// waypost match as a process: threads, signals, kill -9, a full disk, and files that change between two runs.
import { describe, expect, test } from 'vitest';
import { members, people } from './people.js';
import { until } from '../../support/until.js';
import { finished, workdir, type Workdir } from '../../support/workdir.js';

/** So many rows, with a note that makes several blocks of them. */
const ROWS = 2000;
const NOTE = 'x'.repeat(900);

const MATCH = ['match', 'people.csv', '--reference', 'known.csv', '-o', 'out.csv', '--review', 'review.csv'];
const command = [...MATCH, '--no-progress', '--summary', 's.json'];

function files(): Workdir {
  const dir = workdir();
  dir.write('people.csv', people(ROWS, NOTE));
  dir.write('known.csv', members(ROWS));
  return dir;
}

/** What a run has found out, wherever it was broken off. */
function resultOf(dir: Workdir): unknown {
  const { rows, statuses, compared } = JSON.parse(dir.read('s.json')) as Record<string, unknown>;
  return { out: dir.read('out.csv'), review: dir.read('review.csv'), rows, statuses, compared };
}

/** Journal lines so far: the first is the run's, each further one a block's. */
const blocks = (dir: Workdir): number =>
  dir.exists('out.csv.journal') ? dir.read('out.csv.journal').split('\n').length : 0;

describe('waypost match', { timeout: 600_000 }, () => {
  test('gives the same bytes on one, two and three threads', async () => {
    const dir = files();
    const results: unknown[] = [];
    for (const threads of ['1', '2', '3']) {
      expect((await dir.runProcess([...command, '--threads', threads])).code).toBe(0);
      results.push(resultOf(dir));
    }
    expect(results[1]).toEqual(results[0]);
    expect(results[2]).toEqual(results[0]);
  });

  test('that is killed is continued by the same command, byte for byte', async () => {
    const calm = files();
    await calm.runProcess(command);
    const dir = files();
    for (const least of [2, 3]) {
      const child = dir.start([...command, '--threads', '2']);
      const end = finished(child);
      let over = false;
      void end.then(() => {
        over = true;
      });
      await until(() => over || blocks(dir) > least);
      child.kill('SIGKILL');
      await end;
    }
    const { code, stderr } = await dir.runProcess(command);
    expect(code).toBe(0);
    expect(stderr).toMatch(/continued after \d+ rows of an earlier run/);
    expect(resultOf(dir)).toEqual(resultOf(calm));
    expect(dir.list()).toEqual(calm.list());
  });

  test('ends at Ctrl-C while it reads and compares, and leaves nothing', async () => {
    const dir = files();
    const before = dir.list();
    const child = dir.start([...MATCH, '--threads', '2']);
    let said = '';
    child.stderr!.on('data', (text: string) => {
      said += text;
    });
    const end = finished(child);
    await until(() => said.includes("id from 'id'"));
    child.kill('SIGINT');
    const { code, stderr } = await end;
    expect([code, dir.list()]).toEqual([130, before]);
    expect(stderr).toContain('waypost: interrupted; no output is left half-made\n');
  });

  test('whose review cannot be written says so, and goes on with the next run', async () => {
    const dir = files();
    const full = MATCH.map((word) => (word === 'review.csv' ? '/dev/full' : word));
    const { code, stderr } = await dir.runProcess(full);
    expect(code).toBe(7);
    expect(stderr).toMatch(/\/dev\/full.* \(ENOSPC\)|\/dev\/full.*full/);
    expect(stderr).toContain('run the same command again to continue');
    const again = await dir.runProcess(command);
    expect(again.stderr).toContain(`continued after ${ROWS} rows of an earlier run`);
    const calm = files();
    await calm.runProcess(command);
    expect(resultOf(dir)).toEqual(resultOf(calm));
  });

  test.each<[string, string, string]>([
    ['the reference', 'known.csv', 'the file that it is compared with'],
    ['the decisions', 'decided.csv', '--decided'],
    ['the file itself', 'people.csv', 'the input'],
  ])('is not continued after %s has changed', async (_, name, what) => {
    const dir = files();
    const decided = 'decision,from_id,to_id\nsame,P1,R1\n';
    dir.write('decided.csv', decided);
    const deciding = [...MATCH, '--decided', 'decided.csv', '--threads', '2'];
    const child = dir.start(deciding);
    const end = finished(child);
    await until(() => blocks(dir) > 2 || child.exitCode !== null);
    child.kill('SIGKILL');
    await end;
    dir.write(name, dir.read(name).replace(/1\n/, '2\n'));
    const { code, stderr } = await dir.runProcess(deciding);
    expect(code).toBe(8);
    expect(stderr).toContain(`because ${what} changed since; put it back, or begin anew with --restart`);
  });
});
