// Forms of Australian lines that only a known locality tells: what stands behind it, and numbers before and behind it.
import { withoutBehindPostcode } from './behind-postcode.js';
import { withNumberLast } from './number-last.js';
import { withNumberedPremises } from './numbered-premises.js';
import { withUnitBeforePlace } from './unit-before-place.js';
import type { Line, LocalityIndex } from '../reading.js';

/** The line with its parts as a careful writer would order and part them; else as it is. */
export const withFormsAu = (line: Line, localities: LocalityIndex): Line =>
  withUnitBeforePlace(
    withNumberLast(withoutBehindPostcode(withNumberedPremises(line), localities), localities),
    localities,
  );
