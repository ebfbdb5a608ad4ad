// Directions to an address that are no part of it: "access via Banool Rd", "off High St", "opposite the park".
import { hasStreetEnd } from './destination.js';
import type { Line } from '../reading.js';

/** Words that begin a remark where a street follows them. */
const BEFORE_STREET = new Set(['OFF', 'NEAR', 'NR', 'ENTRANCE']);
/** Words that begin one whatever follows. */
const ALONE = new Set(['VIA', 'OPP', 'OPPOSITE', 'BETWEEN', 'BTW', 'BTWN', 'BEHIND', 'ADJACENT', 'ADJ', 'PREVIOUSLY']);
const ACCESS = new Set(['ACCESS', 'ACC', 'ENTRY', 'ENTER']);
const BY = new Set(['VIA', 'FROM', 'THROUGH', 'OFF', 'BY']);

/** True if words [from, to) are a remark. */
export function isRemark(line: Line, from: number, to: number): boolean {
  const word = line.words[from]!;
  if (BEFORE_STREET.has(word)) return to - from >= 3 && hasStreetEnd(line, from + 1, to);
  if (to - from < 2) return false;
  const next = line.words[from + 1] ?? '';
  return ALONE.has(word) || (ACCESS.has(word) && BY.has(next)) || (word === 'OR' && next === 'ENTER');
}
