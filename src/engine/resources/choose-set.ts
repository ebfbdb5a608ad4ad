// Which of the installed address sets answers: the one asked for by name, else the contract's default for the country,
// else the best that is installed.
import { contractCountries, preferredSources } from '../../contract/sources.js';
import type { InstalledSet } from '../../data/catalogue.js';

/** A set to answer from; `note` says so where it is not what the contract would take, else ''. */
export interface ChosenInstalled {
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
): ChosenInstalled | undefined {
  const ofCountry = country === '' ? installed : installed.filter((set) => set.country === country);
  if (source !== undefined) {
    const set = ofCountry.find((candidate) => candidate.source === source.toUpperCase());
    return set && { set, note: '' };
  }
  const countries = country === '' ? [...contractCountries, ...installed.map((set) => set.country)] : [country];
  for (const candidate of countries) {
    const order = preferredSources[candidate] ?? [];
    const set = best(installed, order, candidate);
    if (set) return { set, note: set.source === order[0] ? '' : noteOfBest(set) };
  }
  return undefined;
}

/** What the user is told of a set that answers in place of the contract's default. */
export const noteOfBest = ({ source, release }: Pick<InstalledSet, 'source' | 'release'>): string =>
  `source of truth: ${source} ${release} (the best installed)`;

/** The most preferred of a country's sets; any other is better than none. */
function best(sets: readonly InstalledSet[], order: readonly string[], country: string): InstalledSet | undefined {
  for (const source of order) {
    const set = sets.find((candidate) => candidate.source === source && candidate.country === country);
    if (set) return set;
  }
  return sets.find((set) => set.country === country);
}
