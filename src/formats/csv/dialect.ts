// What a delimited text file is written with, and the limits that keep one bad row from swallowing the file.

export interface CsvDialect {
  /** Byte of the delimiter, or NO_DELIMITER when each line is one cell, quotes and all. */
  readonly delimiter: number;
  /** Byte that makes a quote inside quotes literal: the quote itself (RFC 4180) or a backslash. */
  readonly escape: number;
}

export const NO_DELIMITER = -1;

/** A quoted cell spanning more lines than this was never meant to: its quote is taken as not closed. */
export const MOST_QUOTED_LINES = 1000;
/** The same for its bytes, for text without line ends. */
export const MOST_QUOTED_BYTES = 16 << 20;
/** A larger cell is refused: no field of any operation needs it, and it is nearly always a broken quote. Bytes. */
export const MOST_CELL_BYTES = 1 << 20;
