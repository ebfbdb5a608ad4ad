// Plans of survey that a lot lies on: DP 12345, IN DP12345, ON PLAN SP196579, SEC 3. Facts: the states' abbreviations
// of plan types (deposited, strata, registered, community, title, lodged plan, ...) and what people write.

/** Words that lead to the number of a plan, or to the part of a town that it divides. */
const PLANS = new Set([
  'DP',
  'DPS',
  'SO',
  'SP',
  'RP',
  'PS',
  'CP',
  'TP',
  'LP',
  'BP',
  'BUP',
  'GTP',
  'SEC',
  'SECTION',
  'STAGE',
]);
/** A plan's number with its letters in one word: DP12345, RP98765. */
const GLUED = /^[A-Z]{2,3}\d{3,}[A-Z]?$/;
/** Words between a lot and its plan: LOT 2 IN DP 12345, LOT 15 ON PLAN SP196579. */
const BEFORE = new Set(['IN', 'ON', 'OF', 'PLAN']);

/** Index behind the plans that are named from `at` on, before `to`; `at` where none is. */
export function plansEnd(words: readonly string[], at: number, to: number): number {
  let end = at;
  for (let i = at; i < to;) {
    while (i < to && BEFORE.has(words[i]!)) i++;
    if (words[i] === 'DEPOSITED' && words[i + 1] === 'PLAN') i += 2;
    if (i < to && /^\d+$/.test(words[i]!) && words[i - 1] === 'PLAN') i++;
    else if (i < to && GLUED.test(words[i]!)) i++;
    else if (i + 1 < to && PLANS.has(words[i]!) && /\d/.test(words[i + 1]!)) i += 2;
    else break;
    end = i;
  }
  return end;
}
