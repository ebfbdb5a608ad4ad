// What is read of the packages that waypost needs, at the first question for it: a file of theirs that is damaged or
// missing is named, with what to do, as one of waypost's own is.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { crc32 } from 'node:zlib';
import { WaypostError } from '../contract/errors.js';
import { readRemedy } from '../contract/read-failure.js';

const require = createRequire(import.meta.url);

/**
 * CRC-32 of the files that hold data, as package.json's versions were published: a letter that is another would be
 * another answer.
 */
const SUMS: Readonly<Record<string, number>> = {
  'i18n-iso-countries/codes.json': 0x80748cff,
  'i18n-iso-countries/langs/ar.json': 0x60e355c7,
  'i18n-iso-countries/langs/de.json': 0x8537ac57,
  'i18n-iso-countries/langs/en.json': 0x5acbb56d,
  'i18n-iso-countries/langs/es.json': 0xc23b06f6,
  'i18n-iso-countries/langs/fr.json': 0xd371a6d4,
  'i18n-iso-countries/langs/id.json': 0x8720658a,
  'i18n-iso-countries/langs/it.json': 0x7e84046c,
  'i18n-iso-countries/langs/ja.json': 0x3c49f284,
  'i18n-iso-countries/langs/ko.json': 0x6331e2a7,
  'i18n-iso-countries/langs/nl.json': 0xe945d714,
  'i18n-iso-countries/langs/pl.json': 0xfed20823,
  'i18n-iso-countries/langs/pt.json': 0x65abb0ef,
  'i18n-iso-countries/langs/ru.json': 0x85630ae8,
  'i18n-iso-countries/langs/sv.json': 0x3414cf7e,
  'i18n-iso-countries/langs/vi.json': 0x4a32c5fb,
  'i18n-iso-countries/langs/zh.json': 0xb132897e,
  'libphonenumber-js/metadata.max.json': 0xb70ffd8d,
};

/** The error for a file of a package, or a package, that cannot be read; `cause` says why. */
function packageBroken(file: string, cause: unknown): WaypostError {
  // Node puts the file's name before what is wrong, and its own stack below it.
  const [why = ''] = (cause as Error).message.replace(`${file}: `, '').split('\n');
  // Where there are too many open files, as many are open after another installation.
  const next = readRemedy(cause) ?? 'install waypost again (npm install --force, or npm ci in a clone)';
  return new WaypostError('data-broken', `cannot read ${file}, which came with waypost: ${why}; ${next}`, { cause });
}

/**
 * A file of a package, such as `i18n-iso-countries/langs/en.json`, or a package by its name. Throws `data-broken` where
 * it cannot be read, or is not as it was published.
 */
export function fromPackage(file: string): unknown {
  const place = placeOf(file);
  try {
    if (Object.hasOwn(SUMS, file) && crc32(readFileSync(place)) !== SUMS[file]) {
      throw new Error('it is not as it was published');
    }
    return require(file);
  } catch (cause) {
    throw packageBroken(place, cause);
  }
}

/**
 * Names of countries in a language, by ISO 3166-1 alpha-2, one or several of each: i18n-iso-countries. Throws
 * `data-broken` where they cannot be read.
 */
export const countryNamesIn = (language: string): Readonly<Record<string, string | string[]>> =>
  (
    fromPackage(`i18n-iso-countries/langs/${language}.json`) as {
      readonly countries: Record<string, string | string[]>;
    }
  ).countries;

/** Where the file lies; its name where it is nowhere. */
function placeOf(file: string): string {
  try {
    return require.resolve(file);
  } catch {
    return file;
  }
}
