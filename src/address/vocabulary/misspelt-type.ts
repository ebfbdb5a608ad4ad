// Street types in which one letter is wrong, missing, too many or in its neighbour's place: AVENE, STREEET, STX.
import { isStrongType, officialStreetTypes } from './street.js';

/** Types that end a street for certain; no street of Australia without a type ends in a word one letter from these. */
const TYPES: readonly string[] = officialStreetTypes()
  .map(([full]) => full)
  .filter((full) => isStrongType(full) && /^[A-Z]{4,}$/.test(full));
/** Abbreviations that a stray consonant may follow. */
const SHORT: ReadonlyMap<string, string> = new Map([
  ['ST', 'STREET'],
  ['RD', 'ROAD'],
  ['AV', 'AVENUE'],
  ['DR', 'DRIVE'],
  ['CT', 'COURT'],
  ['CR', 'CRESCENT'],
  ['PL', 'PLACE'],
]);
const STRAY = /^[B-DF-HJ-NP-TV-XZ]$/;

/** The full type that a word of capitals is one letter away from; undefined where none, or more than one, is. */
export function misspeltType(word: string): string | undefined {
  if (word.length === 3) return STRAY.test(word[2]!) ? SHORT.get(word.slice(0, 2)) : undefined;
  if (word.length < 4) return undefined;
  let found: string | undefined;
  for (const type of TYPES) {
    if (!isOneLetterAway(word, type)) continue;
    if (found !== undefined) return undefined;
    found = type;
  }
  return found;
}

/** True if one letter is inserted, lost, replaced or has changed places with the next; a short type loses none. */
function isOneLetterAway(word: string, type: string): boolean {
  const longer = word.length - type.length;
  if (longer > 1 || longer < -1 || word === type || (type.length < 5 && longer < 0)) return false;
  let i = 0;
  while (i < word.length && word[i] === type[i]) i++;
  if (longer === 1) return word.slice(i + 1) === type.slice(i);
  if (longer === -1) return word.slice(i) === type.slice(i + 1);
  if (word[i] === type[i + 1] && word[i + 1] === type[i] && word.slice(i + 2) === type.slice(i + 2)) return true;
  return type.length > 4 && word.slice(i + 1) === type.slice(i + 1);
}
