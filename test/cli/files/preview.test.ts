// The first rows of a file as a table: with --format table, and on a terminal where nothing else is asked for.
import { describe, expect, test } from 'vitest';
import { displayWidth, loadWidths } from '../../../src/cli/output/display-width.js';
import type { RunOptions } from '../../support/in-process.js';
import { workdir } from '../../support/workdir.js';

const VERIFIED = `input                              status    full_address
24 Smith St, Reservoir, VIC, 3073  verified  24 SMITH STREET, RESERVOIR VIC 3073
9 OBrien St, Reservoir, VIC, 3073  verified  9 O'BRIEN STREET, RESERVOIR VIC 3073
`;
const HEADLESS = '24 Smith St,Reservoir,VIC,3073\n9 OBrien St,Reservoir,VIC,3073\n';
const HEADED = `Address,Suburb,State,Postcode\n${HEADLESS}`;

const record = (street: string): object => ({
  id: 7,
  home: { line: { street }, suburb: 'Reservoir' },
  state: 'VIC',
  postcode: '3073',
});
const nested = [record('24 Smith St'), record('9 OBrien St')];
const NESTED = ['addressLine1=home.line.street', 'locality=home.suburb', 'state=state', 'postcode=postcode'].flatMap(
  (map) => ['--map', map],
);

/** A table of one column beside the input. */
const STATUS = ['--format', 'table', '--columns', 'status'];

async function cleansed(
  name: string,
  content: string | Buffer,
  args: readonly string[],
  options: RunOptions = {},
): Promise<{ code: number | null; stdout: string; stderr: string; files: string[] }> {
  const dir = workdir();
  dir.write(name, content);
  const finished = await dir.run(['cleanse', name, '--no-progress', ...args], options);
  return { ...finished, files: dir.list() };
}

describe('--format table shows what was asked and what was answered', () => {
  test.each<[string, string, string | Buffer, string[]]>([
    ['a file with a header', 'in.csv', HEADED, []],
    ['a file without a header, by its content', 'in.csv', HEADLESS, []],
    ['a file said to have no header', 'in.csv', HEADLESS, ['--no-header']],
    ['blank lines above the header', 'in.csv', `\n\n${HEADED}`, []],
    ['semicolons', 'in.csv', HEADED.replaceAll(',', ';'), []],
    ['tabs', 'in.tsv', HEADED.replaceAll(',', '\t'), []],
    ['UTF-16', 'in.csv', Buffer.from(`\ufeff${HEADED}`, 'utf16le'), []],
    ['JSON Lines', 'in.jsonl', nested.map((each) => `${JSON.stringify(each)}\n`).join(''), NESTED],
    ['a JSON array', 'in.json', JSON.stringify(nested), NESTED],
    [
      'a column that the answers take the place of',
      'in.csv',
      HEADED.replace(/\n(?=.)/g, ',old\n')
        .replace(',old\n', ',cleanse_status\n')
        .replace(/\n$/, ',old\n'),
      ['--on-clash', 'replace'],
    ],
  ])('of %s', async (_, name, content, args) => {
    const { code, stdout } = await cleansed(name, content, [
      ...STATUS.slice(0, -1),
      'status,full_address',
      '--quiet',
      ...args,
    ]);
    expect(stdout).toBe(VERIFIED);
    expect(code).toBe(0);
  });

  test('of one heading twice, and of letters of windows-1252', async () => {
    const twice = await cleansed('in.csv', 'Address,Address\nno address,24 Smith St Reservoir 3073\n', [
      ...STATUS,
      '--quiet',
      '--map',
      'fullAddress=column_2',
    ]);
    expect(twice.stdout).toBe('input                       status\n24 Smith St Reservoir 3073  verified\n');
    const latin = await cleansed('in.csv', Buffer.from('Address\nCaf\u00e9, 24 Smith St Reservoir 3073\n', 'latin1'), [
      ...STATUS,
      '--quiet',
    ]);
    expect(latin.stdout).toContain('Café, 24 Smith St Reservoir 3073  ');
  });

  test('cuts a long cell where there is no terminal, and shows cells of several lines in one', async () => {
    const long = `"24 Smith St\n${'very '.repeat(20)}long","Reservoir\t",VIC,3073`;
    const { stdout } = await cleansed('in.csv', `Address,Suburb,State,Postcode\n${long}\n`, ['--format', 'table']);
    expect(stdout.split('\n')[1]).toMatch(/^24 Smith St very very very very very very very …  corrected/);
  });
});

