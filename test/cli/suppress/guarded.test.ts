// What suppression never does: begin what cannot be done, let anything of a list out, lose a row.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../support/seeded.js';
import { workdir } from '../../support/workdir.js';
import { CUSTOMERS, suppress } from './customers.js';

describe('What cannot be done is refused before anything is written', () => {
  test.each<[string, string[], number, RegExp]>([
    [
      'a split without a name for what leaves',
      ['in.csv', '--mode', 'split'],
      2,
      /the rows that leave have no file; name one with --dropped, or write to a file with -o/,
    ],
    [
      'a file for rows, and none leaves',
      ['in.csv', '--dropped', 'x.csv'],
      2,
      /no row leaves this output; say which do/,
    ],
    [
      'one file for both',
      ['in.csv', '-o', 'x.csv', '--dropped', 'x.csv', '--mode', 'drop'],
      2,
      /--output and --dropped are the same file x\.csv; give them different names/,
    ],
    [
      'the input as the file of what leaves',
      ['in.csv', '-o', 'x.csv', '--dropped', 'in.csv', '--mode', 'drop'],
      2,
      /the input and --dropped are the same file in\.csv/,
    ],
    [
      'a file of another format',
      ['in.csv', '-o', 'x.csv', '--dropped', 'x.jsonl', '--mode', 'drop'],
      2,
      /--dropped x\.jsonl: the rows that leave have the format of the output, csv/,
    ],
    ['another mode', ['in.csv', '--mode', 'delete'], 2, /'delete' is none of flag, drop, split/],
    ['a column of ids that is none', ['other.csv', '-o', 'x.csv'], 2, /no column can be used for suppress/],
  ])('%s', async (_, args, exit, message) => {
    const dir = workdir();
    dir.write('in.csv', CUSTOMERS);
    dir.write('other.csv', 'name,age\nX,3\n');
    const { code, stderr, stdout } = await suppress(dir, ...args);
    expect([code, stderr, stdout]).toEqual([exit, expect.stringMatching(message), '']);
    expect(dir.list()).toEqual(['in.csv', 'other.csv']);
  });

  test('a list that is not there, which names the import', async () => {
    const dir = workdir();
    dir.write('in.csv', CUSTOMERS);
    const { code, stderr } = await dir.run(['suppress', 'in.csv', '-o', 'x.csv']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('waypost data import deceased PATH')]);
    expect(dir.list()).toEqual(['in.csv']);
  });
});

describe('Nothing that is only in a list', () => {
  test('is in any output, but for dates and consents', async () => {
    const dir = workdir();
    dir.write(
      'm.csv',
      'dpid,date,consent,name,new_address\n41000001,2024-05-27,N,Zebediah Secretname,77 Hidden Lane\n',
    );
    dir.write('d.csv', 'dpid,date,name\n41000002,2024-05-27,Zebediah Secretname\n');
    const imports: string[] = [];
    for (const [list, file] of [
      ['moved', 'm.csv'],
      ['deceased', 'd.csv'],
    ] as const) {
      const { stdout, stderr } = await dir.run(['data', 'import', list, file, '--data', 'd']);
      imports.push(stdout, stderr);
    }
    dir.write('in.csv', 'id,dpid\n1,41000001\n2,41000002\n3,41000003\n');
    const args = ['--mode', 'split', '--summary', 's.json', '--errors', 'e.csv', '--data', 'd'];
    const ran = await dir.run(['suppress', 'in.csv', '-o', 'out.csv', ...args]);
    const card = await dir.run(['suppress', '41000001', '--data', 'd']);
    const files = dir.list().filter((name) => !['m.csv', 'd.csv', 'in.csv', 'd'].includes(name));
    expect(files).toEqual(['e.csv', 'out.csv', 'out.dropped.csv', 's.json']);
    const all = [...imports, ran.stdout, ran.stderr, card.stdout, ...files.map((name) => dir.read(name))].join('\n');
    expect(all).toContain('2024-05-27');
    expect(all).not.toMatch(/zebediah|secretname|hidden/i);
    const stored = (await dir.shell('cat d/*')).stdout;
    expect(stored).not.toMatch(/zebediah|secretname|hidden/i);
  });
});

describe('The buckets', () => {
  const id = fc.constantFrom('10000001', '10000002', '10000004', '10000007', '', '0', '00000000', '1234567', 'x', ' ');
  const contact = fc.constantFrom('', '2020-01-01', '2026-01-01', '3/4/2024', 'soon');
  const row = fc.oneof(
    { weight: 9, arbitrary: fc.tuple(id, contact).map(([dpid, date]) => `1,${dpid},${date}`) },
    { weight: 1, arbitrary: fc.constant('1,2,3,4,5,6') },
  );
  test('add up to what was read, whatever the rows and the mode', async () => {
    const dir = workdir();
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { minLength: 1, maxLength: 30 }),
        fc.constantFrom('flag', 'drop', 'split'),
        async (rows, mode) => {
          dir.write('in.csv', `id,dpid,last_contact\n${rows.join('\n')}\n`);
          const args = ['in.csv', '-o', 'out.csv', '--mode', mode, '--summary', 's.json', '--quiet', '--restart'];
          await suppress(dir, ...args, '--map', 'dpid=dpid', '--map', 'lastContact=last_contact');
          const { rows: counted, decisions = {} } = JSON.parse(dir.read('s.json')) as {
            rows: { read: number; written: number; refused: number; dropped?: number };
            decisions?: Record<string, number>;
          };
          const { keep = 0, flag = 0, drop = 0, not_checked: unchecked = 0, ...others } = decisions;
          expect(others).toEqual({});
          expect(counted.read).toBe(rows.length);
          expect(keep + flag + drop + unchecked + counted.refused).toBe(counted.read);
          expect(counted.written).toBe(keep + flag + unchecked);
          expect(counted.dropped ?? 0).toBe(drop);
        },
      ),
      { numRuns: runs(15) },
    );
  });
});
