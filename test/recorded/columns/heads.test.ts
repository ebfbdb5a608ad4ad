// Heads of tables put together by chance: titles, groups, headings, units, records, headings again and totals; which
// row is found to be the header, and what speaks for each row.
import { expect, test } from 'vitest';
import { evidenceOf } from '../../../src/formats/csv/head/evidence.js';
import { findHeader } from '../../../src/formats/csv/head/find-header.js';
import { isGroupLine, joinedHeadings } from '../../../src/formats/csv/head/two-lines.js';
import { chance, pieces } from '../support/mixed.js';
import { asText } from '../support/recorded.js';

const NAMES = pieces(`
  Name | Address | Suburb | Postcode | Phone | Total | Count | Date | ID | Code | Wattle | Red | amount due | 2023
  | 2024 | Q1 | % | No. | NAME | Customer Name and Where They Live | x | Address 1 | Address 2 | |
`);
const VALUES = [
  pieces('12 | 7 | 345 | 1,200 | 0 | -5 | 9.50 | $12.00 | | 8'),
  pieces('24 Smith St | 7 King Rd | PO Box 12 | 5/24 High St | Lot 4 Elder Rd | | 9 The Mews'),
  pieces('Reservoir | Preston | St Kilda | RESERVOIR | Wattle Flat | | Preston'),
  pieces('3073 | 3072 | 2795 | 0800 | 3182 | 3073'),
  pieces('2024-01-02 | 1/2/2024 | 3 Mar 2024 | | 2023-12-31'),
  pieces('Y | N | Y | Y | | yes'),
  pieces('Jo Brown | Zoe Quoll | Peg Exemplar | Ann | jo@example.com'),
  pieces('0491 570 156 | (03) 5550 0101 | x'),
  pieces('2019 | 2020 | 2021 | 2022'),
];
const TITLES = pieces(
  'Customer Report | Printed 2024-01-02 | Page 1 of 3 | All rows, as at 30 June 2024: | # made by hand',
);
const UNITS = pieces('(km) | $ | % | text | --- | AUD | | m2');
const GROUPS = pieces('Billing | | | Shipping | | 2023 | | 2024');
const KNOWN = new Set(['Name', 'Address', 'Suburb', 'Postcode', 'Phone', 'Address 1', 'Address 2', 'NAME', 'Billing']);

type Below = (size: number) => number;
interface Head {
  readonly rows: readonly (readonly string[])[];
  readonly apart: readonly boolean[];
}

function head(below: Below): Head {
  const width = 1 + below(6);
  const one = (list: readonly string[]): string => list[below(list.length)]!;
  const row = (of: (i: number) => string): string[] => Array.from({ length: width }, (_, i) => of(i));
  const kinds = row(() => String(below(VALUES.length)));
  const record = (): string[] => kinds.map((kind) => one(VALUES[Number(kind)]!));
  const heading = row(() => one(NAMES));
  const rows: string[][] = [];
  const apart: boolean[] = [];
  const add = (cells: string[], isApart = false): void => {
    rows.push(cells);
    apart.push(isApart);
  };
  for (let i = below(4); i > 0; i--) add([one(TITLES), ...(below(3) === 0 ? row(() => '').slice(1) : [])]);
  if (below(4) === 0) add(row((i) => GROUPS[i % GROUPS.length]!));
  if (below(5) > 0) add(heading, below(3) === 0);
  if (below(4) === 0) add(row(() => one(NAMES)));
  if (below(5) === 0) add(row(() => one(UNITS)));
  for (let i = below(7); i > 0; i--) add(record(), below(12) === 0);
  if (below(4) === 0) add(heading);
  for (let i = below(4); i > 0; i--) add(record().slice(0, below(4) === 0 ? 1 : width));
  if (below(4) === 0) add(['Total', ...row(() => '12').slice(1)]);
  return { rows: rows.filter((cells) => cells.some((cell) => cell !== '')), apart };
}

test('The header of a table is found where it was', async () => {
  const below = chance(401);
  const known = (cell: string): boolean => KNOWN.has(cell);
  const lines = Array.from({ length: 300 }, () => {
    const { rows, apart } = head(below);
    const found = findHeader({ rows, apart, known });
    const evidence = evidenceOf(rows, 6, known).map(({ score, filled, known: names, values, contrasts, plain }) =>
      [score, filled, names, values, contrasts, plain ? 'p' : ''].join(' '),
    );
    const [first = [], second = []] = rows;
    const two = isGroupLine(first, second, known) ? joinedHeadings(first, second).join(' + ') : '';
    const shown = rows.map((cells) => cells.join(';')).join(' / ');
    return `${shown}\t${found ? `${found.row} ${found.grouped} ${found.below}` : '-'}\t${evidence.join(', ')}\t${two}`;
  });
  await expect(asText(lines)).toMatchFileSnapshot('../answers/heads.txt');
});
