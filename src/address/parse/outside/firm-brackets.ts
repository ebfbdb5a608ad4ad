// Brackets within the name of a firm: KOALA (NSW) PTY LTD is no line of New South Wales, and nothing is a remark.

const WITHIN = /\(([^()]{1,40})\)(?= ?(?:pty|p\/l|ltd|limited|inc|incorporated)\b)/gi;

/** The text, as long as it was, with blanks in the place of such brackets. */
export const withoutFirmBrackets = (text: string): string =>
  text.includes('(') ? text.replace(WITHIN, (_, inner: string) => ` ${inner} `) : text;
