// The companies behind a name, by its key, and behind all names that begin with it.
import type { SetFile } from '../../file/read/set-file.js';
import { StoredTexts } from './stored-texts.js';
import { LONGEST_KEY } from '../name-key.js';
import type { NameRef } from '../company-record.js';
import { COUNT_BYTES, ENTRY_HEAD_BYTES, PAGE_BYTES, PAGE_HEAD_BYTES, REF_BYTES } from '../format.js';
import { PagedBytes } from './paged-bytes.js';

/** Takes a company of the name with that key; false where no more are wanted. */
export type TakeRef = (ref: NameRef, key: string) => boolean;

export class NameIndex {
  private readonly file: SetFile;
  private readonly pages: PagedBytes;
  private readonly count: number;
  private least: StoredTexts | undefined;
  private readonly key = new Uint8Array(LONGEST_KEY + 256);

  constructor(file: SetFile) {
    this.file = file;
    this.pages = new PagedBytes(file, 'name.page');
    this.count = Math.ceil(this.pages.length / PAGE_BYTES);
  }

  /** Calls `take` with each company of the key bytes[0, length), in the order of their numbers. */
  find(bytes: Uint8Array, length: number, take: TakeRef): void {
    this.walk(bytes, length, false, take);
  }

  /** The same of all keys that begin so, in the order of the keys. */
  beginning(bytes: Uint8Array, length: number, take: TakeRef): void {
    this.walk(bytes, length, true, take);
  }

  private walk(wanted: Uint8Array, length: number, isBeginning: boolean, take: TakeRef): void {
    if (this.count === 0) return;
    this.least ??= new StoredTexts(this.file, 'name.least');
    for (let page = this.least.lastBefore(wanted, length); page < this.count; page++) {
      if (!this.readPage(page, wanted, length, isBeginning, take)) return;
    }
  }

  /** Looks through a page; false where what is behind it is not wanted. */
  private readPage(page: number, wanted: Uint8Array, length: number, isBeginning: boolean, take: TakeRef): boolean {
    const bytes = this.pages.at(page * PAGE_BYTES, PAGE_BYTES);
    const used = bytes.length < PAGE_HEAD_BYTES ? 0 : bytes.readUInt16LE(0);
    if (used > bytes.length) throw this.damage();
    const { key } = this;
    let same = 0;
    for (let at = PAGE_HEAD_BYTES; at < used;) {
      const shared = bytes[at]!;
      const rest = bytes[at + 1]!;
      const size = shared + rest;
      const countAt = at + ENTRY_HEAD_BYTES + rest;
      if (size > LONGEST_KEY || countAt + COUNT_BYTES > used) throw this.damage();
      for (let i = 0; i < rest; i++) key[shared + i] = bytes[at + ENTRY_HEAD_BYTES + i]!;
      // Letters that the key before shares with what is wanted need no second look.
      same = Math.min(same, shared);
      while (same < length && same < size && key[same] === wanted[same]) same++;
      const count = bytes.readUInt16LE(countAt);
      const refs = countAt + COUNT_BYTES;
      at = refs + count * REF_BYTES;
      if (at > used) throw this.damage();
      if (same < length && (same === size || key[same]! < wanted[same]!)) continue;
      if (same < length || (!isBeginning && size > length)) return false;
      const text = Buffer.from(key.buffer, key.byteOffset, size).toString('latin1');
      for (let ref = refs; ref < at; ref += REF_BYTES) {
        const one = { number: bytes.readUInt32LE(ref), about: bytes.readUInt32LE(ref + 4) };
        if (!take(one, text)) return false;
      }
    }
    return true;
  }

  private damage(): Error {
    return this.file.damage('a page of section name.page cannot be read');
  }
}
