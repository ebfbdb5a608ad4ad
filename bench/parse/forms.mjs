// Real addresses read from a file of components, and the forms in which people write them.
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { streetSuffixAbbreviation, streetTypeAbbreviation } from '../../dist/address/vocabulary/street.js';
import { stateName } from '../../dist/address/vocabulary/place.js';

/**
 * Rows of the file as objects by column. Where the file's own splitting left level and number in the street's name,
 * they are put right.
 */
export function readRows(file) {
  const rows = parse(readFileSync(file), { columns: true, relax_quotes: true });
  for (const row of rows) {
    const left = /^(LEVEL) (\w+), (\d+)([A-Z]?)(?:-(\d+)([A-Z]?))? (.+)$/.exec(row.street_name);
    if (left) {
      [
        ,
        row.level_type,
        row.level_number,
        row.number_first,
        row.number_first_suffix,
        row.number_last = '',
        row.number_last_suffix = '',
        row.street_name,
      ] = left;
    }
  }
  return rows;
}

const number = (row) =>
  `${row.number_first}${row.number_first_suffix}` +
  `${row.number_last ? `-${row.number_last}${row.number_last_suffix}` : ''}`;
const level = (row) => (row.level_type ? `${row.level_type}${row.level_number ? ` ${row.level_number}` : ''}` : '');
const unit = (row) => (row.flat_number || row.flat_type ? `${row.flat_type} ${row.flat_number}`.trim() : '');
const street = (row) => [row.street_name, row.street_type, row.street_suffix].filter(Boolean).join(' ');
const shortStreet = (row) =>
  [
    row.street_name,
    row.street_type && streetTypeAbbreviation(row.street_type),
    row.street_suffix && streetSuffixAbbreviation(row.street_suffix),
  ]
    .filter(Boolean)
    .join(' ');
const lot = (row) => (row.lot_number ? `LOT ${row.lot_number}` : '');
const title = (text) => text.toLowerCase().replace(/(^|[\s\-/])\p{L}/gu, (c) => c.toUpperCase());
const slashed = (row) =>
  row.flat_number && row.number_first ? `${row.flat_number}/${number(row)}` : words(unit(row), number(row));
const list = (...parts) => parts.filter(Boolean).join(', ');
const words = (...parts) => parts.filter(Boolean).join(' ');

/** Each form: how it is written, and which fields it leaves out. */
export const writtenForms = [
  {
    name: 'official',
    omits: [],
    write: (row) =>
      list(
        lot(row),
        unit(row),
        level(row),
        `${words(number(row), street(row))}, ${words(row.locality, row.state, row.postcode)}`,
      ),
  },
  {
    name: 'no commas',
    omits: [],
    write: (row) =>
      words(lot(row), unit(row), level(row), number(row), street(row), row.locality, row.state, row.postcode),
  },
  {
    name: 'abbreviated, unit/number',
    omits: [],
    write: (row) =>
      title(words(list(lot(row), level(row)), slashed(row), shortStreet(row), row.locality)).concat(
        ` ${row.state} ${row.postcode}`,
      ),
  },
  {
    name: 'U5 24 St, no postcode',
    omits: ['postcode', 'state'],
    write: (row) =>
      words(
        lot(row),
        unit(row).replace(/^UNIT (?=\d)/, 'U'),
        level(row).replace(/^LEVEL /, 'L'),
        number(row),
        shortStreet(row),
        row.locality,
      ).toLowerCase(),
  },
  {
    name: 'unit behind the street',
    omits: [],
    write: (row) =>
      list(
        words(lot(row), number(row), title(street(row))),
        list(unit(row), level(row)),
        title(row.locality),
        `${row.postcode} ${stateName(row.state)}`,
      ),
  },
  {
    name: 'lines',
    omits: [],
    write: (row) =>
      [
        list(lot(row), unit(row), level(row)),
        title(words(number(row), shortStreet(row))),
        `${row.locality} ${row.state} ${row.postcode}`,
        'Australia',
      ]
        .filter(Boolean)
        .join('\n'),
  },
];
