// What is said of the header of an input, and of the lines around it that are no part of the table.
import type { InputShape, LinesLeftOut } from './shape.js';

/** Part of the line that describes the input: which row is the header. */
export function headerSaid({ header }: InputShape): string {
  if (!header) return 'no header: the first row is data';
  const { first, last, joined } = header;
  if (joined) return `${linesOf(header)} are the header, joined into one`;
  if (last > first) return `${linesOf(header)} are the header`;
  return first === 1 ? 'first row is the header' : `line ${first} is the header`;
}

/** A line for each decision that a user may have to know of: what is left out, and headings that were changed. */
export function headerNotes({ header, above, below, plan }: InputShape): string[] {
  const notes: string[] = [];
  if (above) notes.push(leftOutNote(above, header ? 'above the header' : 'above the first row'));
  if (below) notes.push(leftOutNote(below, 'below the header'));
  if (plan.kind !== 'csv' || !header) return notes;
  const numbered = plan.names.filter((name, i) => name !== header.cells[i]!.trim() && /^column_\d+_*$/.test(name));
  if (numbered.length > 0) {
    const shown = numbered.slice(0, 5).join(', ') + (numbered.length > 5 ? ` and ${numbered.length - 5} more` : '');
    const what =
      numbered.length === 1 ? 'a column without a heading of its own is' : 'columns without a heading of their own are';
    notes.push(`${what} called ${shown}`);
  }
  return notes;
}

const linesOf = ({ first, last }: Pick<LinesLeftOut, 'first' | 'last'>): string => `lines ${first}-${last}`;

function leftOutNote(lines: LinesLeftOut, where: string): string {
  const one = lines.first === lines.last;
  const blank = one ? 'it is blank' : 'they are blank';
  const what = lines.text === '' ? blank : `'${lines.text}'`;
  return `${one ? `line ${lines.first}` : linesOf(lines)} ${where} ${one ? 'is' : 'are'} left out: ${what}`;
}
