// Reads one file of the extract: its head, its records a chunk at a time, and whether it is whole.
import { WaypostError } from '../../../contract/errors.js';
import { CompanyDraft } from '../../companies/write/company-draft.js';
import type { CompanyRuns } from '../../companies/write/company-runs.js';
import { requireText } from '../tables/text.js';
import type { ScanOptions, TableSource } from '../tables/psv.js';
import { readHead, type AbrHead } from './head.js';
import { RecordScanner } from './scan-records.js';

/** What came of a file. */
export interface ReadFile {
  readonly name: string;
  readonly part: number;
  readonly date: string;
  /** Records that it says it has, and those that are there. */
  readonly said: number;
  readonly records: number;
  /** Of them those without a number or name that could be used. */
  readonly refused: number;
  /** False where the closing tag of the whole file is missing. */
  readonly closed: boolean;
  /** What the types of entities are called, by their codes. */
  readonly types: ReadonlyMap<string, string>;
}

/** No record comes near this; a file of something else would otherwise be read whole into memory. */
const LONGEST_RECORD = 1 << 24;
const RECORD_END = Buffer.from('</ABR>');
const MOST_SHOWN = 60;

/** Reads a file into `runs`. Throws WaypostError for one that is damaged (what, where, what next). */
export async function readAbrFile(
  source: TableSource,
  runs: CompanyRuns,
  options: ScanOptions = {},
): Promise<ReadFile> {
  const file = new AbrFile(source.name, runs);
  for await (const chunk of source.chunks()) {
    options.signal?.throwIfAborted();
    file.take(chunk);
    options.onBytes?.(chunk.length);
  }
  return file.finish();
}

class AbrFile {
  private readonly name: string;
  private readonly scanner: RecordScanner;
  private buffer = Buffer.alloc(0);
  private left = 0;
  private head: AbrHead | undefined;
  private records = 0;
  /** Bytes before the buffer's first. */
  private position = 0;

  constructor(name: string, runs: CompanyRuns) {
    this.name = name;
    const draft = new CompanyDraft();
    this.scanner = new RecordScanner(draft, () => {
      runs.add(draft);
    });
  }

  take(chunk: Buffer): void {
    const end = this.left + chunk.length;
    if (end > this.buffer.length) this.buffer = Buffer.concat([this.buffer.subarray(0, this.left)], end * 2);
    chunk.copy(this.buffer, this.left);
    this.left = end;
    this.scan(false);
    if (this.left > LONGEST_RECORD) throw this.bad('a record of more than 16 MB, or one that does not end');
  }

  finish(): ReadFile {
    this.scan(true);
    const rest = this.buffer.toString('utf8', 0, this.left).trim();
    const closed = rest.startsWith('</Transfer>');
    if (!closed && rest !== '') {
      throw this.bad(`the file ends within record ${this.records + 1} ('${rest.slice(0, MOST_SHOWN)}…')`);
    }
    const { part, date, records: said } = this.head!;
    const { refused, types } = this.scanner;
    return { name: this.name, part, date, said, records: this.records, refused, closed, types };
  }

  private scan(isLast: boolean): void {
    const { buffer } = this;
    let from = 0;
    if (this.head === undefined) {
      this.head = readHead(buffer.subarray(0, this.left), this.name, isLast);
      if (this.head === undefined) return;
      from = this.head.end;
    }
    const last = buffer.subarray(0, this.left).lastIndexOf(RECORD_END);
    const to = last < 0 ? from : last + RECORD_END.length;
    if (to > from) {
      requireText(buffer, from, to, (lines, what) => {
        // Records stand one a line, so that the line is the record too.
        let at = from;
        for (let line = 0; line < lines; line++) at = buffer.indexOf('\n', at) + 1;
        return this.bad(what, at);
      });
      this.records += this.scanner.scan(buffer, from, to);
    }
    buffer.copyWithin(0, to, this.left);
    this.left -= to;
    this.position += to;
  }

  private bad(what: string, at = 0): WaypostError {
    return new WaypostError(
      'input-unreadable',
      `${this.name} from byte ${this.position + at} on: ${what}; the file is damaged or cut short; download it again`,
    );
  }
}
