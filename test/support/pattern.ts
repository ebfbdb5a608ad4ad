/** One regular expression of the parts one after another, each valid by itself: for a pattern too long for a line. */
export const patternOf = (...parts: readonly RegExp[]): RegExp =>
  new RegExp(parts.map(({ source }) => source).join(''), parts[0]?.flags);
