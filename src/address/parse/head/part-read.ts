// The result of reading one part that stands before the house number, such as a unit or a level: where to read on.

/** A part that was read: `next` is the word behind it. */
export interface PartRead {
  next: number;
  /**
   * What its last word holds behind the part's own slash or dash, perhaps the house number (24 of UNIT 5/24 and UNIT
   * 5-24); null where nothing does.
   */
  rest: string | null;
}
