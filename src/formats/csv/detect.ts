// Decides the delimiter and the escape of a delimited file by reading its first part with each candidate.
import { BACKSLASH, COMMA, NO_DELIMITER, QUOTE, TAB, type CsvDialect } from './dialect.js';
import { CsvScanner } from './scanner.js';

/** In order of how common they are: the first of equals wins. */
const CANDIDATES = [COMMA, 0x3b, TAB, 0x7c];
/** Bytes and records that are read to decide. */
const SAMPLE_BYTES = 64 << 10;
const SAMPLE_RECORDS = 500;
/**
 * Share of the records that must have as many columns as the first for a delimiter to be believed. A first row that
 * looks like headings is good evidence by itself; one with a digit may be an address a line, with commas in it.
 */
const AGREEING = { headings: 0.5, data: 0.8 };

interface Trial {
  dialect: CsvDialect;
  columns: number;
  agreeing: number;
  enough: number;
  broken: number;
  records: number;
}

/** The dialect of a text, of which `head` is the first part, ending at a record's end or anywhere. */
export function detectDialect(head: Buffer, given?: number): CsvDialect {
  const delimiters = given === undefined ? CANDIDATES : [given];
  const trials = delimiters.map((delimiter) => best(head, delimiter));
  if (given !== undefined) return trials[0]!.dialect;
  const believed = trials.filter(
    ({ columns, agreeing, enough, records }) => columns > 1 && agreeing >= enough * records,
  );
  const winner = believed.sort(
    (a, b) => (b.agreeing * (b.columns - 1)) / b.records - (a.agreeing * (a.columns - 1)) / a.records,
  )[0];
  if (winner) return winner.dialect;
  // One column. Where a comma splits lines unevenly, it belongs to the text: a line is a cell.
  const comma = trials[0]!;
  return comma.records === 0 || (comma.columns === 1 && comma.agreeing === comma.records)
    ? comma.dialect
    : { delimiter: NO_DELIMITER, escape: QUOTE };
}

/** The trial with doubled quotes, unless quotes escaped by a backslash make more sense of it. */
function best(head: Buffer, delimiter: number): Trial {
  const doubled = trial(head, { delimiter, escape: QUOTE });
  if (doubled.broken === 0) return doubled;
  const escaped = trial(head, { delimiter, escape: BACKSLASH });
  return escaped.broken < doubled.broken ? escaped : doubled;
}

function trial(head: Buffer, dialect: CsvDialect): Trial {
  const scanner = new CsvScanner(dialect, 1);
  const end = Math.min(head.length, SAMPLE_BYTES);
  scanner.reset(head, 0, end);
  const counts: number[] = [];
  let broken = 0;
  let first = '';
  while (counts.length < SAMPLE_RECORDS && scanner.next()) {
    // The last record of a part may be cut in the middle.
    if (scanner.position >= end && head.length > SAMPLE_BYTES) break;
    if (scanner.brokenQuote) broken++;
    else if (scanner.contentEnd > scanner.start) {
      if (counts.push(scanner.columns) === 1) first = head.toString('latin1', scanner.start, scanner.contentEnd);
    }
  }
  const columns = counts[0] ?? 1;
  const enough = /\d/.test(first) ? AGREEING.data : AGREEING.headings;
  return {
    dialect,
    columns,
    agreeing: counts.filter((count) => count === columns).length,
    enough,
    broken,
    records: counts.length + broken,
  };
}
