// What is read of the packages that waypost needs, at the first question for it: a file of theirs that is damaged or
// missing is named, with what to do, as one of waypost's own is.
import { createRequire } from 'node:module';
import { WaypostError } from '../contract/errors.js';

const require = createRequire(import.meta.url);

/** The error for a file of a package, or a package, that cannot be read; `cause` says why. */
export function packageBroken(file: string, cause: unknown): WaypostError {
  // Node puts the file's name before what is wrong, and its own stack below it.
  const [why = ''] = (cause as Error).message.replace(`${file}: `, '').split('\n');
  return new WaypostError(
    'data-broken',
    `cannot read ${file}, which came with waypost: ${why}; install waypost again (npm install --force, or npm ci in ` +
      `a clone)`,
    { cause },
  );
}

/** A file of a package, such as `i18n-iso-countries/langs/en.json`. Throws `data-broken` where it cannot be read. */
export function fromPackage(file: string): unknown {
  try {
    return require(file);
  } catch (cause) {
    throw packageBroken(placeOf(file), cause);
  }
}

/**
 * Names of countries in a language, by ISO 3166-1 alpha-2, one or several of each: i18n-iso-countries. Throws
 * `data-broken` where they cannot be read.
 */
export function countryNamesIn(language: string): Readonly<Record<string, string | string[]>> {
  const file = `i18n-iso-countries/langs/${language}.json`;
  const table = fromPackage(file) as { countries?: Readonly<Record<string, string | string[]>> } | null;
  const countries = table?.countries ?? {};
  const texts = Object.values(countries).flat();
  if (texts.length === 0 || !texts.every((text) => typeof text === 'string')) {
    throw packageBroken(placeOf(file), new Error('it has no names of countries'));
  }
  return countries;
}

/** Where the file lies; its name where it is nowhere. */
function placeOf(file: string): string {
  try {
    return require.resolve(file);
  } catch {
    return file;
  }
}
