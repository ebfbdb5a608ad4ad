// Premises of two names with a dash between them: EMU COLLEGE - KOALA CAMPUS, MALTHOUSE THEATRE - LITTLE HALL. A dash
// with spaces parts premises from a street elsewhere; between two words for premises it is a part of the name.
import type { Line } from '../reading.js';
import { endsPremises } from '../premises-word.js';
import { KIND } from '../../vocabulary/kinds.js';

/** Words of the second name up to its word for premises. */
const LONGEST_NAME = 5;
const DASHED = /^ ?[-–—] $|^ [-–—] ?$/;
/** Kinds of words that are none of the second name. */
const NO_NAME = KIND.number | KIND.strongType | KIND.corner | KIND.flat | KIND.level | KIND.lot | KIND.postal;

/** The line without the breaks that dashes made within such names. */
export function withDashedPremises(line: Line): Line {
  const { text, starts, ends } = line;
  let { breaks } = line;
  for (let i = 1; i < line.words.length; i++) {
    if (!breaks[i]! || starts[i]! - ends[i - 1]! > 3 || !endsPremises(line, i - 1)) continue;
    if (DASHED.test(text.slice(ends[i - 1], starts[i])) && isPremisesFrom(line, i)) breaks = breaks.with(i, false);
  }
  return breaks === line.breaks ? line : { ...line, breaks };
}

/** True if a name of premises begins at `from`; SCHOOL ROAD is a street. */
function isPremisesFrom(line: Line, from: number): boolean {
  const { kinds, breaks } = line;
  for (let i = from; i < from + LONGEST_NAME && i < kinds.length && (i === from || !breaks[i]!); i++) {
    const isWord = endsPremises(line, i);
    if ((kinds[i]! & NO_NAME) !== 0 && !isWord) return false;
    if (isWord && i > from) return ((kinds[i + 1] ?? 0) & KIND.strongType) === 0 || breaks[i + 1] === true;
  }
  return false;
}
