// What is asked for by name: the ways to read it, and what its record says beside it.
import { FORM, type Form } from '../data/companies/legal-forms.js';
import { NameKey } from '../data/companies/name-key.js';

/** What decides between namesakes. */
export interface Beside {
  readonly state: string;
  readonly postcode: string;
}

/** One way to read a name. `slips`: what had to be put right in words of the form for it. */
export interface NameReading {
  readonly words: readonly string[];
  readonly form: Form;
  readonly slips: number;
}

const KEY = new NameKey();

/** The key of words. */
export const keyOf = (words: readonly string[]): string => words.join('');

/** How a name is looked for, with so many letters that may be others. */
export function readName(text: string, slips = 0): NameReading {
  KEY.readText(text);
  return { words: KEY.wordTexts(), form: KEY.form, slips };
}

/** Between who acts and for whom, or as what: what follows is the entity that is looked for first. */
const ON_BEHALF = /\s+(?:a\.?t\.?f\.?|as\s+trustees?\s+(?:for|of)|as\s+the\s+trustees?\s+(?:for|of))\s+/i;
const TRADING_AS = /\s+(?:t\/as?|t\/a|trading\s+as)\s+/i;

/** The names in a text, the one that is looked for first before the others: `A ATF B` is B, then A. */
export function namesIn(text: string): string[] {
  const parts = text.split(ON_BEHALF).flatMap((part) => part.split(TRADING_AS));
  const names = parts.map((part) => part.trim()).filter((part) => part !== '');
  return names.length < 2 ? [text.trim()] : names.reverse();
}

/** Orders of words in which a person is stored, the family name first: `John Alan Smith` as SMITH JOHN ALAN. */
export function personOrders({ words, form }: Pick<NameReading, 'words' | 'form'>, text: string): string[][] {
  if (form !== FORM.none || words.length < 2 || words.length > 5 || words.some((word) => /\d/.test(word))) return [];
  const plain = words.filter((word) => !TITLES.has(word));
  if (plain.length < 2) return [];
  const asWritten = [...plain];
  const turned = [plain.at(-1)!, ...plain.slice(0, -1)];
  // With a comma the family name is said to be the first.
  if (/^[^,]+,\s*\S/.test(text)) return [asWritten];
  // Names of two words, such as VAN DYK, are family names too.
  const two = plain.length > 2 ? [[...plain.slice(-2), ...plain.slice(0, -2)]] : [];
  return [turned, asWritten, ...two];
}

const TITLES: ReadonlySet<string> = new Set(['MR', 'MRS', 'MS', 'MISS', 'DR', 'PROF']);
