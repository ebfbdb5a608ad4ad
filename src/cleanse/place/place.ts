// A locality that words of a line may mean, with what it costs to take it for the one that is written.
import type { Line, Reading } from '../../address/parse/reading.js';

/** A locality of the set, and the words [from, to) that name it; `open` when none do and the street's end decides. */
export interface Place {
  locality: number;
  from: number;
  to: number;
  cost: number;
  open: boolean;
  exact: boolean;
  /** True if words beside it say which of its namesakes it is: the suburb of the city that stands behind it. */
  settled?: boolean;
  /** True if the written postcode is not known to be its own, and is one of its town. */
  isCodeOfTown?: boolean;
  /** True if the line names another place, next to which this one is. */
  neighbour?: boolean;
}

/**
 * True if the place's words end the span or a part of it: LIVERPOOL of "12 LIVERPOOL ST, NOWHERE" does not, and names
 * no place.
 */
export const standsAlone = (line: Line, reading: Reading, place: Place): boolean =>
  place.to >= reading.to || line.breaks[place.to]!;

/** The order of whatever has a cost, the cheapest first. */
export const byCost = (a: { cost: number }, b: { cost: number }): number => a.cost - b.cost;
