// A list, or a text, runs from one start to the next, and is followed as far as that says, though never beyond what
// there is (list-end.ts). So starts are looked at once, when they are loaded: they rise, and what they are the starts
// of goes on to the last of them at least. That is for a file that was written wrong, whose checksums are right: a
// failure names it then. Of long sections one record does not wait for it.

/** Lists of rows, whose starts do not have the name of a section: what has one element for each row, or several. */
const ROWS: Readonly<Record<string, readonly (readonly [section: string, elements: number])[]>> = {
  'locality.entry.start': [['entry.name', 1]],
  'locality.postal.start': [['postal.locality', 1]],
  'street.address.start': [
    ['address.record', 8],
    ['address.number', 1],
  ],
  'group.start': [['about', 1]],
};
const STARTS = /\.(?:start|offset|deletion\.bucket)$/;

/** True for a section that holds starts. */
export const holdsStarts = (name: string): boolean => STARTS.test(name);

/**
 * What is wrong with a section, if it holds starts and they are out of order or go too far. `lengths`: elements of each
 * section of the file.
 */
export function wrongStarts(
  name: string,
  buffer: ArrayBuffer | SharedArrayBuffer,
  lengths: ReadonlyMap<string, { readonly length: number }>,
): string | undefined {
  if (!holdsStarts(name)) return undefined;
  const starts = new Uint32Array(buffer);
  const count = starts.length;
  for (let i = 1; i < count; i++) {
    if (starts[i]! < starts[i - 1]!) return `section ${name} is out of order`;
  }
  return (starts.at(-1) ?? 0) > mostOf(name, lengths) ? `section ${name} points beyond what it lists` : undefined;
}

/** How many elements the starts of that name lie among. */
function mostOf(name: string, lengths: ReadonlyMap<string, { readonly length: number }>): number {
  for (const [section, elements] of ROWS[name] ?? []) {
    const rows = lengths.get(section);
    if (rows) return rows.length / elements;
  }
  const listed = name
    .replace(/\.offset$/, '.text')
    .replace(/\.bucket$/, '.id')
    .replace(/\.start$/, '');
  return lengths.get(listed)?.length ?? 0;
}
