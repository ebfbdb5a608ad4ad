// The localities that the words of a place may mean: name and state in Australia, suburb and town in New Zealand, each
// whole or begun, alone or together, and a postcode or its beginning.
import { NONE, type AddressSet } from '../reference/address-set.js';
import { namesNearPrefix, namesWithPrefix, type NameRange } from '../reference/name-prefix.js';
import { beginsWith, encoded, spellings, type Words } from './words.js';

/** True at the localities that are meant, and how many they are. */
export interface PlaceMask { readonly at: Uint8Array; readonly count: number; /** 1 or 2 where the name is that many typos away. */ readonly edits: number }

/** More localities than these are not listed one by one. */
const SHORT_CODE = 4;

export class Places {
  constructor(private readonly set: AddressSet, private readonly words: Words) {}

  /** The localities for the words, narrowed by the postcode; null for none. Without words and postcode: every locality. */
  mask(words: readonly string[], postcode: string, edits: 0 | 1 | 2): PlaceMask | null {
    const { set } = this, at = new Uint8Array(set.localityCount);
    if (words.length === 0) at.fill(1);
    else for (let split = words.length; split >= 0; split--) this.#mark(words.slice(0, split), words.slice(split), edits, at);
    if (postcode !== '') this.#narrow(postcode, at);
    let count = 0;
    for (let i = 0; i < at.length; i++) count += at[i]!;
    return count === 0 ? null : { at, count, edits };
  }

  /** Localities of the name, within what `rest` names: a state, or a town. */
  #mark(name: readonly string[], rest: readonly string[], edits: number, at: Uint8Array): void {
    const { set } = this, hasTowns = set.localityTown.length > 0;
    const within = rest.length === 0 ? undefined : hasTowns ? this.#towns(rest, name.length > 0 ? 0 : edits) : this.words.states(rest.join(' '));
    if (within === null) return;
    const accepts = (locality: number): boolean => {
      if (within === undefined) return true;
      if (!hasTowns) return within[set.localityState[locality]!] === 1;
      const town = set.localityTown[locality]!;
      return town !== NONE && within[town] === 1;
    };
    if (name.length > 0) this.#named(name, edits, (locality) => { if (accepts(locality)) at[locality] = 1; });
    else for (let locality = 0; locality < set.localityCount; locality++) if (accepts(locality)) at[locality] = 1;
  }

  /** The towns of a name, true at their localities; null for none. */
  #towns(name: readonly string[], edits: number): Uint8Array | null {
    const { set } = this;
    let found: Uint8Array | null = null;
    this.#named(name, edits, (locality) => { if (set.localityTown[locality] === locality) (found ??= new Uint8Array(set.localityCount))[locality] = 1; });
    return found;
  }

  /** Calls `take` with each locality that bears a name, as its own or an alias, that begins with the words. */
  #named(words: readonly string[], edits: number, take: (locality: number) => void): void {
    const { localityNames: names, nameLocalityStart: starts, nameLocality } = this.set;
    const all = ({ first, end }: NameRange, accepts: (id: number) => boolean): void => {
      for (let id = first; id < end; id++) {
        if (!accepts(id)) continue;
        for (let i = starts[id]!; i < starts[id + 1]!; i++) take(nameLocality[i]! >>> 1);
      }
    };
    for (const spelling of spellings(words)) {
      const bytes = encoded(spelling);
      all(namesWithPrefix(names, spelling[0]!), (id) => beginsWith(names, id, bytes, false));
    }
    if (edits > 0) for (const range of namesNearPrefix(names, words.join(' '), edits as 1 | 2, 64)) if (range.distance > 0) all(range, () => true);
  }

  #narrow(postcode: string, at: Uint8Array): void {
    const { set } = this, scale = 10 ** (SHORT_CODE - postcode.length), first = Number(postcode) * scale, last = first + scale - 1, found = new Uint8Array(at.length);
    const starts = set.postcodeLocalityStart, from = starts[first]!, to = starts[last + 1]!;
    for (let i = from; i < to; i++) found[set.postcodeLocality[i]!] = 1;
    for (let i = 0; i < at.length; i++) at[i] = at[i]! & found[i]!;
  }
}

/** True if a postcode of four digits begins with what is typed; a place without one contradicts nothing. */
export const hasPostcode = (code: number, typed: string): boolean => typed === '' || code === 0 || String(code).padStart(SHORT_CODE, '0').startsWith(typed);
