// Ids that follow each other: of names in their order, of house numbers, of postal codes.

/** Ids [first, end). */
export interface IdRange {
  readonly first: number;
  readonly end: number;
}

/** True if the id lies in [first, end). */
export const isInRange = ({ first, end }: IdRange, id: number): boolean => id >= first && id < end;
