// What in a line has the form of a postal code, and how much that says of a country.
import { isDistinct, LONGEST_CODE, postcodeIn } from '../abroad/postcodes.js';
import { hasDigit, rawOf, tokensOf, type Token } from '../abroad/tokens.js';

/** A text of a line that may be a postal code. */
export interface WrittenCode {
  /** In capitals, as it is written. */
  readonly raw: string;
  /** Digits and letters alone. */
  readonly folded: string;
}

/** What a code says by its form: letters and digits as one country writes them, two groups of digits, digits alone. */
const WEIGHT = { marked: 5, mixed: 5, grouped: 3, long: 2, short: 1 };
/** Digits of a number that may stand at the beginning of a line without being that of a house. */
const SHORTEST_FIRST = 4;
/** Words before a number that make it one of a box, a unit, a building. */
const NO_CODE_BEHIND =
  /^(?:BOX|NO|NR|UNIT|FLAT|APT|SUITE|LOT|PLOT|HOUSE|ROOM|FLOOR|LEVEL|BLOCK|KM|ROUTE|HIGHWAY|POSTFACH|CP|BP)$/;

/** The texts of a line that may be postal codes; numbers that only may be those of houses are left out. */
export function codesWritten(text: string): WrittenCode[] {
  const tokens = tokensOf(text);
  const found: WrittenCode[] = [];
  for (let from = 0; from < tokens.length; from++) {
    for (let to = from + 1; to <= Math.min(tokens.length, from + LONGEST_CODE); to++) {
      if (tokens[to - 1]!.part !== tokens[from]!.part) break;
      const raw = rawOf(tokens, from, to);
      if (hasDigit(raw) && isCode(tokens, from, to, raw)) found.push({ raw, folded: raw.replace(/[^A-Z\d]/g, '') });
    }
  }
  return found;
}

function isCode(tokens: readonly Token[], from: number, to: number, raw: string): boolean {
  if (NO_CODE_BEHIND.test(tokens[from]!.name) || NO_CODE_BEHIND.test(tokens[from - 1]?.name ?? '')) return false;
  if (!/^\d/.test(raw)) return true;
  if (/^\d+$/.test(raw) && raw.length < SHORTEST_FIRST - 1) return false;
  const startsPart = from === 0 || tokens[from - 1]!.part !== tokens[from]!.part;
  const endsPart = to === tokens.length || tokens[to]!.part !== tokens[from]!.part;
  // AV. PAULISTA 1000, SÃO PAULO: the first part ends with the number of a house.
  const isHouse = raw.length <= SHORTEST_FIRST && tokens[from]!.part === 0 && tokens.at(-1)!.part > 0;
  if (isHouse && from > 0) return false;
  return endsPart || (startsPart && (from > 0 || raw.length >= SHORTEST_FIRST));
}

/** How much the code says for the country by its form; 0 for one that the country does not have. */
export function weightOfForm({ raw }: WrittenCode, country: string): number {
  const code = postcodeIn(raw, country);
  if (code === undefined) return 0;
  if (code !== raw && /^[A-Z]/.test(raw)) return WEIGHT.marked;
  if (/^\d+ \d+$/.test(raw)) return WEIGHT.grouped;
  if (/^[A-Z]{3} ?\d{4}$/.test(raw)) return WEIGHT.grouped;
  if (isDistinct(raw)) return WEIGHT.mixed;
  return raw.length > SHORTEST_FIRST ? WEIGHT.long : WEIGHT.short;
}
