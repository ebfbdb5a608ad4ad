// Numbers that are told as words: 13 CATS, 1300 FLOWERS, 0800 TAXIS. Only such numbers are; letters in any other are no
// digits.

/** A prefix of such numbers behind a calling code, if any; then letters and digits. */
const WORD_NUMBER = /^(\+?(?:61|64|1))??(1300|1800|0?800|13)([A-Z0-9]{4,12})$/;
const LEAST_LETTERS = 3;
/** The keys of a telephone: letters A to Z in their order. */
const KEYS = '22233344455566677778889999';
export interface WordNumber {
  readonly digits: string;
  readonly isInternational: boolean;
}

/** The digits of such a number; undefined for any other text. `text` has plain signs (`simpleSigns`). */
export function wordNumber(text: string): WordNumber | undefined {
  const match = WORD_NUMBER.exec(text.toUpperCase().replaceAll(/[ ()._-]+/g, ''));
  if (match === null) return undefined;
  const [, code = '', prefix = '', word = ''] = match;
  if (word.replaceAll(/\d/g, '').length < LEAST_LETTERS) return undefined;
  const dialled = word.replaceAll(/[A-Z]/g, (letter) => KEYS[letter.charCodeAt(0) - 65]!);
  return { digits: code.replace('+', '') + prefix + dialled, isInternational: code.startsWith('+') };
}
