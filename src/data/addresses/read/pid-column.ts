// Persistent ids of addresses, packed: a prefix shared by many and a number of up to nine digits; other ids as text.
import { partitionPoint, upperBound } from '../../ascending.js';
import { WORD } from './address-set.js';
import type { SetFile } from '../../file/read/set-file.js';
import { ColumnReader, type RecordReader } from './record-reader.js';
import { PATIENCE, TextTable } from '../../names/read/text-table.js';

/** GANSW704074813 is { text: 'GANSW', width: 9 } and 704074813; the width keeps leading zeros. */
export interface PidPrefix {
  readonly text: string;
  readonly width: number;
}

/** Most digits that a packed number has. */
const MOST_DIGITS = 9;
const DIGIT_0 = 0x30;

/** Prefix id of an id that is kept as text. Also the number of prefixes a set may have. */
export const TEXT_PID = 63;

/** The places in the order of ids that one prefix has, and the numbers at both ends. */
interface Run {
  readonly low: number;
  readonly high: number;
  readonly least: number;
  readonly most: number;
  /** Each SAMPLED-th number, made when many ids are asked for: small enough to stay in the processor's cache. */
  samples?: Uint32Array | undefined;
}

/** Places between two samples. */
const SAMPLED = 256;

/** An id as its source writes it. */
export function pidText({ text, width }: PidPrefix, number: number): string {
  if (width === 0) return text;
  return number >= 10 ** (width - 1) ? `${text}${number}` : text + String(number).padStart(width, '0');
}

export class PidColumn {
  private readonly records: RecordReader;
  private readonly numbers: ColumnReader;
  private readonly byPid: ColumnReader;
  private readonly loadPrefixes: () => readonly PidPrefix[];
  private readonly texts: TextTable;
  private readonly count: number;
  private prefixes: readonly PidPrefix[] | undefined;
  private asked = 0;
  private readonly ranges = new Map<number, Run>();

  constructor(file: SetFile, records: RecordReader, prefixes: () => readonly PidPrefix[], count: number) {
    this.records = records;
    this.numbers = new ColumnReader(file, 'address.pid', 'u32', 0);
    this.byPid = new ColumnReader(file, 'address.byPid', 'u32', 0);
    this.loadPrefixes = prefixes;
    this.texts = new TextTable(file, 'pidText');
    this.count = count;
  }

  text(address: number): string {
    const prefix = this.prefix(address);
    const number = this.number(address);
    if (prefix === TEXT_PID) return this.texts.text(number);
    return pidText(this.known()[prefix]!, number);
  }

  /**
   * Address with that id, or -1. The addresses in order of prefix and number are searched within those of the prefix;
   * numbers are given out in long runs, so a guess by proportion is nearly right, and every other step halves what is
   * left.
   */
  find(pid: string): number {
    const wanted = this.pack(pid);
    if (wanted === undefined) return -1;
    const { number } = wanted;
    const range = this.within(wanted.prefix);
    // What the numbers within low and high are at least and at most is known from the places looked at: reading them
    // would cost as much again.
    let { low, high, least, most } = range;
    range.samples ??= this.asked++ < PATIENCE || !this.byPid.resident ? undefined : this.samples(range);
    const samples = range.samples;
    if (samples) {
      const after = upperBound(samples, number);
      if (after === 0) return -1;
      if (after < samples.length) {
        high = low + after * SAMPLED;
        most = samples[after]!;
      }
      low += (after - 1) * SAMPLED;
      least = samples[after - 1]!;
    }
    for (let guess = true; low <= high && number >= least && number <= most; guess = !guess) {
      const at =
        guess && most > least
          ? low + Math.floor(((number - least) / (most - least)) * (high - low))
          : (low + high) >>> 1;
      const address = this.byPid.at(at);
      const found = this.number(address);
      if (found === number) return address;
      if (found < number) {
        low = at + 1;
        least = found + 1;
      } else {
        high = at - 1;
        most = found - 1;
      }
    }
    return -1;
  }

  private samples({ low, high }: Run): Uint32Array {
    return Uint32Array.from({ length: Math.floor((high - low) / SAMPLED) + 1 }, (_, i) =>
      this.number(this.byPid.at(low + i * SAMPLED)),
    );
  }

  /** First and last place in the order that an id with this prefix has, and their numbers; found once a prefix. */
  private within(prefix: number): Run {
    let range = this.ranges.get(prefix);
    if (!range) {
      const low = partitionPoint(0, this.count, (at) => this.prefix(this.byPid.at(at)) < prefix);
      const high = partitionPoint(low, this.count, (at) => this.prefix(this.byPid.at(at)) === prefix) - 1;
      this.ranges.set(
        prefix,
        (range =
          low > high
            ? { low, high, least: 0, most: 0 }
            : { low, high, least: this.number(this.byPid.at(low)), most: this.number(this.byPid.at(high)) }),
      );
    }
    return range;
  }

  private pack(pid: string): { prefix: number; number: number } | undefined {
    const prefixes = this.known();
    let from = pid.length;
    let number = 0;
    for (let unit = 1; from > 0 && pid.length - from < MOST_DIGITS; from--, unit *= 10) {
      const digit = pid.charCodeAt(from - 1) - DIGIT_0;
      if (digit < 0 || digit > 9) break;
      number += digit * unit;
    }
    const width = pid.length - from;
    for (let prefix = 0; prefix < prefixes.length; prefix++) {
      const known = prefixes[prefix]!;
      if (known.width === width && known.text.length === from && pid.startsWith(known.text)) return { prefix, number };
    }
    const at = partitionPoint(0, this.texts.size, (id) => this.texts.text(id) < pid);
    return this.texts.text(at) === pid ? { prefix: TEXT_PID, number: at } : undefined;
  }

  private known(): readonly PidPrefix[] {
    return (this.prefixes ??= this.loadPrefixes());
  }
  private prefix(address: number): number {
    return (this.records.recordWord(address, WORD.lotAndFlags) >>> 6) & 63;
  }
  private number(address: number): number {
    return this.numbers.at(address);
  }
}
