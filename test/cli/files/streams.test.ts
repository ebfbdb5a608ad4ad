// Standard streams and signals through the real binary.
import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { until } from '../../support/until.js';
import { finished, workdir, type Workdir } from '../../support/workdir.js';
import { patternOf } from '../../support/pattern.js';

const row = (i: number): string => `${(i % 40) + 1} smith st reservoir 3073`;
const rows = (count: number): string => `address\n${Array.from({ length: count }, (_, i) => row(i)).join('\n')}\n`;
/** Many times what a pipe holds. */
const LONG = rows(200).replaceAll('\n', `,${'x'.repeat(3000)}\n`);

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

  test.each([
    ['what the shell gives in the place of a file', 'waypost cleanse <(cat in.csv) --columns status --quiet'],
    ['/dev/stdin, a pipe', 'cat in.csv | waypost cleanse /dev/stdin --columns status --quiet'],
    ['/dev/stdin, a file', 'waypost cleanse /dev/stdin --columns status --quiet < in.csv'],
    ['a pipe by its path', 'mkfifo p; cat in.csv > p & waypost cleanse ./p --columns status --quiet'],
    ['a pipe by its name', 'mkfifo p; cat in.csv > p & waypost cleanse p --columns status --quiet'],
  ])('are read as a file is: %s', async (_, line) => {
    const dir = workdir();
    dir.write('in.csv', 'address\n24 Smith St Reservoir 3073\n');
    const { code, stdout } = await dir.shell(line);
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: 'address,cleanse_status\n24 Smith St Reservoir 3073,verified\n',
    });
  });

  test('work in a pipeline, large output whole', async () => {
    const dir = workdir();
    dir.write('in.csv', LONG);
    const { code, stdout } = await dir.shell('cat in.csv | waypost cleanse - --quiet | wc -l; exit ${PIPESTATUS[1]}');
    expect({ code, stdout: stdout.trim() }).toEqual({ code: 0, stdout: '201' });
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
    dir.write('in.csv', LONG);
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
    first: string,
  ): Promise<{ child: ReturnType<Workdir['start']>; ended: ReturnType<typeof finished>; endInput: () => void }> {
    await dir.shell('mkfifo in.fifo');
    // Open for reading too, or the opening itself would wait for a reader.
    const fifo = openSync(join(dir.path, 'in.fifo'), 'r+');
    writeSync(fifo, first);
    const child = dir.start(['cleanse', '--file', 'in.fifo', '-o', 'out.csv', '--quiet']);
    const ended = finished(child);
    // The output is opened after the batch has begun to listen for signals.
    await until(() => dir.list().some((name) => /^\.out\.csv\..*\.part$/.test(name)));
    onTestFinished(() => {
      child.kill('SIGKILL');
    });
    return {
      child,
      ended,
      endInput: () => {
        closeSync(fifo);
      },
    };
  }

  test.each([
    ['SIGHUP', 129],
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('%s ends a batch with exit code %i, says so, and leaves nothing half-made', async (signal, code) => {
    const dir = workdir();
    dir.write('out.csv', 'before');
    const { child, ended, endInput } = await started(dir, rows(1000));
    child.kill(signal);
    // A process does not end in the middle of a reading that nobody answers.
    await until(() => !dir.list().some((name) => name.endsWith('.part')));
    endInput();
    const end = await ended;
    expect(end.code).toBe(code);
    expect(end.stderr).toMatch(/^waypost: (interrupted|ended by SIG(TERM|HUP)); no output is left half-made\n$/);
    expect(dir.read('out.csv')).toBe('before');
    expect(dir.list()).toEqual(['in.fifo', 'out.csv']);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)(
    '%s in the middle of a large file ends it soon, and says how to go on',
    { timeout: 120_000 },
    async (signal) => {
      const dir = workdir();
      dir.write('in.csv', rows(20_000).replaceAll('\n', `,${'x'.repeat(100)}\n`));
      const child = dir.start(['cleanse', 'in.csv', '-o', 'out.csv', '--quiet']);
      const ended = finished(child);
      await until(() => dir.exists('out.csv.journal') && dir.read('out.csv.journal').split('\n').length >= 3);
      child.kill(signal);
      const { code, stderr } = await ended;
      expect(code).toBe(signal === 'SIGINT' ? 130 : 143);
      expect(stderr).toMatch(
        patternOf(
          /^waypost: (interrupted|ended by SIGTERM); no output is left half-made; \d+ rows are done: run the /,
          /same command again to continue\n$/,
        ),
      );
      expect(dir.list()).toEqual(['in.csv', 'out.csv.journal', 'out.csv.part']);
    },
  );

  test('that comes twice ends it at once', async () => {
    const { child, ended, endInput } = await started(workdir(), 'address\n');
    // Two signals at one moment may come as one.
    await until(() => !child.kill('SIGINT') || child.signalCode !== null);
    expect([(await ended).code, child.signalCode]).toEqual([null, 'SIGINT']);
    endInput();
  });
});
