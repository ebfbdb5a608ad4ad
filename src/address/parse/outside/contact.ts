// How to reach somebody, written beside an address, and the number of a business: email, site, telephone, ABN. No part
// of an address has such forms; where one could, a number of a house or a postcode, a label or the area code says what
// it is.

/** What leads to a telephone number, with or without a colon. */
const LABEL =
  '(?:tele?phone|phone|ph|tel|mobile|mob|cell(?:phone)?|fax|free ?phone|free ?call|' +
  '(?:call|contact|phone|text)(?: us)?(?: on)?)';
const NUMBERED = '(?: (?:no\\.?|number))?';
const EXTENSION = '(?:,? *(?:ext?\\.?|extn\\.?|extension) *\\d{1,5})?';
/** Numbers of New Zealand and Australia with their area code, free call or country code, however they are grouped. */
const NATIONAL = [
  String.raw`(?:\+|00) ?6[14][ ().-]{0,3}(?:0\)?[ .-]?)?\d(?:[ ().-]{0,2}\d){6,9}`,
  String.raw`\(0[2-9]\)[ .-]{0,2}\d{3,4}[ .-]{0,2}\d{3,4}`,
  String.raw`\(02\d\)[ .-]?\d{3}[ .-]?\d{3,5}`,
  String.raw`(?<=[,;] *)6[14] [2-9] \d{3,4} \d{4}`,
  String.raw`0[2-9][ .-]\d{3,4}[ .-]?\d{4}`,
  String.raw`0[2-9]\d{7,8}`,
  String.raw`02[0-9][ .-]?\d{3}[ .-]?\d{3,5}`,
  String.raw`02[0-9][ .-]?\d{2}[ .-]?\d{2}[ .-]?\d{2,3}`,
  String.raw`04\d\d[ .-]?\d{3}[ .-]?\d{3}`,
  String.raw`(?:0800|0508|1[38]00)(?:[ .-]?\d){5,7}`,
].join('|');
/** A number behind its label, which says enough. */
const ANY = String.raw`[(+]?\d(?:[ ().-]{0,2}\d){5,12}`;
/** What may stand behind a number or begin before it: another part, or the end. */
const END = String.raw`(?= *(?:$|\.? *$|[,;|()\n/]|australia\b|[-–—.] |(?:or|and|&|[a-z]{1,9}:|[ptmf] +[(+0])))`;
const LABELLED = String.raw`${LABEL}${NUMBERED} ?[.:#-]? *(?:${NATIONAL}|${ANY})`;
const LETTERED = String.raw`(?:[ptmfcw] ?[.:] *|(?<=(?:[,;|\n] *|\d{4} |^ +))[ptmf] +)?(?:${NATIONAL})`;
const PHONE = new RegExp(String.raw`(?<![\w+.\\/-])(?:${LABELLED}|${LETTERED})${EXTENSION}(?!\d)${END}`, 'gi');
const EMAIL = /(?:\be-?mail(?: us)?(?: at)? ?:? *|\be ?: *)?[\w.+'-]{1,64}@[\w-]{1,63}(?:\.[\w-]{2,63}){1,4}/gi;
const TO_SITE = String.raw`(?:web(?:site|page)? ?:? *|w ?: *)?`;
/** What the name of a site ends in that has neither a protocol nor a www. */
const TOP = String.raw`(?:(?:com|net|org|edu|gov|govt|ac|co|school|asn|id)\.(?:nz|au)|com|nz)`;
const SITE = new RegExp(
  String.raw`(?<![\w.])${TO_SITE}(?:(?:https?:\/\/|www\.)[^\s,;|)]{3,200}|` +
    String.raw`(?<=[\s,;|:])[a-z\d-]{2,63}\.${TOP}(?:\/[^\s,;|]{0,200})?(?= *(?:$|[,;|)])))`,
  'gi',
);

/** Eleven or nine digits in their groups, behind which the number of a house may follow without a comma. */
const OF_AUSTRALIA = String.raw`(?:ABN${NUMBERED} ?[.:#]? *\d\d|(?:ACN|ARBN)${NUMBERED} ?[.:#]? *)(?:[ -]?\d{3}){3}`;
/** A number that a business is registered under: ABN 12 345 678 901, NZBN 9429000000000. */
const REGISTERED = new RegExp(
  String.raw`\b(?:(?:ABN|ACN|ARBN|NZBN|GST)${NUMBERED} ?[.:#]? *\d(?:[ -]?\d){7,12}(?![\d-])` +
    String.raw`(?= *(?:$|[,;|)\n]|[-–—] ))|${OF_AUSTRALIA}(?![\d-]))`,
  'gi',
);

/**
 * A day that something was or will be: AS OF 29/7/07 with the year of this century in two digits, and 26/02/2024 alone
 * at the end of a line.
 */
const DATE = new RegExp(
  String.raw`\b(?:as (?:of|at)|on|from|since|until|till?|dated?:?) \d{1,2}\/\d{1,2}\/(?:0\d|20\d\d)(?!\d)|` +
    String.raw`(?<=[\p{L}\d)] {1,3})[0-3]?\d\/[01]?\d\/20\d\d(?=\s*$)`,
  'giu',
);

/** What a text without any such thing does not have. */
const SIX_DIGITS = /\d[ ().-]{0,2}\d[ ().-]{0,2}\d[ ().-]{0,2}\d[ ().-]{0,2}\d[ ().-]{0,2}\d/;
const NAMES_SITE = /\.(?:nz|com|au)\b|www\./i;
const hasSome = (text: string): boolean =>
  text.includes('@') || text.includes('://') || (text.includes('.') && NAMES_SITE.test(text)) || SIX_DIGITS.test(text);

/** Spans [from, to) of a text that say how to reach somebody. A number that leads a text is none. */
export function contactSpans(text: string): [number, number][] {
  const isDated = text.includes('/') && /\/\d{1,2}\/[02]/.test(text);
  if (!isDated && !hasSome(text)) return [];
  const found: [number, number][] = [];
  for (const form of [...(isDated ? [DATE] : []), EMAIL, SITE, REGISTERED, PHONE]) {
    // What was found ends what stands before it.
    const rest = found.reduce(
      (left, [from, to]) => `${left.slice(0, from)},${' '.repeat(to - from - 1)}${left.slice(to)}`,
      text,
    );
    for (const { 0: match, index } of rest.matchAll(form)) {
      if (index > 0 && /\S/.test(match)) found.push([index, index + match.length]);
    }
  }
  return found;
}
