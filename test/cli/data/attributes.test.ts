// data import attributes through the real binary, and where the attributes appear.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { workdir, type Workdir } from '../../support/workdir.js';
import { importSet, listed } from './own-set.js';
import { patternOf } from '../../support/pattern.js';

const AREAS = 'MB_CODE_2021,SA1\n20663910000,20901\n20663910001,20902\n';

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

describe('data import attributes', () => {
  test('says what it built, and data list what is there', async () => {
    const dir = workdir();
    await importSet(dir);
    const { code, stderr } = await importAreas(dir, '--release', '2021');
    expect(code).toBe(0);
    expect(stderr).toMatch(
      patternOf(
        /^ASGS 2021: 2 rows of 1 attributes by MeshblockId\nMeshblockId from 'MB_CODE_2021'; attributes: /,
        /ASGS_SA1\n\d\.\d MB in .*data, \d+\.\d s\n$/,
      ),
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
    const rows = 4000;
    const note = 'x'.repeat(300);
    dir.write(
      'in.csv',
      `address,note\n${['24', '26']
        .map((number) => `"${number} Smith Street, Reservoir VIC 3073",${note}\n`)
        .join('')
        .repeat(rows / 2)}`,
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
