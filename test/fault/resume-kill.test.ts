// The real binary, killed in the middle: the same command makes the same bytes, and leaves nothing else.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { until } from '../support/until.js';
import { finished, workdir, type Workdir } from '../support/workdir.js';
import { patternOf } from '../support/pattern.js';

const KILLS = 8;
/** Long rows make many blocks of little work; more than a megabyte of them goes to threads. */
const rows = (count: number, noteLength = 150): string =>
  `id,address,note\n${Array.from({ length: count }, (_, i) =>
    i % 500 === 77 ? `${i}` : `${i},${(i % 40) + 1} smith st reservoir 3073,${'x'.repeat(noteLength)}`,
  ).join('\n')}\n`;
/** The summary, but for the times, and what the last of several runs did otherwise. */
const counts = (dir: Workdir): unknown => {
  const summary = JSON.parse(dir.read('summary.json')) as Record<string, unknown>;
  const own = new Set(['startedAt', 'durationMs', 'rowsPerSecond', 'resumedAfter', 'threads']);
  return Object.fromEntries(Object.entries(summary).filter(([name]) => !own.has(name)));
};
const command = (output: string): string[] => [
  'parse',
  'in.csv',
  '-o',
  output,
  '--errors',
  'errors.csv',
  '--summary',
  'summary.json',
  '--no-progress',
];

/** Resolves when the journal has grown by some lines, or the process has ended. */
async function grown(dir: Workdir, lines: number, isOver: () => boolean): Promise<void> {
  const now = (): number => (dir.exists('out.csv.journal') ? dir.read('out.csv.journal').split('\n').length : 0);
  const before = Math.max(2, now());
  await until(() => isOver() || now() >= before + lines);
}
/** True when the process holds the lock of the output. */
const isLockedBy = (dir: Workdir, pid: number | undefined): boolean =>
  dir.exists('out.csv.lock') && dir.read('out.csv.lock').includes(String(pid));

describe('kill -9', () => {
  test('at any moment, again and again, costs no byte and no row', { timeout: 300_000 }, async () => {
    const calm = workdir();
    const dir = workdir();
    const input = rows(8000);
    for (const one of [calm, dir]) one.write('in.csv', input);
    expect((await calm.run(command('out.csv'))).code).toBe(3);
    let killed = 0;
    let continued = 0;
    for (let i = 0; i < KILLS; i++) {
      const child = dir.start([...command('out.csv'), '--threads', String(1 + (i % 3))]);
      const end = finished(child);
      let over = false;
      void end.then(() => {
        over = true;
      });
      // At times before it begins, at times when it has just begun, between two lines, and some lines later.
      if (i % 4 === 2) await until(() => over || isLockedBy(dir, child.pid));
      else if (i % 4 !== 0) await grown(dir, i % 3, () => over);
      if (child.kill('SIGKILL')) killed++;
      const { stderr } = await end;
      if (stderr.includes('continued after')) continued++;
      if (dir.exists('out.csv')) break;
    }
    expect(killed).toBeGreaterThan(3);
    expect(continued).toBeGreaterThan(0);
    if (!dir.exists('out.csv') || dir.exists('out.csv.journal')) {
      expect((await dir.run(command('out.csv'))).code).toBe(3);
    }
    expect(dir.list()).toEqual(calm.list());
    expect(dir.read('out.csv')).toBe(calm.read('out.csv'));
    expect(dir.read('errors.csv')).toBe(calm.read('errors.csv'));
    expect(counts(dir)).toEqual(counts(calm));
  });

  test(
    'while another run waits for the same output: it is refused, and the lock of the dead does not hold',
    { timeout: 120_000 },
    async () => {
      const dir = workdir();
      dir.write('in.csv', rows(3000, 500));
      const child = dir.start(command('out.csv'));
      const end = finished(child);
      await until(() => dir.exists('out.csv.journal'));
      // It holds its lock for as long as it is looked at.
      child.kill('SIGSTOP');
      const second = await dir.run(command('out.csv'));
      expect(second.code).toBe(8);
      expect(second.stderr).toMatch(
        new RegExp(
          `waypost: another run into out\\.csv is running \\(process ${child.pid} on [^)]+\\); wait for it, or ` +
            `remove \\S*out\\.csv\\.lock if it is not\n$`,
        ),
      );
      child.kill('SIGKILL');
      await end;
      expect(dir.exists('out.csv.lock')).toBe(true);
      expect((await dir.run(command('out.csv'))).code).toBe(3);
      expect(dir.list()).toEqual(['errors.csv', 'in.csv', 'out.csv', 'summary.json']);
    },
  );
});

