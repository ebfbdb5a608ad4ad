// What a cleanse of lines of a country works on, by the source of truth that is asked for; made at the first question.
import { indexSet, type CleanseContext, type IndexedSet } from '../../cleanse/context.js';
import type { AddressSet } from '../../data/addresses/read/address-set.js';
import type { AddressSources } from './address-sources.js';
import type { Gazetteers } from './gazetteers.js';
import { MadePerSet } from './made-once.js';

/** `note` says which set answers where it is not the contract's default, else ''. */
export interface NotedContext {
  readonly context: CleanseContext;
  readonly note: string;
}

export class CleanseContexts {
  private readonly made = new Map<string, NotedContext>();
  private readonly indexes = new MadePerSet<IndexedSet>();

  constructor(
    private readonly addresses: AddressSources,
    private readonly gazetteers: Gazetteers,
  ) {}

  /** What a cleanse works on for a country ('' for any), from `source` if one is asked for. */
  of(country: string, source: string | undefined): NotedContext {
    const key = `${source ?? ''}|${country}`;
    const known = this.made.get(key);
    if (known) return known;
    const chosen = this.addresses.chooseIfCovered(country, source);
    const imported = this.gazetteers.importedOf(country);
    const made: NotedContext = {
      context: {
        addresses: chosen ? this.index(chosen.set) : null,
        gazetteer: this.index(this.gazetteers.of(country)),
        ...(imported ? { imported: this.index(imported) } : {}),
        country,
        source: source ?? '',
      },
      note: chosen?.note ?? '',
    };
    this.made.set(key, made);
    return made;
  }

  private index(set: AddressSet): IndexedSet {
    return this.indexes.get(set, () => indexSet(set));
  }
}
