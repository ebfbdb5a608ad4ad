// One company, or other entity, as its bytes stand in a set: what is known of it, then its names. Records stand one
// after another in the order of their numbers, so that a number leads to a page, and the page to all that is known.
//
//   u24 length of the record · u32 number · u8 flags · u8 type · u8 state · u16 postcode · u8 status
//   then, as the flags say: u32 other number · u8 check digits
//   then each name: u8 kind · u16 bytes · UTF-8
import type { SetFile } from '../file/read/set-file.js';

/** What a name is of its entity, in the order in which one is preferred to the next. */
export const nameKinds = ['MN', 'LGL', 'BN', 'TRD', 'OTN', 'DGR', 'FMR'] as const;
export type NameKind = (typeof nameKinds)[number];

/** States as the Australian Business Register writes them. */
export const companyStates = ['', 'NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT', 'AAT'] as const;

export const FLAG = {
  /** Registered now: an ABN that is active, or a company that is on the register. */
  active: 1,
  /** The entity has an ABN: that of its number, or in a register of companies of the other number. */
  abn: 2,
  /** The entity has an ACN or ARBN: that of its number, or in the register of ABNs of the other number. */
  acn: 4,
  /** The other of the two has nine digits that are not those of the number. */
  other: 8,
  person: 16,
  gst: 32,
  /** The two check digits of the ABN are not those that are usual. */
  check: 64,
} as const;

export const HEADER_BYTES = 13;

export interface CompanyName {
  readonly kind: NameKind;
  readonly text: string;
}

/** A record as it is read. */
export interface CompanyRecord {
  /** Nine digits as a number: of the ABN behind its check digits, or of the ACN. */
  readonly number: number;
  readonly flags: number;
  readonly type: string;
  readonly state: string;
  /** '' where it is not known. */
  readonly postcode: string;
  readonly status: string;
  /** Of the flag `other`. */
  readonly other: number | undefined;
  /** Of the flag `check`. */
  readonly check: number | undefined;
  readonly names: readonly CompanyName[];
}

/** What is said once for all records of a set: the texts of types and of statuses. */
export interface RecordWords {
  readonly types: readonly string[];
  readonly statuses: readonly string[];
}

/** Bytes of the record that begins there. */
export const recordLength = (bytes: Uint8Array, at: number): number =>
  bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16);

/** Its number in the register. */
export const recordNumber = (bytes: Uint8Array, at: number): number =>
  (bytes[at + 3]! | (bytes[at + 4]! << 8) | (bytes[at + 5]! << 16) | (bytes[at + 6]! << 24)) >>> 0;

/** Reads the record that begins there. Throws WaypostError for one that cannot be, naming the file. */
export function readRecord(bytes: Buffer, at: number, words: RecordWords, file: SetFile): CompanyRecord {
  const end = at + recordLength(bytes, at);
  const flags = bytes[at + 7]!;
  let from = at + HEADER_BYTES;
  const other = (flags & FLAG.other) === 0 ? undefined : bytes.readUInt32LE(from);
  if (other !== undefined) from += 4;
  const check = (flags & FLAG.check) === 0 ? undefined : bytes[from++]!;
  const names: CompanyName[] = [];
  while (from < end) {
    const kind = nameKinds[bytes[from]!];
    const length = from + 3 > end ? Infinity : bytes.readUInt16LE(from + 1);
    if (kind === undefined || from + 3 + length > end) throw file.damage('a name goes on behind its company');
    names.push({ kind, text: bytes.toString('utf8', from + 3, from + 3 + length) });
    from += 3 + length;
  }
  const postcode = bytes.readUInt16LE(at + 10);
  return {
    number: recordNumber(bytes, at),
    flags,
    type: words.types[bytes[at + 8]!] ?? '',
    state: companyStates[bytes[at + 9]!] ?? '',
    postcode: postcode === 0 ? '' : String(postcode).padStart(4, '0'),
    status: words.statuses[bytes[at + 12]!] ?? '',
    other,
    check,
    names,
  };
}

// What a name in the index says of its entity, so that a list of namesakes is put into order without reading each: the
// number, and in one more the kind of the name, its form, state, whether the entity is registered now, postcode.

/** One entity behind a name. */
export interface NameRef {
  readonly number: number;
  readonly about: number;
}

/** What is known of a name in 32 bits: kind 3, form 3, state 4, active 1, postcode 16 from bit 16. */
export const aboutName = (kind: number, form: number, state: number, flags: number, postcode: number): number =>
  (kind | (form << 3) | (state << 6) | ((flags & FLAG.active) << 10) | (postcode << 16)) >>> 0;

/** The kind of the name. */
export const refKind = (about: number): NameKind => nameKinds[about & 7] ?? 'OTN';

/** Number of its legal form. */
export const refForm = (about: number): number => (about >>> 3) & 7;

/** The state of its company; '' for none. */
export const refState = (about: number): string => companyStates[(about >>> 6) & 15] ?? '';

/** True where the company is active. */
export const isRefActive = (about: number): boolean => ((about >>> 10) & 1) === 1;

/** The postcode of its company; 0 for none. */
export const refPostcode = (about: number): number => about >>> 16;
