// What each character does to the words of a line: ends them, joins them, opens a bracket.

export const SPACE = 0;
/** Letters and digits; every character beyond ASCII counts as one. */
export const ALPHANUMERIC = 1;
/** A comma or line end: the words on its two sides belong to different parts. */
const BREAK = 2;
/** Punctuation that may stand inside a word or number: 5/24, O'BRIEN. */
export const JOINER = 3;
export const OTHER = 4;
export const OPEN = 5;
export const CLOSE = 6;

const CLASSES = new Uint8Array(128);
const DIGITS_AND_LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const assign = (characters: string, kind: number): void => {
  for (let i = 0; i < characters.length; i++) CLASSES[characters.charCodeAt(i)] = kind;
};
CLASSES.fill(OTHER, 33, 127);
assign(DIGITS_AND_LETTERS, ALPHANUMERIC);
assign(',;|~\n\r\t\v\f', BREAK);
assign("'`./\\-&+?", JOINER);
assign('([{<', OPEN);
assign(')]}>', CLOSE);

/** The class of a character code of folded text (capitals). */
export const classOf = (code: number): number => (code < 128 ? CLASSES[code]! : ALPHANUMERIC);

/** True if a letter or digit stands at that place of a text, in small letters or capitals. */
export const isWordCharacter = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  return code >= 97 && code <= 122 ? true : classOf(code) === ALPHANUMERIC && !Number.isNaN(code);
};

/** The one letter that stands in brackets at that place of folded text, as in 12(A); '' for anything else. */
export const letterInBrackets = (text: string, at: number): string =>
  text[at] === '(' && text[at + 2] === ')' && /^[A-Z]$/.test(text[at + 1]!) ? text[at + 1]! : '';
