// Commands that ask for one record from their arguments.
import { describe, expect, test } from 'vitest';
import { main } from '../../src/cli/main.js';
import { fakeIo } from '../support/fake-io.js';
import { workdir } from '../support/workdir.js';

interface Cleansed {
  status: string;
  level: string;
  fullAddress: string;
  id: string;
  exception: string | null;
  confidence: number;
  candidates: { id: string }[];
}

describe('One record', () => {
  test('is the contract’s element as JSON in a pipe', async () => {
    const { code, stdout, stderr } = await workdir().run(['cleanse', 'u5 24 smtih st reservoir 3073']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^\{\n {2}"_type": "ValidatedAddressAu",\n/);
    expect(JSON.parse(stdout)).toMatchObject({
      status: 'corrected',
      level: 'subdwelling',
      sourceOfTruth: 'GNAF',
      flatUnitNumber: '5',
      streetNumber: '24',
      streetName: 'SMITH',
      locality: 'RESERVOIR',
      state: 'VIC',
      postcode: '3073',
      changedItems: expect.arrayContaining([
        expect.objectContaining({
          actionType: 'MODIFY',
          affectedElement: 'streetName',
          oldValue: 'SMTIH',
          newValue: 'SMITH',
        }),
      ]) as unknown,
    });
  });

  test.each<[string, string, Partial<Cleansed>]>([
    ['as written is verified', '24 Smith Street Reservoir VIC 3073', { status: 'verified', level: 'address' }],
    [
      'with a unit that does not exist is its building, and says so',
      'Unit 99/24 Smith St Reservoir 3073',
      { status: 'partial', level: 'address', exception: 'UNIT_NOT_FOUND' },
    ],
    [
      'with a number that does not exist is its street',
      '999 Smith St Reservoir 3073',
      { status: 'partial', level: 'street', exception: 'NUMBER_NOT_FOUND' },
    ],
    [
      'with a number inside a range is not that range',
      '45 Goldfield Rd Wattle Flat NSW 2795',
      { status: 'partial', level: 'street', exception: 'NUMBER_IN_RANGE' },
    ],
    ['of nothing is rejected', '', { status: 'rejected', level: 'none', exception: 'EMPTY' }],
    ['of nonsense is an answer all the same', 'qwxyz', { status: 'unmatched', level: 'none' }],
  ])('%s', async (_, text, wanted) => {
    const { code, stdout } = await workdir().run(['cleanse', '--text', text]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject(wanted);
  });

  test('is a card on a terminal', async () => {
    const { sampleData } = await workdir()
      .run(['data', 'list', '--json'])
      .then(({ stdout }) => ({ sampleData: (JSON.parse(stdout) as { folder: string }).folder }));
    const io = fakeIo({ terminal: true, env: { WAYPOST_DATA: sampleData, NO_COLOR: '1' } });
    expect(await main(['cleanse', 'u5 24 smtih st reservoir 3073'], io)).toBe(0);
    expect(io.out()).toMatch(
      /^UNIT 5, 24 SMITH STREET, RESERVOIR VIC 3073\ncorrected · level subdwelling · confidence \d+/,
    );
    expect(io.out()).toContain('\nChanged\n  streetName  SMTIH → SMITH\n');
  });

  test('is JSON on a terminal with --json', async () => {
    const io = fakeIo({ terminal: true });
    expect(await main(['parse', '5/24 smith st reservoir vic 3073', '--json'], io)).toBe(0);
    expect(JSON.parse(io.out())).toMatchObject({
      status: 'SUCCESS',
      payload: [{ flatUnitNumber: '5', streetNumber: '24' }],
    });
  });

  test('is parsed without any data', async () => {
    const { code, stdout } = await workdir().run([
      'parse',
      'PO Box 118, Dunedin 9054',
      '--country',
      'NZ',
      '--data',
      'none',
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      status: 'SUCCESS',
      payload: [{ postalType: 'PO BOX', postalNumber: '118', postcode: '9054' }],
    });
  });

  test('is parsed by the conventions of a source that need not be installed', async () => {
    const { code, stdout } = await workdir().run([
      'parse',
      '12 Queen Street, Ponsonby, Auckland 1011',
      '--source',
      'NZPAF',
      '--data',
      'none',
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      status: 'SUCCESS',
      payload: [{ suburb: 'PONSONBY', townCity: 'AUCKLAND' }],
    });
  });

  test('is checked by locality where no address data is installed', async () => {
    const { code, stdout } = await workdir().run(['cleanse', '1 smith st reservoir vic 3073'], {
      env: { WAYPOST_DATA: '' },
    });
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      status: 'partial',
      level: 'locality',
      locality: 'RESERVOIR',
      postcode: '3073',
    });
  });

  test('names what is installed when its source is not', async () => {
    const { code, stdout, stderr } = await workdir().run(['cleanse', '1 smith st', '--source', 'AUPAF']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^waypost: source of truth AUPAF is not installed in .*; installed: GNAF\n$/);
  });

  test('refuses address data of another version or a damaged file, by name', async () => {
    const dir = workdir();
    dir.write('data/catalogue.json', '{"format": 99, "sets": []}');
    const { code, stderr } = await dir.run(['cleanse', '1 smith st', '--data', 'data']);
    expect(stderr).toMatch(
      /^waypost: .*catalogue\.json is damaged or of another version of waypost; .*import the data again.*\n$/,
    );
    expect(code).toBe(6);
  });
});
