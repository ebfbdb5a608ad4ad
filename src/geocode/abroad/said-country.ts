// The country that a line names at its end, or before a postal code that ends it.
import { codeOf, countryNamed, countryTranslated } from '../country.js';
import { hasDigit, nameOf, partStart, type Token } from './tokens.js';

/** A country's name or code among the tokens. */
export interface SaidCountry {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The token that it begins at. */
  readonly from: number;
  /** As it is written, folded. */
  readonly name: string;
  readonly kind: 'name' | 'alpha3' | 'alpha2';
  /** True if it is a part of the line by itself. */
  readonly isAlone: boolean;
}

const LONGEST = 6;
/** Names that nothing else is called by. */
const UNMISTAKABLE = new Set([
  'USA',
  'U S A',
  'UNITED STATES',
  'UNITED STATES OF AMERICA',
  'UNITED KINGDOM',
  'UNITED ARAB EMIRATES',
]);

/** True for a name that says the country wherever it stands. */
export const isUnmistakable = ({ name }: SaidCountry): boolean => UNMISTAKABLE.has(name);

/** The country whose name or code ends before token `end`; undefined for none. */
export function countryBefore(tokens: readonly Token[], end: number): SaidCountry | undefined {
  if (end === 0) return undefined;
  const start = partStart(tokens, end);
  for (let from = Math.max(start, end - LONGEST); from < end; from++) {
    const name = nameOf(tokens, from, end);
    const country = countryNamed(name);
    const isAlone = from === start;
    if (country !== undefined) return { country, from, name, kind: 'name', isAlone };
    if (from < end - 1) continue;
    const code = /^[A-Z]{2,3}$/.test(name) ? codeOf(name) : undefined;
    if (code !== undefined && (isAlone || name.length === 3)) {
      return { country: code, from, name, kind: name.length === 3 ? 'alpha3' : 'alpha2', isAlone };
    }
  }
  return inverted(tokens, start, end) ?? inOtherWords(tokens, start, end);
}

/** KOREA, SOUTH and IRAN, ISLAMIC REPUBLIC OF: as lists in the order of letters have them. */
function inverted(tokens: readonly Token[], start: number, end: number): SaidCountry | undefined {
  if (start === 0) return undefined;
  const before = partStart(tokens, start);
  if (start - before > 2) return undefined;
  const [last, first] = [nameOf(tokens, start, end), nameOf(tokens, before, start)];
  for (const name of [`${last} ${first}`, `${first} ${last}`]) {
    const country = countryNamed(name);
    if (country !== undefined) return { country, from: before, name, kind: 'name', isAlone: true };
  }
  return undefined;
}

/**
 * The name in another language: only as a part by itself, with more before it than a house number and street, behind
 * which a misspelt locality is likelier, and the names of fifteen languages need not be loaded.
 */
function inOtherWords(tokens: readonly Token[], start: number, end: number): SaidCountry | undefined {
  if (start === 0 || end - start > LONGEST) return undefined;
  if (partStart(tokens, start) === 0 && hasDigit(tokens[0]!.name)) return undefined;
  const name = nameOf(tokens, start, end);
  if (hasDigit(name)) return undefined;
  const country = countryTranslated(name);
  return country === undefined ? undefined : { country, from: start, name, kind: 'name', isAlone: true };
}
