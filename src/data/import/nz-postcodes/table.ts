// Reads a table of New Zealand postcodes: one row for each postcode of each place, headings in any usual spelling. Rows
// that name a rural delivery give the postcode of its mail town's RD number.
import { foldName } from '../../../address/fold.js';
import { WaypostError } from '../../../contract/errors.js';
import type { RuralDelivery } from '../../addresses/read/address-set.js';
import { UNKNOWN_COORDINATE } from '../../points/coordinates.js';
import { scanCsv, type ChooseColumns } from '../tables/csv-table.js';
import type { Row, ScanOptions, TableSource } from '../tables/psv.js';
import type { Point } from '../../points/metres.js';

/** What a table may tell, and the headings that mean it: lower case, letters and digits only. */
const HEADINGS = {
  postcode: ['postcode', 'pcode', 'postalcode', 'postcd', 'zip'],
  locality: ['locality', 'suburb', 'suburblocality', 'suburbname', 'localityname', 'place', 'placename', 'name'],
  town: ['towncity', 'town', 'townname', 'city', 'posttown', 'mailtown'],
  rd: ['rd', 'rdnumber', 'rdno', 'ruraldelivery', 'ruraldeliverynumber'],
  territory: ['territory', 'territorialauthority', 'taname', 'ta', 'district'],
  region: ['region', 'regionname', 'regionalcouncil'],
  longitude: ['long', 'longitude', 'lon', 'lng', 'x'],
  latitude: ['lat', 'latitude', 'y'],
} as const;
type Field = keyof typeof HEADINGS;
const FIELDS = Object.keys(HEADINGS) as Field[];
const F = Object.fromEntries(FIELDS.map((field, k) => [field, k])) as Record<Field, number>;

/** Fields that `--map` may name. */
export const postcodeFields: readonly string[] = FIELDS;

/** One row that names a place. */
export interface PostcodePlaceRow {
  readonly name: string;
  readonly town: string;
  readonly region: string;
  readonly territory: string;
  readonly postcode: number;
  readonly point: Point;
}

export interface PostcodeTable {
  readonly rows: PostcodePlaceRow[];
  readonly rural: RuralDelivery[];
  readonly skipped: Record<string, number>;
}

/**
 * Reads a table; `map` gives columns for fields whose headings are not recognised. Throws WaypostError with file and
 * line.
 */
export async function readPostcodeTable(
  source: TableSource,
  map: ReadonlyMap<string, string>,
  options: ScanOptions,
): Promise<PostcodeTable> {
  const table: PostcodeTable = { rows: [], rural: [], skipped: {} };
  await scanCsv(
    source,
    chooser(source, map),
    (row) => {
      readRow(row, table);
    },
    options,
  );
  if (table.rows.length === 0 && table.rural.length === 0) {
    throw new WaypostError(
      'input-unreadable',
      `${source.name} has a header and no row with a postcode; nothing was imported`,
    );
  }
  return table;
}

const plain = (heading: string): string => heading.toLowerCase().replace(/[^a-z0-9]/g, '');

function chooser(source: TableSource, map: ReadonlyMap<string, string>): ChooseColumns {
  return ({ names }) => {
    const headings = names.map(plain);
    const at = FIELDS.map((field) => {
      const column = map.get(field);
      if (column === undefined) {
        return HEADINGS[field].map((heading) => headings.indexOf(heading)).find((i) => i >= 0) ?? -1;
      }
      const i = names.indexOf(column);
      if (i < 0) {
        throw new WaypostError(
          'usage',
          `--map ${field}=${column}: ${source.name} has no column '${column}'; it has ${names.join(', ')}`,
        );
      }
      return i;
    });
    const lacking = [
      ...(at[F.postcode]! < 0 ? ['postcode'] : []),
      ...(at[F.locality]! < 0 && at[F.town]! < 0 ? ['locality'] : []),
    ];
    if (lacking.length > 0) {
      throw new WaypostError(
        'input-unreadable',
        `${source.name} line 1: no column is recognised as ${lacking.join(' or ')}; name it with --map ` +
          `${lacking[0]!}=COLUMN. The header has ${names.join(', ')}`,
      );
    }
    return { wanted: FIELDS.map((field, k) => (at[k]! < 0 ? field : names[at[k]!]!)), at };
  };
}

function readRow(row: Row, { rows, rural, skipped }: PostcodeTable): void {
  const text = (field: Field): string => (row.empty(F[field]) ? '' : row.text(F[field]).trim());
  const skip = (reason: string): void => {
    skipped[reason] = (skipped[reason] ?? 0) + 1;
  };
  if (text('postcode') === '') return skip('without a postcode');
  // Three digits are four whose zero a spreadsheet took away.
  if (!/^\d{3,4}$/.test(text('postcode'))) throw row.bad(`the postcode is '${text('postcode')}', not four digits`);
  const postcode = Number(text('postcode'));
  const name = text('locality') || text('town');
  const rd = ruralNumber(text('rd')) ?? ruralNumber(name);
  if (rd !== undefined) {
    const town = text('town') || (ruralNumber(name) === undefined ? name : '');
    if (town === '') return skip('rural delivery without a mail town');
    rural.push({ town: foldName(town), number: rd, postcode });
    return;
  }
  if (foldName(name) === '') return skip('without a locality');
  const hasPoint = !row.empty(F.longitude) && !row.empty(F.latitude);
  rows.push({
    name,
    town: text('town'),
    region: text('region'),
    territory: text('territory'),
    postcode,
    point: hasPoint
      ? [row.degrees(F.latitude, 90), row.degrees(F.longitude, 180)]
      : [UNKNOWN_COORDINATE, UNKNOWN_COORDINATE],
  });
}

/** The number of "2", "RD 2" or "Rural Delivery 2"; undefined for anything else. */
const ruralNumber = (text: string): string | undefined =>
  /^(?:(?:RD|R\.D\.|Rural Delivery)\s*)?(\d{1,2})$/i.exec(text)?.[1];
