// What stands in a text beside its address and is no part of it: contacts, coordinates, hours, dates, the same address
// again, words that say nothing. It is taken out before the text is cut into words, so that no number or name of it
// becomes a part.
import { contactSpans } from './contact.js';
import { coordinateSpans } from './coordinates.js';
import { dateAtEnd } from './date.js';
import { withoutFirmBrackets } from './firm-brackets.js';
import { hoursAmid, hoursAtEnd } from './hours.js';
import { nothingSpans } from './nothing.js';
import { planSpans } from './plan.js';
import { referenceSpans } from './reference.js';
import { foldText } from '../../fold-text.js';
import { COLUMN, type Line } from '../reading.js';

/** A text without what stands beside its address. */
export interface Inside {
  /** As long as the text was, with blanks in place of what was taken out, and commas where parts end there. */
  readonly text: string;
  /** Spans [from, to) of the text that were taken out. */
  readonly outside: readonly (readonly [from: number, to: number])[];
}

/** The text of the address, and what stands beside it. */
export function insideOf(written: string): Inside {
  const text = withoutFirmBrackets(written);
  const nothings = nothingSpans(text).concat(planSpans(text));
  const references = referenceSpans(text);
  if (references.length > 0) nothings.push(...references);
  const said = nothings.reduce((left, [from, to]) => blanked(left, from, to), text);
  if (nothings.length > 0 && isAlone(said, said.length)) return { text, outside: [] };
  let inside = said;
  const outside: [number, number][] = [];
  const amid = hoursAmid(inside);
  for (const [from, to] of [...coordinateSpans(inside), ...contactSpans(inside), ...(amid === null ? [] : [amid])]) {
    inside = blanked(inside, from, to);
    outside.push([from, to]);
  }
  const date = dateAtEnd(inside);
  const hours = date < 0 ? hoursAtEnd(inside) : date;
  const again = hours < 0 ? againAt(inside) : -1;
  const from = Math.max(hours, again);
  if (from > 0) {
    const end = inside.trimEnd();
    const to = end.endsWith(')') && !end.includes('(', from) ? end.length - 1 : end.length;
    inside = blanked(inside, from, text.length);
    outside.push([from, to]);
  }
  if (outside.length === 0) return { text: said, outside: nothings };
  return outside.some(([start]) => isAlone(inside, start))
    ? { text: said, outside: nothings }
    : { text: inside, outside: [...nothings, ...outside] };
}

/** The text with blanks in [from, to), and a comma before them. */
const blanked = (text: string, from: number, to: number): string =>
  text.slice(0, from) + (from > 0 ? ',' : ' ') + ' '.repeat(to - from - 1) + text.slice(to);

/** True if nothing of a text is left before `end`. */
const isAlone = (text: string, end: number): boolean => !/[\p{L}\p{N}]/u.test(text.slice(0, end));

/** Letters of an address that is looked for once more. */
const SHORTEST = 12;

/** Blanks by which two like parts may differ. */
const MOST_BLANKS = 4;
/** A place with its postcode. */
const PLACE = /^\D{3,40} \d{4}$/;

/** Where the place with its postcode is the last part of a text as well as the one before: KEW 3101, KEW 3101. */
function placeAgainAt(text: string): number {
  const last = text.lastIndexOf(',');
  const before = text.lastIndexOf(',', last - 1);
  // Most texts have two parts of different lengths at their end, blanks aside.
  if (before < 0 || Math.abs(text.length - last - (last - before)) > MOST_BLANKS) return -1;
  const place = text.slice(last + 1).trim();
  const isSame =
    place.toUpperCase() ===
    text
      .slice(before + 1, last)
      .trim()
      .toUpperCase();
  return isSame && PLACE.test(place) ? text.indexOf(place, last) : -1;
}

/**
 * "12 KOWHAI ST, TAUPO, 12 KOWHAI ST, TAUPO": where the same words begin once more, or the place with its postcode
 * does; -1 where they do not.
 */
function againAt(text: string): number {
  const at = text.indexOf(text.slice(0, SHORTEST), SHORTEST);
  if (at < 0) return placeAgainAt(text);
  const first = text.slice(0, at).replace(/[\s,;.|-]+$/, '');
  return first.length < at && first === text.slice(at).replace(/[\s,;.|]+$/, '') ? at : -1;
}

/** The line with what stood beside its address, a word each, out of the address. */
export function withOutside(line: Line, { outside }: Inside): Line {
  if (outside.length === 0) return line;
  const { text, words, starts, ends, breaks, kinds, aside, columns } = line;
  return {
    text,
    words: [...words, ...outside.map(([from, to]) => foldText(text.slice(from, to)).text)],
    starts: [...starts, ...outside.map(([from]) => from)],
    ends: [...ends, ...outside.map(([, to]) => to)],
    breaks: [...breaks, ...outside.map(() => true)],
    kinds: [...kinds, ...outside.map(() => 0)],
    aside,
    columns: columns === null ? null : [...columns, ...outside.map(() => COLUMN.none)],
  };
}
