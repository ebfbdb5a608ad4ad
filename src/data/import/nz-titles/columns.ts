// The columns of LINZ's layer "NZ Property Titles" (50804) and of its table "NZ Property Titles Owners List" (51564),
// as its data dictionary of January 2022 has them. Which of the two a file is, its header says.
import { WaypostError } from '../../../contract/errors.js';

/** The layer as messages call it, and the table. */
export const LAYER = 'the layer "NZ Property Titles" (50804)';
export const OWNERS_LIST = 'the table "NZ Property Titles Owners List" (51564)';

export const TITLE_FIELDS = [
  'id',
  'title_no',
  'status',
  'type',
  'land_district',
  'issue_date',
  'guarantee_status',
  'estate_description',
  'number_owners',
  'spatial_extents_shared',
] as const;
/** Without these a table is no layer of titles. */
const TITLE_REQUIRED: readonly string[] = ['id', 'title_no', 'status', 'type', 'estate_description'];
/** Headings of the geometry in CSV: well-known text. */
const GEOMETRY: ReadonlySet<string> = new Set(['wkt', 'shape', 'geom', 'geometry', 'the_geom', 'wkb_geometry']);

const OWNER_FIELDS = [
  'id',
  'title_no',
  'owner_type',
  'prime_surname',
  'prime_other_names',
  'corporate_name',
  'name_suffix',
] as const;
const OWNER_REQUIRED: readonly string[] = ['title_no', 'prime_surname', 'prime_other_names', 'corporate_name'];

/** Fields of a row by number: of titles with the geometry behind them. */
export const T = numbersOf(TITLE_FIELDS);
export const T_GEOMETRY = TITLE_FIELDS.length;
export const O = numbersOf(OWNER_FIELDS);

function numbersOf<const Name extends string>(names: readonly Name[]): Readonly<Record<Name, number>> {
  return Object.fromEntries(names.map((name, i) => [name, i])) as Record<Name, number>;
}

export type TableKind = 'titles' | 'owners';

/** Which of the two a header is of, and where its columns are; -1 for one that it does not have. */
export interface ReadHeader {
  readonly kind: TableKind;
  readonly wanted: readonly string[];
  readonly at: readonly number[];
}

/** Throws WaypostError naming the file, and what of a header is missing. */
export function readHeader(file: string, names: readonly string[]): ReadHeader {
  const folded = names.map((name) => name.toLowerCase());
  const has = (name: string): boolean => folded.includes(name);
  if (has('prime_surname') || has('corporate_name')) {
    requireAll(
      file,
      OWNER_REQUIRED.filter((name) => !has(name)),
      OWNERS_LIST,
    );
    return { kind: 'owners', wanted: OWNER_FIELDS, at: OWNER_FIELDS.map((name) => folded.indexOf(name)) };
  }
  if (!has('title_no')) {
    throw new WaypostError(
      'input-unreadable',
      `${file} line 1: the header is neither that of ${LAYER} nor of ${OWNERS_LIST}: it has no column title_no`,
    );
  }
  requireAll(
    file,
    TITLE_REQUIRED.filter((name) => !has(name)),
    LAYER,
  );
  const geometry = folded.findIndex((name) => GEOMETRY.has(name));
  if (geometry < 0) {
    throw new WaypostError(
      'input-unreadable',
      `${file} line 1: the header has no column WKT: this is a table without the land of its titles; give ${LAYER}, ` +
        `exported with its geometry`,
    );
  }
  return {
    kind: 'titles',
    wanted: [...TITLE_FIELDS, names[geometry]!],
    at: [...TITLE_FIELDS.map((name) => folded.indexOf(name)), geometry],
  };
}

function requireAll(file: string, missing: readonly string[], what: string): void {
  if (missing.length === 0) return;
  throw new WaypostError(
    'input-unreadable',
    `${file} line 1: the header has no column ${missing.join(', ')}; is this the CSV of ${what}?`,
  );
}
