// A lock is taken, refused or waited for; whatever has its name, nothing waits for ever and nothing of others is lost.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { isDeadLock, takeLock, withLock } from '../../src/files/lock-file.js';

const HOUR_MS = 3_600_000;
const FAR = { pid: 1, host: 'another-machine' };
const DEAD = { pid: 2 ** 22 + 1, host: os.hostname() };

function lockIn(): string {
  const folder = fs.mkdtempSync(join(os.tmpdir(), 'waypost-lock-'));
  onTestFinished(() => {
    fs.rmSync(folder, { recursive: true, force: true });
  });
  return join(folder, 'out.csv.lock');
}
/** Made an hour ago. */
function writeOld(file: string, text: string): void {
  fs.writeFileSync(file, text);
  const then = new Date(Date.now() - HOUR_MS);
  fs.utimesSync(file, then, then);
}
const taken = (file: string): Promise<unknown> => takeLock(file, 'another run').catch((error: unknown) => error);

describe('What has the name of a lock and is none is named and stays', () => {
  test.each<[string, (file: string) => void, string]>([
    ['a folder', (file) => fs.mkdirSync(file), 'it is a folder and no lock'],
    ['a link to nothing', (file) => fs.symlinkSync('nowhere', file), 'it is a link and no lock'],
    ['a link to itself', (file) => fs.symlinkSync('out.csv.lock', file), 'it is a link and no lock'],
    ['a link to a device', (file) => fs.symlinkSync('/dev/zero', file), 'it is a link and no lock'],
    ['a link to a file', (file) => fs.symlinkSync(process.execPath, file), 'it is a link and no lock'],
    ['a pipe', (file) => void spawnSync('sh', ['-c', 'mkfifo "$0"', file]), 'it is a pipe and no lock'],
    ['a file of somebody', (file) => writeOld(file, '# dependencies\n'), 'it is no lock of a run'],
    [
      'a file of gigabytes',
      (file) => {
        fs.writeFileSync(file, '');
        fs.truncateSync(file, 2 ** 33);
      },
      'it is no lock of a run',
    ],
  ])('%s', async (_, make, why) => {
    const file = lockIn();
    make(file);
    const before = fs.lstatSync(file).ino;
    expect(await taken(file)).toMatchObject({
      kind: 'output-unwritable',
      message: `${file} is in the way: ${why}; move it away, or choose another place`,
    });
    expect(fs.lstatSync(file).ino).toBe(before);
    expect(await isDeadLock(file)).toBe(false);
  });

  test('and a lock that may not be read says that a run may be under way', async () => {
    const file = lockIn();
    fs.writeFileSync(file, JSON.stringify(DEAD), { mode: 0o000 });
    const found = await taken(file);
    // Root reads it: a dead lock then.
    if (process.getuid?.() === 0) expect(found).toHaveProperty('release');
    else {
      expect(found).toMatchObject({
        kind: 'locked',
        message:
          `another run may be running: its lock ${file} cannot be read (EACCES); ` +
          `wait for it, or remove ${file} if it is not`,
      });
    }
  });

  test('and a folder that there is not is said at once', async () => {
    const file = join(lockIn(), 'gone', 'out.lock');
    expect(await taken(file)).toMatchObject({ kind: 'output-unwritable' });
  });
});

