// How like a name is to that of an owner. Only the same name is a match; what is nearly the same has a reason and a
// score, so that a person can look at it.

/** Why a name is not an owner's though it is like one, from the likest on; OWNER is the owner's own name. */
export type Reason =
  | 'OWNER'
  | 'ONE_LETTER'
  | 'SWAPPED'
  | 'LEGAL_FORM'
  | 'NICKNAME'
  | 'MIDDLE_NAME'
  | 'SUFFIX'
  | 'INITIAL'
  | 'PART_OF_NAME'
  | 'TRUST'
  | 'FIRST_NAME_MISSING'
  | 'NUMBER'
  | 'SURNAME_ONLY'
  | 'ANOTHER_OWNER';

/** `score`: 0 to 100; from `PASSING` on it is the owner's name. */
export interface Likeness {
  readonly reason: Reason;
  readonly score: number;
}

/** The same name, small differences of writing aside, has at least this score; nothing else has. */
export const PASSING = 90;

/** Nothing alike. */
export const UNLIKE: Likeness = { reason: 'ANOTHER_OWNER', score: 0 };

/** The more alike of the two, the first where they are equal. */
export const likelier = (a: Likeness, b: Likeness): Likeness => (b.score > a.score ? b : a);
