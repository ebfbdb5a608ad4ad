// A set of companies: by number, and by name. docs/reference/address-file.md describes the sections.
import { lowerBound } from '../../ascending.js';
import type { FileOrigin } from '../../file/format.js';
import { SetFile } from '../../file/read/set-file.js';
import { readRecord, recordLength, recordNumber, type CompanyRecord, type RecordWords } from '../company-record.js';
import { PAGE_BYTES } from '../format.js';
import { NameIndex } from './name-index.js';
import { PagedBytes } from './paged-bytes.js';
import { WordIndex } from './word-index.js';

const LEAST_BYTES = 7;

export class CompanySet {
  readonly source: string;
  readonly release: string;
  readonly names: NameIndex;
  readonly words: WordIndex;
  private readonly file: SetFile;
  private readonly records: PagedBytes;
  private recordWords: RecordWords | undefined;

  private constructor(file: SetFile) {
    this.file = file;
    this.source = file.meta.source;
    this.release = file.meta.release;
    this.records = new PagedBytes(file, 'company.record');
    this.names = new NameIndex(file);
    this.words = new WordIndex(file);
  }

  /** Opens a data file; its header alone is read. Throws WaypostError naming the file and what to do. */
  static open(file: string, origin?: FileOrigin): CompanySet {
    return new CompanySet(SetFile.open(file, origin));
  }

  /** The companies of nine digits: of an ABN behind its check digits, or of an ACN. Nearly always none or one. */
  byNumber(number: number): CompanyRecord[] {
    const first = this.file.u32('company.page');
    const begin = this.file.u16('company.begin');
    const found: CompanyRecord[] = [];
    let page = Math.max(0, lowerBound(first, number) - 1);
    while (page < first.length && begin[page] === PAGE_BYTES) page++;
    if (page >= first.length || first[page]! > number) return found;
    // What is behind the page is read when a record goes on there.
    let base = page * PAGE_BYTES;
    let at = begin[page]!;
    let bytes = this.records.at(base, PAGE_BYTES);
    for (;;) {
      if (at + LEAST_BYTES > bytes.length) {
        base += at;
        at = 0;
        bytes = this.records.at(base, PAGE_BYTES);
        if (bytes.length < LEAST_BYTES) break;
      }
      const own = recordNumber(bytes, at);
      if (own > number) break;
      const length = recordLength(bytes, at);
      if (length < LEAST_BYTES) throw this.file.damage('a record of section company.record has no length');
      if (own === number) {
        const whole = at + length > bytes.length ? this.records.at(base + at, length) : bytes.subarray(at, at + length);
        found.push(readRecord(whole, 0, this.wordsOfRecords(), this.file));
        // Reading more may have moved what was read.
        base += at + length;
        at = 0;
        bytes = this.records.at(base, LEAST_BYTES);
        continue;
      }
      at += length;
    }
    return found;
  }

  /** The same by the number of the other register, where it is not that of the record. */
  byOther(number: number): CompanyRecord[] {
    const numbers = this.file.u32('other.number');
    const keys = this.file.u32('other.key');
    const found: CompanyRecord[] = [];
    for (let i = lowerBound(numbers, number); i < numbers.length && numbers[i] === number; i++) {
      found.push(...this.byNumber(keys[i]!).filter(({ other }) => other === number));
    }
    return found;
  }

  close(): void {
    this.file.close();
  }

  private wordsOfRecords(): RecordWords {
    return (this.recordWords ??= this.file.json<RecordWords>('company.words', { types: [], statuses: [] }));
  }
}
