// The localities that the words of a place may mean: name and state in Australia, suburb and town in New Zealand, each
// whole or begun, alone or together, and a postcode or its beginning.
import { NONE, type AddressSet } from '../data/addresses/read/address-set.js';
import { namesWithPrefix } from '../data/names/read/name-prefix.js';
import { namesNearPrefix } from '../data/names/read/near-prefix.js';
import { beginsWith, encoded, mostWordsOf, spellings, type IdMask, type Words } from './words.js';
import type { IdRange } from '../data/id-range.js';
import { listEnd } from '../data/list-end.js';

/** The localities that are meant: `at` is 1 at each, `list` has the first `count`. Valid until the next `begin`. */
export interface PlaceMask {
  readonly at: Uint8Array;
  readonly list: Uint32Array;
  count: number;
}

const CODE_DIGITS = 4;

export class LocalityMasks {
  /** Every locality. */
  readonly all: PlaceMask;
  /** The localities of states, by which states are meant. */
  private readonly inStates = new Map<string, PlaceMask | null>();
  /** Masks of which the first `used` are in use. */
  private readonly pool: PlaceMask[] = [];
  private used = 0;
  /** Localities by the edits and words that name them. */
  private readonly knownNames = new Map<string, readonly number[]>();
  /** Words of the locality name that has most of them. */
  private mostWords: number | undefined;

  constructor(
    private readonly set: AddressSet,
    private readonly words: Words,
  ) {
    const count = set.localityCount;
    this.all = { at: new Uint8Array(count).fill(1), list: Uint32Array.from({ length: count }, (_, i) => i), count };
  }

  /** Takes back every mask that was given out. */
  begin(): void {
    for (let i = 0; i < this.used; i++) {
      const mask = this.pool[i]!;
      const { at, list } = mask;
      for (let k = 0; k < mask.count; k++) at[list[k]!] = 0;
      mask.count = 0;
    }
    this.used = 0;
    this.knownNames.clear();
  }

  /**
   * The localities for the words, narrowed by the postcode; null for none. Without words and postcode: every locality.
   * With `inState`, those of the state that the words alone name.
   */
  mask(words: readonly string[], postcode: string, edits: 0 | 1 | 2, inState: boolean): PlaceMask | null {
    if (words.length === 0 && postcode === '') return inState ? null : this.all;
    if (inState && (words.length === 0 || this.set.localityTown.length > 0)) return null;
    const states = inState ? this.ofStates(words) : null;
    if (inState && (!states || postcode === '')) return states;
    const mask = this.take();
    const add = (locality: number): void => {
      if (mask.at[locality] === 0) {
        mask.at[locality] = 1;
        mask.list[mask.count++] = locality;
      }
    };
    if (states) {
      this.coded(postcode, (locality) => {
        if (states.at[locality] === 1) add(locality);
      });
    } else if (words.length === 0) this.coded(postcode, add);
    else {
      const narrowed =
        postcode === ''
          ? add
          : (locality: number): void => {
              if (this.hasCode(locality, postcode)) add(locality);
            };
      const least = this.set.localityTown.length > 0 ? 0 : 1;
      for (let split = words.length; split >= least; split--) {
        this.mark(words.slice(0, split), words.slice(split), edits, narrowed);
      }
    }
    return mask.count === 0 ? null : mask;
  }

  private take(): PlaceMask {
    const mask = this.pool[this.used] ?? this.empty();
    this.pool[this.used] = mask;
    this.used++;
    return mask;
  }

  private empty(): PlaceMask {
    const { localityCount } = this.set;
    return { at: new Uint8Array(localityCount), list: new Uint32Array(localityCount), count: 0 };
  }

  /** Every locality of the states that the words name: kept, since half the lines end in one. */
  private ofStates(words: readonly string[]): PlaceMask | null {
    const states = this.words.states(words);
    if (!states) return null;
    const key = states.join('');
    let mask = this.inStates.get(key);
    if (mask === undefined) {
      mask = this.inWords(words);
      this.inStates.set(key, mask);
    }
    return mask;
  }

  /** Every locality of the states that the words name. */
  private inWords(words: readonly string[]): PlaceMask | null {
    const mask = this.empty();
    const { at, list } = mask;
    this.mark([], words, 0, (locality) => {
      at[locality] = 1;
      list[mask.count++] = locality;
    });
    return mask.count === 0 ? null : mask;
  }

