// What a part before the house number leaves behind it.

/** A part that was read: `next` is the word behind it. */
export interface PartRead {
  next: number;
  /**
   * What its last word holds behind the part's own slash or dash, perhaps the house number (24 of UNIT 5/24 and UNIT
   * 5-24); null where nothing does.
   */
  rest: string | null;
}
