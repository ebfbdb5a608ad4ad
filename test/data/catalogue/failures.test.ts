// A data folder keeps the set in use: after failures, kills, locks and full disks.
import { spawnSync } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { installSet, listSets, removeSets, setFile, verifySet } from '../../../src/data/catalogue.js';
import { SetWriter } from '../../../src/data/file/write/set-writer.js';
import { importGnaf } from '../../../src/data/import/gnaf/import.js';
import { changedRelease, fixture, temporaryFolder } from '../support/release.js';
import { files, otherRelease } from './releases.js';

/** The built module, for a process of its own. */
const built = new URL('../../../dist/data/import/gnaf/import.js', import.meta.url).href;

const broken = (): string => changedRelease({ VIC_ADDRESS_DETAIL: (text) => text.slice(0, -40) });

const deadProcess = (): number => spawnSync(process.execPath, ['-e', '']).pid;

describe('a data folder', () => {
  it.each([
    ['a broken release', (dir: string) => importGnaf({ paths: [broken()], dataDir: dir })],
    [
      'an abort while it reads',
      (dir: string) => {
        const stop = new AbortController();
        return importGnaf({
          paths: [fixture],
          dataDir: dir,
          signal: stop.signal,
          onProgress: () => {
            stop.abort(new Error('stopped'));
          },
        });
      },
    ],
    [
      'an abort while it writes',
      (dir: string) => {
        const stop = new AbortController();
        return importGnaf({
          paths: [fixture],
          dataDir: dir,
          signal: stop.signal,
          onProgress: ({ phase }) => {
            if (phase === 'write') stop.abort(new Error('stopped'));
          },
        });
      },
    ],
    [
      'a failure in the middle of the writing',
      (dir: string) =>
        installSet(dir, (file) => {
          const writer = new SetWriter(file);
          writer.section('some', 'u8', new Uint8Array(9));
          writer.discard();
          return Promise.reject(new Error('stopped'));
        }),
    ],
  ])('keeps the set in use, and no other file, after %s', async (_, fail) => {
    const dir = temporaryFolder();
    const {
      sets: [set],
    } = await importGnaf({ paths: [fixture], dataDir: dir });
    const before = fs.readFileSync(setFile(dir, set));
    await expect(fail(dir)).rejects.toThrow(/cut short|stopped/);
    expect(files(dir)).toEqual(['catalogue.json', set.file]);
    expect(await listSets(dir)).toEqual([set]);
    expect(fs.readFileSync(setFile(dir, set)).equals(before)).toBe(true);
  });

  it('does not let two imports run at once', async () => {
    const dir = temporaryFolder();
    const stop = new EventEmitter();
    const held = installSet(dir, () => once(stop, 'stop') as Promise<never>);
    await expect(importGnaf({ paths: [fixture], dataDir: dir })).rejects.toMatchObject({
      kind: 'locked',
      message: expect.stringContaining(`process ${process.pid} on ${os.hostname()}`) as string,
    });
    await expect(removeSets(dir, 'GNAF')).rejects.toMatchObject({ kind: 'source-not-installed' });
    stop.emit('error', new Error('stopped'));
    await expect(held).rejects.toThrow('stopped');
    expect((await importGnaf({ paths: [fixture], dataDir: dir })).sets[0].addresses).toBe(375);
  });

  it('cleans up after an import that was killed, and does not mind its lock', async () => {
    const dir = temporaryFolder();
    const dead = deadProcess();
    for (const name of [
      `incoming-${dead}.wpd`,
      `incoming-${dead}.wpd.${dead}.tmp`,
      `catalogue.json.${dead}.tmp`,
      'gnaf-0123abcd.wpd',
      'notes.txt',
    ]) {
      fs.writeFileSync(path.join(dir, name), 'x');
    }
    fs.writeFileSync(path.join(dir, 'import.lock'), JSON.stringify({ pid: dead, host: os.hostname() }));
    const {
      sets: [set],
    } = await importGnaf({ paths: [fixture], dataDir: dir });
    expect(files(dir)).toEqual(['catalogue.json', set.file, 'notes.txt']);
  });

  it('keeps the set in use when an import is killed at any point, of which the next leaves no trace', async () => {
    const dir = temporaryFolder();
    const {
      sets: [set],
    } = await importGnaf({ paths: [fixture], dataDir: dir });
    const release = otherRelease();
    for (const point of ['read 1', 'write 0', 'write 3', 'write 7']) {
      const program = `import { importGnaf } from ${JSON.stringify(built)};
        let reads = 0;
        const onProgress = ({ phase, done }) => {
          const point = phase + ' ' + (phase === 'read' ? reads++ : done);
          if (point === ${JSON.stringify(point)}) process.kill(process.pid, 'SIGKILL');
        };
        await importGnaf({ ...${JSON.stringify({ paths: [release], dataDir: dir })}, onProgress });`;
      expect(spawnSync(process.execPath, ['--input-type=module'], { input: program }).signal).toBe('SIGKILL');
      expect(files(dir)).toContain('import.lock');
      expect(await listSets(dir)).toEqual([set]);
      await verifySet(dir, 'GNAF');
    }
    const {
      sets: [next],
    } = await importGnaf({ paths: [release], dataDir: dir });
    expect(next.addresses).toBe(374);
    expect(files(dir)).toEqual(['catalogue.json', next.file]);
  });

  it('respects the lock of another machine until it is abandoned', async () => {
    const dir = temporaryFolder();
    const lock = path.join(dir, 'import.lock');
    fs.writeFileSync(lock, JSON.stringify({ pid: 1, host: 'elsewhere' }));
    await expect(importGnaf({ paths: [fixture], dataDir: dir })).rejects.toMatchObject({
      kind: 'locked',
      message: expect.stringMatching(/process 1 on elsewhere.*remove .*import\.lock/) as string,
    });
    const longAgo = new Date(Date.now() - 3_600_000);
    fs.utimesSync(lock, longAgo, longAgo);
    expect((await importGnaf({ paths: [fixture], dataDir: dir })).sets[0].addresses).toBe(375);
  });

  it('keeps the set in use when the disk is full', async () => {
    const dir = temporaryFolder();
    const {
      sets: [set],
    } = await importGnaf({ paths: [fixture], dataDir: dir });
    // A limit on the size of files stands for a full disk: the write fails in the middle either way.
    const program = `import { importGnaf } from ${JSON.stringify(built)};
      process.on('SIGXFSZ', () => {});
      await importGnaf(${JSON.stringify({ paths: [otherRelease()], dataDir: dir })}).catch((error) => {
        console.log(error.kind + ' ' + error.message);
      });`;
    const { stdout } = spawnSync('sh', ['-c', `ulimit -f 200; exec "${process.execPath}" --input-type=module`], {
      input: program,
      encoding: 'utf8',
    });
    expect(stdout).toMatch(/^output-unwritable cannot write .*What was there before is untouched/);
    expect(files(dir)).toEqual(['catalogue.json', set.file]);
    expect(await listSets(dir)).toEqual([set]);
    await verifySet(dir, 'GNAF');
  });
});