describe('A lock of the dead does not hold', () => {
  test.each([
    ['a process that has ended', JSON.stringify(DEAD)],
    ['a process that was killed before it wrote its name', ''],
    ['a process that was killed while it wrote', '{"pid":12'],
    ['a machine that lost its power', '\0'.repeat(90)],
    ['another machine, untouched for an hour', JSON.stringify(FAR)],
    ['no process that there can be', JSON.stringify({ pid: -1, host: os.hostname() })],
  ])('that of %s', async (_, text) => {
    const file = lockIn();
    writeOld(file, text);
    const lock = await takeLock(file, 'another run');
    expect(fs.readFileSync(file, 'utf8')).toContain(`"pid":${process.pid}`);
    lock.release();
    expect(fs.readdirSync(join(file, '..'))).toEqual([]);
  });

  test('and of many that want it at one moment one gets it, whose lock stays where it is at every moment', async () => {
    const file = lockIn();
    writeOld(file, JSON.stringify(DEAD));
    const removed: string[] = [];
    const noting =
      <Rest extends unknown[]>(remove: (path: fs.PathLike, ...rest: Rest) => void) =>
      (path: fs.PathLike, ...rest: Rest): void => {
        if (path === file) removed.push(fs.readFileSync(file, 'utf8'));
        remove(path, ...rest);
      };
    const { renameSync, rmSync } = fs;
    vi.spyOn(fs, 'renameSync').mockImplementation(noting(renameSync));
    vi.spyOn(fs, 'rmSync').mockImplementation(noting(rmSync));
    onTestFinished(() => void vi.restoreAllMocks());
    const all = await Promise.all(Array.from({ length: 20 }, () => taken(file)));
    expect(all.filter((one) => !(one instanceof Error))).toHaveLength(1);
    expect(all.filter((one) => one instanceof Error && one.message.includes(`process ${process.pid} `))).toHaveLength(
      19,
    );
    expect(removed).toEqual([JSON.stringify(DEAD)]);
    expect(fs.readdirSync(join(file, '..'))).toEqual(['out.csv.lock']);
  });

  test('nor does one behind it, left by a process that was killed as it took the lock over', async () => {
    const file = lockIn();
    for (const name of [file, `${file}.next`]) writeOld(name, JSON.stringify(DEAD));
    const lock = await takeLock(file, 'another run');
    lock.release();
    expect(fs.readdirSync(join(file, '..'))).toEqual([]);
  });
});

describe('A lock that is held', () => {
  test('is refused to others of this process under any spelling of its place', async () => {
    const file = lockIn();
    const lock = await takeLock(file, 'another run');
    const folder = join(file, '..');
    fs.symlinkSync(folder, join(folder, 'here'));
    for (const name of [file, `${folder}/./out.csv.lock`, `${folder}/here/out.csv.lock`]) {
      expect(await taken(name)).toMatchObject({ kind: 'locked' });
    }
    lock.release();
    expect(await withLock(file, 'another run', () => Promise.resolve('done'))).toBe('done');
  });

  test('by a process that cannot be seen is waited for until a signal comes', async () => {
    const file = lockIn();
    fs.writeFileSync(file, JSON.stringify(FAR));
    const controller = new AbortController();
    const waiting = takeLock(file, 'another run', { watchMs: HOUR_MS, signal: controller.signal });
    const reason = new Error('ended by SIGTERM');
    setImmediate(() => {
      controller.abort(reason);
    });
    await expect(waiting).rejects.toBe(reason);
    expect(fs.readFileSync(file, 'utf8')).toBe(JSON.stringify(FAR));
  });

  test('by a machine whose clock is an hour behind is not taken over while it is touched', async () => {
    const file = lockIn();
    writeOld(file, JSON.stringify(FAR));
    const touching = setInterval(() => {
      const then = new Date(Date.now() - HOUR_MS);
      fs.utimesSync(file, then, then);
    }, 200);
    onTestFinished(() => {
      clearInterval(touching);
    });
    expect(await taken(file)).toMatchObject({ kind: 'locked' });
    expect(await isDeadLock(file)).toBe(false);
  });

  test(
    'and is removed by somebody is lost, and not removed again from who has it then',
    { timeout: 60_000 },
    async () => {
      const file = lockIn();
      const lock = await takeLock(file, 'another run');
      expect(lock.lost()).toBe(false);
      fs.writeFileSync(file, JSON.stringify(FAR));
      await expect.poll(() => lock.lost(), { timeout: 50_000 }).toBe(true);
      lock.release();
      expect(fs.readFileSync(file, 'utf8')).toBe(JSON.stringify(FAR));
    },
  );
});
