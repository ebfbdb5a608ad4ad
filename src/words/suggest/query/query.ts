// What suggestions are asked for.
import type { Box } from '../../scheme/cell.js';
import type { Point } from '../../../contract/typed/globe-point.js';

/** How the input came about: typed, or said to one of several engines. */
export const INPUT_TYPES = ['text', 'generic-voice', 'vocon-hybrid', 'nmdp-asr'] as const;
export type InputType = (typeof INPUT_TYPES)[number];

/** Points within so many kilometres of a centre; within fewer than 0 there are none. */
export interface Circle {
  readonly centre: Point;
  readonly kilometres: number;
}

/** Where suggestions may lie; a place must be within each that is given. */
export interface Clips {
  /** ISO 3166-1 alpha-2. */
  readonly countries?: readonly string[];
  /** `west` <= `east`, both any longitude: from 170 to 190 crosses the antimeridian. */
  readonly box?: Box;
  readonly circle?: Circle;
  /** Closed: the last corner is the first again. Longitudes go on counting beyond 180. */
  readonly polygon?: readonly Point[];
}

export interface SuggestQuery {
  /** As it was typed or said: at least two words and the first letter of the third. */
  readonly input: string;
  readonly inputType: InputType;
  /** ISO 639-1; undefined for whichever language the words are of. */
  readonly language?: string;
  /** 1 to 100. */
  readonly nResults: number;
  readonly focus?: Point;
  /** How many of the results are to be near the focus, at most `nResults`. */
  readonly nFocusResults: number;
  readonly clips: Clips;
  /** Whether suggestions are kept out of the sea. */
  readonly preferLand: boolean;
}
