// What headings are called and how they are compared.

/** Heading without case, spaces and punctuation, as headings are compared. */
export const foldHeading = (heading: string): string =>
  heading
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/**
 * Column names: the headings, on one line, and by position (`column_3`) where one is missing or stood before. No two
 * names are the same.
 */
export function columnNames(header: readonly string[]): string[] {
  const taken = new Set<string>();
  return header.map((heading, i) => {
    const written = heading.trim().replace(/\s+/g, ' ');
    let name = written === '' || taken.has(written) ? `column_${i + 1}` : written;
    // A heading may itself be the name of a position.
    while (taken.has(name)) name += '_';
    taken.add(name);
    return name;
  });
}
