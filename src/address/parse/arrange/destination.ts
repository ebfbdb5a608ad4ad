// The places that words are sent to which stand where no reader expects them, and the questions about the words around
// them by which that is decided.
import type { Line } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { stateOf, stateOfPostcode } from '../../vocabulary/place.js';

/** Destinations of words, one for each word of a line; 0 leaves a word where it stands among its like. */
export const FRONT = 1;
export const END = 2;
/** Out of the address: a remark, a rural delivery. */
export const ASIDE = 3;
/** Behind everything else: state and postcode that lead a line. */
export const LAST = 4;

/** True for the four digits of a postcode. */
export const isPostcode = (word: string): boolean => /^\d{4}$/.test(word);

/** Sends words [from, to) to a destination. */
export function send(destinations: Uint8Array, from: number, to: number, destination: number): void {
  for (let i = from; i < to; i++) destinations[i] = destination;
}

/** True if a word that could be a name stands in [from, to): not only state, postcode and country. */
export function hasName({ kinds }: Line, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if ((kinds[i]! & (KIND.state | KIND.country | KIND.number)) === 0) return true;
  return false;
}

/** True if a word that ends a street stands in [from, to). */
export function hasStreetEnd({ kinds }: Line, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if ((kinds[i]! & KIND.strongType) !== 0) return true;
  return false;
}

/** True if the word ends a street: a type or suffix, and no number before it. */
export const endsStreet = ({ kinds }: Line, i: number): boolean =>
  i >= 1 && (kinds[i]! & (KIND.strongType | KIND.suffix)) !== 0 && (kinds[i - 1]! & KIND.number) === 0;

/**
 * The number of a unit in a tall building at `i`, 24 SMITH ST 1402 RESERVOIR 3073: a postcode stands behind it, and no
 * street has such a one itself: those from 1000 to 1999 are of post boxes in Sydney.
 */
export const isTallUnit = (words: readonly string[], i: number): boolean =>
  /^1\d{3}$/.test(words[i]!) && words.slice(i + 2).some((word) => isPostcode(word) && word !== words[i]);

/** True if a line ends in the words from `from` to `to`, with a state and its postcode behind them. */
export function endsInAgain({ words }: Line, from: number, to: number): boolean {
  const code = words.length - 1;
  const again = code - 1 - (to - from);
  const isStated = isPostcode(words[code]!) && stateOf(words[code - 1]!) === stateOfPostcode(words[code]!);
  if (again < to || !isStated) return false;
  for (let i = from; i < to; i++) if (words[i] !== words[again + i - from]) return false;
  return true;
}
