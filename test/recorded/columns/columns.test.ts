// What the columns of tables are taken for, by their headings, by their values, and by both.
import { expect, test } from 'vitest';
import { runOperations } from '../../../src/contract/operations.js';
import { findColumns } from '../../../src/columns/map-columns.js';
import { namesOf, recognisedTable } from '../../columns/as-mapped.js';
import { chance, pieces, shuffled } from '../support/mixed.js';
import { asText } from '../support/recorded.js';

/** A column: some headings, and values under them. */
interface Column {
  readonly headings: string[];
  readonly values: string[];
}
const column = (headings: string, values: string): Column => ({ headings: pieces(headings), values: pieces(values) });

const COLUMNS: readonly Column[] = [
  column(
    'Address | Street Address | Address Line 1 | addr1 | Full Address | Mailing Address | Home Addr | Site | Col',
    '24 Smith St | 7 King Rd | 118 Queen Street | 3/5 Hill Ave | PO Box 12 | Unit 5, 9 Ocean Pde',
  ),
  column('Address Line 2 | Address 2 | addr_2 | Line2 | Building', 'Unit 5 | | Level 3 | Gumnut House | | Rear'),
  column(
    'Full Address | Address | Location | Property Address | Col',
    `
      24 Smith St, Reservoir VIC 3073 | 7 King Road Preston VIC 3072 | 118 Queen St, Parramatta NSW 2150
      | 3 Hill Ave Geelong 3220
    `,
  ),
  column(
    'Suburb | City | Town | Locality | Suburb/Town | Mailing City | Place | Col',
    'Reservoir | Preston | Parramatta | Geelong | Richmond | Manly',
  ),
  column('State | ST | State/Territory | Region | Col', 'VIC | VIC | NSW | Victoria | QLD | N.S.W.'),
  column(
    'Postcode | Post Code | PCode | Zip | ZIP/Postal Code | Mailing Postcode | Col',
    '3073 | 3072 | 2150 | 3220 | 800 | 0800',
  ),
  column('Country | Country Code | Nation | Land', 'Australia | AU | New Zealand | NZ | Australia | AUS'),
  column('Street Number | No | House No. | Number | St No | Col', '24 | 7 | 118A | 3-5 | 5/24 | 12'),
  column('Street Name | Street | Road | Thoroughfare', 'Smith | King | Queen | Hill | Ocean | Bridge'),
  column('Street Type | Type | Road Type', 'St | Rd | Street | Ave | Parade | Ct'),
  column('Unit | Flat | Unit No | Apartment | Subdwelling', '5 | | 12A | Unit 3 | 1 | G1'),
  column('Level | Floor | Level No', '| 3 | Ground | | Level 2 | 1'),
  column(
    'PO Box | Box | Postal Address | Postal',
    'PO Box 12 | GPO Box 99 | | Locked Bag 5 | PO Box 401 | Private Bag 7',
  ),
  column(
    'Name | Full Name | Customer | Contact | Client Name | Col',
    'Ann Jones | Bob Smith | Zoe Gumleaf | J. Brown | Kim Wattle | Lee Chan',
  ),
  column('First Name | Given Name | Forename | Christian Name', 'Ann | Bob | Zoe | Jo | Kim | Lee'),
  column('Last Name | Surname | Family Name', 'Jones | Smith | Gumleaf | Brown | Wattle | Chan'),
  column(
    'Company | Business Name | Organisation | Employer | Trading As',
    'Bilby Bakers Pty Ltd | Wattle & Sons | Acme Ltd | Gumnut Trust | Smith Co | Jones Pty Limited',
  ),
  column(
    'Phone | Mobile | Tel | Home Phone | Contact Number | Fax | Col',
    '0400 000 001 | (03) 5550 1234 | 0400000002 | +61 400 000 003 | 5550 1234 | 1300 000 000',
  ),
  column(
    'Email | E-mail Address | email_1 | Work Email | Col',
    'ann@example.com | bob@example.org | zoe@example.net | | kim@example.com | x',
  ),
  column('Latitude | Lat | Y | lat_dd | Col', '-37.7136 | -37.74 | -33.81 | -38.1 | -37.82 | -33.79'),
  column('Longitude | Long | Lng | X | lon | Col', '145.003 | 145.01 | 151.0 | 144.36 | 145 | 151.28'),
  column(
    'Coordinates | Lat/Long | Point | Geo',
    '-37.7136,145.003 | -37.74 145.01 | (-33.81, 151.0) | -38.1;144.36 | | -37.8,145',
  ),
  column('DPID | Delivery Point | dpid | Col', '10000001 | 10000002 | 91000001 | 87654321 | 12345678 | 00000001'),
  column('ABN | Business Number | Tax No', '36 999 000 010 | 36999000010 | 28999000038 | | 32 999 000 056 | 1'),
  column(
    'Date of Birth | DOB | Born | Birthdate',
    '1980-02-01 | 01/02/1980 | 3.4.1975 | 1999 | 12 Jan 2001 | 19800201',
  ),
  column('Last Contact | Date | Updated | Created', '2024-06-30 | 30/06/2024 | | 2023-01-01 | 1/1/22 | 2020'),
  column('Sex | Gender | M/F', 'M | F | male | Female | X | U'),
  column('Title | Salutation | Honorific', 'Mr | Ms | Dr | Mrs | | Prof'),
  column(
    'Three Words | what3 | Words | 3wa',
    'erroneous.juvenescent.diplomas | vulpine.osteites.haystack | | a.b.c | x | one two three',
  ),
  column('id | Customer ID | Ref | Key | No. | Account', '1 | 2 | 3 | A-4 | 5 | 6'),
  column(
    'Notes | Comments | Remark | Amount | Total | Status | Active',
    'ring bell | | 12.50 | Y | called twice | N/A',
  ),
  column('Country ISO2 | ISO3 | Ctry', 'FR | DE | GBR | US | JP | NZ'),
  column('Province | County | District | Parish', 'Ontario | Kent | Bavaria | | Otago | Devon'),
  column('RD | RD No | Rural Delivery', '2 | RD 12 | | R.D. 4 | 28 | 1'),
  column(
    'Suburb NZ | suburb_locality | Town/City | town_city',
    'Otara | Hawera | Roslyn | Dunedin | Auckland | Napier',
  ),
  column('Care Of | C/O | Attention | Attn', 'c/- Jo Brown | Attn Zoe | | care of Ann | | Jo'),
];
const OWNERS = pieces("| | | | Billing | Shipping  | Home | Work | Postal | Previous | Delivery to | Mother's");

