// A signal ends an import that waits for the writer of a pipe: its lock and what it was building go away, the data set
// that was in use stays.
import { createWriteStream, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { until } from '../../support/until.js';
import { finished, workdir } from '../../support/workdir.js';

const ROWS = 'id,number,street,locality,state,postcode\nA1,24,SMITH ST,RESERVOIR,VIC,3073\n';
const ADDRESSES = ['csv', 'set.fifo', '--source', 'CUSTOM_AU_1'];
const ATTRIBUTES = ['attributes', 'set.fifo', '--source', 'MDS', '--key', 'id'];

const CASES: [string, NodeJS.Signals, number, string[], string][] = [
  ['of addresses', 'SIGTERM', 143, ADDRESSES, 'ended by SIGTERM'],
  ['of addresses', 'SIGINT', 130, ADDRESSES, 'interrupted'],
  ['of addresses', 'SIGHUP', 129, ADDRESSES, 'ended by SIGHUP'],
  ['of attributes', 'SIGTERM', 143, ATTRIBUTES, 'ended by SIGTERM'],
  ['of attributes', 'SIGHUP', 129, ATTRIBUTES, 'ended by SIGHUP'],
];
const SIGNALS: Readonly<Record<string, number>> = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

/** Sends the signal to an import of the pipe once it holds its lock and `feed` has been done; its end. */
async function endOf(
  kind: readonly string[],
  signal: NodeJS.Signals,
  feed: (pipe: string) => Promise<void>,
): Promise<{ code: number | undefined; stderr: string; left: readonly string[]; kept: string }> {
  const dir = workdir();
  await dir.shell('mkfifo set.fifo');
  dir.write('before.csv', ROWS);
  const before = kind.map((word) => (word === 'set.fifo' ? 'before.csv' : word));
  const data = join(dir.path, 'data');
  await dir.run(['data', 'import', ...before, '--data', 'data']);
  const installed = readdirSync(data).sort();
  const child = dir.start(['data', 'import', ...kind, '--data', 'data', '--no-progress']);
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const ended = finished(child);
  await until(() => existsSync(join(data, 'import.lock')));
  await feed(join(dir.path, 'set.fifo'));
  child.kill(signal);
  const { code, stderr } = await ended;
  expect(readdirSync(data).sort()).toEqual(installed);
  const list = await dir.run(['data', 'list', '--data', 'data', '--json']);
  return {
    code: code ?? SIGNALS[child.signalCode ?? ''],
    stderr,
    left: installed.filter((name) => !/^(?:catalogue\.json|.*-[0-9a-f]{8}\.wpd)$/.test(name)),
    kept: list.stdout,
  };
}

describe('A signal ends an import', { timeout: 60_000 }, () => {
  test.each(CASES)('%s that nobody writes, at %s, with exit code %i', async (_, signal, wanted, kind, words) => {
    const { code, stderr, left, kept } = await endOf(kind, signal, () => Promise.resolve());
    expect(stderr).toBe(`waypost: ${words}; the data set that was in use stays in use\n`);
    expect([code, left]).toEqual([wanted, []]);
    expect(kept).toContain('before');
  });

  test.each(CASES)('%s in the middle of its rows, at %s, with exit code %i', async (_, signal, wanted, kind, words) => {
    const { code, stderr, left, kept } = await endOf(kind, signal, async (pipe) => {
      const writer = createWriteStream(pipe);
      // Whoever reads goes away in the middle.
      writer.on('error', () => undefined);
      onTestFinished(() => {
        writer.destroy();
      });
      // More than a pipe holds and more than the first part that is looked at: what has been taken was read.
      const rows = Array.from({ length: 60_000 }, (_, i) => `B${i},${i + 1},SMITH ST,RESERVOIR,VIC,3073\n`);
      await new Promise<void>((resolve) => {
        writer.write(ROWS + rows.join(''), () => {
          resolve();
        });
      });
    });
    expect(stderr).toBe(`waypost: ${words}; the data set that was in use stays in use\n`);
    expect([code, left]).toEqual([wanted, []]);
    expect(kept).toContain('before');
  });
});
