// waypost identify through the command line.
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { identify } from '../../src/contract/operations/identify.js';
import { identifySchema } from '../../src/contract/schema/find.js';
import { makeSecret } from '../../src/data/secret-file.js';
import { openLocalEngine } from '../../src/engine/local.js';
import { workdir, type Workdir } from '../support/workdir.js';
import { patternOf } from '../support/pattern.js';

interface Identified {
  id: string;
  eid: string;
  fullAddress: string;
  attributes: Record<string, string>;
  messages?: string[];
}

/** A folder with the sample release and an attribute set by mesh block. */
async function withAttributes(): Promise<Workdir & { id: string; meshblock: string }> {
  const dir = workdir();
  await dir.shell('cp -r "$WAYPOST_DATA" data && rm -f data/eid.key');
  const { id, attributes } = JSON.parse(
    (await dir.run(['cleanse', '24 smith st reservoir 3073', '--data', 'data'])).stdout,
  ) as Identified;
  const meshblock = attributes['MeshblockId']!;
  dir.write('asgs.csv', `MeshblockId,SA1\n${meshblock},20401\n`);
  const { code, stderr } = await dir.run([
    'data',
    'import',
    'attributes',
    'asgs.csv',
    '--source',
    'ASGS',
    '--key',
    'MeshblockId',
    '--data',
    'data',
    '--quiet',
  ]);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  return Object.assign(dir, { id, meshblock });
}
const one = async (dir: Workdir, ...args: string[]): Promise<Identified> =>
  JSON.parse((await dir.run(['identify', ...args, '--data', 'data'])).stdout) as Identified;

