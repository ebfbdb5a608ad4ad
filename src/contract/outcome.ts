// What an answer says of itself to those who count rows and put them into an order without knowing the operation.

/** What one element says of itself; absent, null and '' is nothing. */
export interface Outcome {
  /** Why the answer is less than what was asked for, in one word. */
  readonly exception?: string | null | undefined;
  /** Chance in a hundred that the answer is right; of an element that holds an answer. */
  readonly confidence?: number | null | undefined;
  /** Id of what was answered: rows with the same are of one thing. */
  readonly id?: string | null | undefined;
  /** The answer on one line. */
  readonly answer?: string | null | undefined;
  /** True if the answer takes nothing back of what was written, and only adds to it or standardises it. */
  readonly completed?: boolean | undefined;
  /** What is to be done with the row, in one word: the summary counts the rows of each. */
  readonly decision?: string | undefined;
  /**
   * Country whose data it would have needed and that is not installed, ISO 3166-1 alpha-2; '' where the element does
   * not say which; absent where nothing was missing.
   */
  readonly uncovered?: string | null | undefined;
}

/**
 * Rows that a person looks at together. An operation lists its classes in the order in which they are looked at; a row
 * is of the first that it fits.
 */
export interface ReviewClass {
  /** The text of the column `status`. */
  readonly status: string;
  /** Of a confidence below this. */
  readonly below?: number;
  /** True for rows whose answer only completes what was written, false for the others; any if absent. */
  readonly completed?: boolean;
  /**
   * How the rows of the class stand: from the least sure on, which is the likeliest to be wrong; else those nearest to
   * an answer first, which are below 90 the surest and from 90 on the least sure.
   */
  readonly leastSureFirst?: true;
  /** True where nothing is left to look at. */
  readonly settled?: true;
  /** Why they stand where they stand, for the docs. */
  readonly about: string;
}

/** The statuses that rows may have, each once. */
export const statusesOf = (review: readonly ReviewClass[]): string[] => [...new Set(review.map((each) => each.status))];