  /** Localities of the name, within what `rest` names: a state, or a town. */
  private mark(
    name: readonly string[],
    rest: readonly string[],
    edits: 0 | 1 | 2,
    add: (locality: number) => void,
  ): void {
    const { set } = this;
    const hasTowns = set.localityTown.length > 0;
    const within = rest.length === 0 ? undefined : this.within(rest, name.length > 0 ? 0 : edits);
    if (within === null) return;
    const { localityState, localityTown } = set;
    const accepts = (locality: number): boolean => {
      if (within === undefined) return true;
      if (!hasTowns) return within[localityState[locality]!] === 1;
      const town = localityTown[locality]!;
      return town !== NONE && within[town] === 1;
    };
    if (name.length > 0) {
      this.named(name, edits, (locality) => {
        if (accepts(locality)) add(locality);
      });
    } else for (let locality = 0; locality < set.localityCount; locality++) if (accepts(locality)) add(locality);
  }

  /** What the words name that a locality may lie in: towns where the set has them, else states. */
  private within(words: readonly string[], edits: 0 | 1 | 2): IdMask {
    return this.set.localityTown.length > 0 ? this.towns(words, edits) : this.words.states(words);
  }

  /** The towns of a name, true at their localities; null for none. */
  private towns(name: readonly string[], edits: 0 | 1 | 2): Uint8Array | null {
    const { set } = this;
    let found: Uint8Array | null = null;
    this.named(name, edits, (locality) => {
      if (set.localityTown[locality] === locality) (found ??= new Uint8Array(set.localityCount))[locality] = 1;
    });
    return found;
  }

  /**
   * Calls `take` with each locality that bears a name, as its own or an alias, that begins with the words. Each way to
   * divide a line asks for the same words again: what they name is kept until the next `begin`.
   */
  private named(words: readonly string[], edits: 0 | 1 | 2, take: (locality: number) => void): void {
    this.mostWords ??= mostWordsOf(this.set.localityNames);
    // Each edit may join two words at most: more of them begin no name.
    if (words.length > this.mostWords + edits) return;
    const key = `${edits} ${words.join(' ')}`;
    let known = this.knownNames.get(key);
    if (!known) {
      const found: number[] = [];
      this.search(words, edits, (locality) => {
        found.push(locality);
      });
      this.knownNames.set(key, (known = found));
    }
    for (const locality of known) take(locality);
  }

  /** The same, looked for. */
  private search(words: readonly string[], edits: 0 | 1 | 2, take: (locality: number) => void): void {
    const { localityNames: names, nameLocalityStart: starts, nameLocality } = this.set;
    const all = ({ first, end }: IdRange, accepts: (id: number) => boolean): void => {
      for (let id = first; id < end; id++) {
        if (!accepts(id)) continue;
        const to = listEnd(starts, id + 1, nameLocality);
        for (let i = starts[id]!; i < to; i++) take(nameLocality[i]! >>> 1);
      }
    };
    for (const spelling of spellings(words)) {
      const bytes = encoded(spelling);
      all(namesWithPrefix(names, spelling[0]!), (id) => beginsWith(names, id, bytes, false));
    }
    if (edits !== 0) {
      for (const range of namesNearPrefix(names, words.join(' '), edits, MOST_RANGES)) {
        if (range.distance > 0) all(range, () => true);
      }
    }
  }

  /** Localities that have a postcode which begins with what is typed. */
  private coded(typed: string, add: (locality: number) => void): void {
    const { postcodeLocalityStart: starts, postcodeLocality } = this.set;
    const scale = 10 ** (CODE_DIGITS - typed.length);
    const first = Number(typed) * scale;
    const end = listEnd(starts, first + scale, postcodeLocality);
    for (let i = starts[first]!; i < end; i++) add(postcodeLocality[i]!);
  }

  private hasCode(locality: number, typed: string): boolean {
    const { localityPostcodeStart: starts, localityPostcode } = this.set;
    const scale = 10 ** (CODE_DIGITS - typed.length);
    const wanted = Number(typed);
    const end = listEnd(starts, locality + 1, localityPostcode);
    for (let i = starts[locality]!; i < end; i++) {
      if (Math.floor(localityPostcode[i]! / scale) === wanted) return true;
    }
    return false;
  }
}

/** Ranges of names with typos that are looked at. */
const MOST_RANGES = 64;

/** True if a postcode of four digits begins with what is typed; a place without one contradicts nothing. */
export const hasPostcode = (code: number, typed: string): boolean =>
  typed === '' || code === 0 || String(code).padStart(CODE_DIGITS, '0').startsWith(typed);
