// Packs persistent ids into a prefix number and a number of at most nine digits, and finds rows by them.
import { TEXT_PID, type PidPrefix } from '../read/pid-column.js';
import { ByteTable, doubled } from '../../names/write/byte-table.js';

const DIGITS = 9;

export class PidPacker {
  /** Prefixes as `text` and one byte 48 + width. */
  private readonly ownPrefixes = new ByteTable();
  readonly texts = new ByteTable();
  /** The id packed last. */
  prefix = 0;
  number = 0;
  private readonly key = Buffer.alloc(256);
  private keyLength = 0;
  private keyPrefix = -1;

  /** Packs bytes[from, to) into `prefix` and `number`, as new if need be; ids with too rare a prefix become texts. */
  pack(bytes: Buffer, from: number, to: number): void {
    if (this.look(bytes, from, to)) return;
    if (this.keyLength > 0 && this.ownPrefixes.size < TEXT_PID) {
      this.keyPrefix = this.ownPrefixes.add(this.key, 0, this.keyLength);
      this.prefix = this.keyPrefix;
    } else {
      this.prefix = TEXT_PID;
      this.number = this.texts.add(bytes, from, to);
    }
  }

  /**
   * Gives the id's prefix a number, in `prefix`; false when there are too many prefixes and it would have to be a text.
   */
  packPrefix(bytes: Buffer): boolean {
    if (this.look(bytes, 0, bytes.length) && this.prefix !== TEXT_PID) return true;
    if (this.keyLength === 0 || this.ownPrefixes.size >= TEXT_PID) return false;
    this.keyPrefix = this.ownPrefixes.add(this.key, 0, this.keyLength);
    this.prefix = this.keyPrefix;
    return true;
  }

  /** Packs an id without remembering it; false if it cannot have been packed before. */
  look(bytes: Buffer, from: number, to: number): boolean {
    let digits = to;
    let value = 0;
    while (digits > from && to - digits < DIGITS && bytes[digits - 1]! >= 48 && bytes[digits - 1]! <= 57) digits--;
    for (let i = digits; i < to; i++) value = value * 10 + bytes[i]! - 48;
    const length = digits - from;
    const width = 48 + to - digits;
    this.number = value;
    if (this.sameKey(bytes, from, length, width)) {
      this.prefix = this.keyPrefix;
      return true;
    }
    this.keyLength = length < this.key.length ? length + 1 : 0;
    this.keyPrefix = -1;
    if (this.keyLength > 0) {
      for (let i = 0; i < length; i++) this.key[i] = bytes[from + i]!;
      this.key[length] = width;
      this.keyPrefix = this.ownPrefixes.find(this.key, 0, this.keyLength);
      this.prefix = this.keyPrefix;
      if (this.prefix >= 0) return true;
    }
    this.prefix = TEXT_PID;
    const text = this.texts.find(bytes, from, to);
    this.number = text < 0 ? value : text;
    return text >= 0;
  }

  /** True if the id has the known prefix that the id before had: the usual case. */
  private sameKey(bytes: Buffer, from: number, length: number, width: number): boolean {
    if (this.keyPrefix < 0 || this.keyLength !== length + 1 || this.key[length] !== width) return false;
    for (let i = 0; i < length; i++) if (this.key[i] !== bytes[from + i]) return false;
    return true;
  }

  prefixes(): PidPrefix[] {
    return this.ownPrefixes
      .texts()
      .map((key) => ({ text: key.slice(0, -1), width: key.charCodeAt(key.length - 1) - 48 }));
  }
}

/** Rows by packed id: open addressing over the columns that hold the ids, four bytes a slot. */
export class PidRows {
  private slots: Uint32Array<ArrayBuffer>;
  private size = 0;
  private readonly idOf: { prefix: ArrayLike<number>; number: ArrayLike<number> };

  /** `idOf`: the columns, read through this object, so that they may be replaced by longer ones. */
  constructor(expected: number, idOf: { prefix: ArrayLike<number>; number: ArrayLike<number> }) {
    let size = 1 << 10;
    while (size < expected * 1.5) size *= 2;
    this.slots = new Uint32Array(size);
    this.idOf = idOf;
  }

  /** Row of an id, or -1. */
  find(prefix: number, number: number): number {
    return this.slots[this.slot(prefix, number)]! - 1;
  }

  /** Remembers `row`, whose id is already in the columns. False if another row has the id. */
  add(prefix: number, number: number, row: number): boolean {
    const slot = this.slot(prefix, number);
    if (this.slots[slot] !== 0) return false;
    this.slots[slot] = row + 1;
    if (++this.size * 4 > this.slots.length * 3) this.grow();
    return true;
  }

  private slot(prefix: number, number: number): number {
    const mask = this.slots.length - 1;
    const { prefix: prefixes, number: numbers } = this.idOf;
    let hash = Math.imul(number ^ Math.imul(prefix + 1, 0x9e3779b1), 0x85ebca6b);
    hash = (hash ^ (hash >>> 15)) & mask;
    for (; ; hash = (hash + 1) & mask) {
      const row = this.slots[hash]! - 1;
      if (row < 0 || (numbers[row] === number && prefixes[row] === prefix)) return hash;
    }
  }

  private grow(): void {
    const old = this.slots;
    this.slots = doubled(old).fill(0);
    for (const entry of old) {
      if (entry !== 0) this.slots[this.slot(this.idOf.prefix[entry - 1]!, this.idOf.number[entry - 1]!)] = entry;
    }
  }
}
