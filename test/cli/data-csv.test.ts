// data import csv and data import attributes through the real binary, and what cleanse makes of them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { workdir, type Workdir } from '../support/workdir.js';

const SET = `DPID,Street number,Street,PO Box,Suburb,State,Postcode,Lat,Lon,MB code,BSP
10000001,24,Smith Street,,Reservoir,VIC,3073,-37.7,145.01,20663910000,032
10000002,,,12,Reservoir,VIC,3073,,,,032
10000003,26,Smith Street,,Reservoir,VIC,3073,,,20663910001,032
`;
const AREAS = 'MB_CODE_2021,SA1\n20663910000,20901\n20663910001,20902\n';

interface Listed {
  sets: { source: string; file: string; release: string }[];
}

const importSet = (dir: Workdir, ...more: string[]) =>
  dir.run(['data', 'import', 'csv', dir.write('paf.csv', SET), '--source', 'AUPAF', '--data', 'data', ...more]);
const importAreas = (dir: Workdir, ...more: string[]) =>
  dir.run([
    'data',
    'import',
    'attributes',
    dir.write('areas.csv', AREAS),
    '--source',
    'ASGS',
    '--key',
    'MeshblockId',
    '--data',
    'data',
    ...more,
  ]);
const listed = async (dir: Workdir): Promise<Listed['sets']> =>
  (JSON.parse((await dir.run(['data', 'list', '--json', '--data', 'data'])).stdout) as Listed).sets;

describe('data import csv', () => {
  test('says what it built and how it read the columns', async () => {
    const { code, stdout, stderr } = await importSet(workdir(), '--release', 'AUG 2026');
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    expect(stderr).toMatch(
      /^AUPAF AUG 2026: 3 addresses in 1 localities of VIC\nread: streetNumber from 'Street number', .*dpid from 'DPID', .*\n\d\.\d MB in .*data, \d+\.\d s\n$/,
    );
  });

  test('reads compressed files and told columns', async () => {
    const dir = workdir();
    dir.write('sites.csv.gz', gzipSync('Site;Where\n7;"24 Smith St, Reservoir VIC 3073"\n'));
    expect(
      await dir.run([
        'data',
        'import',
        'csv',
        'sites.csv.gz',
        '--source',
        'custom_au_1',
        '--map',
        'id=Site',
        '--map',
        'fullAddress=Where',
        '--data',
        'data',
        '-q',
      ]),
    ).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(await listed(dir)).toMatchObject([{ source: 'CUSTOM_AU_1', release: 'sites' }]);
    expect(
      JSON.parse((await dir.run(['cleanse', '24 smith st reservoir 3073', '--data', 'data'])).stdout),
    ).toMatchObject({ status: 'verified', id: 'AU|CUSTOM_AU_1|7' });
  });

  test('is answered from beside the others, and chosen by name', async () => {
    const dir = workdir();
    await importSet(dir);
    dir.write('own.csv', 'id,street number,street,suburb,postcode\n1,24,Smith St,Reservoir,3073\n');
    await dir.run(['data', 'import', 'csv', 'own.csv', '--source', 'CUSTOM_AU_2', '--data', 'data']);
    const of = async (...more: string[]): Promise<unknown> =>
      (
        JSON.parse((await dir.run(['cleanse', '24 smith st reservoir 3073', '--data', 'data', ...more])).stdout) as {
          id: unknown;
        }
      ).id;
    expect([await of(), await of('--source', 'CUSTOM_AU_2')]).toEqual(['AU|AUPAF|10000001', 'AU|CUSTOM_AU_2|1']);
    const { code, stderr } = await dir.run([
      'cleanse',
      '24 smith st reservoir 3073',
      '--data',
      'data',
      '--source',
      'GNAF',
    ]);
    expect({ code, stderr }).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/GNAF is not installed in .*; installed: AUPAF, CUSTOM_AU_2\n$/) as string,
    });
  });

  test('verifies boxes, and writes delivery point, barcode and sort plan into columns of their own', async () => {
    const dir = workdir();
    await importSet(dir);
    dir.write(
      'in.csv',
      'address\n"PO Box 12, Reservoir VIC 3073"\n"PO Box 13, Reservoir VIC 3073"\n"24 Smith Street, Reservoir ' +
        'VIC 3073"\n',
    );
    const { stdout } = await dir.run([
      'cleanse',
      'in.csv',
      '--data',
      'data',
      '-q',
      '--columns',
      'status,level,exception,id,dpid,barcode,bsp',
    ]);
    expect(stdout.split('\n').slice(1, 4)).toEqual([
      '"PO Box 12, Reservoir VIC ' +
        '3073",verified,address,,AU|AUPAF|10000002,10000002,1301010100000000000002331120320002213,032',
      '"PO Box 13, Reservoir VIC 3073",partial,locality,POSTAL_NOT_FOUND,,,,',
      '"24 Smith Street, Reservoir VIC ' +
        '3073",verified,address,,AU|AUPAF|10000001,10000001,1301010100000000000001332332122101113,032',
    ]);
  });

  test.each<[string, string, RegExp]>([
    [
      'an id that is there twice',
      `${SET}10000001,28,Smith Street,,Reservoir,VIC,3073,,,,\n`,
      /^waypost: [^\n]*bad\.csv line 5: the id 10000001 is there twice[^\n]*\n$/,
    ],
    [
      'a coordinate out of range',
      `${SET}10000004,28,Smith Street,,Reservoir,VIC,3073,-370,145,,\n`,
      /line 5: the latitude -370 is outside ±90 degrees\n$/,
    ],
    ['a row cut short', SET.slice(0, -20), /line 4: the row has \d+ columns where the header has 11; [^\n]*\n$/],
  ])('refuses %s, and leaves the set before in use', async (_, content, message) => {
    const dir = workdir();
    await importSet(dir);
    const before = await listed(dir);
    const { code, stderr } = await dir.run([
      'data',
      'import',
      'csv',
      dir.write('bad.csv', content),
      '--source',
      'AUPAF',
      '--data',
      'data',
    ]);
    expect(stderr).toMatch(message);
    expect(code).toBe(6);
    expect(await listed(dir)).toEqual(before);
  });

  test('on a disk that fills says so, and leaves nothing half-made', async () => {
    const dir = workdir();
    dir.write('paf.csv', SET);
    // 100 KiB: less than the set takes.
    const { code, stderr } = await dir.shell(
      'ulimit -f 100; waypost data import csv paf.csv --source AUPAF --data data --quiet',
    );
    expect(stderr).toMatch(/^waypost: cannot write [^\n]*data[^\n]*\n$/);
    expect(code).toBe(7);
    expect(await listed(dir)).toEqual([]);
  });
});

