// Where the parts that a record gives stand in its line: the characters of each.
import type { GivenParts } from '../../../contract/fields/given-parts.js';
import { isWordCharacter } from '../words/characters.js';

/** Characters [from, to) of a line. */
export type Span = readonly [from: number, to: number];

/** The characters that hold the premises, the street and the place of a line; null for what is not there. */
export interface GivenSpans {
  readonly building: Span | null;
  readonly street: Span | null;
  readonly place: Span | null;
  /** The town behind the place, where a record gives both. */
  readonly town: Span | null;
}

const textOf = (part: unknown): string => (typeof part === 'string' ? part.trim() : '');

/** The spans of the parts in the line that they made: premises from its beginning on, the place from its end. */
export function givenSpans(line: string, parts: GivenParts): GivenSpans {
  const text = line.toLowerCase();
  // Letters that are two in small letters would put every place behind them in doubt.
  if (text.length !== line.length) return { building: null, street: null, place: null, town: null };
  const building = spanOf(text, textOf(parts.buildingName), 0);
  const place = lastSpanOf(text, textOf(parts.locality) || textOf(parts.suburb) || textOf(parts.townCity));
  const street = streetSpan(text, parts, building?.[1] ?? 0, place?.[0] ?? text.length);
  const hasBoth = textOf(parts.locality) !== '' || textOf(parts.suburb) !== '';
  const last = hasBoth ? lastSpanOf(text, textOf(parts.townCity)) : null;
  const town = last !== null && place !== null && last[0] >= place[1] ? last : null;
  return { building, street, place, town };
}

/** The street with its type and suffix, between the premises and the place. */
function streetSpan(text: string, parts: GivenParts, from: number, to: number): Span | null {
  const name = spanOf(text, textOf(parts.street) || textOf(parts.streetName), from);
  if (name === null || name[1] > to) return null;
  let end = name[1];
  for (const part of [parts.streetType, parts.streetSuffix]) {
    const further = spanOf(text, textOf(part), end);
    if (further !== null && further[0] === end + 1) end = further[1];
  }
  return [name[0], end];
}

/** The first place from `from` on where the words stand by themselves. */
function spanOf(text: string, part: string, from: number): Span | null {
  if (part === '') return null;
  const wanted = part.toLowerCase();
  for (let at = text.indexOf(wanted, from); at >= 0; at = text.indexOf(wanted, at + 1)) {
    if (standsAlone(text, at, at + wanted.length)) return [at, at + wanted.length];
  }
  return null;
}

/** The last place where the words stand by themselves. */
function lastSpanOf(text: string, part: string): Span | null {
  if (part === '') return null;
  const wanted = part.toLowerCase();
  for (let at = text.lastIndexOf(wanted); at >= 0; at = at === 0 ? -1 : text.lastIndexOf(wanted, at - 1)) {
    if (standsAlone(text, at, at + wanted.length)) return [at, at + wanted.length];
  }
  return null;
}

const standsAlone = (text: string, from: number, to: number): boolean =>
  !isWordCharacter(text, from - 1) && !isWordCharacter(text, to);
