// What is dialled before a national number at home, and taken off it: the 0 of 0412 345 678. Some plans put digits in
// its place, such as the area code of a small country.
import { firstDigits, readPattern } from './pattern-syntax.js';

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
    this.first = firstDigits(readPattern(source.replaceAll('$', ''))?.piece ?? { is: 'all', of: [] });
    this.plainFirst = plain.length === 1 && isAlone(plain, source) ? 1 << Number(plain) : 0;
  }

  /**
   * The number without its prefix, as a text of which the number begins at `from`; undefined where nothing is taken
   * off.
   */
  strip(digits: string, from: number): { readonly text: string; readonly from: number } | undefined {
    const first = 1 << (digits.charCodeAt(from) - 48);
    if (this.pattern === undefined || (this.first & first) === 0) return undefined;
    if ((this.plainFirst & first) !== 0) return { text: digits, from: from + 1 };
    const number = digits.slice(from);
    const match = this.pattern.exec(number);
    if (match === null) return undefined;
    if (this.transform !== '' && match.length > 1 && match.at(-1)) {
      return { text: number.replace(this.pattern, this.transform), from: 0 };
    }
    return { text: number, from: match[0].length };
  }
}

/** True if of the alternatives of the pattern only the plain prefix begins with its digit, and stands at the end. */
function isAlone(plain: string, source: string): boolean {
  if (source === plain) return true;
  if (!source.endsWith(`|${plain}`)) return false;
  const others = readPattern(source.slice(0, -plain.length - 1).replaceAll('$', ''));
  return others !== undefined && ((firstDigits(others.piece) >> Number(plain)) & 1) === 0;
}
