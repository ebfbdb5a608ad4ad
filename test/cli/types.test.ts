// waypost types through the command line.
import { describe, expect, test } from 'vitest';
import { schema } from '../../src/contract/schema/types.js';
import { workdir } from '../support/workdir.js';

interface NamedValue {
  name: string;
  value: string;
}
const payload = (stdout: string): NamedValue[] => JSON.parse(stdout) as NamedValue[];

describe('types', () => {
  test('prints a table of names and values', async () => {
    const { code, stdout, stderr } = await workdir().run(['types', 'streetSuffix']);
    expect(stdout).toBe(
      'name   value\nEAST   EAST\nE      EAST\nNORTH  NORTH\nN      NORTH\nSOUTH  SOUTH\nS      SOUTH\nWEST   ' +
        'WEST\nW      WEST\n',
    );
    expect(stderr).toBe('source of truth: GNAF FEBRUARY 2026 (the best installed)\n');
    expect(code).toBe(0);
  });

  test.each([
    ['street', { name: 'AV', value: 'AVENUE' }, { name: 'AVENUE', value: 'AVENUE' }],
    ['streetSuffix', { name: 'N', value: 'NORTH' }, { name: 'NORTH', value: 'NORTH' }],
    ['unitFlat', { name: 'VLLA', value: 'VILLA' }, { name: 'VILLA', value: 'VILLA' }],
    ['floorLevel', { name: 'G', value: 'GROUND' }, { name: 'GROUND', value: 'GROUND' }],
    ['postal', { name: 'ROADSIDE MAIL BAG', value: 'RMB' }, { name: 'PO BOX', value: 'PO BOX' }],
  ])('gives the payload of %s as JSON, names and aliases', async (kind, ...expected) => {
    const { stdout } = await workdir().run(['types', kind, '--source', 'GNAF', '--json']);
    const list = payload(stdout);
    for (const pair of expected) expect(list).toContainEqual(pair);
    expect(schema.response.safeParse({ status: 'SUCCESS', messages: [], payload: list }).success).toBe(true);
    expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
  });

  test('lists what the release has and nothing else', async () => {
    const types = payload((await workdir().run(['types', 'street', '--json', '--quiet'])).stdout);
    expect([...new Set(types.map(({ value }) => value))]).toEqual([
      'AVENUE',
      'COURT',
      'CRESCENT',
      'LANE',
      'PARADE',
      'ROAD',
      'STREET',
      'TRACK',
    ]);
  });

  test('names the words that stand in cleansed addresses', async () => {
    const dir = workdir();
    const cleansed = JSON.parse(
      (await dir.run(['cleanse', 'lvl 2 se 201 101 high st reservoir vic 3073'])).stdout,
    ) as Record<string, string>;
    for (const [kind, field] of [
      ['street', 'streetType'],
      ['unitFlat', 'flatUnitType'],
      ['floorLevel', 'floorLevelType'],
    ] as const) {
      expect(payload((await dir.run(['types', kind, '--json', '--quiet'])).stdout).map(({ value }) => value)).toContain(
        cleansed[field],
      );
    }
  });

  test('takes the vocabulary where no data is installed, and says so', async () => {
    const { code, stdout, stderr } = await workdir().run(['types', 'street', '--json'], {
      env: { WAYPOST_DATA: '' },
    });
    expect(payload(stdout)).toContainEqual({ name: 'BVD', value: 'BOULEVARD' });
    expect(stderr).toBe('no address data of AU is installed: these are the types that the program knows\n');
    expect(code).toBe(0);
  });

  test('knows the postal types of both countries without data', async () => {
    const dir = workdir();
    const [au, nz] = await Promise.all(
      ['au', 'nz'].map(
        async (locale) =>
          (await dir.run(['types', 'postal', '--locale', locale, '--json'], { env: { WAYPOST_DATA: '' } })).stdout,
      ),
    );
    expect(payload(au!)).toContainEqual({ name: 'GPO BOX', value: 'GPO BOX' });
    expect(payload(nz!)).toContainEqual({ name: 'COUNTER DELIVERY', value: 'COUNTER DELIVERY' });
    expect(payload(nz!).map(({ value }) => value)).not.toContain('GPO BOX');
  });

  test('takes the types of its addresses for a set without tables', async () => {
    const dir = workdir();
    await dir.shell(
      `waypost data import linz ` +
        `'${new URL('../../fixtures/linz/nz-addresses.csv', import.meta.url).pathname}' --data data --quiet`,
    );
    const { stdout, stderr } = await dir.run(['types', 'street', '--locale', 'nz', '--data', 'data', '--json']);
    expect(payload(stdout)).toContainEqual({ name: 'ST', value: 'STREET' });
    expect(payload(stdout).map(({ value }) => value)).not.toContain('AIRWALK');
    expect(stderr).toContain('NZAD has no table of these types: they are those that its addresses have\n');
    expect(
      payload((await dir.run(['types', 'unitFlat', '--source', 'NZAD', '--data', 'data', '--json', '--quiet'])).stdout)
        .length,
    ).toBeGreaterThan(0);
  });

  test.each([
    [
      'a list that is none',
      ['types', 'roads'],
      2,
      /'roads' is none of floorLevel, postal, street, streetSuffix, unitFlat; see waypost types --help/,
    ],
    ['no list', ['types'], 2, /kind/],
    [
      'a source that is not installed',
      ['types', 'street', '--source', 'AUPAF'],
      2,
      /source of truth AUPAF is not installed in .*; installed: GNAF/,
    ],
    [
      'a locale that contradicts the country',
      ['types', 'street', '--locale', 'nz', '--country', 'AU'],
      2,
      /contradict/,
    ],
  ])('refuses %s', async (_, args, expected, message) => {
    const { code, stderr, stdout } = await workdir().run(args);
    expect(stderr).toMatch(message);
    expect(stdout).toBe('');
    expect(code).toBe(expected);
  });
});

describe('The request and the response of the contract', () => {
  test.each([
    [{ sourceOfTruth: 'GNAF' }, true],
    [{ sourceOfTruth: 'NOBODY' }, false],
    [{ sourceOfTruth: 'GNAF', payload: [] }, false],
  ])('%o is taken: %s', (request, taken) => {
    expect(schema.request.safeParse(request).success).toBe(taken);
  });
});
