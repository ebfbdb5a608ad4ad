// Persistent ids of addresses, packed: a prefix shared by many and a number of up to nine digits; other ids as text.
import { WORD } from './address-set.js';
import type { SetFile } from './file/set-file.js';
import { ColumnReader, type RecordReader } from './record-reader.js';
import { TextTable } from './text-table.js';

/** GANSW704074813 is { text: 'GANSW', width: 9 } and 704074813; the width keeps leading zeros. */
export interface PidPrefix { readonly text: string; readonly width: number }

/** Prefix id of an id that is kept as text. Also the number of prefixes a set may have. */
export const TEXT_PID = 63;

/** An id as its source writes it. */
export const pidText = ({ text, width }: PidPrefix, number: number): string => (width === 0 ? text : text + String(number).padStart(width, '0'));

export class PidColumn {
  readonly #records: RecordReader;
  readonly #numbers: ColumnReader;
  readonly #byPid: ColumnReader;
  readonly #loadPrefixes: () => readonly PidPrefix[];
  readonly #texts: TextTable;
  readonly #count: number;
  #prefixes: readonly PidPrefix[] | undefined;
  readonly #ranges = new Map<number, [number, number]>();

  constructor(file: SetFile, records: RecordReader, prefixes: () => readonly PidPrefix[], count: number) {
    this.#records = records;
    this.#numbers = new ColumnReader(file, 'address.pid', 'u32', 0);
    this.#byPid = new ColumnReader(file, 'address.byPid', 'u32', 0);
    this.#loadPrefixes = prefixes;
    this.#texts = new TextTable(file, 'pidText');
    this.#count = count;
  }

  text(address: number): string {
    const prefix = this.#prefix(address), number = this.#number(address);
    if (prefix === TEXT_PID) return this.#texts.text(number);
    return pidText(this.#known()[prefix]!, number);
  }

  /**
   * Address with that id, or -1. The addresses in order of prefix and number are searched within those of the prefix;
   * numbers are given out in long runs, so a guess by proportion is nearly right, and every other step halves what is left.
   */
  find(pid: string): number {
    const wanted = this.#pack(pid);
    if (wanted === undefined) return -1;
    const { number } = wanted;
    let [low, high] = this.#within(wanted.prefix), guess = true;
    for (; low <= high; guess = !guess) {
      const least = this.#number(this.#byPid.at(low)), most = this.#number(this.#byPid.at(high));
      if (number < least || number > most) return -1;
      const at = guess && most > least ? low + Math.floor((number - least) / (most - least) * (high - low)) : (low + high) >>> 1;
      const address = this.#byPid.at(at), found = this.#number(address);
      if (found === number) return address;
      if (found < number) low = at + 1; else high = at - 1;
    }
    return -1;
  }

  /** First and last place in the order that an id with this prefix has; found once a prefix. */
  #within(prefix: number): [number, number] {
    let range = this.#ranges.get(prefix);
    if (!range) {
      const bound = (least: number): number => {
        let low = 0, high = this.#count;
        while (low < high) { const middle = (low + high) >>> 1; if (this.#prefix(this.#byPid.at(middle)) < least) low = middle + 1; else high = middle; }
        return low;
      };
      this.#ranges.set(prefix, range = [bound(prefix), bound(prefix + 1) - 1]);
    }
    return [range[0], range[1]];
  }

  #pack(pid: string): { prefix: number; number: number } | undefined {
    const digits = /\d{0,9}$/.exec(pid)![0], text = pid.slice(0, pid.length - digits.length);
    const prefix = this.#known().findIndex((known) => known.text === text && known.width === digits.length);
    if (prefix >= 0) return { prefix, number: Number(digits) };
    let low = 0, high = this.#texts.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#texts.text(middle) < pid) low = middle + 1; else high = middle;
    }
    return this.#texts.text(low) === pid ? { prefix: TEXT_PID, number: low } : undefined;
  }

  #known(): readonly PidPrefix[] { return this.#prefixes ??= this.#loadPrefixes(); }
  #prefix(address: number): number { return (this.#records.recordWord(address, WORD.lotAndFlags) >>> 6) & 63; }
  #number(address: number): number { return this.#numbers.at(address); }
}
