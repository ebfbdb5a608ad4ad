// A New Zealand line whose letters with macrons a wrong encoding has damaged (M?ori, MÄori): its letters are mended by
// the names of the reference data and of the embedded gazetteer before it is searched for, and the answer says so. So
// are dates that a spreadsheet made of numbers.
import { asTypedWithDates } from '../address/parse/as-typed.js';
import { isNewZealand } from '../address/parse/country-nz.js';
import { isPlaceNz } from '../address/parse/division/known-place-nz.js';
import { isDamaged, mendLetters, mendParts, type MendedText } from '../address/parse/letters-nz.js';
import { toLine } from '../address/parse/line.js';
import { readings } from '../address/parse/read.js';
import { withoutDates } from '../address/parse/spreadsheet-dates.js';
import { LONGEST_LINE } from '../address/parse/words/read-part.js';
import type { GivenParts } from '../contract/fields/given-parts.js';
import type { ValidatedAddress } from '../contract/schema/cleanse.js';
import type { CleanseData } from './context.js';
import { withPlaceUnbracketed } from './retold/bracketed-place.js';
import { withoutReference } from './retold/reference.js';
import { withUnitSaid } from './retold/unit-said.js';
import type { Retelling } from './retold/retelling.js';

/** A line that was mended, with what columns say of it. */
export interface MendedLine extends MendedText {
  readonly parts: GivenParts;
}

/** The line with its letters mended, if it is one of New Zealand and any were; else undefined. */
export function mendedLine(data: CleanseData, text: string, parts: GivenParts): MendedLine | undefined {
  if (!isDamaged(text) || !isOfNewZealand(data, text)) return undefined;
  const isName = namesOf(data);
  const found = mendLetters(text, isName);
  return found.mended.length === 0
    ? undefined
    : { ...found, parts: mendParts(parts, (part) => mendLetters(part, isName).text) };
}

/** The data of New Zealand is asked for only where a line is of there. */
function isOfNewZealand({ country, localities }: CleanseData, text: string): boolean {
  if (country === 'NZ') return true;
  const line = toLine(mendLetters(text, (name) => isPlaceNz(name, localities)).text);
  const first = readings(line, localities)[0];
  return first !== undefined && isNewZealand(line, first, localities);
}

/** True for places, and for the localities and streets of the data. */
function namesOf({ localities, of }: CleanseData): (name: string) => boolean {
  const set = of('NZ').addresses?.set;
  const isStreet = (name: string): boolean => set !== undefined && set.streetNames.find(name) >= 0;
  return (name) => isPlaceNz(name, localities) || isStreet(name) || (set?.localityNames.find(name) ?? -1) >= 0;
}

/** The line with numbers in the place of the dates that a spreadsheet made of them; undefined where there are none. */
export function undatedLine(text: string, parts: GivenParts): MendedLine | undefined {
  const undated = withoutDates(text);
  if (undated.mended.length === 0) return undefined;
  return { ...undated, isGuess: true, parts: mendParts(parts, (part) => withoutDates(part).text) };
}

/** The line without what it carried along from where it was copied; undefined where that is nothing with a letter. */
export function uncarriedLine(text: string, parts: GivenParts): MendedLine | undefined {
  const typed = asTypedWithDates(text, parts);
  return typed && { ...typed, isGuess: false };
}

/**
 * An Australian line without a number of an office in front, or with a unit in front told as units are; undefined where
 * it has neither.
 */
export function retoldLine({ country }: CleanseData, text: string, parts: GivenParts): MendedLine | undefined {
  if (country !== 'AU' || text.length > LONGEST_LINE) return undefined;
  const placed = withPlaceUnbracketed(text);
  if (placed) return { ...placed, parts, isGuess: false };
  if (!/^[A-Za-z]/.test(text)) return undefined;
  const told = withoutReference(text) ?? withUnitSaid(text);
  return told && asRetold(told, parts, (part) => (withoutReference(part) ?? withUnitSaid(part))?.text ?? part);
}

/** A line that was told in another way, as a guess. */
export const asRetold = (told: Retelling, parts: GivenParts, mend: (part: string) => string): MendedLine => ({
  ...told,
  isGuess: true,
  parts: mendParts(parts, mend),
});

/** The answer to a mended line: what was mended is among its changes, and what was found by guess corrects it. */
export const asMended = (found: ValidatedAddress, { mended, isGuess }: MendedLine): ValidatedAddress => ({
  ...found,
  ...(isGuess && found.status === 'verified' ? { status: 'corrected' as const } : {}),
  changedItems: [
    ...(found.changedItems ?? []),
    ...mended.map(({ from, to }) => ({
      componentID: 'fullAddress',
      actionType: to === '' ? ('REMOVE' as const) : ('MODIFY' as const),
      affectedElement: 'fullAddress',
      oldValue: from,
      newValue: to,
    })),
  ],
});
