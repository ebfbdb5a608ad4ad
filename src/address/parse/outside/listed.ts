// The number or letter that an address has in a list, written before it: "1. 24 Smith St", "b) Unit 5, 24 Smith St". A
// point with a street alone behind it is that of a house: "24. Smith St".
import { KIND, kindsOf } from '../../vocabulary/kinds.js';

const ROMAN = '(?:i{1,3}|iv|vi{0,3}|ix|x)';
/** Such a number or letter. */
const LISTED = new RegExp(
  String.raw`^(?:\((?:\d{1,3}|[a-z]|${ROMAN})\)|(?:\d{1,3}|[a-z]|${ROMAN})\)(?=\s)|(?!i\.)${ROMAN}\.(?=\s)|` +
    String.raw`\d{1,3}[.:](?=\s))\s*(?=[a-z\d])`,
  'i',
);
/** Characters that it is found by, among the first of a text. */
const SIGN = /^[(\w]\w{0,3}[).:]/;
/** The beginning of a part that has its own number. */
const NUMBERED_PART = new RegExp(
  String.raw`^(?:[a-z]{0,2}\d|(?:(?:g\.? ?)?p\.? ?o\.? box|locked bag|private (?:mail )?bag|[cr]mb|pmb|rsd|ms|lots?|` +
    'units?|u|l|flats?|apartments?|apt|shops?|suites?|level|lvl|room|site|building|block|bldg)' +
    String.raw`\.? ?[a-z]{0,2}\d|ground floor\b)`,
  'i',
);
/** A number behind other words, and one behind a comma, that no postcode is. */
const NUMBER_BEHIND = /[a-z,] [a-z]?\d{1,3}[a-z]?(?![\d.])|\d[-/]\d/i;

/** Length of such a number or letter at the start of a text, with the blanks behind it; 0 where none stands there. */
export function listedLength(text: string): number {
  if (!SIGN.test(text)) return 0;
  const found = LISTED.exec(text);
  if (!found) return 0;
  const { length } = found[0];
  const rest = text.slice(length);
  if (!/[a-z]{2}/i.test(rest) || /^\d+(?:st|nd|rd|th)\b/i.test(rest)) return 0;
  const isLetter = !/^\(?\d/.test(text);
  return isLetter || NUMBERED_PART.test(rest) || NUMBER_BEHIND.test(rest) || !beginsWithStreet(rest) ? length : 0;
}

/** True if the first part of a text, up to a comma or several blanks, is a street, and no premises before one. */
function beginsWithStreet(text: string): boolean {
  const [first = '', ...others] = text.split(/[,;|~\n]| {2,}/);
  const kinds = first
    .toUpperCase()
    .split(/[^A-Z']+/)
    .filter((word) => word !== '')
    .map(kindsOf);
  const isType = (k: number | undefined): boolean => k !== undefined && (k & KIND.strongType) !== 0;
  if (((kinds[0] ?? 0) & KIND.corner) !== 0) return false;
  // RIVER HALL, RIVER PLAZA BELGRAVE ST; STATION ST and OLD HALL ROAD are streets.
  // SMITH ST WETHERILL PARK: what stands behind the type is a place.
  const type = kinds.findIndex((k, i) => i > 0 && isType(k));
  const isPremises = kinds.some(
    (k, i) => i > 0 && (type < 0 || i < type) && (k & KIND.building) !== 0 && !isType(k) && !isType(kinds[i + 1]),
  );
  if (isPremises) return false;
  const isTyped = kinds.some((k, i) => i > 0 && isType(k));
  return (
    isTyped || !others.some((part) => /\d [a-z]/i.test(part) || part.toUpperCase().split(' ').map(kindsOf).some(isType))
  );
}