/** So many tables of a few of the columns each, with headings, without, or with headings that belong elsewhere. */
function* tables(count: number): Generator<{ headings: string[] | undefined; rows: string[][] }> {
  const below = chance(111);
  for (let i = 0; i < count; i++) {
    const chosen = shuffled(COLUMNS, below).slice(0, 1 + below(9));
    const owner = OWNERS[below(OWNERS.length)]!;
    const headings = chosen.map(({ headings: some }) => `${owner} ${some[below(some.length)]!}`.trim());
    const rows = Array.from({ length: i % 11 === 3 ? 1 : 6 }, (_, row) =>
      chosen.map(({ values }) => values[(row + (i % 3)) % values.length]!),
    );
    yield { headings: i % 5 === 2 ? undefined : headings, rows: i % 13 === 4 ? [] : rows };
  }
}

test('The columns of tables are taken for what they were', async () => {
  const lines = Array.from(tables(260), ({ headings, rows }) => {
    const names = namesOf(headings, rows);
    const found = recognisedTable(headings, rows);
    const mapped = runOperations.flatMap((operation) => {
      const fields = findColumns(operation, names, found).map(({ field, columns }) => `${field}=${columns.join('+')}`);
      return fields.length === 0 ? [] : [`${operation.name}: ${fields.join(' ')}`];
    });
    const same = new Map<string, string[]>();
    for (const line of mapped) {
      const [name, fields] = line.split(': ') as [string, string];
      same.set(fields, [...(same.get(fields) ?? []), name]);
    }
    const told = [...same].map(([fields, operations]) => `${operations.join(',')}: ${fields}`);
    const scores = found.columns.map(({ readings }) =>
      readings.map(({ role, score, order, why }) => `${role} ${score.toFixed(3)} ${order} ${why}`).join(', '),
    );
    const groups = found.groups.map(({ score, standing }) => `${score.toFixed(3)} ${standing}`);
    const scored = `${scores.join(' | ')}\t${groups.join(' | ')}`;
    return `${(headings ?? ['-', ...(rows[0] ?? [])]).join(' | ')}\t${told.join('\t')}\t${scored}`;
  });
  await expect(asText(lines)).toMatchFileSnapshot('../answers/columns.txt');
});
