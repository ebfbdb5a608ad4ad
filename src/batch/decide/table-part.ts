// Where in the head of a delimited file the table may begin: below the lines that are told to be left out, and below
// Excel's line that says the delimiter.
import { WaypostError } from '../../contract/errors.js';
import { afterLine, lineEnds } from '../../formats/csv/quote.js';
import { sepLine } from '../../formats/csv/head/sep-line.js';
import type { FileFormat } from '../../formats/file-format.js';
import type { TextSource } from '../../formats/text-source.js';
import type { HeadPart } from './head-rows.js';
import type { InputDescription } from './shape.js';

export interface TablePart extends HeadPart {
  /** True if the first row is told to be the header. */
  readonly isHeader: boolean;
  /** Byte of the delimiter, where a line of the file says it. */
  readonly delimiter: number | undefined;
}

/** Throws usage errors of lines that the file does not have, or not so that they can be looked at. */
export function tablePart(
  { header, skip = 0 }: InputDescription,
  text: TextSource,
  format: FileFormat,
  name: string,
): TablePart {
  const { head } = text;
  let start = afterLines(text, skip, `--skip ${skip}`, name);
  const sep = format === 'lines' ? undefined : sepLine(head.subarray(start));
  if (sep) start += sep.end;
  if (typeof header !== 'number') {
    return { start, lines: lineEnds(head, 0, start), isHeader: false, delimiter: sep?.delimiter };
  }
  const told = `--header ${header}`;
  if (header <= skip) {
    throw new WaypostError('usage', `${told} is among the lines that --skip ${skip} leaves out; lines count from 1`);
  }
  start = afterLines(text, header - 1, told, name);
  if (afterLine(head, start, head.length) === start || /[\r\n]/.test(head.toString('latin1', start, start + 1))) {
    throw new WaypostError('usage', `${told}: line ${header} of ${name} is blank; name the line of the headings`);
  }
  return { start, lines: header - 1, isHeader: true, delimiter: sep?.delimiter };
}

/** The first byte behind so many physical lines. */
function afterLines({ head, whole }: TextSource, lines: number, told: string, name: string): number {
  let start = 0;
  for (let line = 0; line < lines; line++) {
    if (start >= head.length) {
      const where = whole ? `${name} has ${line} lines` : `only the first ${line} lines of ${name} are looked at`;
      throw new WaypostError('usage', `${told}: ${where}`);
    }
    start = afterLine(head, start, head.length);
  }
  return start;
}
