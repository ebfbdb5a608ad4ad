// Forms of Australian lines that only a known locality tells: what stands behind it, and numbers before and behind it.
import { withoutBehindPostcode } from './behind-postcode.js';
import { withCourtsOfPlay } from './courts-of-play.js';
import { withNumberInWords } from './number-in-words.js';
import { withNumberLast } from './number-last.js';
import { withNumberedPremises } from './numbered-premises.js';
import { withStateBehind } from './state-before-place.js';
import { withUnitBeforePlace } from './unit-before-place.js';
import type { Line, LocalityIndex } from '../reading.js';

/**
 * The line with its parts as a careful writer would order and part them; else as it is. `isNumbered`: the house number
 * stood in a column of its own, and no name begins with it.
 */
export function withFormsAu(line: Line, localities: LocalityIndex, isNumbered: boolean): Line {
  const stated = withStateBehind(withNumberInWords(withCourtsOfPlay(line)), localities);
  const named = isNumbered ? stated : withNumberedPremises(stated);
  const ended = withoutBehindPostcode(named, localities);
  return withUnitBeforePlace(withNumberLast(ended, localities), localities);
}
