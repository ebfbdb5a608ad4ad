// waypost lookup through the real binary: one record with its options, files by their columns, and what is refused.
import { describe, expect, inject, test } from 'vitest';
import { workdir } from '../support/workdir.js';

const dataDir = inject('sampleSets').everySource;

interface Answer {
  status: string;
  messages: string[];
  payload: { fullAddress: string; id: string | null }[];
}
const answer = async (...args: string[]): Promise<Answer> =>
  JSON.parse((await workdir().run(['lookup', ...args, '--data', dataDir])).stdout) as Answer;

describe('lookup of one record', () => {
  test.each<[readonly string[], readonly string[]]>([
    [['street', 'smith', '--locality', 'reservoir'], ['SMITH STREET, RESERVOIR VIC 3073']],
    [
      ['streetNumber', '26', '--street', 'smith st', '--locality', 'reservoir', '--postcode', '3073'],
      ['26 SMITH STREET, RESERVOIR VIC 3073'],
    ],
    [
      ['subdwelling', 'unit 4', '--street', 'smith', '--street-number', '24', '--source', 'GNAF'],
      ['UNIT 4, 24 SMITH STREET, RESERVOIR VIC 3073'],
    ],
    [
      ['subdwellingAddress', '10000003'],
      ['1/26 SMITH STREET, RESERVOIR VIC 3073', '2/26 SMITH STREET, RESERVOIR VIC 3073'],
    ],
    [['buildingName', 'wattle'], ['WATTLE TOWER, 101 HIGH STREET, RESERVOIR VIC 3073']],
    [['locality', 'wattle flat nsw', '--source', 'GNAF'], ['WATTLE FLAT NSW 2795']],
    [['postcode', '3797'], ['MOUNT ELDER VIC 3797']],
    [['postal', 'po box 7', '--postcode', '3797'], ['PO BOX 7, MOUNT ELDER VIC 3797']],
    [['suburb', 'roslyn', '--town-city', 'dunedin'], ['ROSLYN, DUNEDIN 9010']],
    [['townCity', 'auckl'], ['AUCKLAND']],
    [['street', 'queen', '--country', 'NZ', '--suburb', 'otahuhu'], ['QUEEN STREET, ŌTĀHUHU, AUCKLAND 1062']],
    [
      [
        'address',
        '24 smith st',
        '--postcode',
        '3073',
        '--source',
        'GNAF',
        '--feature',
        'singleLineHitNumber=1',
        '--feature',
        'caseType=TITLE',
      ],
      ['24 Smith Street, Reservoir VIC 3073'],
    ],
    [['combined', '24 smith st reservoir', '--country', 'AU'], ['24 SMITH STREET, RESERVOIR VIC 3073']],
  ])('%j', async (args, expected) => {
    const { status, payload } = await answer(...args);
    expect({ status, lines: payload.map(({ fullAddress }) => fullAddress) }).toEqual({
      status: 'SUCCESS',
      lines: expected,
    });
  });

  test.each<[readonly string[], RegExp]>([
    [
      ['streetNumber', '26', '--street', 'smith st'],
      /^waypost: lookup streetNumber needs postcode, locality, which the record does not have\n$/,
    ],
    [['postal', 'po box 7'], /^waypost: lookup postal needs postcode or locality, which the record does not have\n$/],
    [['suburb', 'roslyn', '--country', 'AU'], /^waypost: lookup suburb is of New Zealand only, and AU is asked for\n$/],
    [
      ['suburb', 'roslyn', '--source', 'GNAF'],
      /^waypost: lookup suburb is of New Zealand only, and AU is asked for\n$/,
    ],
    [['street', 'smith', '--source', 'NZPAF'], /^waypost: source of truth NZPAF is not installed in [^\n]*\n$/],
    [['street', 'smith', '--postcode', 'abc'], /^waypost: the postcode 'abc' is not four digits\n$/],
    [
      ['street', 'smith', '--feature', 'singleLineHitNumber=1'],
      /^waypost: unknown option '--feature'; see waypost lookup street --help\n$/,
    ],
    [
      ['subdwellingAddress', 'AU|GNAF|nothing'],
      /^waypost: GNAF FEBRUARY 2026 has no address with the id AU\|GNAF\|nothing\n$/,
    ],
    [
      ['postbox', '1'],
      /^waypost: unknown command 'postbox'; did you mean one of postal, postcode\? see waypost lookup --help\n$/,
    ],
  ])('%j is refused in one line', async (args, message) => {
    const { code, stdout, stderr } = await workdir().run(['lookup', ...args, '--data', dataDir]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
  });
});

describe('lookup of a file', () => {
  test('takes attributes from columns, what they lack from options, and a wrong row stays in its own row', async () => {
    const dir = workdir();
    dir.write('in.csv', 'n,street,suburb\n1,smith,reservoir\n2,main,\n3,,reservoir\n4,m,mount elder\n');
    const { code, stdout } = await dir.run([
      'lookup',
      'street',
      'in.csv',
      '--data',
      dataDir,
      '--source',
      'GNAF',
      '--suburb',
      'wattle flat',
      '--columns',
      'status,count,full_address,messages',
      '--quiet',
    ]);
    expect(stdout.split('\n')).toEqual([
      'n,street,suburb,lookup_status,lookup_count,lookup_full_address,lookup_messages',
      '1,smith,reservoir,SUCCESS,1,"SMITH STREET, RESERVOIR VIC 3073",',
      '2,main,,SUCCESS,2,"MAIN STREET, WATTLE FLAT VIC 3352",',
      '3,,reservoir,ERROR,0,,"lookup street needs street, which the record does not have"',
      '4,m,mount elder,SUCCESS,1,"MOUNT VIEW ROAD, MOUNT ELDER VIC 3797",',
      '',
    ]);
    expect(code).toBe(3);
  });

  test('takes a suburb for the locality that a street number needs', async () => {
    const dir = workdir();
    dir.write('in.csv', 'number,road,suburb,postcode\n24,smith st,reservoir,3073\n');
    const { stdout } = await dir.run([
      'lookup',
      'streetNumber',
      'in.csv',
      '--data',
      dataDir,
      '--source',
      'GNAF',
      '--columns',
      'full_address',
      '--quiet',
    ]);
    expect(stdout.split('\n')[1]).toBe('24,smith st,reservoir,3073,"24 SMITH STREET, RESERVOIR VIC 3073"');
  });

  test('gives a row to each hit with --all, and the whole envelope in JSON lines', async () => {
    const dir = workdir();
    dir.write('codes.csv', 'postcode\n2540\n9999\n');
    const all = await dir.run([
      'lookup',
      'subdwellingAddress',
      '--data',
      dataDir,
      '--all',
      '--columns',
      'count,id,flat_unit_number',
      '--quiet',
      '--file',
      dir.write('ids.csv', 'dpid\n10000003\n'),
    ]);
    expect(all.stdout.split('\n')).toEqual([
      'dpid,lookup_count,lookup_id,lookup_flat_unit_number',
      '10000003,2,10000004,1',
      '10000003,2,10000005,2',
      '',
    ]);
    const json = await dir.run([
      'lookup',
      'postcode',
      'codes.csv',
      '--data',
      dataDir,
      '--source',
      'GNAF',
      '--format',
      'jsonl',
      '--quiet',
    ]);
    const rows = json.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { lookup: Answer });
    expect(rows.map(({ lookup }) => [lookup.status, lookup.payload.map(({ fullAddress }) => fullAddress)])).toEqual([
      ['SUCCESS', ['BANKSIA HEADS NSW 2540']],
      ['SUCCESS', []],
    ]);
  });
});
