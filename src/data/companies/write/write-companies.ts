// Writes a set of companies of what its readers made.
import type { SetWriter } from '../../file/write/set-writer.js';
import type { RecordWords } from '../company-record.js';
import type { CompanyParts } from './company-runs.js';
import { WordCounts } from './word-counts.js';
import { writeNamePages } from './write-name-pages.js';
import { writeRecords, type JoinRecords } from './write-records.js';
import { writeWords } from './write-words.js';

export interface CompanySetInput {
  readonly parts: readonly CompanyParts[];
  readonly words: RecordWords;
  /** Makes one record of several of one number, where the source says of a company in several rows. */
  readonly join?: JoinRecords;
}

/** Writes all sections; `turn` as of `mergeRuns`. Returns how many companies and how many different names there are. */
export async function writeCompanies(
  writer: SetWriter,
  { parts, words, join }: CompanySetInput,
  turn: () => Promise<void>,
): Promise<{ companies: number; names: number }> {
  const runs = parts.flatMap((part) => part.runs);
  writer.json('company.words', words);
  const companies = await writeRecords(
    writer,
    runs.map((run) => run.records),
    turn,
    join,
  );
  const names = await writeNamePages(
    writer,
    runs.map((run) => run.names),
    turn,
  );
  const counts = new WordCounts();
  for (const part of parts) {
    counts.addAll(part.words);
    await turn();
  }
  writeWords(writer, counts.parts());
  return { companies, names };
}
