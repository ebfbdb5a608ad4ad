// The texts of a street and its locality, decoded once and kept: the rows of a file fall on the same streets again and
// again.
import type { AddressSet } from '../data/addresses/read/address-set.js';

/**
 * Of a street, or of a postal group, which alone has a `postalType`. The ids are read when they are first asked for:
 * most answers show none.
 */
export class StreetTexts {
  private loadedStreetPid: string | undefined;
  private loadedLocalityPid: string | undefined;

  constructor(
    private readonly set: AddressSet,
    readonly of: number,
    readonly localityId: number,
    readonly streetName: string,
    readonly streetType: string,
    readonly streetSuffix: string,
    readonly postalType: string,
    readonly locality: string,
    readonly state: string,
  ) {}

  get streetPid(): string {
    return (this.loadedStreetPid ??= this.of < this.set.streetCount ? this.set.streetPid(this.of) : '');
  }
  get localityPid(): string {
    return (this.loadedLocalityPid ??= this.set.localityPid(this.localityId));
  }
}

/**
 * Streets whose texts are kept a set and thread, a power of two: each has one place, where the next that falls on it
 * takes over.
 */
const KEPT = 1 << 16;
const kept = new WeakMap<AddressSet, (StreetTexts | undefined)[]>();
/** The set asked last, and its texts: nearly always the one that is asked next. */
let lastSet: AddressSet | undefined;
let lastKept: (StreetTexts | undefined)[] = [];

/** The texts of that street or postal group, as they are displayed. */
export function streetTexts(set: AddressSet, street: number): StreetTexts {
  if (set !== lastSet) {
    lastKept = kept.get(set) ?? Array.from<undefined>({ length: Math.min(KEPT, set.streetCount + 1) });
    kept.set(set, lastKept);
    lastSet = set;
  }
  const at = street % lastKept.length;
  const texts = lastKept[at];
  return texts?.of === street ? texts : (lastKept[at] = textsOf(set, street));
}

function textsOf(set: AddressSet, of: number): StreetTexts {
  const isStreet = of < set.streetCount;
  const locality = isStreet ? set.streetLocality[of]! : set.postalLocality[of - set.streetCount]!;
  const place = set.localityNames.display(set.localityName[locality]!);
  const state = set.states[set.localityState[locality]!]!;
  return isStreet
    ? new StreetTexts(
        set,
        of,
        locality,
        set.streetNames.display(set.streetName[of]!),
        set.types[set.streetType[of]!]!,
        set.suffixes[set.streetSuffix[of]!]!,
        '',
        place,
        state,
      )
    : new StreetTexts(set, of, locality, '', '', '', set.postalType(of - set.streetCount), place, state);
}
