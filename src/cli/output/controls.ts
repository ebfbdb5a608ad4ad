// What may be sent to a terminal: no text of the data steers it.
/** Control characters, and what breaks a line, that Unicode has beside them. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;

/** What turns the direction of the text around it, or would do so to all that follows on the line. */
const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Half of a pair of UTF-16: no letter. */
const HALVES = /\p{Cs}/gu;

/**
 * A text without what would steer the terminal: control characters are blanks, and what turns the direction of letters
 * is left out. The letters of a script from right to left keep their own.
 */
export const withoutControls = (text: string): string =>
  text.replace(CONTROLS, ' ').replace(TURNS, '').replace(HALVES, '\ufffd');

/** JSON that steers no terminal and says the same: what is no letter in it is escaped. */
export const jsonWithoutControls = (json: string): string =>
  json.replace(/[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });

/** A text of several lines without what would steer the terminal, but for their ends. */
export const linesWithoutControls = (text: string): string => text.split('\n').map(withoutControls).join('\n');
