// The installed address sets, of which one answers for each country and source of truth; each is opened when a request
// first needs it.
import { preferredSources } from '../../contract/sources.js';
import type { AddressSet } from '../../data/addresses/read/address-set.js';
import type { SearchBy } from '../../data/addresses/read/open.js';
import type { InstalledSet } from '../../data/catalogue.js';
import { chooseSet, noteOfBest } from './choose-set.js';
import { chooseForRecord, noAddressData, requireSource } from './missing-source.js';
import type { OpenSets, SetShares } from './open-sets.js';

/** The set that answers; `note` says which it is where it is not the contract's default, else ''. */
export interface ChosenSet {
  readonly set: AddressSet;
  readonly note: string;
}

/** Addresses that will be searched: of a country, from a source if one is asked for, and by what beside their text. */
export interface AddressSearch {
  readonly country: string;
  readonly source: string | undefined;
  readonly searchesBy: readonly SearchBy[];
}

export class AddressSources {
  /** What was chosen, by source and country; null for nothing. */
  private readonly chosen = new Map<string, ChosenSet | null>();

  constructor(
    readonly installed: readonly InstalledSet[],
    private readonly sets: OpenSets,
  ) {}

  /**
   * The set that answers for a country ('' for any), from `source` if one is asked for; undefined if none is installed.
   * Throws `source-not-installed` for a source that is not there, or not of the country.
   */
  choose(country: string, source: string | undefined): ChosenSet | undefined {
    const chosen = this.chooseIfCovered(country, source);
    if (!chosen) this.require(source, country);
    return chosen;
  }

  /** The same; undefined also where the source has nothing of the country. */
  chooseIfCovered(country: string, source: string | undefined): ChosenSet | undefined {
    const key = `${source ?? ''}|${country}`;
    let chosen = this.chosen.get(key);
    if (chosen === undefined) {
      const choice = chooseSet(this.installed, country, source);
      chosen = choice ? { set: this.sets.get(choice.set), note: choice.note } : null;
      this.chosen.set(key, chosen);
    }
    return chosen ?? undefined;
  }

  /**
   * The set of a country from the source that an operation is used to, or the best installed one, which its note says;
   * undefined where the country has none.
   */
  chooseUsual(country: string, usual: string | undefined): ChosenSet | undefined {
    const isThere = this.installed.some((set) => set.source === usual && set.country === country);
    const chosen = this.choose(country, isThere ? usual : undefined);
    return chosen && { set: chosen.set, note: isThere ? '' : noteOfBest(chosen.set) };
  }

  /**
   * What `choose` gives for a country or source that a record names itself. `source`: that of the request. Throws
   * `bad-request` in place of `source-not-installed` where other records can be answered.
   */
  forRecord<T>(source: string | undefined, choose: () => T): T {
    return chooseForRecord(this.installed, source, choose);
  }

  /** Throws `source-not-installed` for a source that is not there, or not of the country ('' for any). */
  require(source: string | undefined, country: string): void {
    if (source !== undefined) requireSource(this.installed, source, country);
  }

  /** Why there is no answer for a country of which nothing is installed; `country` as it is said. */
  nothingOf(country: string): Error {
    return noAddressData(country);
  }

  /** Remarks on the set that answers for a country, for the user; '' for none. Opens nothing. */
  noteOf(country: string, source: string | undefined): string {
    return chooseSet(this.installed, country, source)?.note ?? '';
  }

  /** The installed sources of a country beside the one that answers for it, the most preferred first. */
  othersOf(country: string): string[] {
    const order = preferredSources[country] ?? [];
    const place = (source: string): number => (order.includes(source) ? order.indexOf(source) : order.length);
    return this.installed
      .filter((set) => set.country === country)
      .map(({ source }) => source)
      .sort((a, b) => place(a) - place(b))
      .slice(1);
  }

  /** The country of a source's addresses (ISO 3166-1 alpha-2); '' where it is not installed. */
  countryOf(source: string): string {
    return chooseSet(this.installed, '', source)?.set.country ?? '';
  }

  /** Loads what the searches are sure to need into shared memory; returns what `OpenSets` takes in another thread. */
  share(searches: readonly AddressSearch[]): SetShares {
    const needed = new Map<InstalledSet, Set<SearchBy>>();
    for (const { country, source, searchesBy } of searches) {
      const choice = chooseSet(this.installed, country, source);
      if (!choice) continue;
      const all = needed.get(choice.set) ?? new Set();
      for (const by of searchesBy) all.add(by);
      needed.set(choice.set, all);
    }
    return Object.fromEntries([...needed].map(([set, by]) => [set.file, this.sets.share(set, [...by])]));
  }
}
