// A data folder: what it lists, how a set is replaced and removed, what it refuses.
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listSets, removeSets, setFile, verifySet } from '../../../src/data/catalogue.js';
import { importGnaf } from '../../../src/data/import/gnaf/import.js';
import { openAddressSet } from '../../../src/data/addresses/read/open.js';
import { fixture, temporaryFolder } from '../support/release.js';
import { files, otherRelease } from './releases.js';

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
});
