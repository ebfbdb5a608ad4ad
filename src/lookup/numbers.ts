// Numbers in streets by what is typed of one: 2 is 2 itself, then 2A and 2-4, then 20, 21, 200 and so on.
import { numberText } from '../answer/parts.js';
import { ADDRESS_WORDS, WORD, lotLabel, type AddressSet } from '../data/addresses/read/address-set.js';
import { isInRangeText } from '../data/addresses/read/number-range.js';

/** A number in a street: its first address, the one that is no unit if there is any, else -1, and how it fits. */
export interface FoundNumber {
  readonly street: number;
  readonly first: number;
  readonly own: number;
  readonly text: string;
  readonly tier: number;
  /** True for a range around the number. */
  readonly isAround: boolean;
}

const FITS = { exact: 0, decorated: 1, longer: 2, none: 3 } as const;

/** A number as it is compared: capitals, without spaces and words for "number" or "to". */
export const foldNumber = (text: string): string =>
  text
    .toUpperCase()
    .replace(/\bTO\b|[–—]/g, '-')
    .replace(/^\s*NO\.?\s*(?=\d)|[\s.#]/g, '');

/**
 * The numbers of the streets that begin with `typed` (folded), the exact one first, then in their order; if there are
 * none, the ranges that contain it. `postcode` 0 is any.
 */
export function numbersIn(set: AddressSet, streets: readonly number[], typed: string, postcode: number): FoundNumber[] {
  const found: FoundNumber[] = [];
  const around: FoundNumber[] = [];
  const asked = /^\d+$/.test(typed) ? Number(typed) : 0;
  const digits = /^\d+/.exec(typed)?.[0] ?? '';
  for (const street of streets) {
    for (const number of allNumbers(set, street, postcode)) {
      const tier = fit(number.text, typed, digits);
      if (tier !== FITS.none) found.push({ ...number, tier, isAround: false });
      else if (asked !== 0 && isInRangeText(number.text, asked)) around.push({ ...number, tier, isAround: true });
    }
  }
  return found.length === 0 ? around : found.sort((a, b) => a.tier - b.tier);
}

function fit(text: string, typed: string, digits: string): number {
  if (text === typed) return FITS.exact;
  if (!text.startsWith(typed)) return FITS.none;
  return digits !== '' && !/^\d/.test(text.slice(digits.length)) ? FITS.decorated : FITS.longer;
}

/** Every number of a street once, in order; a lot without a number is LOT 5. */
function* allNumbers(
  set: AddressSet,
  street: number,
  postcode: number,
): Generator<Omit<FoundNumber, 'tier' | 'isAround'>> {
  const { words, start, count, first } = set.street(street);
  for (let i = 0; i < count;) {
    const at = start + i * ADDRESS_WORDS;
    const number = words[at + WORD.numberFirst]!;
    const form = words[at + WORD.formAndPostcode]! >>> 16;
    const lot = lotLabel(words[at + WORD.lotAndFlags]!);
    let end = i;
    let own = -1;
    let inPostcode = false;
    for (; end < count; end++) {
      const row = start + end * ADDRESS_WORDS;
      const code = words[row + WORD.formAndPostcode]! & 0xffff;
      if (
        words[row + WORD.numberFirst] !== number ||
        words[row + WORD.formAndPostcode]! >>> 16 !== form ||
        (number === 0 && lotLabel(words[row + WORD.lotAndFlags]!) !== lot)
      ) {
        break;
      }
      if (own < 0 && words[row + WORD.unit] === 0) own = first + end;
      inPostcode ||= postcode === 0 || code === 0 || code === postcode;
    }
    const lotText = lot === 0 ? '' : `LOT${set.labels.text(lot)}`;
    const text = number !== 0 ? numberText(number, set.numberForms[form]!) : lotText;
    if (text !== '' && inPostcode) yield { street, first: first + i, own, text };
    i = end;
  }
}
