// The company dataset as it is read: its header, the cells of a line in which names may have tabs, its codes.
import { describe, expect, it } from 'vitest';
import { companyStatuses, companyTypes } from '../../../src/data/import/asic/codes.js';
import { cellsOf, COLUMN, readHeading, usualColumns } from '../../../src/data/import/asic/columns.js';

const HEADING = [
  'Company Name',
  'ACN',
  'Type',
  'Class',
  'Sub Class',
  'Status',
  'Date of Registration',
  'Date of Deregistration',
  'Previous State of Registration',
  'State Registration number',
  'Modified since last report',
  'Current Name Indicator',
  'ABN',
  'Current Name',
  'Current Name Start Date',
];
const LINE = [
  'OLD BILBY PTY LTD',
  '999000001',
  'APTY',
  'LMSH',
  'PROP',
  'REGD',
  '01/02/2003',
  '',
  'NSW',
  '1',
  '0',
  '',
  '12345678901',
  'BILBY PTY LTD',
  '04/05/2006',
];
/** The line with other cells by their position, of which one may have tabs. */
const line = (other: Readonly<Record<number, string>> = {}): string =>
  LINE.map((cell, i) => other[i] ?? cell).join('\t');
const cells = (text: string, columns = usualColumns): Record<string, string> | undefined => {
  const found = cellsOf(text, columns);
  return found && Object.fromEntries(Object.entries(COLUMN).map(([name, k]) => [name, found[k]!]));
};
const READ = {
  name: 'OLD BILBY PTY LTD',
  acn: '999000001',
  type: 'APTY',
  status: 'REGD',
  isCurrent: '',
  abn: '12345678901',
  current: 'BILBY PTY LTD',
};

describe('The header of the company dataset', () => {
  it.each([
    ['as it is published', HEADING.join('\t')],
    ['with a mark of byte order', `\ufeff${HEADING.join('\t')}`],
    [
      'in capitals, with underscores and blanks',
      HEADING.map((name) => ` ${name.toUpperCase().replaceAll(' ', '_ ')} `).join('\t'),
    ],
  ])('is read %s', (_, text) => {
    expect(readHeading(text, 'a.csv')).toEqual(usualColumns);
  });

  it('may have its columns in any order, lack some, and have others', () => {
    const columns = readHeading('status\tx\tcurrent name indicator\tacn\tcompany name', 'a.csv')!;
    expect(columns.count).toBe(5);
    expect(cells('REGD\t?\tY\t999000001\tBILBY', columns)).toEqual({
      ...READ,
      name: 'BILBY',
      isCurrent: 'Y',
      type: '',
      abn: '',
      current: '',
    });
  });

  it('may be missing, where the first line is a company', () => {
    expect(readHeading(line(), 'a.csv')).toBeUndefined();
    expect(readHeading(line({ 0: 'OLD\tBILBY' }), 'a.csv')).toBeUndefined();
  });

  it.each(['company name', 'acn', 'status', 'current name indicator'])('is none without %s', (missing) => {
    const text = HEADING.filter((name) => name.toLowerCase() !== missing).join('\t');
    expect(() => readHeading(text, 'a.csv')).toThrow(
      `a.csv line 1: the header has no column ${missing}; give the company dataset as it is published`,
    );
  });

  it.each([
    ['REGISTER_NAME\tBN_NAME', 'this is the business names dataset'],
    ['Company Name,ACN', 'its columns are not separated by tabs'],
    ['"Company Name";"ACN"', 'its columns are not separated by tabs'],
    ['Company Name|ACN', 'its columns are not separated by tabs'],
    ['Company Names', 'give the company dataset as it is published'],
    ['999000001', 'give the company dataset as it is published'],
  ])('is not %s', (text, what) => {
    expect(() => readHeading(text, 'a.csv')).toThrow(what);
  });
});

describe('A line of the company dataset', () => {
  it.each<[string, string, Partial<typeof READ>]>([
    ['as it is published', line(), {}],
    ['with blanks around its cells', line({ 0: ' OLD BILBY PTY LTD ', 5: ' REGD', 13: 'BILBY PTY LTD  ' }), {}],
    ['with a tab in its name', line({ 0: 'OLD\tBILBY PTY LTD' }), {}],
    ['with tabs in its name, of which two are together', line({ 0: 'OLD\t\tBILBY\t PTY LTD' }), {}],
    ['with a tab in the current name', line({ 13: 'BILBY\tPTY LTD' }), {}],
    ['with tabs in both names', line({ 0: 'OLD\tBILBY\tPTY LTD', 13: 'BILBY\tPTY\tLTD' }), {}],
    ['with a number of nine digits in its name', line({ 0: 'OLD\t999000002\tBILBY' }), { name: 'OLD 999000002 BILBY' }],
    ['without a current name', line({ 13: '' }), { current: '' }],
  ])('is read %s', (_, text, other) => {
    expect(cells(text)).toEqual({ ...READ, ...other });
  });

  it.each([
    ['with a cell too few', LINE.slice(1).join('\t')],
    ['with a cell too many that no name explains', line({ 1: 'x\t999000001' }).replace('999000001', '99900000')],
    ['with a type that is none behind its tabs', line({ 0: 'OLD\tBILBY', 2: 'apty' })],
    ['of no cells', ''],
  ])('is not read %s', (_, text) => {
    expect(cells(text)).toBeUndefined();
  });

  it('with tabs is read by the columns that its header has', () => {
    const columns = readHeading('company name\tacn\tstatus\tcurrent name indicator', 'a.csv')!;
    expect(cells('OLD\tBILBY\t999000001\tREGD\tY', columns)?.['name']).toBe('OLD BILBY');
    expect(cells('BILBY\t999000001\tREGD\tY\tx', columns)).toBeUndefined();
    const named = readHeading('company name\tacn\tstatus\tcurrent name indicator\tcurrent name', 'a.csv')!;
    expect(cells('OLD\tBILBY\t999000001\tREGD\t\tBIG\tBILBY', named)).toMatchObject({
      name: 'OLD BILBY',
      status: 'REGD',
      current: 'BIG BILBY',
    });
    const turned = readHeading('acn\tcompany name\tstatus\tcurrent name indicator', 'a.csv')!;
    expect(cells('999000001\tOLD\tBILBY\tREGD\tY', turned)).toBeUndefined();
  });
});

describe('The codes of the company dataset', () => {
  const codes = (table: readonly (readonly [string, string, ...unknown[]])[]): string =>
    table.map(([code]) => code).join(' ');
  it('are those of its data dictionary', () => {
    expect(codes(companyTypes)).toBe(
      'APTY APUB ASSN BUSN CCIV CHAR COMP COOP FNOS LTDP MISM NONC NRET RACN REBD RSVN SOLS TRST',
    );
    expect(codes(companyStatuses)).toBe(
      'APPR ARCH ASOS CNCL CONV DISS DIV3 DMNT DRGD EXAA EXAD NOAC NRGD PEND PROV REGD REXP RMVD RSVD SOFF WDPI WDUP',
    );
  });
});