/** Thirty rows of the same address. */
const MANY = `Address\n${'24 Smith St Reservoir VIC 3073\n'.repeat(30)}`;
const NOTE = /^(.*); -o out\.csv writes all rows, --format csv prints them$/m;

describe('On a terminal a file without an output', () => {
  test.each<[string, string[], number, string | undefined]>([
    ['shows its first rows and says how to get all', [], 20, 'first 20 rows shown'],
    ['shows as many as --limit says', ['--limit', '25'], 25, '25 rows shown'],
    ['shows the rows of a sample', ['--sample', '3'], 3, '3 rows shown'],
    ['says nothing with --quiet', ['--quiet'], 20, undefined],
    ['is a table of fifty rows with --format table, and needs no word', ['--format', 'table'], 30, undefined],
  ])('%s', async (_, args, rows, said) => {
    const { code, stdout, stderr, files } = await cleansed('in.csv', MANY, args, { columns: 80 });
    expect(code).toBe(0);
    expect(stdout.split('\n')).toHaveLength(rows + 2);
    expect(stdout).toMatch(/^input +status +conf… +exce… +full_address\n/);
    expect(NOTE.exec(stderr)?.[1]).toBe(said);
    expect(files).toEqual(['in.csv']);
  });

  test.each<[string, string[]]>([
    ['--format csv', ['--format', 'csv']],
    ['-o -', ['-o', '-']],
  ])('prints all rows as CSV with %s', async (_, args) => {
    const { stdout, stderr } = await cleansed('in.csv', MANY, args, { columns: 80 });
    expect(stdout.split('\n')).toHaveLength(32);
    expect(stdout).toMatch(/^Address,cleanse_status,/);
    expect(stderr).not.toMatch(NOTE);
  });

  test('prints CSV where standard output is no terminal', async () => {
    const { stdout, stderr } = await cleansed('in.csv', MANY, []);
    expect(stdout).toMatch(/^Address,cleanse_status,/);
    expect(stdout.split('\n')).toHaveLength(32);
    expect(stderr).not.toMatch(NOTE);
  });

  test('writes the file with -o', async () => {
    const { stdout, files } = await cleansed('in.csv', MANY, ['-o', 'out.csv'], { columns: 80 });
    expect({ stdout, files }).toEqual({ stdout: '', files: ['in.csv', 'out.csv'] });
  });

  test.each([40, 60, 200])('fits the table to %i columns', async (columns) => {
    await loadWidths();
    const cells = [`${'北京市 '.repeat(40)}24 Smith St`, '24 Smith St 🏠\u001b[2J\u202e, Reservoir\tVIC 3073'];
    const rows = `Address\n${cells.map((cell) => `"${cell}"\n`).join('')}`;
    const { stdout } = await cleansed('in.csv', rows, ['--columns', 'status,unknown,full_address,id'], { columns });
    for (const line of stdout.split('\n')) expect(displayWidth(line)).toBeLessThanOrEqual(columns);
    expect(stdout.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
  });

  test('sends no control character of a heading or a row to the terminal in messages either', async () => {
    const { stderr } = await cleansed(
      'in.csv',
      'Add\u001b[2Jress,Suburb\n24 Smith St,Reservoir\n',
      ['--map', 'fullAddress=Add\u001b[2Jress'],
      { columns: 80 },
    );
    expect(stderr.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
    expect(stderr).toContain(String.raw`Add\u001b[2Jress`);
  });
});

describe('Records within records', () => {
  test('have their innermost values for columns, and nothing that holds others', async () => {
    const { code, stderr } = await cleansed('in.json', JSON.stringify(nested), ['-o', 'out.csv']);
    expect(code).toBe(0);
    const columns = /columns:\n([^]*?)\n\d+ rows/.exec(stderr)![1]!.split('\n');
    expect(columns.map((line) => line.trim().split(/\s+/)[0])).toEqual([
      'id',
      'state',
      'postcode',
      'home.line.street',
      'home.suburb',
    ]);
  });

  test('and an array that an object holds: what to do is said', async () => {
    const { code, stderr } = await cleansed('in.json', JSON.stringify({ customers: nested }), ['-o', 'out.csv']);
    expect(code).toBe(6);
    expect(stderr).toContain('take the list of records out of what stands around it');
  });
});
