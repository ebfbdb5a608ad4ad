import { spawnSync } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { installSet, listSets, removeSets, setFile, verifySet } from '../../src/data/catalogue.js';
import { SetWriter } from '../../src/data/file/write/set-writer.js';
import { importGnaf } from '../../src/data/import/gnaf/import.js';
import { openAddressSet } from '../../src/data/addresses/read/open.js';
import { changedRelease, fixture, temporaryFolder } from './support/release.js';

/** The built module, for a process of its own. */
const built = new URL('../../dist/data/import/gnaf/import.js', import.meta.url).href;
const files = (dir: string): string[] => fs.readdirSync(dir).toSorted();
const broken = (): string => changedRelease({ VIC_ADDRESS_DETAIL: (text) => text.slice(0, -40) });
const otherRelease = (): string =>
  changedRelease({
    VIC_ADDRESS_DETAIL: (text) =>
      text
        .replace('|SMITH', '|SMITH')
        .split('\r\n')
        .filter((_, i) => i !== 2)
        .join('\r\n'),
  });
const deadProcess = (): number => spawnSync(process.execPath, ['-e', '']).pid;

describe('a data folder', () => {
  it('lists what is installed: source, release, datum, states, counts, bytes', async () => {
    const dir = path.join(temporaryFolder(), 'deep', 'data');
    expect(await listSets(dir)).toEqual([]);
    const {
      sets: [set],
      seconds,
    } = await importGnaf({ paths: [fixture], dataDir: dir });
    expect(seconds).toBeGreaterThan(0);
    expect(await listSets(dir)).toEqual([set]);
    expect(set).toMatchObject({
      source: 'GNAF',
      country: 'AU',
      release: 'FEBRUARY 2026',
      datum: 'GDA2020',
      kind: 'addresses',
      states: ['NSW', 'VIC'],
      addresses: 375,
      bytes: fs.statSync(setFile(dir, set)).size,
    });
    expect(set.created).toBe(new Date(set.created).toISOString());
    expect(await verifySet(dir, 'gnaf')).toEqual(set);
    expect(files(dir)).toEqual(['catalogue.json', set.file]);
  });

  it('gives the sets of an earlier version, whose entries say no kind, the one they are of', async () => {
    const dir = temporaryFolder();
    const entry = (source: string, more: object = {}): object => ({ source, country: 'AU', file: source, ...more });
    fs.writeFileSync(
      path.join(dir, 'catalogue.json'),
      JSON.stringify({
        format: 1,
        sets: [
          entry('ASGS', { table: { key: 'id', rows: 1, columns: [] } }),
          entry('CUSTOM_AU_1'),
          entry('GEONAMES'),
          entry('GNAF'),
          entry('NZPOSTCODES'),
          entry('OPENADDRESSES'),
        ],
      }),
    );
    const kinds = (await listSets(dir)).map(({ source, kind }) => `${source} ${kind}`);
    expect(kinds).toEqual([
      'ASGS attributes',
      'CUSTOM_AU_1 addresses',
      'GEONAMES places',
      'GNAF addresses',
      'NZPOSTCODES postcodes',
      'OPENADDRESSES streets',
    ]);
  });

  it('replaces a source by the next import; who has the old file open keeps reading it', async () => {
    const dir = temporaryFolder();
    const first = await importGnaf({ paths: [fixture], dataDir: dir });
    const reader = openAddressSet(setFile(dir, first.sets[0]));
    const second = await importGnaf({ paths: [otherRelease()], dataDir: dir });
    expect(second.sets[0].addresses).toBe(374);
    expect(files(dir)).toEqual(['catalogue.json', second.sets[0].file]);
    expect(reader.localityNames.find('RESERVOIR')).toBeGreaterThan(-1);
    expect(reader.pid(0)).toMatch(/^GA(NSW|VIC)9/);
  });

  it('imports the same release twice into the same file', async () => {
    const dir = temporaryFolder();
    const first = await importGnaf({ paths: [fixture], dataDir: dir });
    const second = await importGnaf({ paths: [fixture], dataDir: dir });
    expect(second.sets[0]).toEqual({ ...first.sets[0], created: second.sets[0].created });
    expect(files(dir)).toEqual(['catalogue.json', first.sets[0].file]);
  });

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

  it('removes a set and its file; a reader that has it open keeps it', async () => {
    const dir = temporaryFolder();
    const {
      sets: [set],
    } = await importGnaf({ paths: [fixture], dataDir: dir });
    const reader = openAddressSet(setFile(dir, set));
    expect(await removeSets(dir, 'GNAF')).toEqual([set]);
    expect(files(dir)).toEqual(['catalogue.json']);
    expect(await listSets(dir)).toEqual([]);
    expect(reader.addressOf(reader.pid(0))).toBe(0);
    await expect(removeSets(dir, 'GNAF')).rejects.toThrow(/GNAF is not installed in .*; nothing is: import a release/);
  });

  it('says which section of a damaged set is broken', async () => {
    const dir = temporaryFolder();
    const {
      sets: [set],
    } = await importGnaf({ paths: [fixture], dataDir: dir });
    const file = setFile(dir, set);
    const bytes = fs.readFileSync(file);
    bytes[4096]! ^= 1;
    fs.writeFileSync(file, bytes);
    await expect(verifySet(dir, 'GNAF')).rejects.toMatchObject({
      kind: 'data-broken',
      message: expect.stringMatching(/section \S+ fails its checksum/) as string,
    });
  });

  it('refuses a catalogue that is damaged', async () => {
    const dir = temporaryFolder();
    for (const text of ['{', '{"format": 99, "sets": []}', '[]']) {
      fs.writeFileSync(path.join(dir, 'catalogue.json'), text);
      await expect(listSets(dir)).rejects.toMatchObject({
        kind: 'data-broken',
        message: expect.stringContaining('catalogue.json') as string,
      });
    }
  });

  it('cannot be where a file is', async () => {
    const file = path.join(temporaryFolder(), 'file');
    fs.writeFileSync(file, '');
    await expect(importGnaf({ paths: [fixture], dataDir: path.join(file, 'data') })).rejects.toMatchObject({
      kind: 'output-unwritable',
      message: expect.stringContaining('--data') as string,
    });
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
