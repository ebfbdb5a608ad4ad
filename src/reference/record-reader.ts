// Reads what belongs to one address or one street: from memory when the section was loaded, else from the file with one read.
import { ADDRESS_WORDS, type AddressBlock } from './address-set.js';
import type { SetFile } from './file/set-file.js';

/** Streets whose records are kept after a read from the file; a power of two. */
const KEPT_STREETS = 256;

export class RecordReader {
  readonly #file: SetFile;
  readonly #kept: (AddressBlock & { street: number })[] = [];
  readonly #one = new Uint32Array(1);
  readonly #oneByte = new Uint8Array(1);
  readonly #columns = new Map<string, Uint32Array | Uint8Array>();
  #words: Uint32Array | undefined;

  constructor(file: SetFile) {
    this.#file = file;
  }

  /** Records of one street: `count` of them from address `first` on. The block stays valid as long as it is held. */
  block(street: number, first: number, count: number): AddressBlock {
    if (this.#words !== undefined) return { words: this.#words, start: first * ADDRESS_WORDS, count, first };
    if (this.#file.resident('address.record')) {
      this.#words = this.#file.u32('address.record');
      return this.block(street, first, count);
    }
    const kept = this.#kept[street % KEPT_STREETS];
    if (kept?.street === street) return kept;
    const words = new Uint32Array(count * ADDRESS_WORDS);
    if (count > 0) this.#file.read('address.record', first * ADDRESS_WORDS, words);
    const block = { street, words, start: 0, count, first };
    this.#kept[street % KEPT_STREETS] = block;
    return block;
  }

  /** Element `address` of a u32 section, or `absent` when the file has no such section. */
  word(name: string, address: number, absent: number): number {
    const column = this.#column(name);
    if (column !== undefined) return column.length === 0 ? absent : column[address]!;
    this.#file.read(name, address, this.#one);
    return this.#one[0]!;
  }

  /** Element `address` of a u8 section, 0 when the file has no such section. */
  byte(name: string, address: number): number {
    const column = this.#column(name);
    if (column !== undefined) return column[address] ?? 0;
    this.#file.read(name, address, this.#oneByte);
    return this.#oneByte[0]!;
  }

  /** One word of an address' record. */
  recordWord(address: number, word: number): number {
    if (this.#words === undefined && this.#file.resident('address.record')) this.#words = this.#file.u32('address.record');
    if (this.#words !== undefined) return this.#words[address * ADDRESS_WORDS + word]!;
    this.#file.read('address.record', address * ADDRESS_WORDS + word, this.#one);
    return this.#one[0]!;
  }

  #column(name: string): Uint32Array | Uint8Array | undefined {
    const known = this.#columns.get(name);
    if (known !== undefined) return known;
    if (!this.#file.resident(name)) return undefined;
    const column = name === 'address.trust' ? this.#file.u8(name) : this.#file.u32(name);
    this.#columns.set(name, column);
    return column;
  }
}
