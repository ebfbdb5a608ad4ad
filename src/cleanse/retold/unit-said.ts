// A unit in front of a house number that is said as no unit is: by a misspelt word (VILA 3, 22 Queens Rd), in brackets
// (Unit (3)), behind a slash (U/3). Read as premises it would leave the building as the answer.
import { Pattern } from '../../address/distance.js';
import { KIND, kindsOf } from '../../address/vocabulary/kinds.js';
import type { Retelling } from './retelling.js';

/** Words for units that are long enough to be known by all of their letters but one. */
const WORDS = ['UNIT', 'FLAT', 'VILLA', 'SUITE', 'STUDIO', 'DUPLEX', 'APARTMENT', 'TOWNHOUSE', 'PENTHOUSE', 'SHOP'];
/** Words of their own that are a letter away from one of these. */
const OTHERS: ReadonlySet<string> = new Set(
  'UNITY UNITS UNITE UNITED FLAG FLAX FEAT SHIP SHOE STOP CHOP VILLAGE SUITED SLAT PLAT FLOAT SUITOR KNIT'.split(' '),
);
/** A word and a number, with a number behind. */
const SPELT = /^([a-z]{4,10})\.? (\d{1,4}[a-z]?)(?=[\s,/-]+(?:no\.? ?)?\d+[a-z]?[\s,-])/i;
const BRACKETED = /^([a-z]{1,9})\.? ?[([] ?([a-z]?\d{1,4}[a-z]?) ?[)\]](?=[\s,/-]+(?:no\.? ?)?\d)/i;
const SLASHED = /^([a-z]{1,9})\/(\d{1,4}[a-z]?)[ ,-]+(?=(?:no\.? ?)?\d+[a-z]? [a-z])/i;

/** The text with the unit as units are said; undefined where it is said so. */
export function withUnitSaid(text: string): Retelling | undefined {
  return spelt(text) ?? asUnit(text, BRACKETED) ?? asUnit(text, SLASHED);
}

function spelt(text: string): Retelling | undefined {
  const [whole, said, number] = SPELT.exec(text) ?? [];
  if (!whole) return undefined;
  const word = said!.toUpperCase();
  if (kindsOf(word) !== 0 || OTHERS.has(word)) return undefined;
  const pattern = new Pattern(word);
  const meant = WORDS.find((one) => pattern.distanceTo(one, 1) === 1);
  if (meant === undefined) return undefined;
  const to = `${meant} ${number}`;
  return { text: `${to}${text.slice(whole.length)}`, mended: [{ from: whole, to }] };
}

function asUnit(text: string, form: RegExp): Retelling | undefined {
  const [whole, word, number] = form.exec(text) ?? [];
  if (!whole || (kindsOf(word!.toUpperCase()) & KIND.flat) === 0) return undefined;
  const to = `${word} ${number}`;
  return { text: `${to}, ${text.slice(whole.length).replace(/^[\s,/-]+/, '')}`, mended: [{ from: whole.trim(), to }] };
}
