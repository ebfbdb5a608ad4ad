// Words that end the name of premises and hardly ever that of a street.
import type { Line } from './reading.js';
import { KIND } from '../vocabulary/kinds.js';
import { endsCentre, endsEstate, isOfKind } from '../vocabulary/premises.js';
import { streetType } from '../vocabulary/street.js';

/** True if the word at `i` ends the name of premises and is no type of street there. */
export function endsPremises({ words, kinds }: Line, i: number): boolean {
  const k = kinds[i]!;
  if ((k & KIND.building) === 0) return false;
  if ((k & KIND.type) === 0 || endsCentre(words, i) || endsEstate(words, i)) return true;
  // COMMUNITY HUB, RECREATION RESERVE
  if ((k & KIND.strongType) === 0 && isOfKind(words[i - 1] ?? '')) return true;
  // Of a hundred thousand streets fifteen are called PLAZA.
  return streetType(words[i]!) === 'PLAZA';
}

/** The years of a school in its name: P-12, R-7, K-10. */
export const SCHOOL_YEARS = /^[A-Z]-\d{1,2}$/;

/** Words before premises that say how the address lies to them: ABOVE THE BAKERY. */
export const BESIDE_PREMISES: ReadonlySet<string> = new Set(
  'ABOVE ATOP BELOW BENEATH DOWNSTAIRS FACING OVER ROUND UNDER UNDERNEATH UPSTAIRS'.split(' '),
);

/** Kinds of words that are none of a name amid which a word of premises stands. */
const NO_NAME = KIND.corner | KIND.remark | KIND.lot | KIND.state | KIND.strongType;

/**
 * True if words [from, to) are the name of premises by a word amid them, whatever they end in: EMU COLLEGE RESERVOIR,
 * RESERVOIR CHURCH OF CHRIST. The first of two words tells nothing: COLLEGE GROVE is a place.
 */
export function holdsPremises(line: Line, from: number, to: number): boolean {
  const { words, kinds } = line;
  if (BESIDE_PREMISES.has(words[from]!)) return false;
  let found = false;
  for (let i = from; i < to; i++) {
    const k = kinds[i]!;
    const isYears = (k & KIND.number) !== 0 && SCHOOL_YEARS.test(words[i]!);
    if ((k & NO_NAME) !== 0 || ((k & KIND.number) !== 0 && !isYears)) return false;
    if (endsPremises(line, i) && (i > from || to - from > 2)) found = true;
  }
  return found;
}
