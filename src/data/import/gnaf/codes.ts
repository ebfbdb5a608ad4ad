// Codes of the release to the full words that are stored: ST or STREET to STREET, APT to APARTMENT, N to NORTH, L to
// LEVEL.
import { streetSuffix, streetType } from '../../../address/vocabulary/street.js';
import { flatType, levelType } from '../../../address/vocabulary/unit.js';
import { compareTexts } from '../../ascending.js';
import type { TypeLists } from '../../addresses/read/address-set.js';
import type { ReleaseFile } from '../tables/files.js';
import { scanTable } from '../tables/psv.js';
import type { Release } from './release.js';

/** Full word of a code, the code itself when neither the release nor the vocabulary knows it. */
export type FullWordOf = (code: string) => string;

export interface Codes {
  readonly streetType: FullWordOf;
  readonly suffix: FullWordOf;
  readonly flat: FullWordOf;
  readonly level: FullWordOf;
  readonly geocode: FullWordOf;
  readonly lists: TypeLists;
}

/** Reads the authority tables. In STREET_TYPE the code is the full word; in the others the name is. */
export async function readCodes(release: Release): Promise<Codes> {
  const table = async (name: string): Promise<Map<string, string>> => {
    const file = release.authority(name);
    if (file) return pairs(file);
    release.notes.push(`the release has no Authority_Code_${name} table: codes are read by the built-in vocabulary`);
    return new Map();
  };
  const [types, suffixes, flats, levels, geocodes] = [
    await table('STREET_TYPE_AUT'),
    await table('STREET_SUFFIX_AUT'),
    await table('FLAT_TYPE_AUT'),
    await table('LEVEL_TYPE_AUT'),
    await table('GEOCODE_TYPE_AUT'),
  ];
  const abbreviations = new Map([...types].map(([word, abbreviation]) => [abbreviation, word]));
  return {
    streetType: (code) => (types.has(code) ? code : (abbreviations.get(code) ?? streetType(code) ?? code)),
    suffix: byName(suffixes, streetSuffix),
    flat: byName(flats, flatType),
    level: byName(levels, levelType),
    geocode: byName(geocodes, () => undefined),
    lists: listed({
      street: [...types],
      streetSuffix: swapped(suffixes),
      unitFlat: swapped(flats),
      floorLevel: swapped(levels),
    }),
  };
}

const byName =
  (known: ReadonlyMap<string, string>, vocabulary: (word: string) => string | undefined): FullWordOf =>
  (code) =>
    known.get(code) ?? vocabulary(code) ?? code;

/** [code, name] as [full word, abbreviation]. */
const swapped = (known: ReadonlyMap<string, string>): [string, string][] =>
  [...known].map(([code, name]) => [name, code]);

/** The lists of the tables that the release has, in a fixed order. */
const listed = (lists: TypeLists): TypeLists =>
  Object.fromEntries(
    Object.entries(lists)
      .filter(([, pairs]) => pairs.length > 0)
      .map(([kind, pairs]) => [kind, pairs.toSorted((a, b) => compareTexts(a[0], b[0]) || compareTexts(a[1], b[1]))]),
  );

async function pairs(file: ReleaseFile): Promise<Map<string, string>> {
  const known = new Map<string, string>();
  await scanTable(file, ['CODE', 'NAME'], [], (row) => {
    known.set(row.text(0).toUpperCase(), row.text(1).toUpperCase());
  });
  return known;
}
