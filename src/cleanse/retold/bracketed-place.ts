// The place of an address in brackets behind the street: 3 VERMONT ST (HORSHAM VIC 3400). Left out as a remark it would
// leave the street of any place.
import type { Retelling } from './retelling.js';

const STREET = String.raw`[^()[\]<>{}]*\d[^()[\]<>{}]*[a-z]`;
const IN_BRACKETS = String.raw`[a-z' -]{3,40},? (?:(?:nsw|vic|qld|sa|wa|tas|nt|act),? )?\d{4}`;
const PLACE = new RegExp(String.raw`^(${STREET}) ?[([<{](${IN_BRACKETS})[)\]>}]\s*$`, 'i');

/** The text with its place behind a comma; undefined where it has no such brackets. */
export function withPlaceUnbracketed(text: string): Retelling | undefined {
  // Few texts end in a bracket.
  if (!')]>}'.includes(text.trimEnd().slice(-1) || ' ')) return undefined;
  const [, street, place] = PLACE.exec(text) ?? [];
  return street === undefined ? undefined : { text: `${street}, ${place}`, mended: [] };
}
