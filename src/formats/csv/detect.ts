// Decides the delimiter and the escape of a delimited file by reading its first part with each candidate.
import { CellReader } from './cell.js';
import { BACKSLASH, COMMA, QUOTE, TAB } from '../ascii.js';
import { NO_DELIMITER, type CsvDialect } from './dialect.js';
import { EMPTY, lookOf, NAME, NUMBERED, YEAR } from './head/cell-look.js';
import { evidenceOf, type RowEvidence } from './head/evidence.js';
import { CsvScanner } from './scanner.js';

/** In order of how common they are: the first of equals wins. */
const CANDIDATES = [COMMA, 0x3b, TAB, 0x7c];
/** Tilde, caret, and the separators of units and fields that databases write: believed where every record agrees. */
const RARE = [0x7e, 0x5e, 0x1f, 0x01];
const LEAST_OF_RARE = { columns: 3, records: 2 };
/** Bytes and records that are read to decide. */
const SAMPLE_BYTES = 64 << 10;
const SAMPLE_RECORDS = 500;
/**
 * Share of the records that must have as many columns as the first for a delimiter to be believed. A first row that
 * looks like headings is good evidence by itself; one with a digit may be an address a line, with commas in it.
 */
const AGREEING = { headings: 0.5, data: 0.8 };
/** The same for records that are no longer than their header, as some programs leave out cells at the end of a row. */
const NO_LONGER = 0.8;
/** Lines of text that may stand above a table, and columns and records that are looked at to tell. */
const MOST_ABOVE = 30;
const LOOKED_AT = { columns: 200, records: 60 };

interface Trial {
  dialect: CsvDialect;
  columns: number;
  agreeing: number;
  enough: number;
  broken: number;
  records: number;
  /** Columns of each record. */
  counts: number[];
}

/** The dialect of a text, of which `head` is the first part, ending at a record's end or anywhere. */
export function detectDialect(head: Buffer, given?: number): CsvDialect {
  const delimiters = given === undefined ? CANDIDATES : [given];
  const trials = delimiters.map((delimiter) => best(head, delimiter));
  if (given !== undefined) return trials[0]!.dialect;
  const rare = rareDelimiter(head);
  if (rare !== undefined) return rare.dialect;
  const winner = mostAgreeing(trials) ?? mostAgreeing(trials.map((trial) => belowText(head, trial)));
  if (winner) return winner.dialect;
  // One column. Where a comma splits lines unevenly, it belongs to the text: a line is a cell.
  const comma = trials[0]!;
  return comma.records === 0 || (comma.columns === 1 && comma.agreeing === comma.records)
    ? comma.dialect
    : { delimiter: NO_DELIMITER, escape: QUOTE };
}

/** The trial with a delimiter that nobody writes into a text, where all records have as many columns by it. */
function rareDelimiter(head: Buffer): Trial | undefined {
  return RARE.filter((delimiter) => head.includes(delimiter))
    .map((delimiter) => best(head, delimiter))
    .find(
      ({ columns, agreeing, records }) =>
        columns >= LEAST_OF_RARE.columns && records >= LEAST_OF_RARE.records && agreeing === records,
    );
}

function mostAgreeing(trials: readonly Trial[]): Trial | undefined {
  const believed = trials.filter(
    ({ columns, agreeing, enough, records }) => columns > 1 && agreeing >= enough * records,
  );
  return believed.sort(
    (a, b) => (b.agreeing * (b.columns - 1)) / b.records - (a.agreeing * (a.columns - 1)) / a.records,
  )[0];
}

/**
 * The trial from the record on that heads a table below lines of text, or a table whose rows are not all as long as its
 * header. That record has to be a header beyond doubt: commas stand in addresses too.
 */
function belowText(head: Buffer, trial: Trial): Trial {
  const { counts } = trial;
  const usual = commonest(counts);
  const none = { ...trial, columns: 1 };
  const top = recordsFrom(head, trial.dialect, 0);
  // A title may be filled up with delimiters, and a blank line be made of them.
  const end = counts.findIndex((count, i) => count >= usual && isOfSeveral(top[i]));
  // Where rows end with a delimiter that the header does not have, they are wider by an empty cell. A title above the
  // header may be as long by chance.
  const isNarrower =
    end > 0 &&
    usual > 2 &&
    counts[end - 1] === usual - 1 &&
    recordsFrom(head, trial.dialect, end - 1).every((row) => (row[usual - 1] ?? '').trim() === '');
  const start = isNarrower ? end - 1 : end;
  if (usual < 2 || end < 0 || start > MOST_ABOVE) return none;
  const columns = Math.max(usual, counts[start]!);
  const below = counts.slice(start);
  const exact = below.filter((count) => count === usual).length;
  const shorter = below.filter((count) => count > 1 && count <= columns).length;
  const agreeing = shorter >= NO_LONGER * below.length ? shorter : exact;
  // Addresses with as many commas each are rare.
  const sure = usual > 3 && below.length > 3 && exact >= 0.9 * below.length;
  if (agreeing < AGREEING.headings * below.length) return none;
  const rows = recordsFrom(head, trial.dialect, start);
  if (!isHeadingRow(rows, sure)) return none;
  return { ...trial, columns, agreeing, enough: AGREEING.headings, records: below.length };
}

const isOfSeveral = (row: readonly string[] | undefined): boolean =>
  row === undefined || row.filter((cell) => cell.trim() !== '').length > 1;

/** The number of columns that the table has: that of many records, a larger one before a smaller. */
function commonest(counts: readonly number[]): number {
  const tally = new Map<number, number>();
  for (const count of counts) tally.set(count, (tally.get(count) ?? 0) + 1);
  const [best] = [...tally].sort(([a, ofA], [b, ofB]) => ofB * (b - 1) - ofA * (a - 1));
  return best?.[0] ?? 1;
}

/** True if the first has names alone. `sure`: it need not be proved by a column of numbers below one of them. */
function isHeadingRow(rows: readonly (readonly string[])[], sure: boolean): boolean {
  const [first] = rows;
  if (first === undefined || !first.every((cell) => [EMPTY, NAME, NUMBERED, YEAR].includes(lookOf(cell)))) return false;
  const [{ contrasts, filled, score }] = evidenceOf(rows, 1, () => false) as [RowEvidence];
  return filled > 1 && (sure || (score > 0 && contrasts > 0));
}

/** Cells of records from that number on. */
function recordsFrom(head: Buffer, dialect: CsvDialect, number: number): string[][] {
  const end = Math.min(head.length, SAMPLE_BYTES);
  const scanner = new CsvScanner(dialect, LOOKED_AT.columns);
  // What the encoding is does not matter to digits.
  const reader = new CellReader(dialect, 'windows-1252');
  scanner.reset(head, 0, end);
  reader.reset(head, end);
  const rows: string[][] = [];
  for (let record = 0; record < number + LOOKED_AT.records && scanner.next();) {
    if (scanner.brokenQuote || scanner.contentEnd === scanner.start) continue;
    const columns = Math.min(scanner.columns, LOOKED_AT.columns);
    if (record++ >= number) rows.push(Array.from({ length: columns }, (_, column) => reader.cell(scanner, column)));
  }
  return rows;
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
    counts,
  };
}
