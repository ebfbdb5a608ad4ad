// Units, flats and floors by what is typed of one: UNIT 5, 5, U5, LEVEL 2, a part of a type; in some streets or
// anywhere.
import { flatType, levelType } from '../address/vocabulary/unit.js';
import { foldName } from '../address/fold.js';
import { numberText } from '../answer/parts.js';
import { ADDRESS_WORDS, WORD, lotLabel, type AddressSet } from '../data/addresses/read/address-set.js';
import { isInRangeText } from '../data/addresses/read/number-range.js';

/**
 * Addresses that are looked through where neither street nor place says where: some hundredths of a second in memory.
 */
const MOST_LOOKED_AT = 1_000_000;
const FITS = { unknown: 0, no: 1, longer: 2, exact: 3 } as const;

/** Where units are looked for. */
export interface UnitScope {
  /** Runs of streets [first, end), in order. */
  readonly streets: readonly { readonly first: number; readonly end: number }[];
  /** Number in the street, folded; '' for any. */
  readonly number: string;
  /** 0 for any. */
  readonly postcode: number;
}

/**
 * Addresses of units, those as typed before the longer ones; `isWhole` is false where not every address was looked at,
 * `isAround` true where they are at a range around the number.
 */
export interface FoundUnits {
  readonly addresses: readonly number[];
  readonly isWhole: boolean;
  readonly isAround: boolean;
}

/**
 * The units of the scope that fit the text, `most` of them; at a number that is none by itself, those of the range
 * around it.
 */
export function unitsIn(set: AddressSet, text: string, scope: UnitScope, most: number): FoundUnits {
  const { number } = scope;
  const matcher = new UnitMatcher(set, text);
  const own = search(set, matcher, scope, most, number === '' ? null : (at) => at === number);
  if (own.addresses.length > 0 || number === '') return { ...own, isAround: false };
  const around = search(
    set,
    matcher,
    scope,
    most,
    (at) => at.startsWith(`${number}-`) || isInRangeText(at, Number(number)),
  );
  return { ...around, isAround: true };
}

function search(
  set: AddressSet,
  matcher: UnitMatcher,
  { streets, postcode }: UnitScope,
  most: number,
  isThere: ((number: string) => boolean) | null,
): Omit<FoundUnits, 'isAround'> {
  const exact: number[] = [];
  const longer: number[] = [];
  let looked = 0;
  for (const { first: from, end } of streets) {
    for (let street = from; street < end; street++) {
      if (looked >= MOST_LOOKED_AT || exact.length >= most) {
        return { addresses: [...exact, ...longer].slice(0, most), isWhole: exact.length >= most };
      }
      const { words, start, count, first } = set.street(street);
      looked += count;
      for (let i = 0; i < count; i++) {
        const at = start + i * ADDRESS_WORDS;
        const unit = words[at + WORD.unit]!;
        const fits = unit === 0 ? FITS.no : matcher.of(unit);
        if (fits === FITS.no || !inPostcode(words[at + WORD.formAndPostcode]!, postcode)) continue;
        if (
          isThere?.(
            numberText(words[at + WORD.numberFirst]!, set.numberForms[words[at + WORD.formAndPostcode]! >>> 16]!),
          ) === false
        ) {
          continue;
        }
        if (fits === FITS.exact) exact.push(first + i);
        else if (longer.length < most) longer.push(first + i);
      }
    }
  }
  return { addresses: [...exact, ...longer].slice(0, most), isWhole: true };
}

const inPostcode = (word: number, postcode: number): boolean =>
  postcode === 0 || (word & 0xffff) === 0 || (word & 0xffff) === postcode;

/** Answers for one text how each unit of a set fits, once for each. */
class UnitMatcher {
  private readonly known: Uint8Array;
  private readonly typed: readonly string[];

  constructor(
    private readonly set: AddressSet,
    text: string,
  ) {
    this.known = new Uint8Array(set.unitCount);
    const plain = foldName(text);
    this.typed = [...new Set([plain, plain.split(' ').map(inFull).join(' ')])];
  }

  of(unit: number): number {
    return (this.known[unit] ||= this.fit(unit));
  }

  private fit(id: number): number {
    const { flatType: type, flatNumber, levelType: floor, levelNumber } = this.set.unit(id);
    const flat = foldName(`${type} ${flatNumber}`);
    const level = foldName(`${floor} ${levelNumber}`);
    const forms = [`${flat} ${level}`, flat, `${level} ${flat}`, level, `${flatNumber} ${level}`, flatNumber]
      .map((form) => form.trim())
      .filter((form) => form !== '');
    if (forms.some((form) => this.typed.includes(form))) return FITS.exact;
    return forms.some((form) => this.typed.some((typed) => form.startsWith(typed))) ? FITS.longer : FITS.no;
  }
}

/** A word with its type in full: U → UNIT, U5 → UNIT 5, LVL → LEVEL. */
function inFull(word: string): string {
  const [, letters = '', rest = ''] = /^([A-Z]+)(\d+[A-Z]?)?$/.exec(word) ?? [];
  const type = flatType(letters) ?? levelType(letters);
  return type === undefined ? word : `${foldName(type)} ${rest}`.trim();
}

/** All units under the address: those that the source links to it or to its building, and those at its number. */
export function unitsUnder(set: AddressSet, address: number): number[] {
  const street = set.streetOf(address);
  const building = set.primaryOf(address);
  const { words, start, count, first } = set.street(street);
  const own = start + (address - first) * ADDRESS_WORDS;
  const primary = building >= 0 ? building : address;
  const found: number[] = [];
  for (let i = 0; i < count; i++) {
    const at = start + i * ADDRESS_WORDS;
    if (words[at + WORD.unit] !== 0 && (isSameNumber(words, at, own) || set.primaryOf(first + i) === primary)) {
      found.push(first + i);
    }
  }
  return found;
}

/** True if two records are at one number, or on one lot without a number. */
function isSameNumber(words: Uint32Array, a: number, b: number): boolean {
  return (
    words[a + WORD.numberFirst] === words[b + WORD.numberFirst] &&
    words[a + WORD.formAndPostcode]! >>> 16 === words[b + WORD.formAndPostcode]! >>> 16 &&
    (words[a + WORD.numberFirst] !== 0 ||
      lotLabel(words[a + WORD.lotAndFlags]!) === lotLabel(words[b + WORD.lotAndFlags]!))
  );
}

/** The address of the building that an address is in: its own number without a unit; -1 for none. */
export function buildingOf(set: AddressSet, address: number): number {
  const { words, start, count, first } = set.street(set.streetOf(address));
  const own = start + (address - first) * ADDRESS_WORDS;
  for (let i = 0; i < count; i++) {
    if (words[start + i * ADDRESS_WORDS + WORD.unit] === 0 && isSameNumber(words, start + i * ADDRESS_WORDS, own)) {
      return first + i;
    }
  }
  return -1;
}
