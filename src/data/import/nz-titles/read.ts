// Reads files of the layer and of the owners' list into tables, in any order: a file is what its header says.
import { WaypostError } from '../../../contract/errors.js';
import { ShapePacker } from '../../titles/write/shape-packer.js';
import { LONGEST_TEXT } from '../../titles/write/growing.js';
import type { TitleTables } from '../../titles/write/title-tables.js';
import { scanCsv } from '../tables/csv-table.js';
import type { ReleaseFile } from '../tables/files.js';
import { plain } from '../tables/lines.js';
import { Row, type ScanOptions } from '../tables/psv.js';
import { LAYER, O, readHeader, T, T_GEOMETRY, TITLE_FIELDS, type TableKind } from './columns.js';
import { LONGEST_FEATURE, packGeometry, scanFeatures, type Feature } from './geojson.js';
import { packWkt } from './wkt.js';

/** Whole numbers of the register have nine digits at most; ids of owners may have more. */
const MOST_ID = 0xfffffffe;

/** Reads one file and says what it was. Throws WaypostError with file and line. */
export async function readTitleFile(
  given: ReleaseFile,
  tables: TitleTables,
  skipped: Record<string, number>,
  options: ScanOptions,
): Promise<TableKind> {
  const file = plain(given);
  const reader = new TitleReader(tables, skipped);
  if (!/\.csv(?:\.gz)?$/i.test(file.path)) {
    const row = new Row(file.name, [...TITLE_FIELDS, 'geometry']);
    await scanFeatures(file, (feature, line) => reader.feature(row, feature, line), options);
    return 'titles';
  }
  let kind: TableKind = 'titles';
  await scanCsv(
    file,
    ({ names }) => {
      const header = readHeader(file.name, names);
      kind = header.kind;
      return header;
    },
    (row) => {
      if (kind === 'owners') reader.owner(row);
      else reader.title(row);
    },
    { ...options, longest: LONGEST_FEATURE },
  );
  return kind;
}

class TitleReader {
  private readonly packer = new ShapePacker();

  constructor(
    private readonly tables: TitleTables,
    private readonly skipped: Record<string, number>,
  ) {}

  title(row: Row): void {
    const wrong = row.empty(T_GEOMETRY)
      ? this.nowhere()
      : packWkt(this.packer, row.bytes, row.start[T_GEOMETRY]!, row.end[T_GEOMETRY]!);
    if (wrong !== undefined) throw row.bad(wrong);
    this.add(row);
  }

  /** The properties of a feature as the fields of `row`. */
  feature(row: Row, { properties, geometry }: Feature, line: number): void {
    row.line = line;
    const known = new Map(Object.entries(properties).map(([name, value]) => [name.toLowerCase(), value]));
    if (!known.has('title_no')) {
      throw new WaypostError(
        'input-unreadable',
        `${row.table} line ${line}: the feature has no title_no; is this ${LAYER}? Owners are read from CSV`,
      );
    }
    const texts = TITLE_FIELDS.map((name) => textOf(known.get(name)));
    row.bytes = Buffer.from(texts.join(''));
    let at = 0;
    for (const [k, text] of texts.entries()) {
      row.start[k] = at;
      at += Buffer.byteLength(text);
      row.end[k] = at;
    }
    const wrong = packGeometry(this.packer, geometry);
    if (wrong !== undefined) throw row.bad(wrong);
    this.add(row);
  }

  owner(row: Row): void {
    const { tables } = this;
    if (row.empty(O.title_no)) throw row.bad('title_no is empty');
    const isCorporate = row.empty(O.prime_surname) && !row.empty(O.corporate_name);
    if (row.empty(O.prime_surname) && row.empty(O.corporate_name)) {
      this.skip('owners without a name');
      return;
    }
    const name = isCorporate ? O.corporate_name : O.prime_surname;
    const owner = tables.owners++;
    tables.ownerTitle.set(owner, tables.numbers.add(row.bytes, row.start[O.title_no]!, row.end[O.title_no]!));
    tables.ownerId.set(owner, idOf(row, O.id));
    tables.ownerSurname.set(owner, this.name(row, name));
    tables.ownerGiven.set(owner, this.name(row, O.prime_other_names));
    const suffix = tables.suffixes.of(row.empty(O.name_suffix) ? '' : row.text(O.name_suffix).trim());
    tables.ownerKind.set(owner, 2 * suffix + (isCorporate ? 1 : 0));
  }

