// The distinct house numbers of a country's streets, in the order of their values: what is typed means a few runs of
// them, and since the addresses of a street stand in that order, a few runs of each street's addresses.
import { foldWorldName } from '../../../address/fold.js';
import { writtenEarlier } from '../../file/format.js';
import type { SetFile } from '../../file/read/set-file.js';
import { compareTexts, lowerBound, partitionPoint, upperBound } from '../../ascending.js';
import { TextTable } from '../../names/read/text-table.js';
import type { IdRange } from '../../id-range.js';

/** The numbers that are as typed, and the runs among which those are that begin so. */
export interface TypedNumber {
  readonly exact: IdRange;
  readonly begun: readonly IdRange[];
}

const VALUES = 'number.value';
/** Values from here on are one: the column has 32 bits. */
const MOST_VALUE = 0xffff_ffff;

/** The form in which numbers and units are compared: 12-14 → 12 14, 12 a → 12A. */
export const numberKey = (text: string): string => foldWorldName(text).replace(/(\d) (\p{L})(?= |$)/gu, '$1$2');

/** What a number (compared form) counts in the order: its leading digits, 0 without any. */
export const numberValue = (key: string): number => Math.min(Number.parseInt(key, 10) || 0, MOST_VALUE);

/** The order in which a set's numbers stand: by value, then by compared form. */
export const compareNumberKeys = (a: string, b: string): number =>
  numberValue(a) - numberValue(b) || compareTexts(a, b);

export class StreetNumbers {
  private readonly file: SetFile;
  private readonly texts: TextTable;
  private readonly keys: (string | undefined)[] = [];
  private kept: Uint32Array | undefined;

  constructor(file: SetFile) {
    this.file = file;
    this.texts = new TextTable(file, 'number');
  }

  text(id: number): string {
    return this.texts.text(id);
  }
  /** The compared form of a number. */
  key(id: number): string {
    return (this.keys[id] ??= numberKey(this.texts.text(id)));
  }

  /**
   * The numbers that a compared form means. Those that go on from it have the same value, or one with more digits;
   * whoever takes them looks whether they begin so, for some have zeros in front.
   */
  typed(key: string): TypedNumber {
    const values = this.values;
    const value = numberValue(key);
    const first = lowerBound(values, value);
    const end = upperBound(values, value);
    const from = this.firstFrom(first, end, key);
    const to = this.firstFrom(from, end, `${key}\0`);
    const begun = [{ first: to, end: this.firstFrom(to, end, `${key}~`) }];
    if (/^\d+$/.test(key) && value < MOST_VALUE) {
      for (let low = value * 10, high = low + 9; value > 0 && low <= MOST_VALUE; low *= 10, high = high * 10 + 9) {
        begun.push({ first: lowerBound(values, low), end: upperBound(values, Math.min(high, MOST_VALUE)) });
      }
      // What is too large for the column may begin so as well; all values but 0 may follow zeros.
      begun.push({
        first: value === 0 ? end : Math.max(begun.at(-1)!.end, lowerBound(values, MOST_VALUE)),
        end: values.length,
      });
    }
    return { exact: { first: from, end: to }, begun: begun.filter((run) => run.first < run.end) };
  }

  /** First id of [low, high), which are numbers of one value, whose compared form is not below `key`. */
  private firstFrom(low: number, high: number, key: string): number {
    return partitionPoint(low, high, (id) => this.key(id) < key);
  }

  /** Throws WaypostError for a file whose numbers stand in another order. */
  private get values(): Uint32Array {
    if (!this.kept) {
      if (!this.file.has(VALUES)) throw writtenEarlier(this.file.path, 'order house numbers by their value');
      this.kept = this.file.u32(VALUES);
    }
    return this.kept;
  }
}
