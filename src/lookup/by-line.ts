// The lookups by a line: what find finds for it, within the place that stands beside it.
import { WORD, type AddressSet } from '../data/addresses/read/address-set.js';
import type { FindWish, Hit } from '../find/hit.js';
import type { LookupAnswer, LookupQuestion } from './answer.js';
import { shownAs } from './hits.js';
import { lineHits } from './lookup.js';
import { areaOf } from './places.js';

/** Searches a line as find does. */
export type FindLine = (text: string, wish: FindWish) => Hit[];

/** The addresses of a line, narrowed to the place beside it. */
export function lookUpLine(set: AddressSet, { asked, most, shown }: LookupQuestion, find: FindLine): LookupAnswer {
  const area = areaOf(set, asked);
  const allowed = area.localities === null ? null : new Set(area.localities);
  const { postcode } = area;
  if (allowed?.size === 0) return { hits: [], notes: [area.note] };
  const inPlace = allowed === null ? undefined : (locality: number): boolean => allowed.has(locality);
  const accepts =
    postcode === 0
      ? undefined
      : (words: Uint32Array, at: number): boolean => hasCode(words[at + WORD.formAndPostcode]!, postcode);
  const hits = find(asked.fullAddress!, { limit: most, groups: false, inPlace, accepts });
  return { hits: lineHits(set, hits, postcode, shownAs(shown, area.isNear)), notes: [area.note] };
}

const hasCode = (word: number, postcode: number): boolean => (word & 0xffff) === 0 || (word & 0xffff) === postcode;
