// What each disagreement between the text and a reference address costs. Costs add up; a lower total is the likelier
// reading. One unit is about one ordinary slip of the pen (a typo in a word of six letters or more). The values were
// set by hand and checked on noise made from real addresses (bench/accuracy.mjs): right answers win, non-existent ones
// do not.

export const COST = {
  /** Place: the words name another state or postcode than the locality's. */
  stateMismatch: 1.2,
  postcodeMismatch: 1.5,
  /** The postcode differs from one of the locality's by one digit or one swap. */
  postcodeSlip: 0.9,
  /** No locality in the text; it follows from the postcode. */
  localityMissing: 0.5,
  /** Words stand where the locality should be, and are none. */
  localityUnknown: 1.7,
  /** The words are another real locality, near by (neighbour) or far away. */
  localityNear: 2.2,
  localityFar: 3.4,
  /** Neither locality nor postcode: only the street name (and the state) lead to it. */
  placeMissing: 2,
  /** A word between or behind the parts that belongs to none of them. */
  strayWord: 0.4,
  /** The same for a word that ends a street: the words before it are another street. */
  strayStreet: 1.5,
  /** A word read as another part than the column says that holds it. */
  columnWord: 0.4,
  /** Only the first words of a locality's name. */
  localityShort: 0.9,
  /** A locality that stands before the street instead of behind it. */
  localityFirst: 0.2,

  /**
   * Towns: a suburb's town is not written; only the town is; words before a town are its suburb and are read as
   * something else.
   */
  townMissing: 0.05,
  suburbMissing: 0.08,
  suburbUnread: 0.6,
  /** The town is another than the suburb's: the mail town of country without one, the next town, a town farther off. */
  mailTown: 0.05,
  countryUnsaid: 0.9,
  townNear: 0.6,
  townDiffers: 1.4,

  typeMissing: 0.45,
  typeUnexpected: 1.1,
  typeDiffers: 1.5,
  suffixMissing: 0.9,
  suffixDiffers: 1.8,
  /** Another spelling of the same name: MT/MOUNT, ST/SAINT, 1ST/FIRST, glued words. */
  spelling: 0.1,
  gluedType: 0.5,

  /** The text gives one end of a range, or a range where the data has one end, or overlapping ranges. */
  rangeEnd: 0.3,
  rangeHalf: 1.6,
  rangeOverlap: 2,
  numberPrefix: 0.8,
  /** A slash or a comma for the dash of a range: as much as the end of a range, so that neither wins of the two. */
  rangeSign: 0.35,

  flatTypeAlike: 0.15,
  flatTypeDiffers: 0.9,
  flatTypeUnusual: 0.4,
  levelMissing: 0.05,
  levelExtra: 0.3,
  levelDiffers: 1.2,
  /** Unit and number exchanged; A3 for apartment 3. */
  swapped: 1.5,
  apartmentLetter: 0.35,
  lotExtra: 0.05,
  lotMissing: 0.2,
} as const;

/**
 * Costs of edits in a name by its length: each row says from which length on so many edits cost what. Where no row
 * fits, it is another name.
 */
type EditCosts = readonly (readonly (readonly [length: number, cost: number])[])[];

const STREET_EDITS: EditCosts = [
  [[0, 0]],
  [
    [6, 1],
    [4, 1.3],
    [3, 1.7],
    [0, 1.9],
  ],
  [
    [8, 2],
    [6, 2.3],
    [4, 2.9],
  ],
  [[11, 3.2]],
];
const LOCALITY_EDITS: EditCosts = [
  [[0, 0]],
  [
    [6, 0.9],
    [4, 1.2],
  ],
  [
    [8, 1.8],
    [5, 2.3],
  ],
];

function editCost(costs: EditCosts, edits: number, length: number): number {
  for (const [least, cost] of costs[edits] ?? []) if (length >= least) return cost;
  return Infinity;
}

/** Two costs closer than this are not told apart. */
export const SAME_COST = 0.01;

/** Cost of so many edits in a street name of that length in characters; Infinity where that is another name. */
export const streetEditCost = (edits: number, length: number): number => editCost(STREET_EDITS, edits, length);

/** The same for a locality name. */
export const localityEditCost = (edits: number, length: number): number => editCost(LOCALITY_EDITS, edits, length);

/** Most edits worth looking for in a street name of that length. */
export function streetEdits(length: number): number {
  if (length >= 11) return 3;
  return length >= 4 ? 2 : 1;
}

/** The same for a locality name. */
export function localityEdits(length: number): number {
  if (length >= 5) return 2;
  return length >= 4 ? 1 : 0;
}
