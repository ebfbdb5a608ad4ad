// Where a line of the company dataset has what: its columns are separated by tabs, and nothing is quoted. A name may
// have a tab in it, so that a line may have more of them than its header.
import { WaypostError } from '../../../contract/errors.js';

/** The columns that are read, as the dataset names them. */
const NAMES = ['company name', 'acn', 'type', 'status', 'current name indicator', 'abn', 'current name'] as const;
const REQUIRED: readonly string[] = ['company name', 'acn', 'status', 'current name indicator'];

/** All columns in their order, of a part that has no header. */
const ALL = [
  'company name',
  'acn',
  'type',
  'class',
  'sub class',
  'status',
  'date of registration',
  'date of deregistration',
  'previous state of registration',
  'state registration number',
  'modified since last report',
  'current name indicator',
  'abn',
  'current name',
  'current name start date',
];

/** Positions of the columns in NAMES, -1 for one that is not there, and how many columns a line has. */
export interface AsicColumns {
  readonly at: readonly number[];
  readonly count: number;
}
export const COLUMN = { name: 0, acn: 1, type: 2, status: 3, isCurrent: 4, abn: 5, current: 6 } as const;

const folded = (heading: string): string =>
  heading
    .replace(/^\ufeff/, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
    .toLowerCase();

/**
 * Reads the first line of a file; undefined for one that is a company already. Throws WaypostError for a file that is
 * not the company dataset, saying what it seems to be.
 */
export function readHeading(line: string, file: string): AsicColumns | undefined {
  const headings = line.split('\t').map(folded);
  // A company has its ACN behind its name, in which there may be tabs.
  if (headings.length >= ALL.length && headings.some((cell) => /^\d{9}$/.test(cell))) return undefined;
  const missing = REQUIRED.filter((name) => !headings.includes(name));
  if (missing.length === 0) return columnsOf(headings);
  const what = whatItIs(line, headings);
  throw new WaypostError('input-unreadable', `${file} line 1: the header has no column ${missing.join(', ')}; ${what}`);
}

function whatItIs(line: string, headings: readonly string[]): string {
  if (headings.includes('bn name')) {
    return (
      'this is the business names dataset, whose names the ABN bulk extract has: import that with ' +
      '"waypost data import abr"'
    );
  }
  if (/company name["']?[,;|]/i.test(line)) {
    return 'its columns are not separated by tabs: give the file as it is published';
  }
  return 'give the company dataset as it is published';
}

const columnsOf = (headings: readonly string[]): AsicColumns => ({
  at: NAMES.map((name) => headings.indexOf(name)),
  count: headings.length,
});

/** The columns of a file without a header. */
export const usualColumns: AsicColumns = columnsOf(ALL);

/**
 * The cells of a line in the order of NAMES; undefined where it has another number of columns that its names do not
 * explain.
 */
export function cellsOf(line: string, { at, count }: AsicColumns): string[] | undefined {
  const cells = line.split('\t');
  const extra = cells.length - count;
  if (extra < 0) return undefined;
  if (extra === 0) return at.map((column) => (cells[column] ?? '').trim());
  // Names are the first column and the last but one: the ACN says how many tabs are in the first of them.
  const [name, acn, type] = at as readonly [number, number, number];
  if (name !== 0 || acn !== 1) return undefined;
  for (let inName = 0; inName <= extra; inName++) {
    const isAcn = /^\d{9}$/.test((cells[1 + inName] ?? '').trim());
    if (!isAcn || (type === 2 && !/^[A-Z]{4}$/.test((cells[2 + inName] ?? '').trim()))) continue;
    const inCurrent = extra - inName;
    const current = at[COLUMN.current]!;
    if (inCurrent > 0 && current < 0) return undefined;
    return at.map((column) => {
      if (column < 0) return '';
      if (column === 0) return joined(cells, 0, inName);
      if (column === current) return joined(cells, column + inName, inCurrent);
      return (cells[column + inName + (column > current ? inCurrent : 0)] ?? '').trim();
    });
  }
  return undefined;
}

const joined = (cells: readonly string[], from: number, tabs: number): string =>
  cells
    .slice(from, from + tabs + 1)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(' ');
