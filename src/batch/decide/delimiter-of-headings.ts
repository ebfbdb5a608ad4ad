// The delimiter of a table whose rows hold it inside of their cells, without quotes: its headings alone tell it.
import { isHeading } from '../../columns/heading.js';
import { NO_DELIMITER, type CsvDialect } from '../../formats/csv/dialect.js';

/** Bytes that are looked at. */
const LOOKED_AT = 64 << 10;
/** Share of the rows that have at least as many pieces as there are headings. */
const LONG_ENOUGH = 0.8;

/**
 * What stands between the headings of a table in whose rows it stands more often, inside of cells without quotes: their
 * rows are refused then and said to be so, where each whole line would be taken for an address.
 */
export function delimiterOfHeadings(head: Buffer, { delimiter: found }: CsvDialect): number | undefined {
  const lines = head
    .toString('latin1', 0, LOOKED_AT)
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '');
  const [first = '', ...rows] = head.length > LOOKED_AT ? lines.slice(0, -1) : lines;
  if (found !== NO_DELIMITER && first.includes(String.fromCharCode(found))) return undefined;
  return [',', ';', '|']
    .find((delimiter) => {
      const headings = first.split(delimiter);
      const longer = rows.filter((row) => row.split(delimiter).length >= headings.length);
      return (
        headings.length > 1 &&
        headings.every(isHeading) &&
        longer.length > 0 &&
        longer.length >= LONG_ENOUGH * rows.length
      );
    })
    ?.charCodeAt(0);
}
