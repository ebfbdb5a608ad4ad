// A text as somebody typed it, before a spreadsheet made dates of its numbers or a page, form or link wrapped it.
import type { GivenParts } from '../../contract/fields/given-parts.js';
import { mendParts, type Mended } from './letters-nz.js';
import { withoutDates } from './spreadsheet-dates.js';
import { withoutCarried } from './words/carried.js';
import { withoutEntities } from './words/entities.js';
import { isPlain } from './words/plain.js';

/** Such a text with what columns say of it, and what was mended. */
export interface TypedText {
  readonly text: string;
  readonly parts: GivenParts;
  readonly mended: readonly Mended[];
}

/** The text as it was typed; undefined where nothing was changed that an answer has to say. */
export function asTyped(text: string, parts: GivenParts): TypedText | undefined {
  if (isPlain(text)) return undefined;
  const undated = withoutDates(text);
  if (undated.mended.length > 0) return { ...undated, parts: mendParts(parts, (part) => withoutDates(part).text) };
  return asTypedWithDates(text, parts);
}

/** The text as it was typed, save for dates. */
export function asTypedWithDates(text: string, parts: GivenParts): TypedText | undefined {
  const carried = withoutCarried(withoutEntities(text).trim());
  if (carried.mended.length === 0) return undefined;
  return { ...carried, parts: mendParts(parts, (part) => withoutCarried(part).text) };
}
