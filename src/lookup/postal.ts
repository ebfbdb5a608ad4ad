// Post boxes and bags by what is typed of one: those that the source has in the places, else the delivery as it is
// written in standard form, where it is whole and the place exists.
import { foldName } from '../address/fold.js';
import { deliveryNumber } from '../address/parse/number-word.js';
import { postalTypes } from '../address/vocabulary/postal-types.js';
import { postalAt } from '../address/vocabulary/postal.js';
import { numberText } from '../answer/parts.js';
import { ADDRESS_WORDS, WORD, type AddressSet } from '../data/addresses/read/address-set.js';
import { listEnd } from '../data/list-end.js';

/** A delivery as it is typed: the types that it may be of, and its number ('' for none). */
export interface TypedDelivery {
  readonly types: readonly string[];
  readonly number: string;
  /** The one type that is written out, else ''. */ readonly type: string;
}

/** PO BOX 12, GPO 12, a part of a type, or the number alone, which may be of any type. */
export function readDelivery(text: string, country: string): TypedDelivery {
  const words = foldName(text).split(' ');
  const all = [...new Set(postalTypes(country).map(([, type]) => type))];
  const form = postalAt(words, 0, words.length);
  const rest = words.slice(form?.length ?? 0);
  const last = rest.at(-1) ?? '';
  const hasNumber = /\d/.test(last);
  const typed = rest.slice(0, hasNumber ? -1 : undefined).join(' ');
  if (form && (!hasNumber || typed === '')) {
    return { types: [form.type], number: hasNumber ? last : typed, type: form.type };
  }
  const begun = all.filter((type) => postalTypes(country).some(([name, of]) => of === type && name.startsWith(typed)));
  return { types: begun, number: hasNumber ? last : '', type: '' };
}

/** Deliveries of the localities that fit, the exact number first; `most` of them. `postcode` 0 is any. */
export function deliveriesIn(
  set: AddressSet,
  localities: readonly number[],
  { types, number }: TypedDelivery,
  postcode: number,
  most: number,
): number[] {
  const exact: number[] = [];
  const longer: number[] = [];
  const wanted = number === '' ? '' : deliveryText(number);
  for (const locality of localities) {
    const end = listEnd(set.localityPostalStart, locality + 1, set.postalLocality);
    for (let group = set.localityPostalStart[locality]!; group < end; group++) {
      if (!types.includes(set.postalType(group))) continue;
      const { words, start, count, first } = set.street(set.streetCount + group);
      for (let i = 0; i < count; i++) {
        const at = start + i * ADDRESS_WORDS;
        const word = words[at + WORD.formAndPostcode]!;
        const code = word & 0xffff;
        if (postcode !== 0 && code !== 0 && code !== postcode) continue;
        const form = set.numberForms[word >>> 16]!;
        const text = words[at + WORD.numberFirst] === 0 ? form.prefix : numberText(words[at + WORD.numberFirst]!, form);
        if (text === wanted) exact.push(first + i);
        else if (text.startsWith(wanted) && longer.length < most) longer.push(first + i);
      }
    }
  }
  return [...exact, ...longer].slice(0, most);
}

function deliveryText(number: string): string {
  const { prefix, number: digits, suffix } = deliveryNumber(number);
  return digits === 0 ? prefix : `${prefix}${digits}${suffix}`;
}