describe('A disk', () => {
  const output = (dir: Workdir): unknown => ({
    files: dir.list(),
    out: dir.read('out.csv'),
    errors: dir.read('errors.csv'),
    counts: counts(dir),
  });

  test('that takes no larger file stops the run, which goes on where it does', { timeout: 120_000 }, async () => {
    const calm = workdir();
    const dir = workdir();
    for (const one of [calm, dir]) one.write('in.csv', rows(3000, 500));
    await calm.run(command('out.csv'));
    // Blocks of 1024 bytes: room for the first pieces of the output alone.
    const stopped = await dir.shell(`ulimit -f 1400; waypost ${command('out.csv').join(' ')}`);
    expect({ code: stopped.code, stderr: stopped.stderr.split('\n').at(-2) }).toEqual({
      code: 7,
      stderr: expect.stringMatching(
        patternOf(
          /^waypost: out\.csv cannot be written: the file would be larger than this system allows; choose /,
          /another place with --output; \d+ rows are done: run the same command again to continue$/,
        ),
      ) as string,
    });
    expect(dir.list()).toEqual(['errors.csv.bad417da.part', 'in.csv', 'out.csv.journal', 'out.csv.part']);
    const again = await dir.run(command('out.csv'));
    expect({ code: again.code, stderr: again.stderr }).toEqual({
      code: 3,
      stderr: expect.stringMatching(/^continued after \d+ rows/m) as string,
    });
    expect(output(dir)).toEqual(output(calm));
  });

  test('that is full stops the run, which goes on when there is room', { timeout: 120_000 }, async ({ skip }) => {
    const calm = workdir();
    const dir = workdir();
    for (const one of [calm, dir]) one.write('in.csv', rows(3000, 500));
    await calm.run(command('out.csv'));
    const mounted = await dir.shell('mkdir small && mount -t tmpfs -o size=1400k tmpfs small');
    if (mounted.code !== 0) skip('only root may mount a small disk');
    try {
      const args = command('small/out.csv');
      const stopped = await dir.run(args);
      expect({ code: stopped.code, stderr: stopped.stderr.split('\n').at(-2) }).toEqual({
        code: 7,
        stderr: expect.stringMatching(
          patternOf(
            /^waypost: small\/out\.csv cannot be written: the disk is full; free some space, or choose another /,
            /place with --output; \d+ rows are done: run the same command again to continue$/,
          ),
        ) as string,
      });
      expect((await dir.shell('mount -o remount,size=64m small')).code).toBe(0);
      expect((await dir.run(args)).code).toBe(3);
      expect(dir.read('small/out.csv')).toBe(calm.read('out.csv'));
      expect((await dir.shell('ls small')).stdout).toBe('out.csv\n');
    } finally {
      await dir.shell('umount small');
    }
  });
});

describe('After an interruption', () => {
  /** A run that was interrupted after its first blocks. */
  async function interrupted(): Promise<Workdir> {
    const dir = workdir();
    dir.write('in.csv', rows(8000));
    const child = dir.start(command('out.csv'));
    const end = finished(child);
    await grown(dir, 2, () => child.exitCode !== null);
    child.kill('SIGTERM');
    expect((await end).code).toBe(143);
    return dir;
  }

  test('a changed input or option is told, with exit code 8; --restart begins anew', { timeout: 120_000 }, async () => {
    const dir = await interrupted();
    const option = await dir.run([...command('out.csv'), '--columns', 'status']);
    expect({ code: option.code, stderr: option.stderr.split('\n').at(-2) }).toEqual({
      code: 8,
      stderr: expect.stringMatching(
        patternOf(
          /^waypost: out\.csv: the run that was broken off after \d+ rows cannot be continued, because the /,
          /added columns \(--columns, --prefix, --on-clash\) changed since; put it back, or begin anew with /,
          /--restart$/,
        ),
      ) as string,
    });
    writeFileSync(join(dir.path, 'in.csv'), 'id,address\n1,24 Smith St Reservoir 3073\n');
    const input = await dir.run([...command('out.csv'), '--resume']);
    expect({ code: input.code, stderr: input.stderr }).toEqual({
      code: 8,
      stderr: expect.stringContaining('because the input changed since') as string,
    });
    expect((await dir.run([...command('out.csv'), '--restart'])).code).toBe(0);
    expect(dir.read('out.csv').split('\n')).toHaveLength(3);
    expect(dir.list()).toEqual(['errors.csv', 'in.csv', 'out.csv', 'summary.json']);
  });

  test('--resume goes on, and fails where there is nothing to resume', { timeout: 120_000 }, async () => {
    const dir = await interrupted();
    const resumed = await dir.run([...command('out.csv'), '--resume']);
    expect(resumed.code).toBe(3);
    expect(resumed.stderr).toMatch(/^continued after [\d,]+ rows of an earlier run$/m);
    const again = await dir.run([...command('out.csv'), '--resume']);
    expect({ code: again.code, stderr: again.stderr.split('\n').at(-2) }).toEqual({
      code: 8,
      stderr: 'waypost: there is no unfinished run into out.csv to resume; leave --resume out to begin one',
    });
  });

  test('--resume and --restart are for files', async () => {
    const dir = workdir();
    dir.write('in.csv', rows(10));
    for (const [args, message] of [
      [['cleanse', 'in.csv', '--resume'], '--resume is for a run from a file into a file'],
      [['cleanse', '-', '-o', 'out.csv', '--restart'], '--restart is for a run from a file into a file'],
      [['cleanse', 'in.csv', '-o', 'out.csv', '--resume', '--restart'], '--resume and --restart are both given'],
      [['cleanse', '24 Smith St Reservoir 3073', '--resume'], '--resume is for a file'],
    ] as const) {
      const { code, stderr } = await dir.run(args);
      expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(message) as string });
    }
    expect(dir.list()).toEqual(['in.csv']);
  });
});
