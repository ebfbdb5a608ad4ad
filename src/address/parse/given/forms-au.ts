// Forms of Australian lines that only a known locality tells: what stands behind it, and numbers before and behind it.
import { withoutBehindPostcode } from './behind-postcode.js';
import { withNumberLast } from './number-last.js';
import { withNumberedPremises } from './numbered-premises.js';
import { withStateBehind } from './state-before-place.js';
import { withUnitBeforePlace } from './unit-before-place.js';
import type { Line, LocalityIndex } from '../reading.js';

/** Each hands a line back as it is where it does not have the form. */
const FORMS: readonly ((line: Line, localities: LocalityIndex) => Line)[] = [
  withStateBehind,
  withNumberedPremises,
  withoutBehindPostcode,
  withNumberLast,
  withUnitBeforePlace,
];

/** The line with its parts as a careful writer would order and part them; else as it is. */
export function withFormsAu(line: Line, localities: LocalityIndex): Line {
  let formed = line;
  for (const form of FORMS) formed = form(formed, localities);
  return formed;
}
