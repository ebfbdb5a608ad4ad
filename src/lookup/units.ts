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
  const isAt = (at: string): boolean => number === '' || at === number;
  const isNear = (at: string): boolean => at.startsWith(`${number}-`) || isInRangeText(at, Number(number));
  const own = new FittingUnits(most);
  const around = new FittingUnits(most);
  const isWhole = eachUnit(set, new UnitMatcher(set, text), scope, (address, fits, at) => {
    if (isAt(at)) own.add(address, fits);
    else if (own.isEmpty && isNear(at)) around.add(address, fits);
    return own.isFull;
  });
  const found = own.isEmpty ? around : own;
  return {
    addresses: found.addresses(),
    isWhole: isWhole || found.isFull,
    isAround: found === around && number !== '',
  };
}

/** Units that fit, `most` of them: those as typed before the longer ones. */
class FittingUnits {
  private readonly exact: number[] = [];
  private readonly longer: number[] = [];

  constructor(private readonly most: number) {}

  add(address: number, fits: number): void {
    const list = fits === FITS.exact ? this.exact : this.longer;
    if (list.length < this.most) list.push(address);
  }

  get isEmpty(): boolean {
    return this.exact.length === 0 && this.longer.length === 0;
  }

  get isFull(): boolean {
    return this.exact.length >= this.most;
  }

  addresses(): number[] {
    return [...this.exact, ...this.longer].slice(0, this.most);
  }
}

/**
 * Gives each unit of the scope that fits, with the number that it is at, '' where the scope has none, until `take` has
 * enough. True if every address was looked at.
 */
function eachUnit(
  set: AddressSet,
  matcher: UnitMatcher,
  { streets, postcode, number }: UnitScope,
  take: (address: number, fits: number, at: string) => boolean,
): boolean {
  let looked = 0;
  for (const { first: from, end } of streets) {
    for (let street = from; street < end; street++) {
      if (looked >= MOST_LOOKED_AT) return false;
      const { words, start, count, first } = set.street(street);
      looked += count;
      let isDone = false;
      for (let i = 0; i < count; i++) {
        const at = start + i * ADDRESS_WORDS;
        const unit = words[at + WORD.unit]!;
        const fits = unit === 0 ? FITS.no : matcher.of(unit);
        const formAndPostcode = words[at + WORD.formAndPostcode]!;
        if (fits === FITS.no || !inPostcode(formAndPostcode, postcode)) continue;
        const form = set.numberForms[formAndPostcode >>> 16]!;
        if (take(first + i, fits, number === '' ? '' : numberText(words[at + WORD.numberFirst]!, form))) isDone = true;
      }
      if (isDone) return true;
    }
  }
  return true;
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
