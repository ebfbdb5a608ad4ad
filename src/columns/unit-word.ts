// What the heading of a column of units calls them: the numbers under `Shop No` are those of shops.
import { headingWords } from './heading-words.js';
import { meaningsOf } from './words.js';

/** Words of headings that name one type; unit, flat and apartment are said of any. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['shop', 'SHOP'],
  ['suite', 'SUITE'],
  ['ste', 'SUITE'],
  ['villa', 'VILLA'],
]);

/** The type that the heading names; undefined where it names none, or several: `Unit/Shop`, `Suite / Apt`. */
export function unitWordOf(heading: string): string | undefined {
  const units = headingWords(heading).filter((word) => meaningsOf(word).some((meaning) => WITHIN.has(meaning)));
  const [first, ...others] = new Set(units);
  return first === undefined || others.length > 0 ? undefined : TYPES.get(first);
}

const WITHIN: ReadonlySet<string> = new Set(['unit', 'level', 'building', 'lot']);
