// How much of a text a message has: what it quotes may be of any length.

/** Characters of the longest remark on a call or a record of it, and of what is said of a refused request. */
export const LONGEST_REMARK = 500;

/** Half of a character that takes two, whose other half was cut off. */
const HALF = /[\uD800-\uDBFF]$/;

/** The beginning of a text, where it is longer than a message should be. Of a shortened text, the same. */
export const shortened = (text: string, longest = LONGEST_REMARK): string =>
  text.length > longest ? `${text.slice(0, longest).replace(HALF, '')}…` : text;