  private name(row: Row, k: number): number {
    const [from, to] = [row.start[k]!, row.end[k]!];
    if (to - from > LONGEST_TEXT) throw row.bad('a name is longer than any can be');
    if (!row.bytes.subarray(from, to).includes(34)) return this.tables.names.add(row.bytes, from, to);
    const text = Buffer.from(row.text(k));
    return this.tables.names.add(text, 0, text.length);
  }

  private nowhere(): undefined {
    this.packer.begin();
    this.packer.end();
    return undefined;
  }

  private add(row: Row): void {
    const { tables } = this;
    if (row.empty(T.title_no)) throw row.bad('title_no is empty');
    const title = tables.numbers.add(row.bytes, row.start[T.title_no]!, row.end[T.title_no]!);
    if (tables.isTitle.get(title) === 1) throw row.bad(`title ${row.text(T.title_no)} is there twice`);
    tables.isTitle.set(title, 1);
    tables.titles++;
    tables.id.set(title, idOf(row, T.id));
    const word = (k: number): string => (row.empty(k) ? '' : row.text(k).replace(/\s+/g, ' ').trim());
    const shared = sharedOf(word(T.spatial_extents_shared));
    tables.kind.set(
      title,
      tables.kinds.of(
        [word(T.status), word(T.type), word(T.land_district), word(T.guarantee_status), shared].join('\t'),
      ),
    );
    tables.issued.set(title, dateOf(row, T.issue_date));
    if (!row.empty(T.number_owners)) tables.numberOwners.set(title, row.integer(T.number_owners));
    const estate = Buffer.from(row.text(T.estate_description));
    if (estate.length > LONGEST_TEXT) throw row.bad('estate_description is longer than any can be');
    tables.estate.set(title, estate, 0, estate.length);
    if (this.packer.length > 0) this.addShape(title);
  }

  private addShape(title: number): void {
    const { tables, packer } = this;
    const before = tables.shapes.size;
    const shape = tables.shapes.add(packer.bytes, 0, packer.length);
    tables.shape.set(title, shape);
    if (shape < before) return;
    const [south, west, north, east] = tables.boxes;
    south.set(shape, packer.south);
    west.set(shape, packer.west);
    north.set(shape, packer.north);
    east.set(shape, packer.east);
  }

  private skip(reason: string): void {
    this.skipped[reason] = (this.skipped[reason] ?? 0) + 1;
  }
}

/** A property as the text that CSV has of it. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** A whole number that 32 bits hold; 0 where there is none. */
function idOf(row: Row, k: number): number {
  if (row.empty(k)) return 0;
  const text = row.text(k).trim();
  const value = /^\d{1,10}(?:\.0+)?$/.test(text) ? Number(text) : NaN;
  if (!(value <= MOST_ID)) throw row.bad(`id is '${text.slice(0, 20)}', not a number of the register`);
  return value;
}

/** YYYYMMDD of a date that begins with the year; 0 where there is none. */
function dateOf(row: Row, k: number): number {
  if (row.empty(k)) return 0;
  const text = row.text(k).trim();
  const [, year, month, day] = /^(\d{4})[-/](\d\d)[-/](\d\d)(?:\D|$)/.exec(text) ?? [];
  if (year === undefined) throw row.bad(`issue_date is '${text.slice(0, 20)}', not a date such as 1998-03-02`);
  return Number(`${year}${month!}${day!}`);
}

/** Programs write yes and no in several ways. */
function sharedOf(text: string): string {
  if (text === '') return '';
  return /^(?:true|t|1|yes|y)$/i.test(text) ? 'true' : 'false';
}
