// data import csv through the real binary, and what cleanse makes of it.
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { workdir } from '../../support/workdir.js';
import { importSet, listed, SET } from './own-set.js';
import { patternOf } from '../../support/pattern.js';

describe('data import csv', () => {
  test('says what it built and how it read the columns', async () => {
    const { code, stdout, stderr } = await importSet(workdir(), '--release', 'AUG 2026');
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    expect(stderr).toMatch(
      patternOf(
        /^AUPAF AUG 2026: 3 addresses in 1 localities of VIC\nread: streetNumber from 'Street number', .*dpid /,
        /from 'DPID', .*\n\d\.\d MB in .*data, \d+\.\d s\n$/,
      ),
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
