// What is found of a text that names a place, or nothing.
import type { Point } from '../data/points/metres.js';
import type { Word } from './words.js';

/** What was found. `left`: words of the text that say nothing of the place. */
export interface LocatedText {
  readonly status: 'verified' | 'corrected' | 'partial' | 'ambiguous' | 'unmatched';
  readonly level: 'locality' | 'postcode' | 'none';
  /**
   * The place; of an ambiguous answer the largest of those it may be, null where none is known to be. `id`: that in its
   * source, '' for several rows of one.
   */
  readonly place: {
    readonly name: string;
    readonly area: string;
    readonly region: string;
    readonly country: string;
    readonly postcode: string;
    /** People who live there, 0 where that is not known. */
    readonly people: number;
    readonly id: string;
    readonly point: Point;
  } | null;
  readonly source: string;
  /** True if the name has a slip. */
  readonly corrected: boolean;
  /** The postal code that is written, as far as the data has it; '' for none. */
  readonly code: string;
  readonly left: readonly Word[];
  readonly messages: readonly string[];
}

/** What is found of a text that names nothing. */
export const NOTHING: LocatedText = {
  status: 'unmatched',
  level: 'none',
  place: null,
  source: '',
  corrected: false,
  code: '',
  left: [],
  messages: [],
};
