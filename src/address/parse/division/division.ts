// Where a street ends and its place begins, by word index.

/**
 * Street [street, streetEnd), locality [place, end) of a span [from, to); all other words of the span belong to
 * neither.
 */
export interface Division {
  street: number;
  streetEnd: number;
  place: number;
  end: number;
  /** True if what stands before the place is its city, which has no field. */
  isBehindCity?: true;
}

/**
 * A division with the words [from, to) of the second street of an intersection; of three streets with the word that is
 * the type of those without one: CNR SMITH, JONES & HIGH STREETS.
 */
export type DivisionWithSecond<D extends Division = Division> = D & { second?: [number, number]; plural?: number };

/** Suburb [suburb, suburbEnd), town [place, end); what is in neither and in no building is unknown. */
export interface PlacesNz {
  suburb: number;
  suburbEnd: number;
  place: number;
  end: number;
  buildings?: readonly (readonly [number, number])[];
}

/** True if word `i` is among words [from, to). */
export const isWithin = (i: number, from: number, to: number): boolean => i >= from && i < to;
