// Decides whether the first row names the columns, and what the columns are called.

/** Heading without case, spaces and punctuation, as headings are compared. */
export const foldHeading = (heading: string): string =>
  heading
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** A cell that could name a column: short, begins with a letter, says nothing like an address or a number. */
const NAME = /^[\p{L}_#][\p{L}\p{N}_ .\-/#()?&%]{0,39}$/u;

/**
 * True if `first` is a header: it has a heading that is known, or its cells look like names while those below do not.
 * `known` tells whether a cell means something as a heading.
 */
export function isHeader(
  first: readonly string[],
  below: readonly (readonly string[])[],
  known: (cell: string) => boolean,
): boolean {
  if (first.some((cell) => known(cell))) return true;
  const cells = first.map((cell) => cell.trim());
  if (cells.some((cell) => /\d{2}|^\d|@/.test(cell))) return false;
  if (!cells.some((cell) => cell !== '') || cells.some((cell) => cell !== '' && !NAME.test(cell))) return false;
  if (new Set(cells.filter(Boolean).map(foldHeading)).size < cells.filter(Boolean).length) return false;
  const digitsBelow = cells.some((_, column) => {
    const values = below.map((row) => row[column] ?? '').filter((value) => value.trim() !== '');
    return values.length > 0 && values.filter((value) => /\d/.test(value)).length > values.length / 2;
  });
  return digitsBelow || cells.every((cell) => cell.split(/\s+/).length <= 3);
}

/** Column names by position: a missing or repeated heading is `column_3`. */
export function columnNames(header: readonly string[]): string[] {
  const taken = new Set<string>();
  return header.map((heading, i) => {
    const trimmed = heading.trim();
    const name = trimmed === '' || taken.has(trimmed) ? `column_${i + 1}` : trimmed;
    taken.add(name);
    return name;
  });
}
