// A table of names as a search sees it.

/** Distinct texts, sorted by bytes, ASCII capitals; id = position. */
export interface NameTable {
  readonly size: number;
  text(id: number): string;
  /** The official spelling where it is not the folded one (O'BRIEN for OBRIEN, folded by foldName), else `text(id)`. */
  display(id: number): string;
  /** UTF-8 bytes of all texts, and where each starts (size + 1 entries): for distance without making strings. */
  readonly bytes: Uint8Array;
  readonly offsets: Uint32Array;
  /** Id of the exact text, or -1. */
  find(text: string): number;
  /** Ids within `distance` (1 or 2) edits (optimal string alignment), with the distance; nearest first, then by id. */
  near(text: string, distance: number): { id: number; distance: number }[];
}
