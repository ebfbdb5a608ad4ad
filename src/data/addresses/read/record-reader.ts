// Reads what belongs to one address or one street: from memory when the section was loaded, else from the file with one
// read.
import { ADDRESS_WORDS, type AddressBlock } from './address-set.js';
import type { SetFile } from '../../file/read/set-file.js';

/** Streets whose records are kept after a read from the file; a power of two. */
const KEPT_STREETS = 256;

export class RecordReader {
  private readonly file: SetFile;
  private readonly kept: (AddressBlock & { street: number })[] = [];
  private readonly one = new Uint32Array(1);
  private readonly records: number;
  private words: Uint32Array | undefined;

  constructor(file: SetFile) {
    this.file = file;
    this.records = file.length('address.record') / ADDRESS_WORDS;
  }

  /**
   * Records of one street: `count` of them from address `first` on. The block stays valid as long as it is held. Throws
   * WaypostError where the file has no such records: as many are gone through, or read, as are asked for.
   */
  block(street: number, first: number, count: number): AddressBlock {
    if (!(count >= 0 && first + count <= this.records)) {
      throw this.file.damage('section street.address.start points beyond what it lists');
    }
    if (this.words !== undefined) return { words: this.words, start: first * ADDRESS_WORDS, count, first };
    if (this.file.resident('address.record')) {
      this.words = this.file.u32('address.record');
      return this.block(street, first, count);
    }
    const kept = this.kept[street % KEPT_STREETS];
    if (kept?.street === street) return kept;
    const words = new Uint32Array(count * ADDRESS_WORDS);
    if (count > 0) this.file.read('address.record', first * ADDRESS_WORDS, words);
    const block = { street, words, start: 0, count, first };
    this.kept[street % KEPT_STREETS] = block;
    return block;
  }

  /** One word of an address' record. */
  recordWord(address: number, word: number): number {
    if (this.words === undefined && this.file.resident('address.record')) this.words = this.file.u32('address.record');
    if (this.words !== undefined) return this.words[address * ADDRESS_WORDS + word]!;
    this.file.read('address.record', address * ADDRESS_WORDS + word, this.one);
    return this.one[0]!;
  }
}

/** One section with a value for each address: from memory when it is there, else one read a value. */
export class ColumnReader {
  private readonly file: SetFile;
  private readonly name: string;
  private readonly type: 'u8' | 'u32';
  private readonly absent: number;
  private readonly one: Uint8Array | Uint32Array;
  private column: Uint8Array | Uint32Array | undefined;

  /** `absent` stands for every value when the file has no such section. */
  constructor(file: SetFile, name: string, type: 'u8' | 'u32', absent: number) {
    this.file = file;
    this.name = name;
    this.type = type;
    this.absent = absent;
    this.one = type === 'u8' ? new Uint8Array(1) : new Uint32Array(1);
  }

  /** True where a value costs no read from the file. */
  get resident(): boolean {
    return this.column !== undefined || this.file.resident(this.name);
  }

  at(address: number): number {
    const column = this.column;
    if (column !== undefined) return column.length === 0 ? this.absent : column[address]!;
    if (!this.file.resident(this.name)) {
      this.file.read(this.name, address, this.one);
      return this.one[0]!;
    }
    this.column = this.type === 'u8' ? this.file.u8(this.name) : this.file.u32(this.name);
    return this.at(address);
  }
}
