// A name that no comma parts from the place behind it: 12 SMITH STREET ROWANTHORPE RESERVOIR VIC 3073 is in Reservoir.
import { LONGEST_PLACE } from './best-division.js';
import type { Division } from './division.js';
import type { Line, LocalityIndex, Reading } from '../reading.js';
import { Pattern } from '../../distance.js';
import { KIND } from '../../vocabulary/kinds.js';
import { inFull } from '../../vocabulary/spelling.js';

/** Words of the longest such name. */
const LONGEST_NAME = 3;

/**
 * Words that tell a place from another of the same name nearby, so that they and a place behind them may be one that is
 * not known, or one of them misspelt. Of the country's other places hardly one ends in the name of a neighbour.
 */
const TELL_APART: readonly string[] = (
  'BIG CAPE CENTRAL EAST GLEN GREAT HMAS INNER LAKE LITTLE LOWER LWR MIDDLE MOUNT NEW NORTH NORTHERN NTH OLD OUTER ' +
  'POINT PORT RAAF SAINT SOUTH SOUTHERN STH THE UPPER WEST WESTERN'
).split(' ');
const PATTERNS = TELL_APART.map((word) => new Pattern(word));

/** True for such a word, or one that is nearly one. */
const tellsApart = (word: string): boolean => PATTERNS.some((pattern) => pattern.distanceTo(word, 1) <= 1);

/** Kinds of words that are in no such name. */
const NO_NAME = KIND.number | KIND.remark | KIND.corner | KIND.lot | KIND.state;

/** The division without the words before a place of the line's postcode that are no part of its name. */
export function withoutName(
  { words, kinds, breaks }: Line,
  { state, postcode }: Reading,
  localities: LocalityIndex,
  division: Division,
): Division {
  const { street, streetEnd, place, end } = division;
  if (postcode === '' || end - place < 2 || end - place > LONGEST_NAME + LONGEST_PLACE) return division;
  const isTyped = streetEnd - street > 1 && (kinds[streetEnd - 1]! & (KIND.strongType | KIND.suffix)) !== 0;
  if (!isTyped || breaks.slice(place + 1, end).includes(true)) return division;
  const isPlace = (from: number, ofState: string, ofPostcode: string): boolean => {
    const name = words.slice(from, end).join(' ');
    return localities.isLocality(name, ofState, ofPostcode) || localities.isLocality(inFull(name), ofState, ofPostcode);
  };
  if (isPlace(place, '', '')) return division;
  for (let cut = place + 1; cut < end && cut <= place + LONGEST_NAME; cut++) {
    if ((kinds[cut - 1]! & NO_NAME) !== 0 || tellsApart(words[cut - 1]!)) return division;
    // UPR RESERVOIR: a short word may stand for any that tells places apart.
    if (cut === place + 1 && words[place]!.length < 4) continue;
    // CANBERRA CITY and EMU GROVE are names of which a place is called by the last word.
    const isWord = cut === end - 1 && (words[cut] === 'CITY' || kinds[cut] !== 0);
    if (!isWord && isPlace(cut, state, postcode)) return { ...division, place: cut };
  }
  return division;
}
