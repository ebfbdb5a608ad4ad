// Which of the installed sets answers: the one asked for by name, else the contract's default for the country, else the
// best that is installed.
import { WaypostError } from '../contract/errors.js';
import type { InstalledSet } from '../data/catalogue.js';

/** Sources of a country's addresses from the most to the least preferred; the first is the contract's default. */
const PREFERRED: Readonly<Record<string, readonly string[]>> = {
  AU: ['AUPAF', 'GNAF', 'CNAR', 'CUSTOM_AU_1', 'CUSTOM_AU_2'],
  NZ: ['NZAD', 'NZPAF', 'CUSTOM_NZ_1', 'CUSTOM_NZ_2'],
};

/** Countries whose sources the contract names (ISO 3166-1 alpha-2). */
export const CONTRACT_COUNTRIES: readonly string[] = Object.keys(PREFERRED);

/** A set to answer from; `note` says so where it is not what the contract would take, else ''. */
export interface Choice {
  readonly set: InstalledSet;
  readonly note: string;
}

/**
 * The set that answers for a country ('' for any: Australia first), from `source` if one is asked for. Undefined when
 * nothing that is installed can: a source is of its own country only.
 */
export function chooseSet(
  installed: readonly InstalledSet[],
  country: string,
  source: string | undefined,
): Choice | undefined {
  const ofCountry = country === '' ? installed : installed.filter((set) => set.country === country);
  if (source !== undefined) {
    const set = ofCountry.find((candidate) => candidate.source === source.toUpperCase());
    return set && { set, note: '' };
  }
  for (const candidate of country === ''
    ? [...CONTRACT_COUNTRIES, ...installed.map((set) => set.country)]
    : [country]) {
    const order = PREFERRED[candidate] ?? [];
    const set = best(installed, order, candidate);
    if (set) {
      return {
        set,
        note: set.source === order[0] ? '' : `source of truth: ${set.source} ${set.release} (the best installed)`,
      };
    }
  }
  return undefined;
}

/** The most preferred of a country's sets; any other is better than none. */
function best(sets: readonly InstalledSet[], order: readonly string[], country: string): InstalledSet | undefined {
  for (const source of order) {
    const set = sets.find((candidate) => candidate.source === source && candidate.country === country);
    if (set) return set;
  }
  return sets.find((set) => set.country === country);
}

/**
 * Throws `source-not-installed`, naming what is installed, for a source that is not, or is not of the country ('' for
 * any).
 */
export function requireSource(
  installed: readonly InstalledSet[],
  source: string,
  country: string,
  dataDir: string,
): void {
  const found = installed.filter((set) => set.source === source.toUpperCase());
  if (found.length === 0) {
    const there =
      installed.length === 0
        ? 'nothing is: import a release with "waypost data import gnaf PATH"'
        : `installed: ${named(installed)}`;
    throw new WaypostError(
      'source-not-installed',
      `source of truth ${source} is not installed in ${dataDir}; ${there}`,
    );
  }
  if (country === '' || found.some((set) => set.country === country)) return;
  const others = installed.filter((set) => set.country === country);
  throw new WaypostError(
    'source-not-installed',
    `source of truth ${source} holds addresses of ${found.map((set) => set.country).join(', ')}, and those ` +
      `of ${country} are asked for; installed for ${country}: ${others.length === 0 ? 'nothing' : named(others)}`,
  );
}

const named = (sets: readonly InstalledSet[]): string => [...new Set(sets.map((set) => set.source))].join(', ');
