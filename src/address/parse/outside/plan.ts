// The plan of survey that a property is on, as a part of its own or behind a unit: SP 98765, 12 SMITH ST;
// UNIT 4 SP 98765, 12 SMITH ST; with the lot before it as registers write it: 4/DP98765, 12 SMITH ST. No shop has such
// a number. Another lot's plan is read with the lot.

const PLAN = new RegExp(
  String.raw`(?<=^|[,;|(\n] *|\b(?:unit|flat|apartment|apt) \d{1,4}[a-z]? )` +
    String.raw`(?:(?:SP|DPS?|RP) ?\d{4,7}(?= *(?:$|[,;|)\n])| +\d)|` +
    String.raw`\d{1,4}[a-z]?\/{1,2}(?:SP|DP|RP) ?\d{4,7}(?= *(?:[,;|)\n]| +\d)))`,
  'gi',
);
/** A text without a plan does not have this. */
const SAYS_SO = /[pP][sS]? ?\d{4}/;

/** Spans [from, to) of a text that are plans. */
export const planSpans = (text: string): [number, number][] =>
  SAYS_SO.test(text)
    ? [...text.matchAll(PLAN)].map(({ 0: match, index }): [number, number] => [index, index + match.length])
    : [];
