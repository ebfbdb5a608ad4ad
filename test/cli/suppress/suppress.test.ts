// waypost suppress as a user sees it: what becomes of rows in each mode, and what is said of the lists.
import { describe, expect, inject, test } from 'vitest';
import { servedWorkdir } from '../../support/service/served-workdir.js';
import { workdir } from '../../support/workdir.js';
import { CUSTOMERS, suppress } from './customers.js';

/** Columns of a CSV without quotes by the ids of its rows. */
const actions = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^(\d+),.*?,(?:listed|not_listed|not_checked),(keep|flag|drop|not_checked),/gm)].map(
      ([, id, action]) => [id!, action!],
    ),
  );

describe('waypost suppress', () => {
  test('flags by default: every row stays, with what the lists say behind its own columns', async () => {
    const dir = workdir();
    dir.write('in.csv', CUSTOMERS);
    const { code, stderr } = await suppress(dir, 'in.csv', '-o', 'out.csv');
    expect([code, dir.list()]).toEqual([0, ['in.csv', 'out.csv']]);
    const lines = dir.read('out.csv').split('\n');
    expect(lines[0]).toBe(
      'id,name,DPID,Last contact,suppress_status,suppress_action,suppress_reason,suppress_list,suppress_moved_date,' +
        'suppress_moved_consent_indicator,suppress_deceased_date,suppress_messages',
    );
    expect(lines[3]).toBe(
      '3,"Cy ""C""",10000004,,listed,flag,deceased,deceased,2023-11-02,Y,2025-01-15,"deceased 2025-01-15; moved ' +
        '2023-11-02, with consent"',
    );
    expect(actions(dir.read('out.csv'))).toEqual({
      1: 'flag',
      2: 'keep',
      3: 'flag',
      4: 'not_checked',
      5: 'not_checked',
      6: 'keep',
      7: 'not_checked',
      // Day and month or month and day: it is after the move in one reading alone.
      8: 'flag',
    });
    expect(stderr).toContain('flag 3 + not_checked 3 + keep 2 = 8 rows');
  });

  test.each([
    ['drop', [], ['in.csv', 'out.csv'], {}],
    ['drop', ['--dropped', 'gone.csv'], ['gone.csv', 'in.csv', 'out.csv'], { 1: 'drop', 3: 'drop', 8: 'drop' }],
    ['split', [], ['in.csv', 'out.csv', 'out.dropped.csv'], { 1: 'drop', 3: 'drop', 8: 'drop' }],
    ['split', ['--dropped', 'gone.csv'], ['gone.csv', 'in.csv', 'out.csv'], { 1: 'drop', 3: 'drop', 8: 'drop' }],
  ])('--mode %s %j: rows that nobody could look up stay', async (mode, args, files, gone) => {
    const dir = workdir();
    dir.write('in.csv', CUSTOMERS);
    const { code, stderr } = await suppress(dir, 'in.csv', '-o', 'out.csv', '--mode', mode, ...args);
    expect([code, dir.list()]).toEqual([0, files]);
    const stay = actions(dir.read('out.csv'));
    expect(stay).toEqual({ 2: 'keep', 4: 'not_checked', 5: 'not_checked', 6: 'keep', 7: 'not_checked' });
    expect(stderr).toContain('8 rows read = 5 written + 0 refused + 3 dropped');
    const other = files.find((name) => name !== 'in.csv' && name !== 'out.csv');
    if (other === undefined) return;
    expect(actions(dir.read(other))).toEqual(gone);
    expect(dir.read(other).split('\n')[0]).toBe(dir.read('out.csv').split('\n')[0]);
    expect(stderr).toContain(`3 dropped (in ${other})`);
  });

  test.each<[string, string, (text: string) => unknown[]]>([
    ['json', CUSTOMERS, (text) => JSON.parse(text) as unknown[]],
    [
      'jsonl',
      CUSTOMERS,
      (text) =>
        text
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line) as unknown),
    ],
    ['json', 'id,DPID\n1,10000008\n', (text) => JSON.parse(text) as unknown[]],
  ])('--mode split into %s: rows that leave are a whole file too, however few: %j', async (format, text, parsed) => {
    const dir = workdir();
    dir.write('in.csv', text);
    const { code } = await suppress(dir, 'in.csv', '-o', `out.${format}`, '--mode', 'split', '--quiet');
    expect(code).toBe(0);
    const idsOf = (file: string): unknown[] => parsed(dir.read(file)).map((row) => (row as { id: string }).id);
    const gone = idsOf(`out.dropped.${format}`);
    expect(gone).toEqual(text === CUSTOMERS ? ['1', '3', '8'] : []);
    expect([...idsOf(`out.${format}`), ...gone].toSorted()).toEqual([...text.matchAll(/^\d+/gm)].map(([id]) => id));
  });

  test('says in the summary which lists were asked, of which day, how many rows, from which file', async () => {
    const dir = workdir();
    dir.write('in.csv', CUSTOMERS);
    await suppress(dir, 'in.csv', '-o', 'out.csv', '--summary', 's.json', '--quiet');
    const summary = JSON.parse(dir.read('s.json')) as Record<string, unknown>;
    expect(summary).toMatchObject({
      decisions: { keep: 2, flag: 3, not_checked: 3 },
      statuses: { listed: 4, not_listed: 1, not_checked: 3 },
    });
    expect(summary['data']).toEqual([
      expect.stringMatching(
        /^list of the moved as of 2024-05-27: 5 delivery points, from moved\.csv \(sha256 [0-9a-f]{64}\); moved-\w{8}/,
      ),
      expect.stringMatching(/^list of the deceased as of 2025-01-15: 4 delivery points, from deceased\.csv \(sha256 /),
    ]);
  });

  test('asks the list that is named, and no other', async () => {
    const dir = workdir();
    dir.write('in.csv', CUSTOMERS);
    await suppress(dir, 'in.csv', '-o', 'out.csv', '--deceased', '--summary', 's.json', '--quiet');
    expect(Object.values(actions(dir.read('out.csv'))).filter((action) => action === 'flag').length).toBe(1);
    expect((JSON.parse(dir.read('s.json')) as { data: string[] }).data.length).toBe(1);
  });

  test('takes the date of the last contact from the column that is named, in the order that is told', async () => {
    const dir = workdir();
    dir.write('in.csv', 'id,dpid,seen\n1,10000006,01/09/2022\n');
    const args = ['in.csv', '--last-contact', 'seen', '--quiet'];
    expect(actions((await suppress(dir, ...args, '--date-order', 'dmy')).stdout)).toEqual({ 1: 'keep' });
    expect(actions((await suppress(dir, ...args, '--date-order', 'mdy')).stdout)).toEqual({ 1: 'flag' });
    const unknown = await suppress(dir, 'in.csv', '--last-contact', 'Seen by', '-o', 'out.csv');
    expect([unknown.code, unknown.stderr]).toEqual([2, expect.stringContaining("there is no column 'Seen by'")]);
  });

  test('answers one delivery point, and with the date of the last contact beside it', async () => {
    const dir = workdir();
    const verdict = async (...args: string[]): Promise<unknown> =>
      JSON.parse((await suppress(dir, ...args, '--json')).stdout);
    expect(await verdict('10000001')).toEqual({
      status: 'listed',
      action: 'flag',
      reason: 'moved_without_consent',
      list: 'moved',
      dpid: '10000001',
      movedDate: '2024-05-27',
      movedConsentIndicator: 'N',
      deceasedDate: null,
      messages: ['moved 2024-05-27, without consent'],
    });
    expect(await verdict('10000001', '--last-contact', '2025-01-01')).toMatchObject({
      action: 'keep',
      reason: 'new_occupant_possible',
    });
    expect(await verdict('12')).toMatchObject({ action: 'not_checked', reason: 'malformed_delivery_point_id' });
  });

  test('is a step of a plan, fed by the delivery points that cleanse finds', async () => {
    const dir = workdir();
    dir.write(
      'plan.toml',
      '[[step]]\noperation = "cleanse"\nsource = "AUPAF"\ncolumns = ["status", "dpid"]\n\n' +
        '[[step]]\noperation = "suppress"\nfrom = "cleanse"\nmode = "split"\ncolumns = ["action", "reason"]\n',
    );
    dir.write(
      'in.csv',
      'id,address,last_contact\n1,"24 Smith Street, Reservoir VIC 3073",2023-02-01\n' +
        '2,"PO Box 12, Reservoir VIC 3073",\n5,"Unit 9, 26 Smith Street, Reservoir VIC 3073",\n' +
        '3,"1/26 Smith Street, Reservoir VIC 3073",2025-06-30\n' +
        '4,"999 Nowhere Road, Reservoir VIC 3073",\n',
    );
    const { code, stderr } = await dir.run([
      'run',
      'plan.toml',
      'in.csv',
      '-o',
      'out.csv',
      '--dropped',
      'gone.csv',
      '--data',
      inject('sampleSets').everyKind,
    ]);
    expect([code, stderr]).toEqual([0, expect.stringContaining('rows read')]);
    const ends = (name: string): string[] =>
      dir
        .read(name)
        .trimEnd()
        .split('\n')
        .slice(1)
        .map((line) => line.replace(/^(\d).*?,(\d*),(\w*),(\w*)$/, '$1 $2 $3 $4'));
    expect(ends('out.csv')).toEqual([
      '2 10000002 keep ',
      // The building of a unit that does not exist: it is not the customer's delivery point.
      '5 10000003 not_checked address_not_certain',
      '3 10000004 keep new_occupant_possible',
      '4  not_checked no_delivery_point_id',
    ]);
    expect(ends('gone.csv')).toEqual(['1 10000001 drop moved_without_consent']);
  });

  test('writes the same through a service as over the lists themselves, and asks for each point once', async () => {
    const dir = workdir();
    const { env } = await servedWorkdir(dir, ['--data', inject('sampleSets').everyKind, '--threads', '1']);
    dir.write('in.csv', `${CUSTOMERS}9,Jo,10000001,\n`);
    await suppress(dir, 'in.csv', '-o', 'here.csv', '--mode', 'split');
    const there = await dir.run(['suppress', 'in.csv', '-o', 'there.csv', '--mode', 'split'], { env });
    expect(there.code).toBe(0);
    expect(dir.read('there.csv')).toBe(dir.read('here.csv'));
    expect(dir.read('there.dropped.csv')).toBe(dir.read('here.dropped.csv'));
    // One call for each list.
    expect(there.stderr).toContain('2 calls to 127.0.0.1');
  });

  test('says nothing where all is well and it is told to be quiet', async () => {
    const dir = workdir();
    const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    for (const list of ['moved', 'deceased']) {
      dir.write('list.csv', `dpid,date\n41000001,${day}\n`);
      await dir.run(['data', 'import', list, 'list.csv', '--data', 'd', '--quiet']);
    }
    dir.write('in.csv', CUSTOMERS);
    const ran = await dir.run(['suppress', 'in.csv', '-o', 'out.csv', '--quiet', '--data', 'd']);
    expect([ran.code, ran.stdout, ran.stderr]).toEqual([0, '', '']);
  });
});