describe('data import attributes', () => {
  test('says what it built, and data list what is there', async () => {
    const dir = workdir();
    await importSet(dir);
    const { code, stderr } = await importAreas(dir, '--release', '2021');
    expect(code).toBe(0);
    expect(stderr).toMatch(
      /^ASGS 2021: 2 rows of 1 attributes by MeshblockId\nMeshblockId from 'MB_CODE_2021'; attributes: ASGS_SA1\n\d\.\d MB in .*data, \d+\.\d s\n$/,
    );
    expect((await dir.run(['data', 'list', '--data', 'data'])).stdout).toMatch(
      /\nASGS +AU +2021 +2 rows by MeshblockId +0\.\d +\d{4}-\d\d-\d\d\n/,
    );
    expect((await dir.run(['data', 'remove', 'asgs', '--data', 'data'])).code).toBe(0);
    expect((await listed(dir)).map(({ source }) => source)).toEqual(['AUPAF']);
  });

  test('appears in JSON and in one column of CSV where it is asked for, on this thread and on others', async () => {
    const dir = workdir();
    await importSet(dir);
    await importAreas(dir);
    const one = await dir.run([
      'cleanse',
      '24 smith st reservoir 3073',
      '--data',
      'data',
      '--feature',
      'exposeAttributes=1',
    ]);
    expect(JSON.parse(one.stdout)).toMatchObject({ attributes: { MeshblockId: '20663910000', ASGS_SA1: '20901' } });
    // More than the megabyte that is read at once, so that worker threads take the blocks.
    const rows = 40_000;
    dir.write(
      'in.csv',
      `address\n${'"24 Smith Street, Reservoir VIC 3073"\n"26 Smith Street, Reservoir VIC 3073"\n'.repeat(rows / 2)}`,
    );
    expect(
      (
        await dir.run([
          'cleanse',
          'in.csv',
          '--data',
          'data',
          '-q',
          '--threads',
          '2',
          '--feature',
          'exposeAttributes=1',
          '-o',
          'out.csv',
        ])
      ).code,
    ).toBe(0);
    const lines = dir.read('out.csv').trim().split('\n');
    const column = lines[0]!.split(',').indexOf('cleanse_attributes');
    expect(column).toBeGreaterThan(0);
    const counts = ['20901', '20902'].map(
      (area) => lines.filter((line) => line.includes(`"{""ASGS_SA1"":""${area}""}"`)).length,
    );
    expect([lines.length - 1, ...counts]).toEqual([rows, rows / 2, rows / 2]);
    const without = await dir.run(['cleanse', 'in.csv', '--data', 'data', '-q', '--limit', '1']);
    expect(without.stdout.split('\n')[0]).not.toContain('cleanse_attributes');
    const jsonl = await dir.run([
      'cleanse',
      'in.csv',
      '--data',
      'data',
      '-q',
      '--limit',
      '1',
      '--format',
      'jsonl',
      '--feature',
      'exposeAttributes=1',
    ]);
    expect(JSON.parse(jsonl.stdout)).toMatchObject({ cleanse: { attributes: { ASGS_SA1: '20901' } } });
  });

  test('with a flipped bit is found by data verify, which names its section', async () => {
    const dir = workdir();
    await importAreas(dir);
    const file = join(dir.path, 'data', (await listed(dir))[0]!.file);
    const bytes = readFileSync(file);
    // The texts of the first attribute, in any section: 20902 stands nowhere else.
    bytes[bytes.indexOf('20902')]! ^= 1;
    writeFileSync(file, bytes);
    const { code, stdout } = await dir.run(['data', 'verify', '--data', 'data']);
    expect(stdout).toMatch(/^ASGS areas: .*section attribute\.0\.text fails its checksum/);
    expect(code).toBe(6);
  });
});
