// What the options of `data import` say: whose data it is, which part of it, which columns hold what. Whatever is wrong
// is a usage error, said before any file is read.
import { WaypostError } from '../../contract/errors.js';
import { australianStates } from '../../contract/fields/states.js';
import { sourceNamed, sources, type Source } from '../../contract/sources.js';
import { nearPairHint } from '../../contract/near-name.js';
import { ATTRIBUTE_KEYS, type AttributeKey } from '../../data/attributes/read/attribute-table.js';
import { isKnownCountry } from '../../engine/known-country.js';
import type { Encoding } from '../../formats/encoding.js';
import type { DataCommandOptions } from '../commands/data-options.js';
import { readDelimiter } from './read-delimiter.js';

/** `--states NSW,ACT` as a list. */
export function readStates(given: string | undefined): string[] | undefined {
  const codes = australianStates.map(({ code }) => code);
  const wanted = given?.split(',').map((state) => state.trim().toUpperCase());
  const wrong = wanted?.find((state) => !codes.includes(state));
  if (wrong !== undefined) {
    throw new WaypostError('usage', `--states: '${wrong}' is no state; there are ${codes.join(', ')}`);
  }
  return wanted;
}

/** `--datum` of a release of G-NAF, which comes in two. */
export const readGnafDatum = (given: DataCommandOptions['datum']): 'GDA94' | 'GDA2020' | undefined =>
  given === 'GDA94' || given === 'GDA2020' ? given : undefined;

/** `field=Column` pairs of --map, where a field has one column. */
export function readColumnMap(given: readonly string[] = [], fields: readonly string[]): Map<string, string> {
  return new Map(
    given.map((pair): [string, string] => {
      const [, field, column] = /^([^=]+)=(.+)$/.exec(pair) ?? [];
      if (field === undefined || !fields.includes(field)) {
        const hint = field === undefined ? '' : nearPairHint(field, column!, fields);
        throw new WaypostError(
          'usage',
          `--map ${pair}: give FIELD=COLUMN, where FIELD is one of ${fields.join(', ')}${hint}`,
        );
      }
      return [field, column!];
    }),
  );
}

/**
 * `--map Name=Column`: an attribute's name is the user's to choose, but must do as a key and in the name of a column.
 */
export function readAttributeMap(given: readonly string[] = []): Record<string, string[]> {
  const map: Record<string, string[]> = {};
  for (const text of given) {
    const [, name, column] = /^(\w+)=(.+)$/.exec(text) ?? [];
    if (name === undefined) {
      throw new WaypostError(
        'usage',
        `--map ${text}: give it as Name=Column; a name has letters, digits and _ only, and key is the column ` +
          `of the keys`,
      );
    }
    if (map[name]) throw new WaypostError('usage', `--map ${text}: ${name} is mapped twice`);
    map[name] = [column!];
  }
  return map;
}

/** `--release` where it is a date, since what is newer counts. */
export function readReleaseDate(given: string | undefined): string | undefined {
  if (given !== undefined && !/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(given)) {
    throw new WaypostError('usage', `--release ${given}: give the date of the release as YYYY-MM-DD`);
  }
  return given;
}

/** How CSV files are read, and what the set says it is a release of. */
export const readCsvReading = ({
  release,
  delimiter,
  encoding,
}: DataCommandOptions): {
  readonly release: string | undefined;
  readonly delimiter: string | undefined;
  readonly encoding: Encoding | undefined;
} => ({ release, delimiter: readDelimiter(delimiter), encoding });

/** The source of addresses that --source names, and its country, which --country tells where the contract does not. */
export function readAddressSource(
  given: string | undefined,
  country: string | undefined,
): { readonly source: string; readonly country: string } {
  const source = readSource(given, 'addresses');
  if (source.country === '' && country === undefined) {
    throw new WaypostError('usage', `--country is missing: ${source.name} may hold addresses of any; give AU or NZ`);
  }
  if (source.country !== '' && country !== undefined && country !== source.country) {
    throw new WaypostError('usage', `--country ${country}: ${source.name} holds addresses of ${source.country}`);
  }
  return { source: source.name, country: country ?? source.country };
}

/** The source of attributes that --source names, its country, and what --key says the keys are. */
export function readAttributeSet(
  given: string | undefined,
  key: AttributeKey | undefined,
): { readonly source: string; readonly country: string; readonly key: AttributeKey } {
  const { name, country } = readSource(given, 'attributes');
  if (key === undefined) {
    throw new WaypostError('usage', `--key is missing: say what the keys are, ${ATTRIBUTE_KEYS.join(' or ')}`);
  }
  return { source: name, country, key };
}

/** `--countries gb,de` as codes in capitals. */
export const readCountries = (given: string | undefined): string[] | undefined =>
  given?.split(',').map((country) => countryCode('--countries', country));

/** `--country` of addresses outside the countries that have sets of their own. */
export function readOtherCountry(given: string | undefined): string {
  if (given === undefined) {
    throw new WaypostError('usage', 'the files do not say their country; give it with --country, such as --country GB');
  }
  const country = countryCode('--country', given);
  if (country === 'AU' || country === 'NZ') {
    throw new WaypostError(
      'usage',
      `--country ${country}: its addresses are searched in sets of their own; import them with 'waypost data ` +
        `import ${country === 'AU' ? 'gnaf' : 'linz'}' or 'waypost data import csv'`,
    );
  }
  return country;
}

function countryCode(option: string, text: string): string {
  const country = text.trim().toUpperCase();
  if (!/^[A-Z]{2}$/.test(country)) {
    throw new WaypostError('usage', `${option}: '${text.trim()}' is no code of two letters, such as GB`);
  }
  if (!isKnownCountry(country)) {
    throw new WaypostError('usage', `${option}: no country of ISO 3166-1 has the code ${country}`);
  }
  return country;
}

/** The source that --source names; whoever names another is told those that hold such data. */
function readSource(given: string | undefined, holds: Source['holds']): Source {
  const named = sources
    .filter((source) => source.holds === holds)
    .map(({ name }) => name)
    .join(', ');
  if (given === undefined) {
    throw new WaypostError('usage', `--source is missing: say whose ${holds} these are, one of ${named}`);
  }
  const source = sourceNamed(given);
  if (source?.holds !== holds) {
    throw new WaypostError('usage', `--source ${given}: no source of ${holds} has that name; there are ${named}`);
  }
  return source;
}
