// Looks for the street and number of a text in the streets of its country: near the place that was found in it, in the
// city that it names, or where its postal code is.
import type { FoundAddress, FoundStreet, StreetSet } from '../../data/streets/read/street-set.js';
import type { Point } from '../../data/points/metres.js';
import type { Word } from '../words.js';

/** What was found on a street; `left`: words that say nothing of it. */
export interface OnStreet {
  readonly street: FoundStreet;
  readonly address: FoundAddress | null;
  readonly left: readonly Word[];
  /** True if the address is the unit that the line has. */
  readonly isUnit: boolean;
  /** True if the name is not written as it is, nor in a short form of that. */
  readonly corrected: boolean;
  /** The number that is written, '' for none. */
  readonly written: string;
  /** True if the address has another postal code than the one that is written. */
  readonly otherCode: boolean;
  /** True if the place of the text is not the one that the street was found by. */
  readonly isElsewhere: boolean;
}

/** The same, with the country whose register it stands in: a territory's may stand in that of its country. */
export interface InRegister extends OnStreet {
  readonly register: string;
}

/** A line whose street is looked for. */
export interface StreetLine {
  readonly words: readonly Word[];
  /** Words that say nothing of the place; all where none is found. */
  readonly left: readonly Word[];
  /** The place that was found, null for none. */
  readonly place: { readonly name: string; readonly point: Point } | null;
  /** The postal code that is written, as far as the places have it; '' for none. */
  readonly code: string;
  /** True if the words, one behind the other, are a region of the country. */
  readonly isRegion: (words: readonly Word[]) => boolean;
  readonly set: StreetSet;
  /** The country of the set (ISO 3166-1 alpha-2). */
  readonly country: string;
}
