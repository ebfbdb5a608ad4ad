// Standard streams and signals through the real binary.
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { finished, workdir, type Workdir } from '../support/workdir.js';

const rows = (count: number): string =>
  `address\n${Array.from({ length: count }, (_, i) => `${(i % 40) + 1} smith st reservoir 3073`).join('\n')}\n`;

describe('Standard input and output', () => {
  test('are taken when there is no input argument and standard input is no terminal', async () => {
    const { code, stdout } = await workdir().runProcess(['cleanse', '--columns', 'status', '--quiet'], {
      stdin: 'address\n24 Smith St Reservoir 3073\n',
    });
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: 'address,cleanse_status\n24 Smith St Reservoir 3073,verified\n',
    });
  });

  test('work in a pipeline, large output whole', async () => {
    const dir = workdir();
    dir.write('in.csv', rows(20_000));
    const { code, stdout } = await dir.shell('cat in.csv | waypost cleanse - --quiet | wc -l; exit ${PIPESTATUS[1]}');
    expect({ code, stdout: stdout.trim() }).toEqual({ code: 0, stdout: '20001' });
  });

  test('an empty standard input is an error', async () => {
    const { code, stderr } = await workdir().runProcess(['cleanse', '-']);
    expect(stderr).toMatch(/^waypost: standard input [^\n]*empty[^\n]*\n$/);
    expect(code).toBe(6);
  });

  test.each([
    ['a batch', 'waypost cleanse in.csv --quiet | head -1 | cut -c1-7; exit ${PIPESTATUS[0]}', 'address\n'],
    ['help', 'waypost cleanse --help | head -1; exit ${PIPESTATUS[0]}', 'Usage: waypost cleanse [options] [input]\n'],
    ['a closed reader', 'waypost cleanse in.csv | true; exit ${PIPESTATUS[0]}', ''],
  ])('a reader that goes away is no failure: %s', async (_, line, wanted) => {
    const dir = workdir();
    dir.write('in.csv', rows(100_000));
    const { code, stdout, stderr } = await dir.shell(line);
    expect({ code, stdout }).toEqual({ code: 0, stdout: wanted });
    expect(stderr).not.toMatch(/EPIPE|at .*\.js/);
  });

  test('a reader of standard error that goes away is no failure', async () => {
    const dir = workdir();
    dir.write('in.csv', rows(10));
    const { code } = await dir.shell('waypost cleanse in.csv -o out.csv 2>&1 >/dev/null | true; exit ${PIPESTATUS[0]}');
    expect(code).toBe(0);
    expect(dir.read('out.csv').split('\n')).toHaveLength(12);
  });
});

describe('A signal', () => {
  /** A batch that waits for more input after its first rows, and so is surely at work when the signal comes. */
  async function started(
    dir: Workdir,
    args: string[],
  ): Promise<{ child: ReturnType<Workdir['start']>; ended: ReturnType<typeof finished> }> {
    dir.write('first.csv', rows(1000));
    const child = dir.start(['cleanse', '--file', 'in.fifo', ...args]);
    const ended = finished(child);
    await atWork(dir);
    return { child, ended };
  }

  /** Resolves when the batch has opened its output, which it does after it has begun to listen for signals. */
  async function atWork(dir: Workdir): Promise<void> {
    while (!dir.list().some((name) => /^\.out\.csv\..*\.part$/.test(name))) await sleep(20);
  }

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('%s ends a batch with exit code %i, says so, and leaves nothing half-made', async (signal, code) => {
    const dir = workdir();
    await dir.shell('mkfifo in.fifo');
    dir.write('out.csv', 'before');
    const writer = dir.shell('(cat first.csv; sleep 8) > in.fifo');
    const { child, ended } = await started(dir, ['-o', 'out.csv', '--quiet']);
    child.kill(signal);
    const end = await ended;
    expect(end.code).toBe(code);
    expect(end.stderr).toMatch(/^waypost: (interrupted|ended by SIGTERM); no output is left half-made\n$/);
    expect(dir.read('out.csv')).toBe('before');
    expect(dir.list()).toEqual(['first.csv', 'in.fifo', 'out.csv']);
    await writer;
  });

  test.each(['SIGINT', 'SIGTERM'] as const)(
    '%s in the middle of a large file ends it soon, and says how to go on',
    { timeout: 120_000 },
    async (signal) => {
      const dir = workdir();
      dir.write('in.csv', rows(20_000).replaceAll('\n', `,${'x'.repeat(100)}\n`));
      const child = dir.start(['cleanse', 'in.csv', '-o', 'out.csv', '--quiet']);
      const ended = finished(child);
      while (!dir.exists('out.csv.journal') || dir.read('out.csv.journal').split('\n').length < 3) await sleep(20);
      child.kill(signal);
      const { code, stderr } = await ended;
      expect(code).toBe(signal === 'SIGINT' ? 130 : 143);
      expect(stderr).toMatch(
        /^waypost: (interrupted|ended by SIGTERM); no output is left half-made; \d+ rows are done: run the same command again to continue\n$/,
      );
      expect(dir.list()).toEqual(['in.csv', 'out.csv.journal', 'out.csv.part']);
    },
  );

  test('that comes twice ends it at once', async () => {
    const dir = workdir();
    await dir.shell('mkfifo in.fifo');
    const writer = dir.shell('(echo address; sleep 4) > in.fifo');
    const child = dir.start(['cleanse', '--file', 'in.fifo', '-o', 'out.csv', '--quiet']);
    await atWork(dir);
    const exit = once(child, 'exit');
    child.kill('SIGINT');
    child.kill('SIGINT');
    const [code, signal] = (await exit) as [number | null, string | null];
    expect(signal === 'SIGINT' || code === 130).toBe(true);
    await writer;
  });
});
