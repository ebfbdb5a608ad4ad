// Which lines need no question whether they are of another country: those that end as addresses of Australia and New
// Zealand do, which is nearly all.
import type { Line, LocalityIndex, Reading } from '../../address/parse/reading.js';
import { isTownNz } from '../../address/vocabulary/town-nz.js';
import { KIND } from '../../address/vocabulary/kinds.js';

/**
 * Localities of Australia that are called as a country is, or a state of another, or end the name of one (VATICAN CITY,
 * SAN MARINO): at the end of a line they may be either.
 */
const NAMESAKES = new Set([
  'BOLIVIA',
  'CITY',
  'CONGO',
  'DENMARK',
  'EGYPT',
  'GERMANIA',
  'MARINO',
  'MEXICO',
  'MONTANA',
  'NORWAY',
  'SAINT HELENA',
  'SAINT LUCIA',
  'ST HELENA',
  'ST LUCIA',
  'TEXAS',
  'VIRGINIA',
]);
/** Words of the longest name of a locality that is looked for. */
const LONGEST = 3;

/** True for a line that names its country, state or locality at its end as one of Australia or New Zealand does. */
export function isAtHome(line: Line, reading: Reading, localities: LocalityIndex): boolean {
  const { country, state, postcode, from, to } = reading;
  if (country !== '') return true;
  // SA is Saudi Arabia too.
  if (state !== '') return state !== 'SA' || postcode !== '' || line.words[to] !== 'SA';
  let start = to;
  let hasNumber = false;
  while (start > 0) {
    start--;
    hasNumber ||= (line.kinds[start]! & KIND.number) !== 0;
    if (line.breaks[start]!) break;
  }
  return endsAtHome(line, start, to, hasNumber || start < from, localities);
}

/** True if the words of the last part, from `start` to `to`, are a locality, or end with one behind a house number. */
function endsAtHome(
  { words }: Line,
  start: number,
  to: number,
  hasNumber: boolean,
  localities: LocalityIndex,
): boolean {
  const isOwn = (name: string): boolean => localities.isLocality(name, '', '') || isTownNz(name);
  if (to <= start) return false;
  const whole = words.slice(start, to).join(' ');
  if (to - start <= LONGEST + 1 && isOwn(whole)) return !NAMESAKES.has(whole);
  if (!hasNumber) return false;
  for (let at = Math.max(start + 1, to - LONGEST); at < to; at++) {
    const name = words.slice(at, to).join(' ');
    if (isOwn(name)) return !NAMESAKES.has(name);
  }
  return false;
}
