// A text of the form that most of a file has: a number, with a unit before it perhaps, words, and a postcode or none.
// What other texts carry beside an address has signs, digits or words that none of these has, so that it need not be
// looked for.
import { mayEndInHours } from '../outside/hours.js';

/** Words for a unit that lead a text. */
const UNITS = 'unit|unt|un|flat|shop|apartment|apt|suite|villa|factory|u';
/** What may stand between the word for a unit and its number: UNIT NO. 5, UNIT #5. */
const NUMBERED = '(?: ?no\\.?(?= |\\d)| ?#)?';
/** What parts the number of a unit from that of the house. */
const BEHIND_UNIT = '(?: - | |/|, ?)';
/**
 * The number of the house, that of its unit before it: 24, 24A, 24-26, 5/24-26, UNIT 5 24, U5/24, SHOP 5, 24,
 * UNIT NO. 5 - 24.
 */
const HEAD =
  String.raw`(?:(?:${UNITS})${NUMBERED} ?[a-z]?\d{1,4}[a-z]?${BEHIND_UNIT}|\d{1,4}[a-z]?/)?` +
  String.raw`\d{1,4}[a-z]?(?:[-/]\d{1,4}[a-z]?)?`;
/**
 * Words that stand for nothing (NULL), or that lead to a number or a code: a plan's, a range's, a postcode's. SOUTH
 * AUST is a state cut short.
 */
const LOOKED_FOR =
  'null|none|nil|nan|not|undefined|unknown|default|tb[ac]|sp|dps?|rp|to|code|aust|nos?|number|km|' +
  'apartment|apt|flat|office|shop|suite|unit|villa';
/** What parts two words: a blank, a comma, the point of an abbreviation of up to four letters before either. */
const PARTED = String.raw`(?:, {0,2}| {1,3}|(?<=[ ,][a-z]{2,4})\.(?:, {0,2}| {1,3}))`;
/** A word: EMU, KU-RING, O'BRIEN. */
const WORD = String.raw`(?!(?:${LOOKED_FOR})\b)[a-z]{1,30}(?:'[a-z]{1,28})?(?:-[a-z]{2,30})?`;
const PLAIN = new RegExp(String.raw`^${HEAD}(?:${PARTED}${WORD}){2,14}(?:${PARTED}\d{4})?$`, 'i');
/** A telephone number that no label leads to begins so; a number that leads the text is none. */
const MAY_CALL = /\D(?:0\d|1[38]00)/;
/** Words that ran together: SmithSt. */
const RUN_TOGETHER = /[a-z][A-Z]/;

const NINE = 57;

/** The last text that was asked, and its answer: a line is asked for by who cleanses it and by who cuts it. */
let latest: { readonly text: string; readonly isPlain: boolean } = { text: '', isPlain: false };

/**
 * True for a text in which nothing is to be looked for but the words of an address: no tags, labels, contacts, dates,
 * hours, plans, coordinates, brackets, quotes or lost signs, and no country before it.
 */
export function isPlain(text: string): boolean {
  if (latest.text !== text) {
    latest = {
      text,
      isPlain:
        PLAIN.test(text) &&
        !RUN_TOGETHER.test(text) &&
        !MAY_CALL.test(text) &&
        // A digit ends a postcode there.
        (text.charCodeAt(text.length - 1) <= NINE || !mayEndInHours(text)),
    };
  }
  return latest.isPlain;
}
