// The review file: the pairs of records that a person is to decide about, and what that person has decided.
import { parse } from 'csv-parse/sync';
import { WaypostError } from '../../contract/errors.js';
import type { SettingFile } from '../../contract/settings.js';
import type { DecidedPair, ReviewPair } from '../link-types.js';

/** The headings of the review file. The first is for the person; ids say which records a line is of. */
export const reviewColumns = [
  'decision',
  'class',
  'probability',
  'from_id',
  'to_id',
  'from_record',
  'to_record',
  'evidence',
] as const;

/** The line of a pair, with nothing decided. */
export const reviewLine = (
  { matchClass, probability, fromId, toId, evidence }: ReviewPair,
  fromText: string,
  toText: string,
): readonly string[] => [
  '',
  matchClass,
  probability === undefined ? '' : probability.toFixed(4),
  fromId,
  toId,
  fromText,
  toText,
  evidence,
];

/** Columns without which a file says nothing of pairs. */
const NEEDED = ['decision', 'from_id', 'to_id'] as const;
const WORDS: Readonly<Record<string, boolean>> = { same: true, different: false };
/** Delimiters that spreadsheets write in place of the comma. */
const DELIMITERS = [',', ';', '\t'] as const;

/**
 * The pairs that are decided in a review file; lines without a decision say nothing. Throws `usage` for a file without
 * the columns, and for a decision that is none.
 */
export function readDecided({ name, text }: SettingFile): DecidedPair[] {
  const rows = rowsOf(name, text);
  const headings = (rows[0]?.cells ?? []).map((cell) => cell.trim().toLowerCase());
  const missing = NEEDED.filter((column) => !headings.includes(column));
  if (missing.length > 0) {
    throw new WaypostError(
      'usage',
      `--decided ${name}: there is no column ${missing.join(' and no column ')}; give a file that --review has written`,
    );
  }
  const [decision, from, to] = NEEDED.map((column) => headings.indexOf(column)) as [number, number, number];
  return rows.slice(1).flatMap(({ cells, line }): DecidedPair[] => {
    const word = (cells[decision] ?? '').trim().toLowerCase();
    const ids = { from: (cells[from] ?? '').trim(), to: (cells[to] ?? '').trim() };
    if (word === '') return [];
    const same = WORDS[word];
    const where = `--decided ${name}, line ${line}`;
    if (same === undefined) {
      throw new WaypostError('usage', `${where}: the decision '${word}' is none; write same, different or nothing`);
    }
    if (ids.from === '' || ids.to === '') {
      throw new WaypostError('usage', `${where}: from_id or to_id is empty; both say which records are meant`);
    }
    return [{ ...ids, same }];
  });
}

interface Line {
  readonly cells: readonly string[];
  readonly line: number;
}

function rowsOf(name: string, text: string): Line[] {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  const delimiter = DELIMITERS.find((one) => head.split(one).length > 1) ?? ',';
  try {
    const read = parse(text, {
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      info: true,
    }) as unknown as {
      readonly record: string[];
      readonly info: { readonly lines: number };
    }[];
    return read.map(({ record, info }) => ({ cells: record, line: info.lines }));
  } catch (error) {
    throw new WaypostError('usage', `--decided ${name}: ${(error as Error).message}; give a file of CSV`, {
      cause: error,
    });
  }
}
