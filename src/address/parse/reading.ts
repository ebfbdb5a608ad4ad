// What the parser hands to whoever decides: one line, cut into words, and the ways it can be read.
// A reading fixes the parts that are recognised by form (unit, level, lot, number, postal delivery, state, postcode)
// and leaves the words between them, street and locality, as an undivided span: only data can divide it for certain.

/** A line of text cut into words. Arrays run parallel; index = word. */
export interface Line {
  /** The input, trimmed, as written. */
  readonly text: string;
  /**
   * Words in capitals, ASCII-folded (macrons, accents off), without punctuation; `5/24` and `24-26` stay one word each.
   */
  readonly words: readonly string[];
  /** Offset of each word's first and past-last character in `text`. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** True where a comma, line break or similar stands before the word. breaks[0] is false. */
  readonly breaks: readonly boolean[];
  /** What each word may be: bits of `KIND` (vocabulary/kinds.ts). */
  readonly kinds: readonly number[];
  /**
   * Words [aside, words.length) were taken out of their place: remarks in brackets, a rural delivery. Words may also
   * have been moved so that parts follow in the usual order (a unit behind the street goes before it); `starts` tells
   * where each stood.
   */
  readonly aside: number;
  /** What the column that holds each word says that it is (`COLUMN`); null where the line came as one text. */
  readonly columns: readonly number[] | null;
}

/** Codes of `Line.columns`; the columns of numbers and units say no more than the form does. */
export const COLUMN = { none: 0, building: 1, street: 2, place: 3 } as const;

/** Index behind the words from `at` to the next break. */
export function partEnd({ words, breaks }: Line, at: number): number {
  let end = at + 1;
  while (end < words.length && !breaks[end]!) end++;
  return end;
}

/**
 * One way to read a line. Absent parts are '' (texts) or 0 (numbers). Types are canonical words: UNIT, LEVEL, PO BOX.
 */
export interface Reading {
  careOf: string;
  buildingName: string;
  /** Canonical full word (UNIT, SHOP, FLAT...); '' with a flatNumber means the type was not given ("5/24"). */
  flatType: string;
  /** Prefix, digits and suffix joined: 5, 5A, G12. */
  flatNumber: string;
  levelType: string;
  levelNumber: string;
  /** Lot number text without the word LOT. */
  lotNumber: string;
  numberPrefix: string;
  numberFirst: number;
  numberSuffix: string;
  numberLast: number;
  numberLastSuffix: string;
  /**
   * The house number as it is written, where its first and last number do not say it: 1344-46 ends at 1346, and
   * `69 & 71-73` goes from 69 to 73; else ''.
   */
  numberWritten: string;
  postalType: string;
  postalNumber: string;
  rdNumber: string;
  /** Words [from, to) of the line hold street name, type, suffix and locality, undivided. */
  from: number;
  to: number;
  /** State abbreviation (NSW...) or ''. */
  state: string;
  postcode: string;
  /** AU, NZ or '' when the line does not say. */
  country: string;
  /** Indexes of words that no part took. */
  unknown: number[];
  /** Which words each part took: triples packed as part << 16 | from << 8 | to (`PART`). */
  taken: number[];
  /** How unusual this reading is; 0 is the plainest. Comparable only within one line. */
  cost: number;
}

/** Codes of the parts in `Reading.taken`. */
export const PART = {
  careOf: 1,
  building: 2,
  flat: 3,
  level: 4,
  lot: 5,
  number: 6,
  postal: 7,
  rural: 8,
  state: 9,
  postcode: 10,
  country: 11,
  filler: 12,
} as const;

/** Notes that a part took words [from, to). */
export function take({ taken }: Reading, part: number, from: number, to: number): void {
  taken.push((part << 16) | (from << 8) | to);
}

/** The part, first and past-last word of an entry of `Reading.taken`. */
export const takenPart = (packed: number): number => packed >> 16;

/** Index of its first word. */
export const takenFrom = (packed: number): number => (packed >> 8) & 0xff;

/** Index behind its last word. */
export const takenTo = (packed: number): number => packed & 0xff;

/** The words of a rural delivery, which is New Zealand's and has no field in an Australian address. */
export function ruralDelivery({ taken }: Reading): number[] {
  const of = taken.find((packed) => takenPart(packed) === PART.rural);
  return of === undefined ? [] : Array.from({ length: takenTo(of) - takenFrom(of) }, (_, i) => takenFrom(of) + i);
}

/** The same words, taken by another part. */
export const retaken = (packed: number, part: number): number => (packed & 0xffff) | (part << 16);

/** Undoes that a part took words from `from` on: in this reading they are another's. */
export function giveBack(reading: Reading, part: number, from: number): void {
  reading.taken = reading.taken.filter((one) => takenPart(one) !== part || takenFrom(one) !== from);
}

/** A reading in which nothing is read yet. */
export const emptyReading = (): Reading => ({
  careOf: '',
  buildingName: '',
  flatType: '',
  flatNumber: '',
  levelType: '',
  levelNumber: '',
  lotNumber: '',
  numberPrefix: '',
  numberFirst: 0,
  numberSuffix: '',
  numberLast: 0,
  numberLastSuffix: '',
  numberWritten: '',
  postalType: '',
  postalNumber: '',
  rdNumber: '',
  from: 0,
  to: 0,
  state: '',
  postcode: '',
  country: '',
  unknown: [],
  taken: [],
  cost: 0,
});

/** The house number as one text: 24A-26, 1344-46, 69 & 71-73; '' where there is none. */
export function houseNumberText(reading: Reading): string {
  if (reading.numberFirst === 0) return '';
  if (reading.numberWritten !== '') return reading.numberWritten;
  const last = reading.numberLast === 0 ? '' : `-${reading.numberLast}${reading.numberLastSuffix}`;
  return `${reading.numberPrefix}${reading.numberFirst}${reading.numberSuffix}${last}`;
}

/** Names of places that are known without any imported data; injected, so that this folder stays pure. */
export interface LocalityIndex {
  /**
   * True if the words, joined by one space, are a locality (of the state and with the postcode where these are given).
   */
  isLocality(name: string, state: string, postcode: string): boolean;
  /** True if the name of a locality, in the same way, is one slip away from the words; absent where none is told. */
  isNearLocality?(name: string, state: string, postcode: string): boolean;
  /** What New Zealand has by that folded name; absent where only its larger towns are to be known. */
  placeNz?(name: string): PlaceKindNz;
  /** True if a place of New Zealand of that folded name has the postcode of four digits; absent as `placeNz` is. */
  hasCodeNz?(name: string, postcode: string): boolean;
  /**
   * True if a place of New Zealand of the first folded name is a part of the town of the second, or if `orNone` of no
   * town at all; absent likewise.
   */
  isInTownNz?(name: string, town: string, orNone?: boolean): boolean;
}

/** What a folded name is in New Zealand. */
export type PlaceKindNz = '' | 'place' | 'town';
