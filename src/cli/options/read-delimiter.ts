// What --delimiter says: a character, or the name of one.
import { WaypostError } from '../../contract/errors.js';
import { delimiterNamed, delimiterNames } from '../../formats/csv/delimiters.js';

/** `--delimiter`, or another option of its kind, as the character it means. */
export function readDelimiter(given: string | undefined, option = '--delimiter'): string | undefined {
  if (given === undefined) return undefined;
  const delimiter = given === '\\t' ? '\t' : (delimiterNamed(given) ?? given);
  if (delimiter.length !== 1 || /["\r\n\p{L}\d]/u.test(delimiter)) {
    throw new WaypostError(
      'usage',
      `${option} '${given}': give one character that is no letter, digit or quote, or ${delimiterNames.join(', ')}`,
    );
  }
  return delimiter;
}
