// Tells a cell with several addresses from one with a single one.
import { parseEmail } from '../syntax/parse.js';

/** What stands between addresses; in a name or in quotation marks it may stand as well. */
const BETWEEN = /[\s,;|/]+|\band\b|&/i;

const QUOTED = /"[^"]*"/g;

/** How many addresses there are in the text, where they are more than one; 0 or 1 where not. */
export function addressesIn(text: string): number {
  const first = text.indexOf('@');
  if (first === -1 || !text.includes('@', first + 1)) return 0;
  return text
    .replace(QUOTED, '')
    .split(BETWEEN)
    .filter((word) => isAddress(word.replace(/^(?:mailto:)?[<(]?|[>).:]+$/gi, ''))).length;
}

const isAddress = (word: string): boolean => word.includes('@') && parseEmail(word).category === 'ok';
