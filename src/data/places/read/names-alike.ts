// Names of places one edit from a misspelt one. A text is read in several ways, each of which asks for the same names.
import { Pattern } from '../../../address/distance.js';
import { Remembered } from '../../../contract/remembered.js';
import { namesNearPrefix } from '../../names/read/near-prefix.js';
import type { StoredNames } from '../../names/read/stored-names.js';

/** Ranges of names with a beginning near a misspelt one that are looked at. */
const MOST_RANGES = 256;
/** Misspelt names whose likes are kept. */
const MOST_KEPT = 64;

export class NamesAlike {
  private readonly kept = new Remembered<string, readonly string[]>(MOST_KEPT);

  /** `isIndexed`: the names have an index by what is left of them without a letter. */
  constructor(
    private readonly names: StoredNames,
    private readonly isIndexed: boolean,
  ) {}

  /** The names (folded) one edit away, the name itself among them if it is one. */
  of(name: string): readonly string[] {
    return this.kept.of(name, (misspelt) => this.find(misspelt));
  }

  private find(name: string): string[] {
    const { names } = this;
    if (this.isIndexed) return names.near(name, 1).map(({ id }) => names.text(id));
    const found: string[] = [];
    const pattern = new Pattern(name);
    const { bytes, offsets } = names;
    for (const { first, end } of namesNearPrefix(names, name, 1, MOST_RANGES)) {
      for (let id = first; id < end; id++) {
        if (pattern.distance(bytes, offsets[id]!, offsets[id + 1]!, 1) <= 1) found.push(names.text(id));
      }
    }
    return found;
  }
}
