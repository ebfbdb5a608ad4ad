// Words behind the known place of a line without a comma, which run into its name: 24 SMITH ST DUBBO JOHN BROWN, 24
// SMITH ST DUBBO NEAR THE SCHOOL. A person, a remark.
import { LONGEST_PLACE } from './best-division.js';
import type { Division } from './division.js';
import type { Line, LocalityIndex, Reading } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';

/** Fewer words behind a known place, or with a meaning of their own, are rather a part of a name that is not known. */
const FEWEST = 2;

/** First words of what is asked of who comes to an address. */
const NOTES: ReadonlySet<string> = new Set(
  'AUTHORITY BEWARE CALL DELIVER DOG KEY KNOCK LEAVE NO PHONE PLEASE PLS RING'.split(' '),
);
/** Words before the number that opens a door. */
const OPENS: ReadonlySet<string> = new Set(['ACCESS', 'DOOR', 'ENTRY', 'GATE', 'SECURITY']);

/** The division without such words, behind a street with its number; else the division itself. */
export function withoutRest(line: Line, reading: Reading, localities: LocalityIndex, division: Division): Division {
  const { words, breaks } = line;
  const { state, postcode, numberFirst } = reading;
  const { street, streetEnd, place, end } = division;
  if (numberFirst === 0 || streetEnd === street || end - place <= FEWEST) return division;
  if (breaks.slice(place + 1, end).includes(true)) return division;
  const name = (to: number): string => words.slice(place, to).join(' ');
  if (localities.isLocality(name(end), '', '')) return division;
  for (let cut = Math.min(end - FEWEST, place + LONGEST_PLACE); cut > place; cut--) {
    if (isRest(line, reading, cut, end) && localities.isLocality(name(cut), state, postcode)) {
      return { ...division, end: cut };
    }
  }
  return division;
}

/** True if the words are a remark, or end a line without state and postcode and have no meaning but as names. */
function isRest({ words, kinds }: Line, { state, postcode, to }: Reading, from: number, end: number): boolean {
  if ((kinds[from]! & KIND.remark) !== 0) return words[from] !== 'VIA';
  if (NOTES.has(words[from]!) || (OPENS.has(words[from]!) && words[from + 1] === 'CODE')) return true;
  return state + postcode === '' && end === to && kinds.slice(from, end).every((k) => k === 0);
}
