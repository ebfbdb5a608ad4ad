// What a line is decided to be: verified, corrected, partial, ambiguous or unmatched, how deep, how sure.
import type { Exception, Level, Status } from '../../contract/schema/cleanse.js';
import type { Reading } from '../../address/parse/reading.js';
import type { Place } from '../place/place.js';
import type { Hypothesis } from '../search/hypothesis.js';

/** An address with how sure it is, 0 to 100. */
export interface RatedAddress {
  address: number;
  confidence: number;
}

export interface Verdict {
  status: Status;
  level: Level;
  /** The hypothesis that answers; its `row` is null below address level. */
  chosen: Hypothesis | null;
  /** Address id that answers, -1 below address level. */
  address: number;
  /** The locality that answers when no street does. */
  place: Place | null;
  exception: Exception | null;
  confidence: number;
  runnerUp: number;
  /** Other addresses worth showing, best first. */
  candidates: RatedAddress[];
}

/** A verdict below every street: at a place, or at none. Everything that is not given is empty. */
export const placeVerdict = (given: Partial<Verdict> & Pick<Verdict, 'status' | 'level'>): Verdict => ({
  chosen: null,
  address: -1,
  place: null,
  exception: null,
  confidence: 0,
  runnerUp: 0,
  candidates: [],
  ...given,
});

/** What is missing below a place that answers: the number where the line names nothing else, otherwise its street. */
export const missingBelow = (place: Place, reading: Reading): Exception =>
  reading.numberFirst === 0 && place.from === reading.from ? 'NUMBER_MISSING' : 'STREET_NOT_FOUND';
