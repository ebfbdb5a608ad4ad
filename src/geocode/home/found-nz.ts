// What is found for a text that is a place of New Zealand.
import type { Point } from '../../data/points/metres.js';

/** The place that a text is. */
export interface FoundNz {
  readonly status: 'verified' | 'corrected' | 'partial' | 'ambiguous';
  readonly level: 'locality' | 'postcode';
  /** Number of the locality in the set; NONE for a postcode of several places. */
  readonly locality: number;
  readonly region: string;
  /** Four digits, '' where none is known. */
  readonly postcode: string;
  readonly point: Point;
  readonly messages: readonly string[];
}
