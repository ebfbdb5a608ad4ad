// An error that nobody catches ends the process in the words of this house, with nothing of it steering a terminal, and
// what the work holds is given back.
import { describe, expect, onTestFinished, test } from 'vitest';
import { until } from '../support/until.js';
import { workdir, type Finished, type Workdir } from '../support/workdir.js';

/** Faults of a process that is under way, at a signal that the program does not know. */
const FAULTS = {
  'an exception': 'throw new Error(text)',
  'a rejected promise': 'void Promise.reject(new Error(text))',
  'something that is no error': 'throw text',
} as const;
type Fault = keyof typeof FAULTS;

/** Starts waypost with the fault in it, lets it fail once `isReady`, and gives its end. */
async function endOf(dir: Workdir, args: readonly string[], fault: Fault, isReady: () => boolean): Promise<Finished> {
  dir.write(
    'fault.cjs',
    `const text = '\\u001b[2Jboom\\nagain';\nprocess.on('SIGUSR2', () => { ${FAULTS[fault]}; });\n`,
  );
  // Standard input stays open for as long as the shell lives.
  const line = `mkfifo go; exec 3<>go; NODE_OPTIONS='--require ./fault.cjs' waypost ${args.join(' ')} <&3`;
  const ended = dir.shell(line);
  await until(isReady);
  const lock = dir.list().includes('data') ? 'data/import.lock' : 'out.csv.lock';
  // It is there before it is written.
  await until(() => dir.read(lock) !== '');
  const { pid } = JSON.parse(dir.read(lock)) as { pid: number };
  onTestFinished(() => {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      /* it has ended */
    }
  });
  process.kill(pid, 'SIGUSR2');
  return ended;
}

const WORDS = 'boom again; run again with --debug for the details\n';

describe('An error that nobody catches', { timeout: 60_000 }, () => {
  const waiting = ['parse', '-', '--input-format', 'csv', '-o', 'out.csv', '--quiet'];
  const isRunning = (dir: Workdir) => (): boolean => dir.list().some((name) => name.endsWith('.part'));

  test.each(Object.keys(FAULTS) as Fault[])(
    '%s is exit 1 without a stack, and nothing is left of the run',
    async (fault) => {
      const dir = workdir();
      const { code, stderr } = await endOf(dir, waiting, fault, isRunning(dir));
      expect(code).toBe(1);
      expect(stderr).toMatch(/^waypost: internal error: /);
      expect(stderr.endsWith(WORDS)).toBe(true);
      expect(stderr).not.toContain('\u001b');
      expect(stderr.split('\n')).toHaveLength(2);
      expect(dir.list()).toEqual(['fault.cjs', 'go']);
    },
  );

  test('has its stack with --debug', async () => {
    const dir = workdir();
    const { code, stderr } = await endOf(dir, [...waiting, '--debug'], 'an exception', isRunning(dir));
    expect(code).toBe(1);
    expect(stderr).toMatch(/internal error: .*boom again\n[^]*fault\.cjs:2/);
    expect(stderr).not.toContain('\u001b');
  });

  test('is a line of JSON with --log-format json', async () => {
    const dir = workdir();
    const args = [...waiting, '--log-format', 'json'];
    const { stderr } = await endOf(dir, args, 'an exception', isRunning(dir));
    expect(JSON.parse(stderr)).toMatchObject({ level: 'error' });
  });

  test('lets an import give back its lock', async () => {
    const dir = workdir();
    await dir.shell('mkfifo set.fifo');
    const args = ['data', 'import', 'csv', 'set.fifo', '--source', 'CUSTOM_AU_1', '--data', 'data'];
    const { code } = await endOf(dir, args, 'an exception', () => dir.exists('data/import.lock'));
    // The system waits for the other side of the pipe: the process cannot exit, and ends by SIGTERM.
    expect([code, dir.exists('data/import.lock')]).toEqual([143, false]);
  });
});
