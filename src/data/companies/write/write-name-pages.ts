// Writes the names of all parts in the order of their keys, in pages that are readable alone.
import type { SetWriter } from '../../file/write/set-writer.js';
import { writeTexts } from '../../names/write/write-texts.js';
import { LONGEST_KEY } from '../name-key.js';
import { COUNT_BYTES, ENTRY_HEAD_BYTES, PAGE_BYTES, PAGE_HEAD_BYTES, REF_BYTES } from '../format.js';
import { mergeRuns, NameRun } from './merge-runs.js';
import { compareKeys } from './sort-keys.js';

/** Pages are written so many at once. */
const PAGES = 1 << 10;

/** Writes the sections `name.*`; returns how many different keys there are. */
export async function writeNamePages(
  writer: SetWriter,
  files: readonly string[],
  turn: () => Promise<void>,
): Promise<number> {
  const pages = new NamePages(writer);
  writer.begin('name.page', 'u8');
  await mergeRuns(
    files.map((file) => new NameRun(file)),
    (run) => {
      pages.add(run);
    },
    turn,
  );
  pages.end();
  return pages.keys;
}

class NamePages {
  keys = 0;
  private readonly writer: SetWriter;
  private readonly buffer = Buffer.alloc(PAGES * PAGE_BYTES);
  /** Where the page that is being filled begins in the buffer, and where its next byte goes. */
  private page = 0;
  private at = PAGE_HEAD_BYTES;
  /** Where the entry's count of refs is; 0 while the page has no entry. */
  private countAt = 0;
  private readonly least: string[] = [];
  private readonly key = new Uint8Array(LONGEST_KEY);
  private length = -1;
  private number = -1;
  private about = -1;

  constructor(writer: SetWriter) {
    this.writer = writer;
  }

  add({ bytes, keyFrom, keyTo, number, about }: NameRun): void {
    const isSame = this.length >= 0 && compareKeys(this.key, 0, this.length, bytes, keyFrom, keyTo) === 0;
    // A register repeats names; the same of the same company is one.
    if (isSame && number === this.number && about === this.about) return;
    if (!isSame) this.keys++;
    const shared = isSame ? keyTo - keyFrom : this.sharedWith(bytes, keyFrom, keyTo);
    const rest = keyTo - keyFrom - shared;
    if (!(isSame && this.countAt > 0 && this.at + REF_BYTES <= PAGE_BYTES)) {
      if (this.at + ENTRY_HEAD_BYTES + rest + COUNT_BYTES + REF_BYTES > PAGE_BYTES) this.endPage();
      this.beginEntry(bytes, keyFrom, keyTo, this.at === PAGE_HEAD_BYTES ? 0 : shared);
    }
    const { buffer, page } = this;
    buffer.writeUInt32LE(number, page + this.at);
    buffer.writeUInt32LE(about, page + this.at + 4);
    this.at += REF_BYTES;
    buffer.writeUInt16LE(buffer.readUInt16LE(page + this.countAt) + 1, page + this.countAt);
    this.number = number;
    this.about = about;
  }

  end(): void {
    if (this.at > PAGE_HEAD_BYTES) this.endPage();
    this.writer.append(this.buffer.subarray(0, this.page));
    this.writer.end();
    writeTexts(this.writer, 'name.least', this.least.length, (page) => this.least[page]!);
  }

  private beginEntry(bytes: Uint8Array, from: number, to: number, shared: number): void {
    if (this.at === PAGE_HEAD_BYTES) this.least.push(this.separator(bytes, from, to));
    const { buffer } = this;
    let at = this.page + this.at;
    buffer[at++] = shared;
    buffer[at++] = to - from - shared;
    for (let i = from + shared; i < to; i++) buffer[at++] = bytes[i]!;
    for (let i = shared; i < to - from; i++) this.key[i] = bytes[from + i]!;
    if (shared === 0) for (let i = 0; i < to - from; i++) this.key[i] = bytes[from + i]!;
    this.length = to - from;
    this.countAt = at - this.page;
    buffer.writeUInt16LE(0, at);
    this.at = this.countAt + COUNT_BYTES;
  }

  /** The shortest beginning of the page's first key that no key before it reaches. */
  private separator(bytes: Uint8Array, from: number, to: number): string {
    const shared = this.length < 0 ? 0 : this.sharedWith(bytes, from, to);
    return Buffer.from(bytes.subarray(from, Math.min(to, from + shared + 1))).toString('latin1');
  }

  private sharedWith(bytes: Uint8Array, from: number, to: number): number {
    const most = Math.min(this.length, to - from);
    let shared = 0;
    while (shared < most && this.key[shared] === bytes[from + shared]) shared++;
    return Math.max(0, shared);
  }

  private endPage(): void {
    this.buffer.writeUInt16LE(this.at, this.page);
    this.page += PAGE_BYTES;
    this.at = PAGE_HEAD_BYTES;
    this.countAt = 0;
    if (this.page < this.buffer.length) return;
    this.writer.append(this.buffer);
    this.buffer.fill(0);
    this.page = 0;
  }
}
