// What programs and people write in a part of an address that they have nothing for: null, N/A, undefined, not known.
// Only a part that says nothing else is taken for it, with the postcode behind it that the next column had.

/** Such words; NA is a province of Italy, and NULL a type of street, behind a name. */
const WORDS =
  'n/a|null|none|nil|undefined|unknown|default|tb[ac]|not (?:known|applicable|provided|specified|supplied|available)';
/** A text with none of them does not have this. */
const SAYS_SO = /\b(?:n\/a|null|none|nil|undef|unkn|default|tb[ac]|not |nan)\b|undef|unkn/i;
const PART = new RegExp(
  String.raw`(?:^|[,;|\n])[ ([<-]*((?:${WORDS})(?: null)*)[ )\]>.-]*(?=$|[,;|\n]| \d{4}(?: *$|[,;|\n]))`,
  'gi',
);
/** What data frames write for a number that there is none of; Nan is a town of Thailand. */
const NAN = /(?:^|[,;|\n]) *(nan|NaN) *(?=$|[,;|\n])/g;

/** Spans [from, to) of a text that are such words. */
export function nothingSpans(text: string): [number, number][] {
  if (!SAYS_SO.test(text)) return [];
  const found: [number, number][] = [];
  for (const form of [PART, NAN]) {
    for (const { 0: match, 1: said = '', index } of text.matchAll(form)) {
      const from = index + match.indexOf(said);
      found.push([from, from + said.length]);
    }
  }
  return found;
}
