// Several units behind one type word: SHOPS 3 & 4, SHOPS 3, 4 & 5, UNITS 5 TO 7, SHOP 1 & 2/359.
import { isInPremises } from './behind-unit.js';
import type { Line } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';

/** Units as one field has them; `end` is the index behind them, `rest` the house number behind the last one's slash. */
interface UnitList {
  label: string;
  end: number;
  rest: string | null;
}

/** W36 of TENANCY W36 & W37: no house number looks so. */
const LETTERED = /^[A-Z]{1,2}\d{1,4}$/;

/** The units that begin with the number at `at`, or null where it is the only one. */
export function readUnitList(line: Line, type: string, at: number, hi: number): UnitList | null {
  const { words } = line;
  const listed = severalUnits(line, type, at, hi);
  if (listed !== null) return listed;
  // SHOP LG1 2010, RIVER CITY, 28 SMITH ST
  const isPair = LETTERED.test(words[at]!) && isNumber(line, at + 1, hi) && !line.breaks[at + 1]!;
  if (isPair && isInPremises(line, at + 2, hi, type, true)) {
    return { label: `${words[at]!} ${words[at + 1]!}`, end: at + 2, rest: null };
  }
  const joint = words[at + 1];
  if ((joint !== 'AND' && joint !== 'TO') || !isNumber(line, at + 2, hi)) return null;
  const other = words[at + 2]!;
  const end = at + 3;
  const slash = other.indexOf('/');
  if (slash > 0 && !isInPremises(line, end, hi, type, false)) {
    return {
      label: `${words[at]!}${joint === 'TO' ? '-' : ' & '}${other.slice(0, slash)}`,
      end,
      rest: other.slice(slash + 1),
    };
  }
  if (isNumber(line, end, hi) && !(LETTERED.test(words[at]!) && LETTERED.test(other))) {
    return { label: `${words[at]!}${joint === 'TO' ? '-' : '&'}${other}`, end, rest: null };
  }
  return { label: `${words[at]!}${joint === 'TO' ? '-' : ' & '}${other}`, end, rest: null };
}

/** SHOPS 3, 4 & 5, 12 SMITH ST: three or more units before a house number or premises. */
function severalUnits(line: Line, type: string, at: number, hi: number): UnitList | null {
  const { words, breaks } = line;
  let end = at + 1;
  while (end < hi && breaks[end]! && isNumber(line, end, hi)) end++;
  if (end === at + 1 || words[end] !== 'AND' || !isNumber(line, end + 1, hi)) return null;
  if (!isNumber(line, end + 2, hi) && !isInPremises(line, end + 2, hi, type, true)) return null;
  return { label: `${words.slice(at, end).join(',')}&${words[end + 1]!}`, end: end + 2, rest: null };
}

const isNumber = ({ kinds }: Line, at: number, hi: number): boolean => at < hi && (kinds[at]! & KIND.number) !== 0;
