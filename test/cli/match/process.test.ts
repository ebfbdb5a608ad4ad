// waypost match as a process: threads, signals, kill -9, a full disk, and files that change between two runs.
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { members, people } from './people.js';
import { until } from '../../support/until.js';
import { finished, workdir, type Workdir } from '../../support/workdir.js';

/** So many rows, with a note that makes several blocks of them. */
const ROWS = 150;
const NOTE = 'x'.repeat(12_500);
/** Few enough others that every pair of them costs little: the model is learnt from pairs, whatever the threads. */
const OTHERS = 60;

const MATCH = ['match', 'people.csv', '--reference', 'known.csv', '-o', 'out.csv', '--review', 'review.csv'];
const command = [...MATCH, '--no-progress', '--summary', 's.json'];

function files(): Workdir {
  const dir = workdir();
  dir.write('people.csv', people(ROWS, NOTE));
  dir.write('known.csv', members(OTHERS));
  return dir;
}

/** What a run has found out, wherever it was broken off. */
function resultOf(dir: Workdir): Record<string, unknown> {
  const { rows, statuses, compared } = JSON.parse(dir.read('s.json')) as Record<string, unknown>;
  return { out: dir.read('out.csv'), review: dir.read('review.csv'), rows, statuses, compared };
}

/** Journal lines so far: the first is the run's, each further one a block's. */
const blocks = (dir: Workdir): number =>
  dir.exists('out.csv.journal') ? dir.read('out.csv.journal').split('\n').length : 0;

/** What a run that nothing disturbs finds out and leaves; all tests that want it share one. */
const calm = ((): (() => Promise<{ result: Record<string, unknown>; list: string[] }>) => {
  let made: Promise<{ result: Record<string, unknown>; list: string[] }> | undefined;
  const run = async () => {
    const dir = files();
    expect((await dir.runProcess([...command, '--threads', '1'])).code).toBe(0);
    return { result: resultOf(dir), list: dir.list() };
  };
  return () => (made ??= run());
})();

describe('waypost match', { timeout: 600_000 }, () => {
  test('gives the same bytes on three threads as on one', async () => {
    const dir = files();
    expect((await dir.runProcess([...command, '--threads', '3'])).code).toBe(0);
    expect(resultOf(dir)).toEqual((await calm()).result);
  });

  test('that is killed is continued by the same command, byte for byte', async () => {
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
    const { result, list } = await calm();
    expect(resultOf(dir)).toEqual(result);
    expect(dir.list()).toEqual(list);
  });

  test('tells what was compared where all was written, and its summary alone was not', async () => {
    const dir = workdir();
    // An id that two rows have is warned of.
    dir.write('people.csv', 'id,name,phone\n1,Ann Lee,0412 345 678\n2,Bo Ray,\n2,Ann Lee,0412 345 678\n');
    dir.write('known.csv', 'id,name,phone\nR1,Ann Lee,0412345678\nR2,Bo Ray,\n');
    const matching = [...MATCH, '--no-progress'];
    const found = (): unknown => {
      const { rows, statuses, compared, warnings } = JSON.parse(dir.read('s.json')) as Record<string, unknown>;
      return { rows, statuses, compared, warnings };
    };
    expect((await dir.run([...matching, '--summary', 's.json'])).code).toBe(0);
    const calm = found();
    expect(calm).toMatchObject({ compared: { rows: 3, reference: { rows: 2 } }, warnings: [expect.any(String)] });
    expect((await dir.run([...matching, '--summary', '/dev/full'])).code).toBe(7);
    const { code, stderr } = await dir.run([...matching, '--summary', 's.json']);
    expect([code, stderr]).toEqual([0, expect.stringContaining('continued after 3 rows of an earlier run')]);
    expect(found()).toEqual(calm);
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
    expect(resultOf(dir)).toEqual((await calm()).result);
  });

  test('is not continued after a file that it reads has changed, and says which', async () => {
    const dir = files();
    dir.write('decided.csv', 'decision,from_id,to_id\nsame,P1,R1\n');
    const deciding = [...MATCH, '--decided', 'decided.csv', '--threads', '2'];
    const child = dir.start(deciding);
    const end = finished(child);
    await until(() => blocks(dir) > 2 || child.exitCode !== null);
    child.kill('SIGKILL');
    await end;
    for (const [name, what] of [
      ['known.csv', 'the file that it is compared with'],
      ['decided.csv', '--decided'],
      ['people.csv', 'the input'],
    ] as const) {
      // Put aside, so that it is the same file when it is put back.
      const [file, aside] = [join(dir.path, name), join(dir.path, 'aside')];
      renameSync(file, aside);
      dir.write(name, dir.read('aside').replace(/1\n/, '2\n'));
      const { code, stderr } = await dir.run(deciding);
      expect([code, stderr]).toEqual([
        8,
        expect.stringContaining(`because ${what} changed since; put it back, or begin anew with --restart`),
      ]);
      renameSync(aside, file);
    }
  });
});
