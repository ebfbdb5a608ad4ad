// Words of another script are a remark, or the venue's name for who reads it: no street or place of New Zealand is
// written so (AUCKLAND 奥克兰市中心, 二楼, 12 KOWHAI STREET). In a name that has Latin words as well they stay.
import type { Line } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { inOrder, range } from '../words/order.js';

/** A letter of a script that is not Latin. */
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;
/** Characters of which a text has one where it has such a letter. */
const MAY_HAVE = /[\u0370-\u1dff\u2e80-\ud7ff\uf900-\uffff]/;
const LATIN = /[A-Z]/;

/** The line with such words out of the address. */
export function withOtherScriptAside(line: Line): Line {
  const { text, words, kinds, breaks, columns } = line;
  if (columns !== null || !MAY_HAVE.test(text)) return line;
  const isOther = words.map((word) => OTHER_SCRIPT.test(word));
  const isLatin = (word: string, i: number): boolean => !isOther[i]! && LATIN.test(word);
  const first = kinds.findIndex((kind, i) => !isOther[i]! && (kind & (KIND.number | KIND.strongType)) !== 0);
  const address = first < 0 ? (breaks.indexOf(true) + 1 || words.findLastIndex(isLatin) + 1) - 1 : first;
  const hasName = words.slice(0, address).some(isLatin);
  // НОВАЯ ЗЕЛАНДИЯ: the country under another name.
  const isCountry = (i: number): boolean =>
    (kinds[i]! & KIND.country) !== 0 || (isOther[i + 1] === true && (kinds[i + 1]! & KIND.country) !== 0);
  const isAside = (i: number): boolean => isOther[i]! && (i > address || !hasName) && !isCountry(i);
  const kept = range(0, words.length).filter((i) => !isAside(i));
  // Of a line that says nothing else they are all that there is to read.
  const isSaid = kept.some((i) => isLatin(words[i]!, i) && ((kinds[i]! | (kinds[i + 1] ?? 0)) & KIND.country) === 0);
  if (kept.length === words.length || !isSaid) return line;
  return inOrder(line, [...kept, ...range(0, words.length).filter(isAside)], kept.length);
}
