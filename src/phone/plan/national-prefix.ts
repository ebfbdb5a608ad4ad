// What is dialled before a national number at home, and taken off it: the 0 of 0412 345 678. Some plans put digits in
// its place, such as the area code of a small country.
import { firstDigits, readPattern } from './pattern-syntax.js';

/** Nothing is taken off. */
export const NO_PREFIX = -1;
/** Other digits take its place: `replaced` has the number. */
export const REPLACED = -2;

export class NationalPrefix {
  private readonly pattern: RegExp | undefined;
  /** Digits that a number may begin with for the pattern to match, as a set. */
  private readonly first: number;
  /** Digits before which nothing but the plain prefix can stand, as a set: it is taken off without the pattern. */
  private readonly plainFirst: number;

  /** `plain`: what is dialled; `source`: the pattern of what is taken off; `transform`: what is put in its place. */
  constructor(
    plain: string,
    source: string,
    private readonly transform: string,
  ) {
    this.pattern = source === '' ? undefined : new RegExp(`^(?:${source})`);
    this.first = source === '' ? 0 : firstDigits(readPattern(source.replaceAll('$', '')) ?? { is: 'all', of: [] });
    this.plainFirst = plain.length === 1 && isAlone(plain, source) ? 1 << Number(plain) : 0;
  }

  /** Where the number begins behind the prefix; NO_PREFIX, or REPLACED. */
  strip(digits: string, from: number): number {
    const first = 1 << (digits.charCodeAt(from) - 48);
    if ((this.first & first) === 0) return NO_PREFIX;
    if ((this.plainFirst & first) !== 0) return from + 1;
    const match = this.pattern!.exec(digits.slice(from));
    if (match === null) return NO_PREFIX;
    return this.transform !== '' && match.length > 1 && match.at(-1) ? REPLACED : from + match[0].length;
  }

  /** The number with other digits in the place of its prefix. */
  replaced(digits: string, from: number): string {
    return digits.slice(from).replace(this.pattern!, this.transform);
  }
}

/** True if of the alternatives of the pattern only the plain prefix begins with its digit, and stands at the end. */
function isAlone(plain: string, source: string): boolean {
  if (source === plain) return true;
  if (!source.endsWith(`|${plain}`)) return false;
  const others = readPattern(source.slice(0, -plain.length - 1).replaceAll('$', ''));
  return others !== undefined && ((firstDigits(others) >> Number(plain)) & 1) === 0;
}
