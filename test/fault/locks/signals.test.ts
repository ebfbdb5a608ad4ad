// Signals end every wait of a run, in good order: the end of the terminal as well as Ctrl-C and kill. A process that
// was started to outlive its terminal does.
import { spawnSync } from 'node:child_process';
import { createReadStream, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ignoresHangUp } from '../../../src/cli/hang-up.js';
import { NODE_IN_SHELL } from '../../support/node.js';
import { until } from '../../support/until.js';
import { runInProcess } from '../../support/in-process.js';
import { finished, root, workdir, type Workdir } from '../../support/workdir.js';

const CSV = 'id,address\n1,24 smith st reservoir 3073\n2,24,too,many\n';
const CODES = [
  ['SIGHUP', 129],
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const;

const row = (i: number): string => `${i},24 smith st reservoir,${'x'.repeat(270)}`;
const manyRows = (length: number): string =>
  `id,address,note\n${Array.from({ length }, (_, i) => row(i)).join('\n')}\n`;
const rows = manyRows(12_000);

/** What a child process ended with, as a shell has it. */
const codeOf = (child: ReturnType<Workdir['start']>, code: number | null): number | undefined =>
  code ?? CODES.find(([name]) => name === child.signalCode)?.[1];

/** Starts a run that will wait for ever, and gives its end after the signal. */
async function endOf(
  dir: Workdir,
  args: readonly string[],
  isWaiting: () => boolean,
  signal: NodeJS.Signals,
): Promise<{ code: number | undefined; stderr: string }> {
  const child = dir.start([...args, '--quiet']);
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const ended = finished(child);
  await until(isWaiting);
  child.kill(signal);
  const { code, stderr } = await ended;
  return { code: codeOf(child, code), stderr };
}

describe('A signal ends a run that waits', () => {
  const isLocked = (dir: Workdir): boolean => dir.list().some((name) => name.endsWith('.lock'));
  test.each(CODES)('%s: for the writer of a pipe, with exit code %i', async (signal, wanted) => {
    const dir = workdir();
    await dir.shell('mkfifo in.fifo');
    const args = ['parse', '--file', 'in.fifo', '--input-format', 'csv', '-o', 'out.csv'];
    const { code, stderr } = await endOf(dir, args, () => dir.list().some((n) => n.endsWith('.part')), signal);
    expect(stderr).toMatch(/^waypost: (ended by SIG[A-Z]+|interrupted); no output is left half-made\n$/);
    expect([code, dir.list()]).toEqual([wanted, ['in.fifo']]);
  });

  test('for the writer of a pipe, in the middle of its rows', async () => {
    const dir = workdir();
    dir.write('in.csv', rows);
    await dir.shell('mkfifo in.fifo go.fifo');
    // The pipe stays open behind the rows, longer than the run.
    const feeding = dir.shell('exec 3<>in.fifo; cat in.csv >&3; touch fed; read -r -t 60 <>go.fifo; true');
    const args = ['parse', '--file', 'in.fifo', '--input-format', 'csv', '-o', 'out.csv', '--threads', '1'];
    const { code, stderr } = await endOf(dir, args, () => dir.exists('fed'), 'SIGTERM');
    expect(stderr).toContain('ended by SIGTERM; ');
    expect([code, dir.exists('out.csv'), dir.exists('out.csv.lock')]).toEqual([143, false, false]);
    await dir.shell('echo > go.fifo');
    await feeding;
  });

  test.each<[string, string[]]>([
    ['of the output', ['-o', 'out.fifo']],
    ['of refused rows', ['-o', 'out.csv', '--errors', 'out.fifo']],
  ])('for the reader of a pipe %s', async (_, args) => {
    const dir = workdir();
    dir.write('in.csv', CSV);
    await dir.shell('mkfifo out.fifo');
    const { code } = await endOf(dir, ['parse', 'in.csv', ...args], () => isLocked(dir), 'SIGTERM');
    expect([code, dir.list()]).toEqual([143, ['in.csv', 'out.fifo']]);
  });

  test('for the reader of its summary, and the same command goes on', async () => {
    const dir = workdir();
    dir.write('in.csv', CSV);
    await dir.shell('mkfifo sum.fifo');
    const args = ['parse', 'in.csv', '-o', 'out.csv', '--summary', 'sum.fifo'];
    const { code, stderr } = await endOf(dir, args, () => dir.exists('out.csv'), 'SIGHUP');
    expect(stderr).toContain('2 rows are done: run the same command again to continue');
    expect(code).toBe(129);
    const child = dir.start([...args, '--quiet']);
    const ended = finished(child);
    let summary = '';
    for await (const text of createReadStream(join(dir.path, 'sum.fifo'), 'utf8')) summary += text as string;
    expect((await ended).code).toBe(3);
    expect(JSON.parse(summary)).toMatchObject({ rows: { read: 2, written: 1, refused: 1 } });
    expect(dir.list()).toEqual(['in.csv', 'out.csv', 'out.csv.errors.csv', 'sum.fifo']);
  });

  test('for the lock of a process that cannot be seen', async () => {
    const dir = workdir();
    dir.write('in.csv', CSV);
    dir.write('out.csv.lock', JSON.stringify({ pid: 1, host: 'another-machine' }));
    let asking: NodeJS.Timeout | undefined;
    const { code } = await runInProcess(dir.path, ['parse', 'in.csv', '-o', 'out.csv'], {}, ({ signal }) => {
      asking = setInterval(() => {
        signal('SIGTERM');
      }, 20);
    });
    clearInterval(asking);
    expect([code, dir.list()]).toEqual([143, ['in.csv', 'out.csv.lock']]);
  });
});

/** A program that runs another on a terminal of its own, and takes the terminal away at a line of standard input. */
const ON_TERMINAL = `
import os, pty, select, sys
pid, terminal = pty.fork()
if pid == 0: os.execvp(sys.argv[1], sys.argv[1:])
while not select.select([0], [], [], 0)[0]:
    if select.select([terminal, 0], [], [])[0] == [terminal]:
        try: os.read(terminal, 65536)
        except OSError: break
os.close(terminal)
print(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
`;
const binary = join(root, 'bin/waypost.js');

/** The program that gives a run a terminal and takes it away. */
const hasPython = spawnSync('python3', ['-c', 'import os; os.waitstatus_to_exitcode']).status === 0;

describe.skipIf(!hasPython)('When the terminal goes away', { timeout: 120_000 }, () => {
  const begun = (dir: Workdir): boolean =>
    dir.exists('out.csv.journal') && dir.read('out.csv.journal').split('\n').length > 3;

  test('a run ends in good order, and the same command goes on', async () => {
    const dir = workdir();
    const calm = workdir();
    // So many that the run is not over before its terminal is gone.
    const long = manyRows(36_000);
    for (const one of [dir, calm]) one.write('in.csv', long);
    dir.write('on-terminal.py', ON_TERMINAL);
    const command = `${NODE_IN_SHELL} ${binary} parse in.csv -o out.csv --threads 1`;
    const line = `mkfifo go; exec 3<>go; python3 on-terminal.py ${command} <&3`;
    const ended = dir.shell(line);
    await until(() => begun(dir));
    writeFileSync(join(dir.path, 'go'), '\n');
    expect((await ended).stdout.trim()).toBe('-1');
    expect(dir.list()).toEqual(['go', 'in.csv', 'on-terminal.py', 'out.csv.journal', 'out.csv.part']);
    const { stderr } = await dir.run(['parse', 'in.csv', '-o', 'out.csv']);
    expect(stderr).toContain('continued after');
    await calm.run(['parse', 'in.csv', '-o', 'out.csv']);
    expect(dir.read('out.csv')).toBe(calm.read('out.csv'));
  });

  test('a run under nohup goes on to its end', async () => {
    const dir = workdir();
    dir.write('in.csv', rows);
    dir.write('on-terminal.py', ON_TERMINAL);
    dir.write('job.sh', `nohup ${NODE_IN_SHELL} ${binary} parse in.csv -o out.csv --threads 1\necho $? > code\n`);
    const ended = dir.shell('mkfifo go; exec 3<>go; python3 on-terminal.py sh job.sh <&3');
    await until(() => begun(dir));
    await dir.shell('echo > go');
    await ended;
    // Its last word: the shell that would tell its end has gone away with the terminal.
    await until(() => dir.read('nohup.out').includes('rows read = '));
    expect(dir.read('nohup.out')).toContain('12,000 rows read = 12,000 written');
    expect(dir.exists('out.csv')).toBe(true);
  });
});

describe('That SIGHUP was to be ignored is told', () => {
  test('by the word that the shell leaves', () => {
    expect(ignoresHangUp({ _: '/usr/bin/nohup' })).toBe(true);
    expect(ignoresHangUp({ _: '/usr/bin/node' })).toBe(false);
    expect(ignoresHangUp({})).toBe(false);
  });

  test.each([
    ['nohup sh -c "$RUN > said; true"', true],
    ['trap "" HUP; $RUN > said; true', true],
    ['nohup $RUN > said', true],
    ['exec $RUN > said', false],
  ])('of %s: %s', async (line, wanted) => {
    const dir = workdir();
    await dir.shell('mkfifo in.fifo');
    const run = `'${process.execPath}' '${binary}' parse --file in.fifo --input-format csv -o out.csv --quiet`;
    const child = dir.shell(`RUN="${run.replaceAll("'", '')}"; ${line} & wait $!; echo $?`);
    await until(() => dir.list().some((name) => name.endsWith('.part')));
    const pid = (JSON.parse(dir.read('out.csv.lock')) as { pid: number }).pid;
    onTestFinished(() => {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        /* it has ended */
      }
    });
    process.kill(pid, 'SIGHUP');
    if (wanted) {
      dir.write('in.csv', 'address\n24 smith st\n');
      await dir.shell('cat in.csv > in.fifo');
      await child;
      expect(dir.read('out.csv')).toContain('24 SMITH STREET');
    } else {
      expect((await child).stdout.trim()).toBe('129');
      expect(dir.exists('out.csv')).toBe(false);
    }
  });
});
