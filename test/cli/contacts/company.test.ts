// waypost company: a text, and files whose columns hold names and numbers.
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { root, workdir, type Workdir } from '../../support/workdir.js';

const SUPPLIERS = `Ref,Business Name,ABN,State,Postcode
1,Watlebrae Plumbing P/L,,VIC,
2,John Smithsonian,,,
3,John Smithsonian,,NSW,2000
4,Corella Holdings,36 999 000 010,QLD,4000
5,Zzyzx Qwertyuiop,,,
6,,,,
7,"Gumnut & Sons Trading Co",36999000011,,
`;

const env = { WAYPOST_DATA: inject('sampleSets').everyKind };
const rowsOf = (text: string): string[][] =>
  text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split(';'));
const suppliers = (): Workdir => {
  const dir = workdir();
  dir.write('suppliers.csv', SUPPLIERS);
  return dir;
};

describe('waypost company', () => {
  test('recognises the columns of a file and says how each row stands', async () => {
    const dir = suppliers();
    const columns = [
      '--columns',
      'status,exception,abn,state,count',
      '--output-delimiter',
      ';',
      '--map',
      'state=State',
    ];
    const { code, stdout, stderr } = await dir.run(['company', 'suppliers.csv', ...columns], { env });
    expect(stderr).toContain(
      "name from 'Business Name', abn from 'ABN', state from 'State', postcode from 'Postcode'\n",
    );
    expect(rowsOf(stdout).map((row) => row.slice(-5))).toEqual([
      ['found', '', '36999000010', 'VIC', '1'],
      ['ambiguous', 'AMBIGUOUS', '', '', '2'],
      ['found', '', '59999500002', 'NSW', '2'],
      ['found', 'NAME_DIFFERS', '36999000010', 'VIC', '1'],
      ['unmatched', 'NAME_NOT_FOUND', '', '', '0'],
      ['rejected', '', '', '', '0'],
      ['found', 'NUMBER_NOT_VALID', '26999000029', 'NSW', '1'],
    ]);
    expect(code).toBe(0);
  });

  test('writes a row for each company that may be meant with --all', async () => {
    const dir = suppliers();
    const args = ['company', 'suppliers.csv', '--all', '--columns', 'status,abn', '--output-delimiter', ';', '--quiet'];
    const { stdout } = await dir.run(args, { env });
    const second = rowsOf(stdout).filter(([ref]) => ref === '2');
    expect(second.map((row) => row.slice(-2))).toEqual([
      ['ambiguous', '59999500002'],
      ['ambiguous', '78999500001'],
    ]);
  });

  test('carries the whole answer in JSON lines', async () => {
    const dir = suppliers();
    const { stdout } = await dir.run(['company', 'suppliers.csv', '--format', 'jsonl', '--quiet'], { env });
    const [first] = stdout.split('\n').map((line) => (line === '' ? {} : (JSON.parse(line) as object)));
    expect(first).toMatchObject({
      Ref: '1',
      company: {
        status: 'SUCCESS',
        messages: [],
        payload: [{ abn: '36999000010', statecode: 'VIC', status: 'Active' }],
      },
    });
  });

  test('answers a text, its state beside it, as the contract has it', async () => {
    const dir = workdir();
    const { code, stdout } = await dir.run(['company', 'john smithsonian', '--state', 'VIC'], { env });
    expect(JSON.parse(stdout)).toMatchObject({ status: 'SUCCESS', payload: [{ abn: '78999500001' }, {}] });
    expect(code).toBe(0);
  });

  test('says what is wrong with a filter in one line', async () => {
    const dir = workdir();
    const { code, stderr } = await dir.run(['company', 'corella', '--optional-config', 'colour:Y'], { env });
    expect(stderr).toBe("waypost: optionalConfig has 'colour:Y'; it takes active:Y and current:Y, joined by ;\n");
    expect(code).toBe(2);
  });

  test('leaves nothing of an import that was killed, once another has run', async () => {
    const dir = workdir();
    const args = ['data', 'import', 'abr', join(root, 'fixtures/companies'), '--data', 'data', '--quiet'];
    dir.write('data/incoming-999999999-1000.wpd', 'left');
    expect((await dir.run(args)).code).toBe(0);
    expect(dir.exists('data/incoming-999999999-1000.wpd')).toBe(false);
  });
});