describe('identify', () => {
  test('gives the address of an id with its eid and all that is known about it, and the same for the eid', async () => {
    const dir = await withAttributes();
    const byId = await one(dir, dir.id);
    expect(byId).toMatchObject({
      _type: 'ValidatedAddressAu',
      status: 'found',
      id: dir.id,
      eid: expect.stringMatching(/^eid1\./) as string,
      fullAddress: '24 SMITH STREET, RESERVOIR VIC 3073',
      attributes: { MeshblockId: dir.meshblock, ASGS_SA1: '20401' },
    });
    expect(await one(dir, byId.eid)).toEqual(byId);
    expect(await one(dir, dir.id.split('|')[2]!, '--source', 'GNAF')).toEqual(byId);
    expect(identifySchema.response.safeParse({ status: 'SUCCESS', messages: [], payload: [byId] }).success).toBe(true);
  });

  test('writes names and lots as it is told to', async () => {
    const dir = await withAttributes();
    const { id } = JSON.parse(
      (await dir.run(['cleanse', '120 mount view rd mount elder', '--data', 'data'])).stdout,
    ) as Identified;
    expect((await one(dir, id)).fullAddress).toBe('120 MOUNT VIEW ROAD, MOUNT ELDER VIC 3797');
    expect((await one(dir, id, '--feature', 'caseType=TITLE', '--feature', 'displayGnafLot=1')).fullAddress).toBe(
      'Lot 12, 120 Mount View Road, Mount Elder VIC 3797',
    );
  });

  test('keeps its key in the data folder, for its owner alone', async () => {
    const dir = await withAttributes();
    await one(dir, dir.id);
    expect(statSync(join(dir.path, 'data/eid.key')).mode & 0o777).toBe(0o600);
    expect(dir.read('data/eid.key')).toMatch(/^[0-9a-f]{64}\n$/);
  });

  test('makes one key, however many processes and threads begin at once', async () => {
    const dir = await withAttributes();
    // More than the megabyte that is read at once, or there would be no threads.
    dir.write('ids.csv', `id,note\n${`${dir.id},${'x'.repeat(2400)}\n`.repeat(500)}`);
    const runs = await Promise.all(
      [1, 2, 3].map((threads) =>
        dir.runProcess([
          'identify',
          'ids.csv',
          '--data',
          'data',
          '--threads',
          String(threads),
          '--columns',
          'eid',
          '--quiet',
        ]),
      ),
    );
    expect(
      new Set(
        runs.flatMap(({ stdout }) =>
          stdout
            .trimEnd()
            .split('\n')
            .slice(1)
            .map((line) => line.split(',')[2]),
        ),
      ).size,
    ).toBe(1);
    expect((await dir.shell('ls data | grep -c eid.key')).stdout.trim()).toBe('1');
  });

  test('answers a file by its eid or id column, what is wrong in its own row', async () => {
    const dir = await withAttributes();
    const { eid } = await one(dir, dir.id);
    dir.write('in.csv', `name,eid,id\na,${eid},\nb,,${dir.id}\nc,${eid},${dir.id}\nd,${eid}x,\ne,,\n`);
    const { code, stdout } = await dir.run([
      'identify',
      'in.csv',
      '--data',
      'data',
      '--columns',
      'status,full_address,attributes,messages',
      '--quiet',
    ]);
    const [, ...rows] = stdout.trimEnd().split('\n');
    expect(rows.map((line) => line.split(',').slice(3).join(','))).toEqual([
      expect.stringMatching(/^found,"24 SMITH STREET, RESERVOIR VIC 3073",.*ASGS_SA1/) as string,
      expect.stringMatching(/^found,"24 SMITH/) as string,
      'error,,,"both eid and id are given; give the eid alone, or the id with its sourceOfTruth"',
      expect.stringMatching(/^error,,,"?the eid .*x is not of this data folder, or was changed/) as string,
      'rejected,,,there is no eid and no id in this record',
    ]);
    expect(code).toBe(3);
  });

  test.each([
    [
      ['eid1.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
      patternOf(
        /^waypost: the eid eid1\.A+ is not of this data folder, or was changed: the key in .*eid\.key does not /,
        /open it\n$/,
      ),
    ],
    [['AU|GNAF|GANONE'], /^waypost: GNAF FEBRUARY 2026 has no address with the id AU\|GNAF\|GANONE\n$/],
    [['AU|GNAF|GAVIC1', '--source', 'AUPAF'], /^waypost: .*AUPAF/],
    [['GAVIC1'], /^waypost: the id GAVIC1 does not say its source; give sourceOfTruth beside it\n$/],
  ])('says in one line why %j has no answer', async (args, message) => {
    const dir = await withAttributes();
    // There is a key: an eid that was made elsewhere is told from one of a folder that has none.
    await one(dir, dir.id);
    const { code, stdout, stderr } = await dir.run(['identify', ...args, '--data', 'data']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
  });

  test.each([
    [{}, 'neither eid nor id is given; give the eid alone, or the id with its sourceOfTruth'],
    [{ eid: '', id: null }, 'neither eid nor id is given; give the eid alone, or the id with its sourceOfTruth'],
    [
      { eid: 'no eid' },
      "'no eid' is no eid: one begins with eid1. and comes from identify; for an id give id and sourceOfTruth",
    ],
  ])('refuses the record %j', async (record, message) => {
    const dir = await withAttributes();
    const engine = await openLocalEngine({ dataDir: join(dir.path, 'data') });
    await expect(engine.run(identify, { payload: [record] })).rejects.toThrow(message);
    await engine.close();
  });

  test('says what is wrong with its key, and where none can be made', async () => {
    const dir = await withAttributes();
    const key = join(dir.path, 'data/eid.key');
    writeFileSync(key, 'short\n');
    expect(await dir.run(['identify', dir.id, '--data', 'data'])).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(
        /eid\.key is no key of eids: 64 hexadecimal digits; put the right file back/,
      ) as string,
    });
    rmSync(key);
    mkdirSync(key);
    expect(await dir.run(['identify', dir.id, '--data', 'data'])).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/cannot read the key of eids, .*eid\.key: /) as string,
    });
    expect(() =>
      makeSecret({ file: join(dir.path, 'nowhere/eid.key'), bytes: 32, what: 'eids', ifWrong: '', ifNotMade: 'write' }),
    ).toThrow(/^cannot make the key of eids, .*: its folder does not exist; write$/);
  });

  test.each(['in a data folder without a key', 'without a data folder'])(
    'opens no eid %s, and makes no key to look for one',
    async (where) => {
      const dir = await withAttributes();
      const dataDir = join(dir.path, where === 'without a data folder' ? 'nowhere' : 'data');
      const engine = await openLocalEngine({ dataDir });
      const asked = engine.run(identify, { payload: [{ eid: `eid1.${'A'.repeat(32)}` }] });
      await expect(asked).rejects.toThrow(/^the eid eid1\.A{32} is not of this data folder: none was made here yet$/);
      await expect(asked).rejects.toMatchObject({ kind: 'bad-request' });
      expect(existsSync(join(dataDir, 'eid.key'))).toBe(false);
      await engine.close();
    },
  );

  test.skipIf(process.getuid?.() === 0)('works in a folder that cannot be written once the key is there', async () => {
    const dir = await withAttributes();
    const { eid } = await one(dir, dir.id);
    const data = join(dir.path, 'data');
    chmodSync(data, 0o500);
    try {
      expect((await one(dir, eid)).id).toBe(dir.id);
    } finally {
      chmodSync(data, 0o700);
    }
    expect(readFileSync(join(data, 'eid.key'), 'utf8')).toHaveLength(65);
  });
});
